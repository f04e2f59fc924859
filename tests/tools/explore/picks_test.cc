#include "tools/explore/picks.h"

#include <gtest/gtest.h>

#include <array>

#include "solver/random_deal.h"
#include "solver/solver.h"

namespace tablepick::explore {
namespace {

// How many of the picks that `position` leaves keep its value.
int GoodPicks(const Position& position, Solver& solver) {
  int good = 0;
  for (const PickValue& pick : solver.PickValues(position)) {
    good += pick.value == solver.Value(position) ? 1 : 0;
  }
  return good;
}

// The engine is judged by the solver, which has no code in common with the
// analysis that it plays by.
TEST(LetEnginePick, KeepsTheValueAndMakesItHard) {
  Random random(5);
  for (const Rules* rules : AllRules()) {
    Solver solver(*rules);
    const RandomDealer dealer(*rules, {2, 2 * rules->hand_size() - 3});
    for (int round = 0; round < 40; ++round) {
      const Deal deal =
          round % 2 == 0 ? dealer.Uniform(random) : dealer.FewRanks(random);
      Desk desk(*rules, Position(deal), 1);
      const Player engine = round % 4 < 2 ? Player::kAlice : Player::kBob;
      desk.game.SetPilot(engine, Pilot::kPerfect);
      while (!desk.position().finished()) {
        if (!desk.game.EngineToPick()) {
          int index = random.Below(deal.shape().table);
          while (!desk.position().CanPick(index)) {
            index = random.Below(deal.shape().table);
          }
          MakePick(desk, index, Picker::kUser);
          continue;
        }
        const Position before = desk.position();
        const Outcome value = solver.Value(before);
        LetEnginePick(desk);
        Position after = before;
        after.Pick(desk.position().history()[before.history().size()]);
        EXPECT_EQ(solver.Value(after), value);
        if (after.finished()) continue;
        for (const PickValue& other : solver.PickValues(before)) {
          if (other.value != value) continue;
          Position otherwise = before;
          otherwise.Pick(other.index);
          EXPECT_LE(GoodPicks(after, solver), GoodPicks(otherwise, solver));
        }
      }
    }
  }
}

TEST(LetEnginePick, TakesAnyCardAtRandom) {
  Random random(6);
  const Deal deal = RandomDealer(PokerRules(), {2, 6}).Uniform(random);
  std::array<int, 6> taken{};
  for (uint64_t seed = 0; seed < 600; ++seed) {
    Desk desk(PokerRules(), Position(deal), seed);
    desk.game.SetPilot(Player::kAlice, Pilot::kRandom);
    LetEnginePick(desk);
    EXPECT_EQ(desk.position().history().size(), 1U);
    ++taken[desk.position().history()[0]];
  }
  for (const int count : taken) {
    EXPECT_GT(count, 60);
    EXPECT_LT(count, 140);
  }
}

}  // namespace
}  // namespace tablepick::explore
