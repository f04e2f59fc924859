// How soon a player can reach a goal, from each state of a deal.

#ifndef TABLEPICK_SOLVER_GOAL_DEPTH_H_
#define TABLEPICK_SOLVER_GOAL_DEPTH_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/deal.h"
#include "solver/outcome.h"
#include "solver/split_values.h"
#include "solver/state.h"

namespace tablepick {

class GoalDepth {
 public:
  static constexpr int kNever = 255;

  // For the goal of `player` to come to `goal` or better. `splits` stand at
  // `deal`.
  GoalDepth(const Deal& deal, Player player, Outcome goal, SplitValues* splits);

  // The least number of picks, both players' counted, after which the goal is
  // reached however the rest is played, if the player wants few of them and the
  // opponent many; 0 if it is so already, kNever if the player cannot get there
  // at all.
  int At(State state) const { return AtIndex(StateIndex(state)); }
  int AtIndex(size_t state_index) const { return depth_[state_index]; }

 private:
  std::vector<uint8_t> depth_;  // by StateIndex
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_GOAL_DEPTH_H_
