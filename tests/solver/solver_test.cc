#include "solver/solver.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "solver/notation.h"
#include "tests/eval/naive.h"

namespace tablepick {
namespace {

// The game as its rules tell it: lists of cards, and recursion over the picks
// without memory of positions. Only final hands are remembered, since judging
// them naively is slow.
class PlainGame {
 public:
  PlainGame(std::string rules, int hand_size)
      : rules_(std::move(rules)), hand_size_(hand_size) {}

  // 1 if Alice wins, -1 if Bob does, 0 for a draw.
  int Value(uint64_t alice, uint64_t bob, std::vector<uint64_t>& table) {
    const int held = std::popcount(alice) + std::popcount(bob);
    if (held == 2 * hand_size_) {
      const auto order = Judge(alice) <=> Judge(bob);
      return order > 0 ? 1 : order < 0 ? -1 : 0;
    }
    const bool alices_turn = std::popcount(alice) == std::popcount(bob);
    int best = alices_turn ? -1 : 1;
    for (uint64_t& card : table) {
      if (card == 0) continue;
      const uint64_t taken = std::exchange(card, 0);
      const int value = alices_turn ? Value(alice | taken, bob, table)
                                    : Value(alice, bob | taken, table);
      card = taken;
      best = alices_turn ? std::max(best, value) : std::min(best, value);
      // A win cannot be bettered; without this, ten cards take an hour.
      if (best == (alices_turn ? 1 : -1)) break;
    }
    return best;
  }

 private:
  const naive::Worth& Judge(uint64_t hand) {
    const auto [it, is_new] = known_.try_emplace(hand);
    if (is_new) it->second = naive::Judge(rules_, hand);
    return it->second;
  }

