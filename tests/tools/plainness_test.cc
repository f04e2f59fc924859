#include "tools/plainness.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "eval/rules.h"
#include "solver/notation.h"
#include "solver/random_deal.h"

namespace tablepick {
namespace {

Deal Parse(const std::string& text) {
  const auto position = ParsePosition(PokerRules(), text);
  EXPECT_TRUE(position.ok()) << position.status();
  return position.ok() ? position->deal() : Deal();
}

void ExpectPlainer(const std::string& plain, const std::string& other) {
  EXPECT_LT(PlainnessOf(Parse(plain)), PlainnessOf(Parse(other)))
      << plain << " and " << other;
}

CardSet CardsOf(const Deal& deal) {
  const TableMask none = 0;
  const TableMask all = (TableMask{1} << deal.shape().table) - 1;
  return deal.Hand(Player::kAlice, all) | deal.Hand(Player::kBob, none);
}

TEST(PlainnessTest, WhatIsPlainer) {
  // Lower categories count before all else.
  ExpectPlainer("AcQd/Ks9h/7s6d4c3h2dTc", "2c3d/2d3c/4c4d5c5d6c7d");
  // Then fewer suits, lower ranks, the first suits, and order.
  ExpectPlainer("AcQc/Kd9d/7c6d4c3d2dTd", "AcQh/Kd9d/7c6d4c3d2dTd");
  ExpectPlainer("AcQc/Kd8d/7c6d4c3d2dTd", "AcQc/Kd9d/7c6d4c3d2dTd");
  ExpectPlainer("AcQc/Kd9d/7c6d4c3d2dTd", "AcQc/Kh9h/7c6h4c3h2hTh");
  ExpectPlainer("AcQc/Kd9d/Td7c6d4c3d2d", "AcQc/Kd9d/7c6d4c3d2dTd");
  ExpectPlainer("AcQc/Kd9d/Td7c6d4c3d2d", "QcAc/Kd9d/Td7c6d4c3d2d");
}

TEST(PlainnessTest, TheNeighboursArePlainerDealsInOrder) {
  const RandomDealer dealer(PokerRules(), StandardShape(PokerRules()));
  Random random(1);
  for (int i = 0; i < 20; ++i) {
    const Deal deal = dealer.Uniform(random);
    for (const std::vector<Deal>& found :
         {PlainerDeals(deal), PlainerByTwoCards(deal, 300, random)}) {
      EXPECT_FALSE(found.empty());
      Plainness before = {};
      for (const Deal& plainer : found) {
        const Plainness plainness = PlainnessOf(plainer);
        EXPECT_LT(plainness, PlainnessOf(deal));
        EXPECT_LE(before, plainness);
        before = plainness;
        EXPECT_EQ(plainer.shape(), deal.shape());
        EXPECT_EQ(CardsOf(plainer).size(), 10);
        EXPECT_TRUE(CardSet::Deck().ContainsAll(CardsOf(plainer)));
      }
    }
  }
}

TEST(PlainnessTest, TheNeighboursDifferAsTheyShould) {
  const Deal deal = Parse("KhQc/Kd9d/7c6d4s3d2dTd");
  std::vector<std::string> found;
  for (const Deal& plainer : PlainerDeals(deal)) {
    found.push_back(FormatDeal(plainer));
  }
  for (const char* expected : {
           "2cQc/Kd9d/7c6d4s3d2dTd",  // another card
           "KdQc/Kh9d/7c6d4s3d2dTd",  // two change places
           "KhQc/Kd9d/Td7c6d4s3d2d",  // in order
           "KcQd/Kh9h/Th7d6h4s3h2h",  // other suits
       }) {
    const bool plainer = PlainnessOf(Parse(expected)) < PlainnessOf(deal);
    EXPECT_EQ(std::count(found.begin(), found.end(), expected), plainer ? 1 : 0)
        << expected;
  }
  // All a rank lower.
  found.clear();
  for (const Deal& plainer : PlainerDeals(Parse("KhQc/Kd9d/7c6d4s3dAdTd"))) {
    found.push_back(FormatDeal(plainer));
  }
  EXPECT_EQ(std::count(found.begin(), found.end(), "QhJc/Qd8d/6c5d3s2dKd9d"),
            1);
}

TEST(PlainnessTest, NothingIsPlainerThanThePlainest) {
  Deal deal = Parse("KhQc/Kd9d/7c6d4s3d2dTd");
  int steps = 0;
  for (std::vector<Deal> found = PlainerDeals(deal); !found.empty();
       found = PlainerDeals(deal)) {
    deal = found[0];
    ++steps;
  }
  EXPECT_GT(steps, 3);
  const Plainness plainness = PlainnessOf(deal);
  EXPECT_EQ(plainness[0], 0);  // all hands are high cards
  EXPECT_EQ(plainness[4], 0);  // and all is in order
}

}  // namespace
}  // namespace tablepick
