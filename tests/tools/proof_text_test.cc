#include "tools/proof_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "eval/card_text.h"
#include "solver/notation.h"
#include "solver/prove.h"
#include "solver/random.h"
#include "tests/solver/random_deals.h"
#include "tools/console.h"
#include "tools/explanation.h"

namespace tablepick {
namespace {

std::string Tell(const std::string& deal, const Rules& rules = PokerRules()) {
  return ProofInWords(rules, Prove(rules, ParsePosition(rules, deal).value()));
}

TEST(ProofTextTest, TellsAPickThatSettlesTheGame) {
  EXPECT_EQ(Tell("AcAdKhKd/QcQdQh2c/3d4dAh"),
            "Alice wins.\n"
            "Alice takes Ah: at the closest, Alice's full house, aces over "
            "kings, beats Bob's\n"
            "  three of a kind, queens, four and deuce kickers.\n");
}

TEST(ProofTextTest, TellsWhatIsSettledAlready) {
  EXPECT_EQ(Tell("AcAdKhKd/QcQdQh2c/3d4dAh:3d"),
            "Bob wins.\n"
            "Whatever is taken, at the closest, Bob's three of a kind, queens, "
            "four and deuce\n"
            "  kickers, beats Alice's two pair, aces and kings, three "
            "kicker.\n");
  EXPECT_EQ(Tell("AcAdKhKd/QcQdQh2c/4dAh:Ah"),
            "Alice wins.\n"
            "Whatever is taken, Alice's full house, aces over kings, beats "
            "Bob's three of a\n"
            "  kind, queens, four and deuce kickers.\n");
  EXPECT_EQ(Tell("AcAdKhKd/QcQdQh2c/3d4dAh:Ah4d"),
            "Alice wins.\n"
            "Alice's full house, aces over kings, beats Bob's three of a kind, "
            "queens, four\n"
            "  and deuce kickers.\n");
  EXPECT_EQ(Tell("2c3d4h5s6c/2d3h4s5c6d/"),
            "It is a draw.\n"
            "Alice does not lose:\n"
            "Both have equal hands: straight, six high.\n"
            "Bob does not lose:\n"
            "Both have equal hands: straight, six high.\n");
}

TEST(ProofTextTest, TellsRepliesOneByOneAndTogether) {
  EXPECT_EQ(Tell("2sTc/Ah2d/Ac3s7d4s5hTh"),
            "Alice wins.\n"
            "Alice takes Ac.\n"
            "  If Bob takes 3s (or 4s, 5h or Th: it then changes places with "
            "3s in what\n"
            "    follows), she takes 7d.\n"
            "    Whatever Bob takes, she takes 5h, or 4s if 5h is gone: at the "
            "closest,\n"
            "      Alice's high card, A-T-7-3-2, beats Bob's high card, "
            "A-T-5-4-2.\n"
            "  If Bob takes 7d, she takes Th: at the closest, Alice's pair of "
            "tens, ace,\n"
            "    three and deuce kickers, beats Bob's high card, A-7-5-4-2.\n");
}

TEST(ProofTextTest, TellsBothSidesOfADraw) {
  EXPECT_EQ(Tell("9cJc/Jd6d/9h6c6hJs6sJh"),
            "It is a draw.\n"
            "Alice does not lose:\n"
            "Alice takes 6c.\n"
            "  If Bob takes Js (or any other card: it then changes places with "
            "Js in what\n"
            "    follows), she takes Jh.\n"
            "    Whatever Bob takes, she takes 6s, or 6h if 6s is gone: at the "
            "closest, both\n"
            "      have equal hands: two pair, jacks and sixes, nine kicker.\n"
            "Bob does not lose:\n"
            "Whatever Alice takes, he takes Jh, or Js if Jh is gone: at the "
            "closest, both\n"
            "  have equal hands: two pair, jacks and sixes, nine kicker.\n");
}

TEST(ProofTextTest, FitsTheWidth) {
  const Position position =
      ParsePosition(PokerRules(), "2sTc/Ah2d/Ac3s7d4s5hTh").value();
  const Proof proof = Prove(PokerRules(), position);
  for (const size_t width : {30u, 40u, 60u, 200u}) {
    const std::string text = ProofInWords(PokerRules(), proof, width);
    for (const absl::string_view line : absl::StrSplit(text, '\n')) {
      EXPECT_LE(Columns(line), width);
    }
  }
}

// Reads a proof in words next to the proof itself, and checks that each
// sentence says what the proof says.
class Listener {
 public:
  Listener(const Rules& rules, const Proof& proof)
      : rules_(rules), proof_(proof), position_(proof.position) {}

