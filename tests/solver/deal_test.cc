#include "solver/deal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "eval/rules.h"
#include "solver/notation.h"

namespace tablepick {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string Message(const absl::Status& status) {
  return std::string(status.message());
}

TEST(DealTest, StandardShapes) {
  EXPECT_EQ(StandardShape(PokerRules()), (Shape{2, 6}));
  EXPECT_EQ(StandardShape(*FindRules("badugi")), (Shape{2, 4}));
}

// Every shape from -1 to 14 cards: what can be played is written out.
TEST(DealTest, ShapesThatCanBePlayed) {
  for (const Rules* rules : AllRules()) {
    for (int hole = -1; hole <= 14; ++hole) {
      for (int table = -1; table <= 14; ++table) {
        const bool playable = hole >= 0 && hole <= rules->hand_size() &&
                              table >= 2 * (rules->hand_size() - hole) &&
                              table <= 12;
        EXPECT_EQ(CheckShape(*rules, {hole, table}).ok(), playable)
            << rules->name() << ' ' << hole << '+' << table;
      }
    }
  }
}

TEST(DealTest, RefusalsSayWhatDoesNotFit) {
  EXPECT_EQ(Message(CheckShape(PokerRules(), {6, 6})),
            "a poker hand has 5 cards: each player holds 0 to 5 of them from "
            "the start, not 6");
  EXPECT_EQ(Message(CheckShape(PokerRules(), {2, 5})),
            "with 2 hole cards each, the players take 6 cards of the table, "
            "which has 5");
  EXPECT_EQ(Message(CheckShape(PokerRules(), {1, 7})),
            "with 1 hole card each, the players take 8 cards of the table, "
            "which has 7");
  EXPECT_EQ(Message(CheckShape(PokerRules(), {2, 13})),
            "the table has 13 cards; at most 12 work");

  const Card as(Rank::kAce, Suit::kSpades);
  const Card kd(Rank::kKing, Suit::kDiamonds);
  const Card two(Rank::kTwo, Suit::kClubs);
  std::vector<Card> table;
  for (int i = 0; i < 6; ++i) table.push_back(Card::FromIndex(20 + i));
  const auto create = [&](std::vector<Card> alice, std::vector<Card> bob,
                          absl::string_view rules) {
    return Message(Deal::Create(*FindRules(rules), alice, bob, table).status());
  };
  EXPECT_EQ(create({as}, {kd, two}, "poker"),
            "Alice holds 1 card and Bob 2: both must hold the same number");
  EXPECT_EQ(create({}, {kd}, "poker"),
            "Alice holds 0 cards and Bob 1: both must hold the same number");
  EXPECT_EQ(create({as, kd}, {two, as}, "poker"), "As is dealt twice");
  EXPECT_EQ(create({as, kd}, {table[0], two}, "poker"), "7c is dealt twice");
  EXPECT_EQ(create({as, two}, {kd, table[0]}, "short-deck"),
            "2c is not in the deck of short-deck");
  EXPECT_THAT(create({}, {}, "poker"), HasSubstr("with 0 hole cards each"));
  EXPECT_EQ(create({as, kd}, {two, Card(Rank::kKing, Suit::kClubs)}, "poker"),
            "");
}

TEST(DealTest, HoldsTheCardsAsTheyWereGiven) {
  const Deal deal =
      ParsePosition(PokerRules(), "JcTh/QdQs/2c3d4h5s6c7d")->deal();
  EXPECT_EQ(deal.shape(), (Shape{2, 6}));
  EXPECT_EQ(deal.picks(), 6);
  EXPECT_THAT(deal.hole(Player::kAlice),
              ElementsAre(Card(Rank::kJack, Suit::kClubs),
                          Card(Rank::kTen, Suit::kHearts)));
  EXPECT_THAT(deal.hole(Player::kBob),
              ElementsAre(Card(Rank::kQueen, Suit::kDiamonds),
                          Card(Rank::kQueen, Suit::kSpades)));
  EXPECT_EQ(deal.table().size(), 6u);
  EXPECT_EQ(deal.Hand(Player::kBob, 0b100001),
            (CardSet{Card(Rank::kQueen, Suit::kDiamonds),
                     Card(Rank::kQueen, Suit::kSpades),
                     Card(Rank::kTwo, Suit::kClubs),
                     Card(Rank::kSeven, Suit::kDiamonds)}));
}

TEST(PositionTest, PicksAlternateAndCanBeTakenBack) {
  Position position(
      ParsePosition(PokerRules(), "JcTh/QdQs/2c3d4h5s6c7d")->deal());
  const Position start = position;
  EXPECT_EQ(position.turn(), Player::kAlice);
  position.Pick(3);
  EXPECT_EQ(position.turn(), Player::kBob);
  EXPECT_FALSE(position.CanPick(3));
  EXPECT_FALSE(position.CanPick(-1));
  EXPECT_FALSE(position.CanPick(6));
  position.Pick(0);
  EXPECT_EQ(position.state(), (State{0b1000, 0b1}));
  EXPECT_THAT(position.history(), ElementsAre(3, 0));
  EXPECT_EQ(position.Hand(Player::kAlice).size(), 3);
  for (int index : {1, 2, 4, 5}) position.Pick(index);
  EXPECT_TRUE(position.finished());
  for (int index = 0; index < 6; ++index) EXPECT_FALSE(position.CanPick(index));
  for (int i = 0; i < 6; ++i) position.Undo();
  EXPECT_EQ(position, start);
}

TEST(PositionTest, LeftOverCardsStayOnTheTable) {
  Position position(
      ParsePosition(PokerRules(), "JcThQdQs/2c3d4h5s/6c7d8h9s")->deal());
  EXPECT_EQ(position.deal().picks(), 2);
  position.Pick(0);
  position.Pick(3);
  EXPECT_TRUE(position.finished());
  EXPECT_FALSE(position.CanPick(1));
}

}  // namespace
}  // namespace tablepick
