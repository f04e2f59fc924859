#include "tools/proof_text.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tools/explanation.h"

namespace tablepick {
namespace {

absl::string_view Pronoun(Player player) {
  return player == Player::kAlice ? "she" : "he";
}

// All cards that a tree names, but for those of hands.
CardSet Named(const ProofNode& node) {
  CardSet cards;
  for (const ProofBranch& branch : node.branches) {
    for (const Card card : branch.cards) cards.Add(card);
    cards = cards | Named(branch.then);
  }
  return cards;
}

class Teller {
 public:
  Teller(const Rules& rules, const Proof& proof, size_t width)
      : rules_(rules), position_(proof.position), width_(width) {}

  std::string Tell(const Strategy& strategy) {
    player_ = strategy.player;
    text_.clear();
    Tell(strategy.start, "", 0);
    return text_;
  }

 private:
  // Tells `node`; `sentence` is what there is before it of the line.
  void Tell(const ProofNode& node, const std::string& sentence, size_t indent) {
    switch (node.kind) {
      case ProofNode::Kind::kEnd: {
        const std::string end = Ending(node, sentence.empty());
        AddLine(sentence.empty() ? end : absl::StrCat(sentence, end), indent);
        break;
      }
      case ProofNode::Kind::kTake: {
        const ProofBranch& branch = node.branches[0];
        const std::string takes = absl::StrCat(
            sentence.empty() ? absl::StrCat(PlayerName(player_), " ")
                             : absl::StrCat(sentence, Pronoun(player_), " "),
            "takes ", branch.cards[0].ToString(), instead_);
        instead_.clear();
        Pick(branch.cards[0]);
        Tell(branch.then, absl::StrCat(takes, ": "), indent);
        position_.Undo();
        break;
      }
      case ProofNode::Kind::kReplies:
        if (!sentence.empty()) {
          // The colon would lead on to an ending.
          AddLine(sentence.substr(0, sentence.size() - 2), indent);
          indent += 2;
        }
        for (const ProofBranch& branch : node.branches) {
          TellReply(branch, node.branches.size() == 1, indent);
        }
        break;
    }
  }

  void TellReply(const ProofBranch& branch, bool only, size_t indent) {
    const std::vector<Card>& cards = branch.cards;
    const Card first = cards[0];
    const std::vector<Card> others(cards.begin() + 1, cards.end());
    const absl::string_view opponent = PlayerName(Opponent(player_));

    // Where the cards change places, and so have to be told apart.
    CardSet named = Named(branch.then);
    const bool takes = branch.then.kind == ProofNode::Kind::kTake;
    if (takes) {
      const ProofBranch& take = branch.then.branches[0];
      const bool one_of_them = std::find(others.begin(), others.end(),
                                         take.cards[0]) != others.end();
      named = Named(take.then);
      if (one_of_them) {
        instead_ = absl::StrCat(", or ", first.ToString(), " if ",
                                take.cards[0].ToString(), " is gone");
      }
    }
    const bool exchange =
        std::any_of(cards.begin(), cards.end(),
                    [&](Card card) { return named.Contains(card); }) &&
        !others.empty();
    std::string sentence;
    if (exchange) {
      instead_.clear();
      sentence =
          absl::StrCat("If ", opponent, " takes ", first.ToString(), " (or ",
                       only ? "any other card" : CardsOr(others),
                       ": it then changes places with ", first.ToString(),
                       " in what follows), ");
    } else if (only) {
      sentence = absl::StrCat("Whatever ", opponent, " takes, ");
    } else {
      sentence = absl::StrCat("If ", opponent, " takes ", CardsOr(cards), ", ");
    }
    const bool merged_before = merged_;
    merged_ = merged_ || !others.empty();
    Pick(first);
    Tell(branch.then, sentence, indent);
    position_.Undo();
    merged_ = merged_before;
  }

  // The hands at an end, as a part of a sentence, or the start of one.
  std::string Ending(const ProofNode& node, bool starts) const {
    const std::string hands =
        DescribeHands(rules_, node.hands[0], node.hands[1]);
    const int left =
        position_.deal().picks() - static_cast<int>(position_.history().size());
    const int open = position_.deal().shape().table -
                     static_cast<int>(position_.history().size());
    const bool one_way = !merged_ && (left == 0 || open == 1);
    if (!starts) return absl::StrCat(one_way ? "" : "at the closest, ", hands);
    if (left > 0) {
      return absl::StrCat("Whatever is taken, ",
                          one_way ? "" : "at the closest, ", hands);
    }
    // A whole sentence of its own.
    std::string sentence = hands;
    if (sentence[0] == 'b') sentence[0] = 'B';
    return sentence;
  }

  void Pick(Card card) {
    const auto table = position_.deal().table();
    position_.Pick(static_cast<int>(
        std::find(table.begin(), table.end(), card) - table.begin()));
  }

  void AddLine(absl::string_view sentence, size_t indent) {
    text_ += Wrap(absl::StrCat(sentence, "."), width_, indent, 2);
  }

  const Rules& rules_;
  Position position_;
  size_t width_;
  Player player_ = Player::kAlice;
  std::string text_;
  // What the next card that is taken is taken instead of.
  std::string instead_;
  // Whether a branch of several cards leads here.
  bool merged_ = false;
};

}  // namespace

std::string ProofInWords(const Rules& rules, const Proof& proof, size_t width) {
  Teller teller(rules, proof, width);
  if (proof.outcome != Outcome::kDraw) {
    return absl::StrCat(OutcomeName(proof.outcome), " wins.\n",
                        teller.Tell(proof.strategies[0]));
  }
  std::string text = "It is a draw.\n";
  for (const Strategy& strategy : proof.strategies) {
    absl::StrAppend(&text, PlayerName(strategy.player), " does not lose:\n",
                    teller.Tell(strategy));
  }
  return text;
}

}  // namespace tablepick
