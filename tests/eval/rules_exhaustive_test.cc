// Every hand of the deck, under each of the rules, against the naive
// evaluators: the order of all classes, their number, and the categories.

#include <optional>
#include <vector>

#include "eval/card_text.h"
#include "eval/rules.h"
#include "gtest/gtest.h"
#include "tests/eval/naive.h"

namespace tablepick {
namespace {

struct Facts {
  absl::string_view rules;
  int hands;
  int classes;
  // Hands of each category, worst first.
  std::vector<int> hands_of_category;
};

void PrintTo(const Facts& facts, std::ostream* out) { *out << facts.rules; }

// Where the numbers come from, n being the ranks of the deck, 13 or 9:
//
// Classes are choices of ranks. Of five different ranks there are C(n,5), of a
// pair n C(n-1,3), of two pair C(n,2)(n-2), of three of a kind n C(n-1,2), of a
// full house and of four of a kind n(n-1) each; together 6,175 of 13 ranks,
// which is all of ace-to-five, and 1,278 of 9. Where flushes count, five
// different ranks are a class of their own once more in one suit: 1,287 of 13
// ranks make 7,462, and 126 of 9 make 1,404. Whether A2345 is a straight moves
// two classes to another category and changes no number.
// Badugi: C(13,4) + C(13,3) + C(13,2) + 13 = 1,092.
//
// Hands: a straight is one of 4^5 choices of suits less the 4 of one suit,
// 1,020 hands, and 4 more are straight flushes. There are 10 straights in
// poker, 9 without the wheel, 6 in short-deck. Flushes are 4 C(n,5) less the
// straight flushes; high cards are 1,020 (C(n,5) - straights). The others do
// not depend on straights: pairs C(4,2) 4^3 n C(n-1,3), two pair
// 6^2 4 C(n,2)(n-2), three of a kind 4 4^2 n C(n-1,2), full house 4 6 n(n-1),
// four of a kind 4 n(n-1).
const Facts kFacts[] = {
    {"poker",
     2598960,
     7462,
     {1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40}},
    {"badugi", 270725, 1092, {2873, 96252, 154440, 17160}},
    {"deuce-to-seven",
     2598960,
     7462,
     {36, 624, 3744, 5112, 9180, 54912, 123552, 1098240, 1303560}},
    {"ace-to-five",
     2598960,
     6175,
     {624, 3744, 54912, 123552, 1098240, 1317888}},
    {"short-deck",
     376992,
     1404,
     {122400, 193536, 36288, 16128, 6120, 1728, 480, 288, 24}},
};

class RulesExhaustiveTest : public ::testing::TestWithParam<Facts> {};

TEST_P(RulesExhaustiveTest, AgreesWithTheNaiveEvaluatorOnEveryHand) {
  const Facts& facts = GetParam();
  const Rules* rules = FindRules(facts.rules);
  ASSERT_NE(rules, nullptr);
  ASSERT_EQ(rules->classes(), facts.classes);
  const int lowest_rank = facts.rules == "short-deck" ? 4 : 0;

  // Equal values mean equal worth, and a greater value a greater worth: then
  // the two agree on every pair of hands.
  std::vector<std::optional<naive::Worth>> worth_of_value(
      static_cast<size_t>(facts.classes) + 1);
  std::vector<int> hands_of_category(facts.hands_of_category.size());
  int hands = 0;
  int wrong = 0;
  naive::ForEachHand(rules->hand_size(), lowest_rank, [&](uint64_t bits) {
    ++hands;
    const CardSet hand = CardSet::FromBits(bits);
    const naive::Worth worth = naive::Judge(facts.rules, bits);
    const HandValue value = rules->Value(hand);
    if (value < 1 || value > facts.classes) {
      ++wrong;
      return;
    }
    std::optional<naive::Worth>& known =
        worth_of_value[static_cast<size_t>(value)];
    if (!known.has_value()) known = worth;
    const bool right =
        *known == worth && rules->Category(hand) == worth.category;
    if (!right && ++wrong == 1) {
      ADD_FAILURE() << CardsToString(hand) << " has the value " << value
                    << " and is in category " << rules->Category(hand);
    }
    ++hands_of_category[static_cast<size_t>(worth.category)];
  });
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(hands, facts.hands);
  EXPECT_EQ(hands_of_category, facts.hands_of_category);
  EXPECT_EQ(rules->categories().size(), facts.hands_of_category.size());
  for (size_t value = 1; value < worth_of_value.size(); ++value) {
    ASSERT_TRUE(worth_of_value[value].has_value()) << value;
    if (value > 1) {
      ASSERT_LT(*worth_of_value[value - 1], *worth_of_value[value]) << value;
    }
  }
}

// What makes a hand is what it is compared by: hands of one class have the same
// ranks there, and the ranks alone, read in that order, decide within a
// category.
TEST_P(RulesExhaustiveTest, ComparedCardsAreWhatTheNaiveEvaluatorCompares) {
  const Facts& facts = GetParam();
  const Rules* rules = FindRules(facts.rules);
  ASSERT_NE(rules, nullptr);
  const int lowest_rank = facts.rules == "short-deck" ? 4 : 0;
  int wrong = 0;
  naive::ForEachHand(rules->hand_size(), lowest_rank, [&](uint64_t bits) {
    const CardSet hand = CardSet::FromBits(bits);
    const naive::Worth worth = naive::Judge(facts.rules, bits);
    const std::vector<Card> cards = rules->ComparedCards(hand);
    bool right = true;
    CardSet seen;
    for (size_t i = 0; i < worth.ranks.size(); ++i) {
      const int rank = std::abs(worth.ranks[i]);
      if (i >= cards.size()) {
        right &= rank == 0;
        continue;
      }
      // The naive ranks call the ace 14, or 1 where it is low; of a straight
      // with a low ace they count on below the lowest card.
      const Card card = cards[i];
      const int shown = static_cast<int>(card.rank()) + 2;
      const bool low_ace =
          card.rank() == Rank::kAce && (rank == 1 || (rank == 5 && i == 4));
      right &= shown == rank || low_ace;
      right &= hand.Contains(card) && !seen.Contains(card);
      seen.Add(card);
    }
    if (!right && ++wrong == 1) {
      ADD_FAILURE() << CardsToString(hand) << ": " << CardsToString(cards);
    }
  });
  EXPECT_EQ(wrong, 0);
}

INSTANTIATE_TEST_SUITE_P(AllRules, RulesExhaustiveTest,
                         ::testing::ValuesIn(kFacts), [](const auto& test) {
                           std::string name(test.param.rules);
                           for (char& c : name) c = c == '-' ? '_' : c;
                           return name;
                         });

TEST(RulesExhaustiveTest, CoversAllRules) {
  ASSERT_EQ(AllRules().size(), std::size(kFacts));
  for (size_t i = 0; i < std::size(kFacts); ++i) {
    EXPECT_EQ(AllRules()[i]->name(), kFacts[i].rules);
  }
}

}  // namespace
}  // namespace tablepick