  void Check() {
    const std::string text = ProofInWords(rules_, proof_, 100000);
    for (const absl::string_view line : absl::StrSplit(text, '\n')) {
      lines_.emplace_back(line);
    }
    ++next_;  // who wins
    for (const Strategy& strategy : proof_.strategies) {
      if (proof_.outcome == Outcome::kDraw) ++next_;
      player_ = strategy.player;
      Check(strategy.start, 0);
    }
    EXPECT_EQ(lines_.size(), next_ + 1);
  }

 private:
  // Takes the next line, without its blanks and its full stop.
  std::string Line(size_t indent) {
    if (next_ >= lines_.size()) {
      ADD_FAILURE() << "the words end too early";
      return "";
    }
    const std::string& line = lines_[next_++];
    EXPECT_EQ(line.substr(0, indent), std::string(indent, ' '));
    EXPECT_EQ(line.back(), '.');
    return line.substr(indent, line.size() - indent - 1);
  }

  // The rest of `line` behind what matches `pattern`, which it has to begin
  // with; the parts in brackets go to match_.
  std::string After(const std::string& line, const std::string& pattern) {
    static const std::string card = "[2-9TJQKA][cdhs]";
    std::string expanded;
    for (const char c : pattern) {
      if (c == '#') {
        absl::StrAppend(&expanded, "(", card, ")");
      } else if (c == '*') {
        absl::StrAppend(&expanded, "(", card, "(?:(?:, | or )", card, ")*)");
      } else {
        expanded += c;
      }
    }
    std::smatch match;
    if (!std::regex_search(line, match, std::regex("^" + expanded))) {
      return "?";
    }
    match_.assign(match.begin(), match.end());
    return match.suffix();
  }

  std::vector<Card> Cards(const std::string& list) {
    std::vector<Card> cards;
    for (size_t i = 0; i + 1 < list.size(); ++i) {
      const CardScan scan = ScanCard(absl::string_view(list).substr(i, 2));
      if (scan.length == 2) cards.push_back(scan.card);
    }
    return cards;
  }

  void Check(const ProofNode& node, size_t indent) {
    switch (node.kind) {
      case ProofNode::Kind::kEnd:
        CheckEnd(node, Line(indent), true);
        return;
      case ProofNode::Kind::kTake: {
        const std::string name(player_ == Player::kAlice ? "Alice" : "Bob");
        CheckTake(node, After(Line(indent), name + " takes #"), indent);
        return;
      }
      case ProofNode::Kind::kReplies:
        for (const ProofBranch& branch : node.branches) {
          CheckReply(branch, node.branches.size(), indent);
        }
        return;
    }
  }

  // What stands behind the card that is taken, which is in match_.
  void CheckTake(const ProofNode& node, const std::string& rest,
                 size_t indent) {
    const ProofBranch& branch = node.branches[0];
    ASSERT_NE(rest, "?");
    EXPECT_EQ(Cards(match_[1]), branch.cards);
    Pick(branch.cards[0]);
    if (branch.then.kind == ProofNode::Kind::kEnd) {
      const std::string end = After(rest, ": ");
      CheckEnd(branch.then, end, false);
    } else {
      EXPECT_EQ(rest, "");
      Check(branch.then, indent + 2);
    }
    position_.Undo();
  }

