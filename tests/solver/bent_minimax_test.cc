#include "solver/bent_minimax.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "solver/minimax.h"
#include "solver/random.h"

namespace tablepick {
namespace {

using SplitKey = std::pair<TableMask, TableMask>;

TEST(BentMinimax, ListsEverySplitOnce) {
  const BentMinimax six(6, 6);
  EXPECT_EQ(six.splits().size(), 20u);
  // 7! / (2! 2! 3!) ways to give two of seven cards to each.
  const BentMinimax seven(7, 4);
  EXPECT_EQ(seven.splits().size(), 210u);
  std::set<SplitKey> seen;
  for (State split : seven.splits()) {
    EXPECT_EQ(std::popcount(split.alice), 2);
    EXPECT_EQ(std::popcount(split.bob), 2);
    EXPECT_TRUE(seen.insert({split.alice, split.bob}).second);
  }
}

TEST(BentMinimax, PlaysSixtyFourGamesAsMinimaxPlaysEach) {
  Random random(1);
  for (const auto& [table, picks] : std::vector<std::pair<int, int>>{
           {0, 0}, {2, 2}, {5, 2}, {4, 4}, {6, 6}, {7, 4}, {8, 6}, {8, 8}}) {
    BentMinimax bent(table, picks);
    std::vector<GameOutcomes> outcomes(bent.splits().size());
    for (GameOutcomes& outcome : outcomes) {
      for (int game = 0; game < 64; ++game) {
        // Games in which draws are rare, and games in which they are not.
        const int draw = random.Below(2 + game);
        outcome.Set(game, draw == 0         ? Outcome::kDraw
                          : random.OneIn(2) ? Outcome::kAlice
                                            : Outcome::kBob);
      }
    }
    const GameOutcomes values = bent.Value(outcomes, BentPlay());
    for (int game = 0; game < 64; ++game) {
      std::map<SplitKey, Outcome> by_split;
      for (size_t i = 0; i < outcomes.size(); ++i) {
        const State split = bent.splits()[i];
        by_split[{split.alice, split.bob}] = outcomes[i].Get(game);
      }
      Minimax minimax(table, picks);
      EXPECT_EQ(values.Get(game),
                minimax.Value({}, [&](TableMask alice, TableMask bob) {
                  return by_split.at({alice, bob});
                }));
    }
  }
}

// Alice picks one of three cards, Bob another; Alice's card decides.
TEST(BentMinimax, PlayersMayPlayBadly) {
  BentMinimax bent(3, 2);
  const auto value = [&](std::vector<Outcome> by_card, const BentPlay& play) {
    std::vector<GameOutcomes> outcomes(bent.splits().size());
    for (size_t i = 0; i < outcomes.size(); ++i) {
      const int card = std::countr_zero(bent.splits()[i].alice);
      outcomes[i].SetAll(by_card[static_cast<size_t>(card)]);
    }
    return bent.Value(outcomes, play).Get(5);
  };
  const Outcome win = Outcome::kAlice, draw = Outcome::kDraw,
                loss = Outcome::kBob;
  const uint64_t game = 1 << 5;
  BentPlay misses;
  misses.misses_best[0] = game;
  EXPECT_EQ(value({loss, win, draw}, misses), draw);
  EXPECT_EQ(value({loss, win, loss}, misses), loss);
  EXPECT_EQ(value({win, win, loss}, misses), win);
  BentPlay prefers;
  prefers.prefers_draw[0] = game;
  EXPECT_EQ(value({loss, win, draw}, prefers), draw);
  EXPECT_EQ(value({loss, win, loss}, prefers), win);
  BentPlay scorns;
  scorns.scorns_draw[0] = game;
  EXPECT_EQ(value({loss, loss, draw}, scorns), loss);
  EXPECT_EQ(value({draw, draw, draw}, scorns), draw);
  EXPECT_EQ(value({loss, win, draw}, scorns), win);
  // What is wrong in another game does not matter in this one, nor what is
  // wrong with Bob, who decides nothing.
  BentPlay others;
  others.misses_best[0] = ~game;
  others.misses_best[1] = game;
  others.scorns_draw[1] = game;
  others.prefers_draw[1] = game;
  EXPECT_EQ(value({loss, win, draw}, others), win);
}

TEST(GameOutcomes, HoldsOneForEachGame) {
  GameOutcomes outcomes;
  outcomes.SetAll(Outcome::kBob);
  outcomes.Set(3, Outcome::kAlice);
  outcomes.Set(63, Outcome::kDraw);
  EXPECT_EQ(outcomes.Get(0), Outcome::kBob);
  EXPECT_EQ(outcomes.Get(3), Outcome::kAlice);
  EXPECT_EQ(outcomes.Get(63), Outcome::kDraw);
  outcomes.Set(3, Outcome::kBob);
  EXPECT_EQ(outcomes.Get(3), Outcome::kBob);
}

}  // namespace
}  // namespace tablepick
