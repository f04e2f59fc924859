#include "eval/card_text.h"

#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"

namespace tablepick {
namespace {

constexpr absl::string_view kVariationSelectors[] = {"", "\uFE0E", "\uFE0F"};

// All ways to write `card`.
std::vector<std::string> Spellings(Card card) {
  // By the order of the suits: clubs, diamonds, hearts, spades.
  constexpr absl::string_view kSymbols[][2] = {{"\u2663", "\u2667"},
                                               {"\u2666", "\u2662"},
                                               {"\u2665", "\u2661"},
                                               {"\u2660", "\u2664"}};
  const std::string text = card.ToString();
  std::vector<std::string> ranks = {text.substr(0, 1),
                                    absl::AsciiStrToLower(text.substr(0, 1))};
  if (card.rank() == Rank::kTen) ranks.push_back("10");
  std::vector<std::string> suits = {text.substr(1),
                                    absl::AsciiStrToUpper(text.substr(1))};
  for (absl::string_view symbol : kSymbols[static_cast<int>(card.suit())]) {
    for (absl::string_view selector : kVariationSelectors) {
      suits.push_back(absl::StrCat(symbol, selector));
    }
  }
  std::vector<std::string> spellings;
  for (const std::string& rank : ranks) {
    for (const std::string& suit : suits) spellings.push_back(rank + suit);
  }
  return spellings;
}

TEST(ScanCardTest, ReadsEverySpellingOfEveryCard) {
  int count = 0;
  for (Card card : CardSet::Deck()) {
    for (const std::string& text : Spellings(card)) {
      for (absl::string_view behind : {"", " ", "Kd", "x", ",7c"}) {
        const CardScan scan = ScanCard(absl::StrCat(text, behind));
        EXPECT_EQ(scan.card, card) << text << behind;
        EXPECT_EQ(scan.length, static_cast<int>(text.size())) << text << behind;
      }
      ++count;
    }
  }
  EXPECT_EQ(count, 4 * 8 * (12 * 2 + 3));
}

TEST(ScanCardTest, TwoBytesAreACardOnlyIfTheyAreRankAndSuit) {
  int cards = 0;
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      const char text[] = {static_cast<char>(first), static_cast<char>(second)};
      const bool is_card =
          absl::string_view("23456789TtJjQqKkAa").find(text[0]) !=
              absl::string_view::npos &&
          absl::string_view("CcDdHhSs").find(text[1]) !=
              absl::string_view::npos;
      const CardScan scan = ScanCard(absl::string_view(text, 2));
      EXPECT_EQ(scan.length, is_card ? 2 : 0) << first << " " << second;
      cards += is_card;
    }
  }
  EXPECT_EQ(cards, 18 * 8);
}

TEST(ScanCardTest, FindsNoCardInOtherText) {
  for (absl::string_view text :
       {"", "6", "1", "10", "1S", "11s", "0s", "S6", " 6s", "6 s", "6\u0441",
        "\uFF16s", "6\u265F", "6\u2668", "6\xe2", "6\xe2\x99", "6\xe2\x98\xa0",
        "100s", "th"}) {
    // Of those, only "th" is one: that it is part of a word is for the caller
    // to see.
    EXPECT_EQ(ScanCard(text).length, text == "th" ? 2 : 0) << text;
  }
}

TEST(ScanCardTest, LeavesAnUnfinishedSelectorAlone) {
  EXPECT_EQ(ScanCard("6\u2660\xef\xb8").length, 4);
  EXPECT_EQ(ScanCard("6\u2660\xef\xb8\x8d").length, 4);
  EXPECT_EQ(ScanCard("6\u2660\xef\xb8\x8e").length, 7);
}

TEST(WhyNotACardTest, SaysWhichPartIsWrong) {
  EXPECT_EQ(WhyNotACard("1S"),
            "'1S' is not a card: the rank is one of 23456789TJQKA");
  EXPECT_EQ(WhyNotACard("11"),
            "'11' is not a card: the rank is one of 23456789TJQKA");
  EXPECT_EQ(WhyNotACard("6"),
            "'6' is not a card: the suit is missing, one of cdhs");
  EXPECT_EQ(WhyNotACard("10"),
            "'10' is not a card: the suit is missing, one of cdhs");
  EXPECT_EQ(WhyNotACard("6x"), "'6x' is not a card: the suit is one of cdhs");
  EXPECT_EQ(WhyNotACard("6sx"),
            "'6sx' is not a card: nothing may follow the suit");
}

TEST(WhyNotACardTest, NamesLettersThatLookLikeOthers) {
  EXPECT_EQ(WhyNotACard("6\u0441"),
            "'6\u0441' (U+0441) is not a card: the suit is one of cdhs");
  EXPECT_EQ(WhyNotACard("\u0410s"),
            "'\u0410s' (U+0410) is not a card: the rank is one of "
            "23456789TJQKA");
}

TEST(WhyNotACardTest, ShowsWhatDoesNotPrint) {
  EXPECT_EQ(WhyNotACard(absl::string_view("6\0", 2)),
            "'6\\x00' is not a card: the suit is one of cdhs");
  EXPECT_EQ(WhyNotACard("\xff\xfe\x1b"),
            "'\\xff\\xfe\\x1b' is not a card: the rank is one of "
            "23456789TJQKA");
  // A zero-width space, an override of the writing direction and its end.
  EXPECT_EQ(
      WhyNotACard("6\u200B\u202E\u202Cs"),
      "'6s' (U+200B U+202E U+202C) is not a card: the suit is one of cdhs");
  // An overlong encoding and half of a surrogate pair are no UTF-8.
  EXPECT_EQ(WhyNotACard("6\xc0\xaf\xed\xa0\x80"),
            "'6\\xc0\\xaf\\xed\\xa0\\x80' is not a card: the suit is one of "
            "cdhs");
}

TEST(WhyNotACardTest, CutsLongTokensShort) {
  const std::string reason = WhyNotACard(std::string(100'000, 'z'));
  EXPECT_EQ(reason,
            "'zzzzzzzzzzzzzzzz...' is not a card: the rank is one of "
            "23456789TJQKA");
}

TEST(CardsToStringTest, SeparatesByBlanks) {
  EXPECT_EQ(CardsToString(std::vector<Card>{}), "");
  EXPECT_EQ(CardsToString(std::vector<Card>{Card(Rank::kAce, Suit::kSpades),
                                            Card(Rank::kTen, Suit::kClubs)}),
            "As Tc");
}

TEST(HighestFirstTest, SortsByRankAndThenBySuit) {
  const CardSet set = {
      Card(Rank::kTwo, Suit::kSpades), Card(Rank::kAce, Suit::kHearts),
      Card(Rank::kAce, Suit::kClubs), Card(Rank::kTen, Suit::kDiamonds)};
  EXPECT_EQ(CardsToString(HighestFirst(set)), "Ac Ah Td 2s");
  EXPECT_TRUE(HighestFirst(CardSet()).empty());
}

}  // namespace
}  // namespace tablepick