  std::string rules_;
  int hand_size_;
  std::map<uint64_t, naive::Worth> known_;
};

// A deck that makes deals in which much can happen: all cards, or few ranks,
// or two suits.
std::vector<Card> Deck(const Rules& rules, int kind) {
  std::vector<Card> deck;
  for (Card card : rules.deck()) {
    const int rank = static_cast<int>(card.rank());
    if (kind == 1 && rank < 7) continue;
    if (kind == 2 && card.suit() > Suit::kDiamonds) continue;
    deck.push_back(card);
  }
  return deck;
}

Deal RandomDeal(const Rules& rules, Shape shape, int kind,
                std::mt19937_64& random) {
  std::vector<Card> deck = Deck(rules, kind);
  std::shuffle(deck.begin(), deck.end(), random);
  const absl::Span<const Card> cards(deck);
  const auto hole = static_cast<size_t>(shape.hole);
  return Deal(rules, cards.subspan(0, hole), cards.subspan(hole, hole),
              cards.subspan(2 * hole, static_cast<size_t>(shape.table)));
}

// Compares `deals` random deals of that shape, and some of their positions.
void CheckShapeOf(const std::string& rules_name, Shape shape, int deals) {
  const Rules& rules = *FindRules(rules_name);
  ASSERT_TRUE(CheckShape(rules, shape).ok());
  std::mt19937_64 random(static_cast<uint64_t>(shape.hole * 100 + shape.table));
  Solver solver(rules);
  for (int i = 0; i < deals; ++i) {
    Position position(RandomDeal(rules, shape, i % 3, random));
    PlainGame game(rules_name, rules.hand_size());
    for (;;) {
      std::vector<uint64_t> table;
      for (int k = 0; k < shape.table; ++k) {
        const bool taken = (position.state().taken() >> k & 1) != 0;
        const Card card = position.deal().table()[static_cast<size_t>(k)];
        table.push_back(taken ? 0 : uint64_t{1} << card.code());
      }
      ASSERT_EQ(static_cast<int>(solver.Value(position)),
                game.Value(position.Hand(Player::kAlice).bits(),
                           position.Hand(Player::kBob).bits(), table))
          << rules_name << ' ' << FormatPosition(position);
      if (position.finished()) break;
      int pick;
      do {
        pick = static_cast<int>(random() % static_cast<size_t>(shape.table));
      } while (!position.CanPick(pick));
      position.Pick(pick);
    }
  }
}

TEST(SolverTest, StandardDealsOfEveryRules) {
  for (const Rules* rules : AllRules()) {
    CheckShapeOf(std::string(rules->name()), StandardShape(*rules), 1500);
  }
}

TEST(SolverTest, OtherShapesOfPoker) {
  CheckShapeOf("poker", {1, 8}, 160);
  CheckShapeOf("poker", {3, 4}, 1600);
  CheckShapeOf("poker", {4, 2}, 1600);
  CheckShapeOf("poker", {2, 7}, 480);
  CheckShapeOf("poker", {2, 8}, 160);
  CheckShapeOf("poker", {3, 12}, 160);
  CheckShapeOf("poker", {4, 12}, 480);
  CheckShapeOf("poker", {5, 0}, 480);
  CheckShapeOf("poker", {5, 3}, 480);
}

TEST(SolverTest, PokerWithoutHoleCards) { CheckShapeOf("poker", {0, 10}, 30); }

TEST(SolverTest, OtherShapesOfBadugi) {
  CheckShapeOf("badugi", {1, 6}, 480);
  CheckShapeOf("badugi", {2, 5}, 480);
  CheckShapeOf("badugi", {0, 8}, 80);
  CheckShapeOf("badugi", {3, 2}, 480);
}

TEST(SolverTest, ATableOfTwelve) {
  CheckShapeOf("poker", {0, 12}, 4);
  CheckShapeOf("poker", {1, 12}, 8);
  CheckShapeOf("badugi", {0, 12}, 8);
}

TEST(SolverTest, PickValuesAreThoseOfThePositionsAfter) {
  std::mt19937_64 random(5);
  Solver solver(PokerRules());
  for (int i = 0; i < 300; ++i) {
    Position position(RandomDeal(PokerRules(), {2, 6 + i % 2}, i % 3, random));
    for (int k = i % 4; k > 0; --k) position.Pick(k);
    const std::vector<PickValue> picks = solver.PickValues(position);
    ASSERT_EQ(picks.size(),
              position.deal().table().size() - position.history().size());
    const Player player = position.turn();
    Outcome best = WinFor(Opponent(player));
    for (const PickValue& pick : picks) {
      if (Prefers(player, pick.value, best)) best = pick.value;
      position.Pick(pick.index);
      Solver other(PokerRules());
      EXPECT_EQ(other.Value(position), pick.value);
      position.Undo();
    }
    EXPECT_EQ(solver.Value(position), best);
  }
}

TEST(SolverTest, AFinishedPositionHasNoPicks) {
  Solver solver(PokerRules());
  const Position position =
      *ParsePosition(PokerRules(), "JcTh/QdQs/2c3d4h5s6c7d:2c3d4h5s6c7d");
  EXPECT_TRUE(solver.PickValues(position).empty());
  EXPECT_EQ(solver.Value(position), Outcome::kBob);
}

TEST(SolverTest, VisitsAtMost267StatesOnSixCards) {
  std::mt19937_64 random(3);
  Solver solver(PokerRules());
  int64_t most = 0;
  for (int i = 0; i < 20000; ++i) {
    solver.Value(RandomDeal(PokerRules(), {2, 6}, i % 3, random));
    most = std::max(most, solver.visited());
  }
  EXPECT_LE(most, 267);
  EXPECT_GT(most, 100);
}

// The symmetries of the game, on deals of all shapes and rules.

struct AnyDeal {
  const Rules* rules;
  Deal deal;
};

AnyDeal ArbitraryDeal() {
  const Rules* rules = *rc::gen::elementOf(
      std::vector<const Rules*>(AllRules().begin(), AllRules().end()));
  const int hole = *rc::gen::inRange(1, rules->hand_size());
  const int least = 2 * (rules->hand_size() - hole);
  const int table = *rc::gen::inRange(least, std::min(least + 2, 9));
  std::mt19937_64 random(*rc::gen::arbitrary<uint64_t>());
  return {rules,
          RandomDeal(*rules, {hole, table}, *rc::gen::inRange(0, 3), random)};
}

std::vector<Card> Copy(absl::Span<const Card> cards) {
  return {cards.begin(), cards.end()};
}

// Puts `cards` into an arbitrary order.
void Shuffle(std::vector<Card>& cards) {
  for (size_t i = 0; i + 1 < cards.size(); ++i) {
    std::swap(cards[i], cards[*rc::gen::inRange(i, cards.size())]);
  }
}

TEST(SolverTest, RenamingSuitsChangesNothing) {
  EXPECT_TRUE(rc::check([] {
    const AnyDeal any = ArbitraryDeal();
    std::array<int, 4> suits = {0, 1, 2, 3};
    for (size_t i = 0; i < 3; ++i) {
      std::swap(suits[i], suits[*rc::gen::inRange<size_t>(i, 4)]);
    }
    const auto renamed = [&](absl::Span<const Card> cards) {
      std::vector<Card> all;
      for (Card card : cards) {
        const int suit = suits[static_cast<size_t>(card.suit())];
        all.push_back(Card(card.rank(), static_cast<Suit>(suit)));
      }
      return all;
    };
    Solver solver(*any.rules);
    const Deal other(*any.rules, renamed(any.deal.hole(Player::kAlice)),
                     renamed(any.deal.hole(Player::kBob)),
                     renamed(any.deal.table()));
    RC_ASSERT(solver.Value(any.deal) == Solver(*any.rules).Value(other));
  }));
}

TEST(SolverTest, SwappingHoleCardsChangesNothing) {
  EXPECT_TRUE(rc::check([] {
    const AnyDeal any = ArbitraryDeal();
    std::vector<Card> alice = Copy(any.deal.hole(Player::kAlice));
    std::vector<Card> bob = Copy(any.deal.hole(Player::kBob));
    Shuffle(alice);
    Shuffle(bob);
    Solver solver(*any.rules);
    RC_ASSERT(solver.Value(any.deal) ==
              Solver(*any.rules)
                  .Value(Deal(*any.rules, alice, bob, any.deal.table())));
  }));
}

TEST(SolverTest, ShufflingTheTableChangesNothing) {
  EXPECT_TRUE(rc::check([] {
    const AnyDeal any = ArbitraryDeal();
    std::vector<Card> table = Copy(any.deal.table());
    Shuffle(table);
    Solver solver(*any.rules);
    RC_ASSERT(solver.Value(any.deal) ==
              Solver(*any.rules)
                  .Value(Deal(*any.rules, any.deal.hole(Player::kAlice),
                              any.deal.hole(Player::kBob), table)));
  }));
}

}  // namespace
}  // namespace tablepick
