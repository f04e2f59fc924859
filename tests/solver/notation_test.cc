#include "solver/notation.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <string>
#include <vector>

namespace tablepick {
namespace {

// What parsing `text` gives: the notation written again, or "byte N: MESSAGE".
std::string Parse(absl::string_view text, absl::string_view rules = "poker") {
  size_t fault = 12345;
  const absl::StatusOr<Position> position =
      ParsePosition(*FindRules(rules), text, &fault);
  if (position.ok()) return FormatPosition(*position);
  return "byte " + std::to_string(fault) + ": " +
         std::string(position.status().message());
}

TEST(NotationTest, ReadsWhatItWrites) {
  for (const char* text : {
           "JcTh/QdQs/2c3d4h5s6c7d",
           "JcTh/QdQs/2c3d4h5s6c7d:4h7d",
           "JcTh/QdQs/2c3d4h5s6c7d:4h7d2c3d5s6c",
           "//2c3d4h5s6c7d8h9sTcJd",
           "Jc/Qd/2c3d4h5s6c7d8h9sTc:9s",
           "JcThQdQs/2c3d4h5s/6c7d8h9s",
           "2c3c4c5c7c/2d3d4d5d7d/",
       }) {
    EXPECT_EQ(Parse(text), text);
  }
  EXPECT_EQ(Parse("AcKd/2h3s/QcJdTh9s", "badugi"), "AcKd/2h3s/QcJdTh9s");
}

TEST(NotationTest, IsKindOnInput) {
  const char* deal = "JcTh/QdQs/2c3d4h5s6c7d:4h7d";
  EXPECT_EQ(Parse("  jC 10h / QD qs/2c 3d\t4h 5s 6c 7d : 4H 7d\n"), deal);
  EXPECT_EQ(Parse("J♣T♥/Q♦Q♠/2♣3♢4♡5♤6♧7♦:4♥7♦"), deal);
  EXPECT_EQ(Parse("JcTh/QdQs/2c3d4h5s6c7d:"), "JcTh/QdQs/2c3d4h5s6c7d");
}

TEST(NotationTest, FaultsNameTheirPlace) {
  EXPECT_EQ(Parse(""),
            "byte 0: the deal ends after Alice's hole cards: a '/' and Bob's "
            "hole cards are missing");
  EXPECT_EQ(Parse("JcTh/QdQs"),
            "byte 9: the deal ends after Bob's hole cards: a '/' and the table "
            "are missing");
  EXPECT_EQ(Parse("JcTh/QdQs/2c3d4h5s6c7d/8h"),
            "byte 22: '/' does not follow the table");
  EXPECT_EQ(Parse("JcTh:4h"), "byte 4: ':' does not follow Alice's hole cards");
  EXPECT_EQ(Parse("JcTh/QdQs/2c3d4h5s6c7d:4h:7d"),
            "byte 25: ':' does not follow the picks");
  EXPECT_EQ(Parse("JcTh/QdQs/2c3d4h5s6cJc"), "byte 20: Jc is dealt twice");
  EXPECT_EQ(Parse("JcTh/QdQs/2c3d4h5s6c7d:8h"),
            "byte 23: 8h is picked, but is not on the table");
  EXPECT_EQ(Parse("JcTh/QdQs/2c3d4h5s6c7d:4h4h"),
            "byte 25: 4h is picked twice");
  EXPECT_EQ(Parse("JcTh/QdQs/2c3d4h5s6c7d8h:2c3d4h5s6c7d8h"),
            "byte 37: there are only 6 picks");
  EXPECT_EQ(Parse("JcTh/QdQs/2c3d4h5s6c7d8h:2c3d4h5s6c7d7d"),
            "byte 37: there are only 6 picks");
  EXPECT_EQ(Parse("JcTh/Qd/2c3d4h5s6c7d"),
            "byte 20: Alice holds 2 cards and Bob 1: both must hold the same "
            "number");
  EXPECT_EQ(Parse("JcTh/QdQs/2c3d4h5s6c"),
            "byte 20: with 2 hole cards each, the players take 6 cards of the "
            "table, which has 5");
  EXPECT_EQ(Parse("JcTh/QdQs/5s6c7d8h9sTc", "short-deck"),
            "byte 10: 5s is not in the deck of short-deck");
  EXPECT_EQ(Parse("JcTh/QdXs/2c3d4h5s6c7d").substr(0, 12), "byte 7: 'Xs'");
}

// Any bytes give a position or a fault within the text, never a crash.
TEST(NotationTest, RubbishIsRefused) {
  EXPECT_TRUE(rc::check([] {
    const std::string signs =
        "23456789TJQKA10cdhsCDHS/:: \t\n\xe2\x99\xa0x\xff";
    const auto text =
        *rc::gen::container<std::string>(rc::gen::elementOf(signs));
    size_t fault = 0;
    if (!ParsePosition(PokerRules(), text, &fault).ok()) {
      RC_ASSERT(fault <= text.size());
    }
  }));
}

// Any position of any shape survives being written and read.
TEST(NotationTest, EveryPositionReadsBack) {
  EXPECT_TRUE(rc::check([] {
    const Rules& rules = **rc::gen::elementOf(
        std::vector<const Rules*>(AllRules().begin(), AllRules().end()));
    const int hole = *rc::gen::inRange(0, rules.hand_size() + 1);
    const int least = 2 * (rules.hand_size() - hole);
    const int table = *rc::gen::inRange(least, kMaxTable + 1);
    std::vector<Card> deck(rules.deck().begin(), rules.deck().end());
    RC_PRE(2 * hole + table <= static_cast<int>(deck.size()));
    for (size_t i = 0; i + 1 < deck.size(); ++i) {
      std::swap(deck[i], deck[*rc::gen::inRange(i, deck.size())]);
    }
    const absl::Span<const Card> cards(deck);
    const auto n = static_cast<size_t>(hole);
    Position position(Deal(rules, cards.subspan(0, n), cards.subspan(n, n),
                           cards.subspan(2 * n, static_cast<size_t>(table))));
    const int picks = *rc::gen::inRange(0, position.deal().picks() + 1);
    for (int i = 0; i < picks; ++i) position.Pick(i);
    const absl::StatusOr<Position> read =
        ParsePosition(rules, FormatPosition(position));
    RC_ASSERT(read.ok());
    RC_ASSERT(*read == position);
  }));
}

}  // namespace
}  // namespace tablepick
