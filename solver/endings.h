// All ways in which a game can end from some point on.

#ifndef TABLEPICK_SOLVER_ENDINGS_H_
#define TABLEPICK_SOLVER_ENDINGS_H_

#include <cstdint>

#include "absl/functional/function_ref.h"
#include "solver/deal.h"
#include "solver/outcome.h"
#include "solver/split_values.h"
#include "solver/state.h"

namespace tablepick {

// Calls `visit` for each split that play from `state` on can come to.
// REQUIRES: `state` can be reached in `deal`.
void ForEachEnding(const Deal& deal, State state,
                   absl::FunctionRef<void(State)> visit);

// What all endings of several games of one deal, seen from `player`, have in
// common.
class EndingSurvey {
 public:
  // `splits` stand at the deal that all games are of, and outlive the survey.
  EndingSurvey(const Deal& deal, Player player, SplitValues* splits)
      : deal_(deal), player_(player), splits_(*splits) {}

  // Looks at all endings from `state` on.
  void Add(State state);

  // How many endings were looked at.
  int64_t count() const { return count_; }
  // REQUIRES, below: at least one was.

  // The outcome that `player` likes the least.
  Outcome worst() const { return worst_; }
  // The closest ending: one with that outcome, of those one in which the
  // opponent's hand is the best, and of those one in which the player's is the
  // worst.
  State closest() const { return closest_; }
  // Whether `ending` is as close.
  bool IsClosest(State ending);

 private:
  HandValue ValueOf(Player player, State ending);

  const Deal& deal_;
  Player player_;
  SplitValues& splits_;
  int64_t count_ = 0;
  Outcome worst_ = Outcome::kDraw;
  State closest_;
  HandValue opponents_best_ = 0;
  HandValue players_worst_ = 0;
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_ENDINGS_H_
