#include "solver/goal_depth.h"

#include <algorithm>
#include <bit>

#include "solver/proof.h"
#include "solver/state_list.h"

namespace tablepick {

GoalDepth::GoalDepth(const Deal& deal, Player player, Outcome goal,
                     SplitValues* splits) {
  const Shape shape = deal.shape();
  const TableMask table = (TableMask{1} << shape.table) - 1;
  depth_.resize(kPowerOfThree[static_cast<size_t>(shape.table)]);
  for (const ListedState& at : ListStates(shape.table, deal.picks())) {
    if (at.left == 0) {
      const Outcome outcome = splits->Compare(at.state.alice, at.state.bob);
      depth_[at.index] = ReachesGoal(player, goal, outcome) ? 0 : kNever;
      continue;
    }
    const bool alices_turn = (deal.picks() - at.left) % 2 == 0;
    const size_t digit = alices_turn ? 1 : 2;
    uint8_t least = kNever;
    uint8_t most = 0;
    for (TableMask open = table & ~at.state.taken(); open != 0;
         open &= open - 1) {
      const auto card = static_cast<size_t>(std::countr_zero(open));
      const uint8_t after = depth_[at.index + digit * kPowerOfThree[card]];
      least = std::min(least, after);
      most = std::max(most, after);
    }
    const bool players_turn = alices_turn == (player == Player::kAlice);
    const uint8_t after = players_turn ? least : most;
    // If all that follows has reached the goal, so has this.
    const bool reached = most == 0 || after == kNever;
    depth_[at.index] = static_cast<uint8_t>(reached ? after : after + 1);
  }
}

}  // namespace tablepick
