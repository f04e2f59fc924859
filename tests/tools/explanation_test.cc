#include "tools/explanation.h"

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "solver/notation.h"
#include "solver/random.h"
#include "solver/solver.h"
#include "tests/solver/random_deals.h"

namespace tablepick {
namespace {

std::string Explain(const std::string& text,
                    const Rules& rules = PokerRules()) {
  return ExplainOutcome(rules, ParsePosition(rules, text).value());
}

TEST(DescribeHandsTest, NamesTheWinnerFirst) {
  const auto hands = [](const std::string& deal) {
    const Position position = ParsePosition(PokerRules(), deal).value();
    return DescribeHands(PokerRules(), position.Hand(Player::kAlice),
                         position.Hand(Player::kBob));
  };
  EXPECT_EQ(hands("9c9d9h4c4h/KcKd4d4sAh/"),
            "Alice's full house, nines over fours, beats Bob's two pair, kings "
            "and fours, ace kicker");
  EXPECT_EQ(hands("KcKd4d4sAh/TsJsQsKsAs/"),
            "Bob's royal flush beats Alice's two pair, kings and fours, ace "
            "kicker");
  EXPECT_EQ(hands("2c3d4h5s6c/2d3h4s5c6d/"),
            "both have equal hands: straight, six high");
}

TEST(CardsOrTest, ListsCards) {
  const Card a = Card::FromIndex(0), b = Card::FromIndex(1);
  EXPECT_EQ(CardsOr({a}), "2c");
  EXPECT_EQ(CardsOr({a, b}), "2c or 2d");
  EXPECT_EQ(CardsOr({b, a, b}), "2d, 2c or 2d");
}

TEST(ExplainOutcomeTest, WinsByTaking) {
  EXPECT_EQ(Explain("4c3h/Kh7c/As9h8hKd3c8d"),
            "Alice wins, but only by taking Kd. Best play goes on Kd As 8h 8d "
            "3c 9h, and Alice's pair of threes, king, eight and four "
            "kickers, beats Bob's high card, A-K-9-8-7.");
}

TEST(ExplainOutcomeTest, WinsByAnswering) {
  EXPECT_EQ(Explain("3c4c/8hQc/4d8sQs3sQhTh"),
            "Bob wins, whatever Alice takes: after Qh he takes Qs; after Qs, "
            "Qh; after 4d, 8s, 3s or Th, anything. Best play goes on 4d 3s 8s "
            "Qs Qh Th, and Bob's pair of queens, ten, eight and three kickers, "
            "beats Alice's pair of fours, queen, eight and three kickers.");
}

TEST(ExplainOutcomeTest, NeitherCanWin) {
  EXPECT_EQ(Explain("7c9h3d/9d7h8d/3h8hAhAd"),
            "Neither can win. Alice holds the draw by taking 8h, Ah or Ad. Bob "
            "holds it, whatever Alice takes: after Ad he takes Ah; after Ah, "
            "Ad; after 3h or 8h, anything. Best play goes on 8h 3h Ah Ad, and "
            "both have equal hands: high card, A-9-8-7-3.");
}

TEST(ExplainOutcomeTest, NothingCanChangeIt) {
  EXPECT_EQ(Explain("4dTh/3s4c/3dTs4hTd4s3h:3dTs4hTd4s"),
            "Alice wins whatever is taken. Best play goes on 3h, and Alice's "
            "three of a kind, fours, ten and three kickers, beats Bob's two "
            "pair, tens and threes, four kicker.");
  EXPECT_EQ(Explain("2c3d4h5s6c/2d3h4s5c6d/"),
            "It is a draw: both have equal hands: straight, six high.");
  EXPECT_EQ(Explain("2c3d4h5s7c/2d3h4s5c6d/"),
            "Bob's straight, six high, beats Alice's high card, 7-5-4-3-2.");
}

// How often each way to put it was seen.
struct Seen {
  int settled = 0, taking = 0, whatever = 0, answers = 0, next_two = 0;
};

// What the sentences say, read back and checked by the other search.
class Claims {
 public:
  Claims(const Rules& rules, const Position& position, Seen* seen)
      : seen_(*seen),
        solver_(rules),
        position_(position),
        value_(solver_.Value(position)),
        text_(ExplainOutcome(rules, position)) {}

  void Check() {
    SCOPED_TRACE(absl::StrCat(FormatPosition(position_), "\n", text_));
    if (position_.finished()) return;
    CheckLine();
    if (absl::StrContains(text_, "whatever is taken")) {
      ++seen_.settled;
      return;
    }
    CheckTaking();
    CheckAnswers();
  }

