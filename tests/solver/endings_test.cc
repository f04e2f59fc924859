#include "solver/endings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "solver/notation.h"
#include "solver/random.h"
#include "tests/solver/plain_proof.h"
#include "tests/solver/random_deals.h"

namespace tablepick {
namespace {

using Ending = std::pair<TableMask, TableMask>;

// Plays on in all ways.
void AddEndings(Position position, std::set<Ending>* endings) {
  if (position.finished()) {
    endings->insert({position.state().alice, position.state().bob});
    return;
  }
  for (int i = 0; i < position.deal().shape().table; ++i) {
    if (!position.CanPick(i)) continue;
    position.Pick(i);
    AddEndings(position, endings);
    position.Undo();
  }
}

// A position some random picks into a deal, of which few are left.
Position SomePosition(const Rules& rules, Shape shape, Random& random) {
  Position position(RandomDeal(rules, shape, random));
  const int picks = position.deal().picks();
  int made = random.Below(picks + 1);
  made = std::max(made, picks - 6);
  while (static_cast<int>(position.history().size()) < made) {
    const int pick = random.Below(shape.table);
    if (position.CanPick(pick)) position.Pick(pick);
  }
  return position;
}

TEST(ForEachEndingTest, VisitsEachEndingOnce) {
  Random random(3);
  for (const Rules* rules : AllRules()) {
    for (const Shape shape : AllShapes(*rules)) {
      if (shape.table > 9) continue;
      const Position position = SomePosition(*rules, shape, random);
      SCOPED_TRACE(FormatPosition(position));
      std::set<Ending> endings;
      AddEndings(position, &endings);
      std::set<Ending> visited;
      ForEachEnding(position.deal(), position.state(), [&](State ending) {
        EXPECT_TRUE(visited.insert({ending.alice, ending.bob}).second);
      });
      EXPECT_EQ(visited, endings);
    }
  }
}

TEST(EndingSurveyTest, FindsTheWorstAndTheClosest) {
  Random random(4);
  for (const Rules* rules : AllRules()) {
    SplitValues splits(*rules);
    for (const Shape shape : AllShapes(*rules)) {
      if (shape.table > 7) continue;
      const Position position = SomePosition(*rules, shape, random);
      const Deal& deal = position.deal();
      SCOPED_TRACE(FormatPosition(position));
      splits.Reset(deal);
      for (const Player player : {Player::kAlice, Player::kBob}) {
        // How a player sees an ending: the outcome, from the worst to the best,
        // the opponent's hand from the best down, and his own from the worst.
        const auto key = [&](State ending) {
          const HandValue alice =
              rules->Value(deal.Hand(Player::kAlice, ending.alice));
          const HandValue bob =
              rules->Value(deal.Hand(Player::kBob, ending.bob));
          const int sign = (alice > bob) - (alice < bob);
          return player == Player::kAlice ? std::tuple(sign, -bob, alice)
                                          : std::tuple(-sign, -alice, bob);
        };
        // All that two first picks lead to, or the position itself.
        EndingSurvey survey(deal, player, &splits);
        std::set<Ending> endings;
        int64_t count = 0;
        for (const int pick : {0, 1}) {
          Position after = position;
          if (after.CanPick(pick)) after.Pick(pick);
          survey.Add(after.state());
          std::set<Ending> more;
          AddEndings(after, &more);
          count += static_cast<int64_t>(more.size());
          endings.insert(more.begin(), more.end());
        }
        EXPECT_EQ(survey.count(), count);
        EXPECT_EQ(endings.count({survey.closest().alice, survey.closest().bob}),
                  1u);
        for (const auto& [alice, bob] : endings) {
          EXPECT_GE(key({alice, bob}), key(survey.closest()));
          EXPECT_EQ(survey.IsClosest({alice, bob}),
                    key({alice, bob}) == key(survey.closest()));
        }
        const int sign = std::get<0>(key(survey.closest()));
        EXPECT_EQ(survey.worst(), static_cast<Outcome>(
                                      player == Player::kAlice ? sign : -sign));
      }
    }
  }
}

}  // namespace
}  // namespace tablepick
