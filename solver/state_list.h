// The states of a table, in an order to solve them in.

#ifndef TABLEPICK_SOLVER_STATE_LIST_H_
#define TABLEPICK_SOLVER_STATE_LIST_H_

#include <cstdint>
#include <vector>

#include "solver/state.h"

namespace tablepick {

// A state that play can reach.
struct ListedState {
  State state;
  uint32_t index;  // StateIndex(state)
  int left;        // how many picks are to come
};

// All states of a table of `table` cards of which `picks` are taken in turn,
// Alice first; each stands behind all that can follow it.
// REQUIRES: 0 <= picks <= table <= kMaxTable.
std::vector<ListedState> ListStates(int table, int picks);

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_STATE_LIST_H_