 private:
  std::set<std::string> Cards(const std::string& list) {
    std::set<std::string> cards;
    const std::regex card("[2-9TJQKA][cdhs]");
    for (std::sregex_iterator it(list.begin(), list.end(), card), end;
         it != end; ++it) {
      cards.insert(it->str());
    }
    return cards;
  }

  // The positions after each pick, by card.
  std::map<std::string, Position> After(const Position& position) {
    std::map<std::string, Position> after;
    for (int i = 0; i < position.deal().shape().table; ++i) {
      if (!position.CanPick(i)) continue;
      Position next = position;
      next.Pick(i);
      after[position.deal().table()[static_cast<size_t>(i)].ToString()] = next;
    }
    return after;
  }

  void CheckLine() {
    std::smatch match;
    ASSERT_TRUE(std::regex_search(
        text_, match, std::regex("Best play goes on ([^,]*), and (.*)\\.$")));
    const std::string picks = match[1];
    Position end = position_;
    for (size_t i = 0; i < picks.size(); i += 3) {
      end = After(end).at(picks.substr(i, 2));
      EXPECT_EQ(solver_.Value(end), value_);
    }
    ASSERT_TRUE(end.finished());
    EXPECT_EQ(match[2], DescribeHands(solver_.rules(), end.Hand(Player::kAlice),
                                      end.Hand(Player::kBob)));
  }

  void CheckTaking() {
    std::set<std::string> right;
    const std::map<std::string, Position> after = After(position_);
    for (const auto& [card, next] : after) {
      if (solver_.Value(next) == value_) right.insert(card);
    }
    std::smatch match;
    if (std::regex_search(text_, match, std::regex("by taking ([^.]*)\\."))) {
      EXPECT_EQ(Cards(match[1]), right);
      EXPECT_EQ(right.size() == 1, absl::StrContains(text_, "but only by"));
      ++seen_.taking;
    } else if (absl::StrContains(text_, "takes now")) {
      EXPECT_EQ(right.size(), after.size());
      ++seen_.whatever;
    } else {
      EXPECT_EQ(value_, WinFor(Opponent(position_.turn())));
    }
  }

  void CheckAnswers() {
    if (value_ == WinFor(position_.turn())) return;
    const std::map<std::string, Position> after = After(position_);
    const Player other = Opponent(position_.turn());
    std::smatch match;
    const std::string& text = text_;
    if (std::regex_search(text, match, std::regex("takes: (after [^.]*)\\."))) {
      ++seen_.answers;
      const std::string list = match[1];
      std::set<std::string> covered;
      const std::regex one(
          "after ([^;]*?)(?: s?he takes|,) (..|anything)(;|$)");
      for (std::sregex_iterator it(list.begin(), list.end(), one), end;
           it != end; ++it) {
        for (const std::string& pick : Cards((*it)[1])) {
          EXPECT_TRUE(covered.insert(pick).second) << pick;
          for (const auto& [answer, end_of_two] : After(after.at(pick))) {
            if (answer != (*it)[2] && (*it)[2] != "anything") continue;
            EXPECT_FALSE(Prefers(other, value_, solver_.Value(end_of_two)));
          }
        }
      }
      EXPECT_EQ(covered.size(), after.size());
    } else if (absl::StrContains(text, "the next two picks")) {
      ++seen_.next_two;
      for (const auto& [pick, next] : after) {
        for (const auto& [answer, end_of_two] : After(next)) {
          EXPECT_FALSE(Prefers(other, value_, solver_.Value(end_of_two)));
        }
      }
    } else {
      // Only the last pick has no answer.
      EXPECT_TRUE(after.begin()->second.finished());
    }
  }

  Seen& seen_;
  Solver solver_;
  Position position_;
  Outcome value_;
  std::string text_;
};

TEST(ExplainOutcomeTest, SaysWhatIsSo) {
  Random random(99);
  Seen seen;
  for (const Rules* rules : AllRules()) {
    for (const Shape shape : AllShapes(*rules)) {
      const int rounds = shape == StandardShape(*rules) ? 200 : 2;
      for (int round = 0; round < rounds; ++round) {
        Position position(RandomDeal(*rules, shape, random));
        for (int left = random.Below(position.deal().picks() + 1); left > 0;
             --left) {
          int pick = random.Below(shape.table);
          while (!position.CanPick(pick)) pick = (pick + 1) % shape.table;
          position.Pick(pick);
        }
        Claims(*rules, position, &seen).Check();
        if (HasFailure()) return;
      }
    }
  }
  for (const int times : {seen.settled, seen.taking, seen.whatever,
                          seen.answers, seen.next_two}) {
    EXPECT_GT(times, 10);
  }
}

}  // namespace
}  // namespace tablepick
