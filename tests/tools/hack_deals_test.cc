#include "tools/hack_deals.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "eval/rules.h"

namespace tablepick {
namespace {

std::vector<Deal> Draw(uint64_t seed, int count) {
  HackDeals deals(seed);
  std::vector<Deal> drawn;
  for (int i = 0; i < count; ++i) drawn.push_back(deals.Next());
  return drawn;
}

TEST(HackDealsTest, TheSeedDecides) {
  EXPECT_EQ(Draw(1, 5000), Draw(1, 5000));
  EXPECT_NE(Draw(1, 5000), Draw(2, 5000));
}

TEST(HackDealsTest, AreDealsOfTheContest) {
  for (const Deal& deal : Draw(3, 5000)) {
    ASSERT_EQ(deal.shape(), StandardShape(PokerRules()));
    ASSERT_TRUE(Deal::Create(PokerRules(), deal.hole(Player::kAlice),
                             deal.hole(Player::kBob), deal.table())
                    .ok());
  }
}

TEST(HackDealsTest, SomeAreLikeTheOneBefore) {
  const std::vector<Deal> deals = Draw(1, 2000);
  int same = 0;
  int same_holes = 0;
  int same_table = 0;
  int swapped = 0;
  for (size_t i = 1; i < deals.size(); ++i) {
    const Deal& before = deals[i - 1];
    const Deal& deal = deals[i];
    const auto table = [](const Deal& of) {
      CardSet cards;
      for (const Card card : of.table()) cards.Add(card);
      return cards;
    };
    const bool alice = deal.hole(Player::kAlice) == before.hole(Player::kAlice);
    same += deal == before ? 1 : 0;
    same_holes += alice && table(deal) != table(before) ? 1 : 0;
    same_table += !alice && table(deal) == table(before) ? 1 : 0;
    swapped += deal.hole(Player::kAlice) == before.hole(Player::kBob) ? 1 : 0;
  }
  for (const int count : {same, same_holes, same_table, swapped}) {
    EXPECT_GE(count, 30);
    EXPECT_LE(count, 200);
  }
}

}  // namespace
}  // namespace tablepick
