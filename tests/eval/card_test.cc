#include "eval/card.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <type_traits>

namespace tablepick {
namespace {

constexpr Card kAs(Rank::kAce, Suit::kSpades);
constexpr Card k2c(Rank::kTwo, Suit::kClubs);

static_assert(sizeof(Card) == 1);
static_assert(sizeof(CardSet) == 8);
static_assert(std::is_trivially_copyable_v<Card>);
static_assert(Card() == k2c);
static_assert(kAs.code() == 16 * 3 + 12);
static_assert(kAs.index() == 51);
static_assert(Card::FromCode(kAs.code()) == kAs);
static_assert(Card::FromIndex(0) == k2c);
static_assert(CardSet::Deck().size() == kDeckSize);
static_assert(CardSet({kAs, k2c}).size() == 2);
static_assert(CardSet({kAs, k2c}).RanksOf(Suit::kSpades) == 1u << 12);
static_assert((CardSet({kAs, k2c}) - CardSet({kAs})) == CardSet({k2c}));

TEST(CardTest, EveryCardHasOneCodeOneIndexAndOneName) {
  std::set<int> codes;
  std::set<std::string> names;
  for (int index = 0; index < kDeckSize; ++index) {
    const Card card = Card::FromIndex(index);
    EXPECT_EQ(card.index(), index);
    EXPECT_EQ(Card::FromCode(card.code()), card);
    EXPECT_EQ(Card(card.rank(), card.suit()), card);
    EXPECT_TRUE(CardSet::Deck().Contains(card));
    codes.insert(card.code());
    names.insert(card.ToString());
  }
  EXPECT_EQ(codes.size(), 52u);
  EXPECT_EQ(names.size(), 52u);
  EXPECT_EQ(kAs.ToString(), "As");
  EXPECT_EQ(k2c.ToString(), "2c");
  EXPECT_EQ(Card::FromIndex(33).ToString(), "Td");
}

TEST(CardSetTest, AddsAndRemoves) {
  CardSet set;
  EXPECT_TRUE(set.empty());
  for (int index = 0; index < kDeckSize; ++index) {
    const Card card = Card::FromIndex(index);
    EXPECT_FALSE(set.Contains(card));
    set.Add(card);
    set.Add(card);
    EXPECT_TRUE(set.Contains(card));
    EXPECT_EQ(set.size(), index + 1);
  }
  EXPECT_EQ(set, CardSet::Deck());
  set.Remove(kAs);
  set.Remove(kAs);
  EXPECT_FALSE(set.Contains(kAs));
  EXPECT_EQ(set.size(), 51);
  EXPECT_TRUE(CardSet::Deck().ContainsAll(set));
  EXPECT_FALSE(set.ContainsAll(CardSet::Deck()));
}

TEST(CardSetTest, VisitsItsCardsByCode) {
  std::string names;
  for (Card card : CardSet{kAs, k2c, Card(Rank::kTen, Suit::kHearts),
                           Card(Rank::kAce, Suit::kClubs)}) {
    names += card.ToString();
  }
  EXPECT_EQ(names, "2cAcThAs");
}

TEST(CardSetTest, RanksOfAllSuits) {
  for (int rank = 0; rank < kRanks; ++rank) {
    for (int suit = 0; suit < kSuits; ++suit) {
      const CardSet set{Card(static_cast<Rank>(rank), static_cast<Suit>(suit))};
      EXPECT_EQ(set.Ranks(), 1u << rank);
      for (int other = 0; other < kSuits; ++other) {
        EXPECT_EQ(set.RanksOf(static_cast<Suit>(other)),
                  other == suit ? 1u << rank : 0u);
      }
    }
  }
}

}  // namespace
}  // namespace tablepick
