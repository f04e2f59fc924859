#include "eval/partial_hand.h"

#include <set>
#include <vector>

#include "eval/card_text.h"
#include "gtest/gtest.h"
#include "tests/eval/all_hands.h"

namespace tablepick {
namespace {

TEST(PartialHandTest, HasTheValuesOfTheRulesOnEveryHand) {
  for (const Rules* rules : AllRules()) {
    if (rules->hand_size() != 5) continue;
    const PartialHandValues values(*rules);
    const AllHands& all = AllHands::Of(*rules);
    for (size_t i = 0; i < all.size(); ++i) {
      PartialHand hand;
      for (Card card : all.hand(i)) hand = hand.With(card);
      ASSERT_EQ(values.Value(hand), all.values()[i])
          << rules->name() << " " << CardsToString(all.hand(i));
    }
  }
}

TEST(PartialHandTest, OrderDoesNotMatterAndAHandIsAValue) {
  const Card a(Rank::kAce, Suit::kSpades), b(Rank::kTwo, Suit::kHearts),
      c(Rank::kTwo, Suit::kClubs);
  const PartialHand hand = PartialHand().With(a);
  EXPECT_EQ(hand.With(b).With(c).cards(), (CardSet{a, b, c}));
  EXPECT_EQ(hand.With(b).With(c).ranks(),
            PartialHand().With(c).With(b).With(a).ranks());
  EXPECT_EQ(hand.cards(), CardSet{a});
}

TEST(PartialHandTest, BadugiHasTheValuesOfTheRulesOnEveryHand) {
  const PartialBadugiValues values;
  const AllHands& all = AllHands::Of(*FindRules("badugi"));
  std::vector<bool> seen(PartialBadugi::kHands);
  for (size_t i = 0; i < all.size(); ++i) {
    PartialBadugi hand;
    for (Card card : all.hand(i)) hand = hand.With(card);
    ASSERT_LT(hand.place(), PartialBadugi::kHands);
    EXPECT_FALSE(seen[hand.place()]);
    seen[hand.place()] = true;
    ASSERT_EQ(values.Value(hand), all.values()[i])
        << CardsToString(all.hand(i));
  }
}

}  // namespace
}  // namespace tablepick
