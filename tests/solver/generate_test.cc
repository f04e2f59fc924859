#include "solver/generate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "solver/notation.h"

namespace tablepick {
namespace {

// The value of a position by plain recursion, to test with.
int PlainValue(const Rules& rules, const Deal& deal, TableMask alice,
               TableMask bob, int left) {
  if (left == 0) {
    const int a = rules.Value(deal.Hand(Player::kAlice, alice));
    const int b = rules.Value(deal.Hand(Player::kBob, bob));
    return a > b ? 1 : a < b ? -1 : 0;
  }
  const bool alices = left % 2 == 0;
  int best = alices ? -1 : 1;
  for (int i = 0; i < deal.shape().table; ++i) {
    const TableMask pick = TableMask{1} << i;
    if (((alice | bob) & pick) != 0) continue;
    best = alices
               ? std::max(best,
                          PlainValue(rules, deal, alice | pick, bob, left - 1))
               : std::min(best,
                          PlainValue(rules, deal, alice, bob | pick, left - 1));
  }
  return best;
}

int PlainValue(const Rules& rules, const Deal& deal) {
  return PlainValue(rules, deal, 0, 0, deal.picks());
}

std::vector<Deal> Generate(const Rules& rules, Shape shape, DealWishes wishes,
                           uint64_t seed, int count) {
  DealGenerator generator(rules, shape, std::move(wishes), seed);
  std::vector<Deal> deals;
  while (static_cast<int>(deals.size()) < count) {
    const std::optional<Deal> deal = generator.Next();
    if (!deal.has_value()) break;
    deals.push_back(*deal);
  }
  return deals;
}

std::vector<Deal> Generate(DealWishes wishes, uint64_t seed, int count) {
  return Generate(PokerRules(), StandardShape(PokerRules()), std::move(wishes),
                  seed, count);
}

CardSet CardsOf(const Deal& deal) {
  CardSet cards;
  for (absl::Span<const Card> part :
       {deal.hole(Player::kAlice), deal.hole(Player::kBob), deal.table()}) {
    for (Card card : part) cards.Add(card);
  }
  return cards;
}

int CountSuits(CardSet cards) {
  std::set<Suit> suits;
  for (Card card : cards) suits.insert(card.suit());
  return static_cast<int>(suits.size());
}

int CountRanks(CardSet cards) {
  std::set<Rank> ranks;
  for (Card card : cards) ranks.insert(card.rank());
  return static_cast<int>(ranks.size());
}

TEST(Generate, KindsHaveTheNamesThatFindThem) {
  std::set<absl::string_view> names;
  for (DealKind kind : AllDealKinds()) {
    EXPECT_EQ(FindDealKind(DealKindName(kind)), kind);
    EXPECT_TRUE(names.insert(DealKindName(kind)).second);
  }
  EXPECT_FALSE(FindDealKind("uniforms").has_value());
}

// The wishes that are refused are just those that cannot come true.
TEST(Generate, WishesThatCannotComeTrueAreKnown) {
  const Rules& rules = PokerRules();
  const auto why_none = [&](DealWishes wishes) {
    return WhyNone(rules, StandardShape(rules), wishes);
  };
  for (DealKind kind : AllDealKinds()) {
    for (Outcome outcome : {Outcome::kAlice, Outcome::kBob, Outcome::kDraw}) {
      const bool never =
          (kind == DealKind::kDraws && outcome != Outcome::kDraw) ||
          (kind == DealKind::kOnlyMove && outcome == Outcome::kBob);
      const DealWishes wishes = {.kind = kind, .outcome = outcome};
      EXPECT_EQ(!why_none(wishes).empty(), never) << DealKindName(kind);
      if (never) {
        DealGenerator generator(rules, StandardShape(rules), wishes, 1);
        EXPECT_FALSE(generator.Next(3000).has_value());
      }
    }
  }
  // Of the categories, those with three cards of a rank need three suits.
  std::set<int> never;
  for (int category = 0; category < 9; ++category) {
    const DealWishes wishes = {.kind = DealKind::kTwoSuits,
                               .category = category};
    if (!why_none(wishes).empty()) never.insert(category);
  }
  EXPECT_EQ(never, (std::set<int>{3, 6, 7}));
  const DealWishes only_move = {.kind = DealKind::kOnlyMove};
  EXPECT_NE(WhyNone(rules, {5, 0}, only_move), "");
  EXPECT_EQ(WhyNone(rules, {4, 2}, only_move), "");
}

// Of mixed deals, those are left out that cannot be as wished.
TEST(Generate, MixedDealsCanHaveAnyOutcomeAndCategory) {
  for (Outcome outcome : {Outcome::kAlice, Outcome::kBob}) {
    const std::vector<Deal> deals =
        Generate({.kind = DealKind::kMixed, .outcome = outcome}, 3, 24);
    ASSERT_EQ(deals.size(), 24u);
    for (const Deal& deal : deals) {
      EXPECT_EQ(PlainValue(PokerRules(), deal),
                outcome == Outcome::kAlice ? 1 : -1);
    }
  }
  EXPECT_EQ(Generate({.kind = DealKind::kMixed, .category = 6}, 3, 24).size(),
            24u);
}

TEST(Generate, DealsAreSoundForAllRulesShapesAndKinds) {
  for (const Rules* rules : AllRules()) {
    const int hand = rules->hand_size();
    for (Shape shape :
         {StandardShape(*rules), Shape{hand - 1, 2}, Shape{1, 2 * hand - 2},
          Shape{2, 2 * hand - 3}, Shape{hand - 1, 12}}) {
      for (DealKind kind : AllDealKinds()) {
        DealGenerator generator(*rules, shape, {.kind = kind}, 7);
        for (int i = 0; i < 3; ++i) {
          const std::optional<Deal> deal = generator.Next();
          ASSERT_TRUE(deal.has_value()) << rules->name() << DealKindName(kind);
          EXPECT_EQ(deal->shape(), shape);
          EXPECT_TRUE(Deal::Create(*rules, deal->hole(Player::kAlice),
                                   deal->hole(Player::kBob), deal->table())
                          .ok());
          EXPECT_EQ(CardsOf(*deal).size(), shape.cards());
        }
      }
    }
  }
}

TEST(Generate, SameSeedSameDeals) {
  for (DealKind kind : AllDealKinds()) {
    EXPECT_EQ(Generate({.kind = kind}, 3, 20), Generate({.kind = kind}, 3, 20));
    EXPECT_NE(Generate({.kind = kind}, 3, 20), Generate({.kind = kind}, 4, 20));
  }
}

TEST(Generate, TriesDoNotChangeTheDeals) {
  for (DealKind kind :
       {DealKind::kOnlyMove, DealKind::kDecisive, DealKind::kMixed}) {
    const DealWishes wishes = {.kind = kind, .outcome = Outcome::kDraw};
    DealGenerator generator(PokerRules(), StandardShape(PokerRules()), wishes,
                            1);
    std::vector<Deal> deals;
    int failures = 0;
    while (deals.size() < 20) {
      if (const auto deal = generator.Next(3)) {
        deals.push_back(*deal);
      } else {
        ++failures;
      }
    }
    EXPECT_GT(failures, 0);
    EXPECT_EQ(deals, Generate(wishes, 1, 20));
  }
}

TEST(Generate, MixedHasAllKinds) {
  const auto mixed = Generate({.kind = DealKind::kMixed}, 1, 80);
  int draws = 0;
  int two_suits = 0;
  for (const Deal& deal : mixed) {
    draws += PlainValue(PokerRules(), deal) == 0;
    two_suits += CountSuits(CardsOf(deal)) == 2;
  }
  EXPECT_GE(draws, 4);
  EXPECT_GE(two_suits, 4);
}

TEST(Generate, RareCardsAreRare) {
  int one_suit = 0;
  int few_ranks = 0;
  int equal_holes = 0;
  for (const Deal& deal : Generate({.kind = DealKind::kRareCards}, 1, 300)) {
    CardSet table;
    for (Card card : deal.table()) table.Add(card);
    one_suit += CountSuits(table) == 1;
    few_ranks += CountRanks(table) <= 2;
    CardSet holes = CardsOf(deal) - table;
    equal_holes += CountRanks(holes) == 1;
  }
  EXPECT_GE(one_suit, 75);
  EXPECT_GE(few_ranks, 20);
  EXPECT_GE(equal_holes, 10);
}

TEST(Generate, UniformDealsAllCardsAlike) {
  std::vector<int> dealt(kDeckSize);
  int alice = 0;
  int solved = 0;
  const int count = 20'000;
  for (const Deal& deal : Generate({}, 1, count)) {
    for (Card card : deal.hole(Player::kBob)) {
      ++dealt[static_cast<size_t>(card.index())];
    }
    if (solved < 2000) {
      ++solved;
      if (PlainValue(PokerRules(), deal) > 0) ++alice;
    }
  }
  const int expected = 2 * count / kDeckSize;
  for (int times : dealt) EXPECT_NEAR(times, expected, 170);
  // Of all deals Alice wins 70.9 %.
  EXPECT_NEAR(alice, 1418, 125);
}

TEST(Generate, FewRanksAndTwoSuits) {
  for (const Deal& deal : Generate({.kind = DealKind::kFewRanks}, 1, 200)) {
    EXPECT_LE(CountRanks(CardsOf(deal)), 6);
  }
  for (const Deal& deal : Generate({.kind = DealKind::kTwoSuits}, 1, 200)) {
    EXPECT_LE(CountSuits(CardsOf(deal)), 2);
  }
  // Where two suits are too few cards, there are three.
  const Rules& short_deck = *FindRules("short-deck");
  for (const Deal& deal :
       Generate(short_deck, {5, 12}, {.kind = DealKind::kTwoSuits}, 1, 50)) {
    EXPECT_EQ(CountSuits(CardsOf(deal)), 3);
  }
}

TEST(Generate, MadeHandsAreThereInMostDeals) {
  const Rules& rules = PokerRules();
  const int categories = static_cast<int>(rules.categories().size());
  for (int a = 0; a < categories; ++a) {
    for (int b = 0; b <= a; ++b) {
      int made = 0;
      bool sides[2] = {};
      for (const Deal& deal : Generate(
               {.kind = DealKind::kMadeHands, .meetings = {{a, b}}}, 1, 40)) {
        bool found = false;
        for (TableMask mask = 0; mask < 64; ++mask) {
          if (std::popcount(mask) != 3) continue;
          const int x = rules.Category(deal.Hand(Player::kAlice, mask));
          const int y = rules.Category(deal.Hand(Player::kBob, 63 ^ mask));
          found = found || (x == a && y == b) || (x == b && y == a);
          if (x == a && y == b) sides[0] = true;
          if (x == b && y == a) sides[1] = true;
        }
        if (found) ++made;
      }
      // A changed card spoils at most one deal of four.
      EXPECT_GE(made, 22) << a << " " << b;
      EXPECT_TRUE(sides[0] && sides[1]) << a << " " << b;
    }
  }
}

TEST(Generate, DrawsAreDraws) {
  for (const Rules* rules : AllRules()) {
    for (const Deal& deal : Generate(*rules, StandardShape(*rules),
                                     {.kind = DealKind::kDraws}, 1, 30)) {
      EXPECT_EQ(PlainValue(*rules, deal), 0) << FormatDeal(deal);
    }
  }
}

TEST(Generate, OnlyMovesAreTheOnlyOnes) {
  for (const Rules* rules : AllRules()) {
    for (const Deal& deal : Generate(*rules, StandardShape(*rules),
                                     {.kind = DealKind::kOnlyMove}, 1, 30)) {
      const int value = PlainValue(*rules, deal);
      int keep = 0;
      for (int i = 0; i < deal.shape().table; ++i) {
        if (PlainValue(*rules, deal, TableMask{1} << i, 0, deal.picks() - 1) ==
            value) {
          ++keep;
        }
      }
      EXPECT_EQ(keep, 1) << FormatDeal(deal);
    }
  }
}

TEST(Generate, OutcomeIsTheValue) {
  for (Outcome outcome : {Outcome::kAlice, Outcome::kDraw, Outcome::kBob}) {
    const auto deals =
        Generate({.kind = DealKind::kFewRanks, .outcome = outcome}, 1, 20);
    EXPECT_EQ(deals.size(), 20u);
    for (const Deal& deal : deals) {
      EXPECT_EQ(PlainValue(PokerRules(), deal), static_cast<int>(outcome));
    }
  }
}

TEST(Generate, CategoryCanBeMade) {
  const Rules& rules = PokerRules();
  for (int category = 0; category < 8; ++category) {
    const auto deals = Generate({.category = category}, 1, 5);
    EXPECT_EQ(deals.size(), 5u);
    for (const Deal& deal : deals) {
      bool found = false;
      for (int a = 0; a < 6; ++a) {
        for (int b = 0; b < a; ++b) {
          for (int c = 0; c < b; ++c) {
            const auto mask = static_cast<TableMask>(1 << a | 1 << b | 1 << c);
            for (Player player : {Player::kAlice, Player::kBob}) {
              found =
                  found || rules.Category(deal.Hand(player, mask)) == category;
            }
          }
        }
      }
      EXPECT_TRUE(found) << FormatDeal(deal);
    }
  }
}

TEST(Generate, GivesUpOnWhatCannotBe) {
  // No pick is made, so that none can be the only one.
  DealGenerator generator(PokerRules(), {5, 0}, {.kind = DealKind::kOnlyMove},
                          1);
  EXPECT_FALSE(generator.Next(1000).has_value());
}

TEST(Generate, RandomHandsAreOfTheCategoryAndNotAlwaysTheSame) {
  for (const Rules* rules : AllRules()) {
    Random random(1);
    for (size_t i = 0; i < rules->categories().size(); ++i) {
      const int category = static_cast<int>(i);
      std::set<uint64_t> hands;
      for (int j = 0; j < 50; ++j) {
        const CardSet hand = RandomHand(random, *rules, category);
        EXPECT_EQ(hand.size(), rules->hand_size());
        EXPECT_TRUE(rules->deck().ContainsAll(hand));
        EXPECT_EQ(rules->Category(hand), category);
        hands.insert(hand.bits());
      }
      EXPECT_GE(hands.size(), 20u);
    }
  }
}

}  // namespace
}  // namespace tablepick