  void CheckReply(const ProofBranch& branch, size_t branches, size_t indent) {
    const std::string line = Line(indent);
    SCOPED_TRACE(line);
    const std::string name(player_ == Player::kAlice ? "Bob" : "Alice");
    const Card first = branch.cards[0];
    bool any_order = true;
    std::string rest = After(line, "Whatever " + name + " takes, ");
    std::vector<Card> told;
    if (rest != "?") {
      told = Open();
      EXPECT_EQ(branches, 1u);
    } else {
      rest =
          After(line, "If " + name +
                          " takes # \\(or (?:*|any other card): "
                          "it then changes places with # in what follows\\), ");
      if (rest != "?") {
        any_order = false;
        EXPECT_EQ(Cards(match_[1])[0], first);
        EXPECT_EQ(Cards(match_[3])[0], first);
        told = !match_[2].empty() ? Cards(match_[2]) : Open();
        if (!match_[2].empty()) told.push_back(first);
        EXPECT_EQ(!match_[2].empty(), branches != 1);
      } else {
        rest = After(line, "If " + name + " takes *, ");
        ASSERT_NE(rest, "?");
        told = Cards(match_[1]);
      }
    }
    std::vector<Card> cards = branch.cards;
    std::sort(cards.begin(), cards.end());
    std::sort(told.begin(), told.end());
    EXPECT_EQ(told, cards);

    const bool merged = merged_;
    merged_ = merged_ || cards.size() > 1;
    Pick(first);
    if (branch.then.kind == ProofNode::Kind::kEnd) {
      CheckEnd(branch.then, rest, false);
    } else {
      const std::string pronoun(player_ == Player::kAlice ? "she" : "he");
      const Card taken = branch.then.branches[0].cards[0];
      const bool instead = any_order && std::find(cards.begin(), cards.end(),
                                                  taken) != cards.end();
      if (instead) {
        rest = After(rest, pronoun + " takes #, or # if # is gone");
        ASSERT_NE(rest, "?");
        EXPECT_EQ(Cards(match_[2])[0], first);
        EXPECT_EQ(Cards(match_[3])[0], taken);
      } else {
        rest = After(rest, pronoun + " takes #");
      }
      CheckTake(branch.then, rest, indent);
      if (any_order) {
        // No card of several may be named below, as it could be another one.
        CheckUnnamed(branch.then.branches[0].then, cards);
      }
    }
    position_.Undo();
    merged_ = merged;
  }

  void CheckUnnamed(const ProofNode& node, const std::vector<Card>& cards) {
    if (cards.size() == 1) return;
    for (const ProofBranch& branch : node.branches) {
      for (const Card card : branch.cards) {
        EXPECT_EQ(std::count(cards.begin(), cards.end(), card), 0);
      }
      CheckUnnamed(branch.then, cards);
    }
  }

  void CheckEnd(const ProofNode& node, std::string text, bool starts) {
    SCOPED_TRACE(text);
    const size_t left = static_cast<size_t>(position_.deal().picks()) -
                        position_.history().size();
    const bool one_way = !merged_ && (left == 0 || Open().size() == 1);
    if (starts && left > 0) text = After(text, "Whatever is taken, ");
    if (!one_way) text = After(text, "at the closest, ");
    std::string hands = DescribeHands(rules_, node.hands[0], node.hands[1]);
    if (starts && left == 0) {
      hands[0] = static_cast<char>(std::toupper(hands[0]));
    }
    EXPECT_EQ(text, hands);
  }

  std::vector<Card> Open() const {
    std::vector<Card> open;
    for (int i = 0; i < position_.deal().shape().table; ++i) {
      if (position_.CanPick(i)) {
        open.push_back(position_.deal().table()[static_cast<size_t>(i)]);
      }
    }
    return open;
  }
  void Pick(Card card) {
    const auto table = position_.deal().table();
    position_.Pick(static_cast<int>(
        std::find(table.begin(), table.end(), card) - table.begin()));
  }

  const Rules& rules_;
  const Proof& proof_;
  Position position_;
  Player player_ = Player::kAlice;
  std::vector<std::string> lines_;
  size_t next_ = 0;
  bool merged_ = false;
  std::vector<std::string> match_;
};

TEST(ProofTextTest, SaysWhatTheProofSays) {
  Random random(21);
  for (const Rules* rules : AllRules()) {
    for (const Shape shape : AllShapes(*rules)) {
      if (shape.table > 9) continue;
      const int rounds = shape == StandardShape(*rules) ? 100 : 3;
      for (int round = 0; round < rounds; ++round) {
        Position position(RandomDeal(*rules, shape, random));
        if (position.deal().picks() > 0 && random.OneIn(4)) position.Pick(0);
        SCOPED_TRACE(FormatPosition(position));
        const Proof proof = Prove(*rules, position);
        Listener(*rules, proof).Check();
        if (HasFailure()) return;
      }
    }
  }
}

}  // namespace
}  // namespace tablepick
