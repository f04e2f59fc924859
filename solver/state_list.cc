#include "solver/state_list.h"

#include <bit>
#include <cassert>

namespace tablepick {
namespace {

// Appends the states in which the cards from `card` on lie as in `state`, by
// descending index, which is that of no state less than those before it.
void AppendStates(int card, State state, int left,
                  std::vector<ListedState>* states) {
  if (card == 0) {
    const int lead = std::popcount(state.alice) - std::popcount(state.bob);
    if (lead != 0 && lead != 1) return;
    states->push_back({state, static_cast<uint32_t>(StateIndex(state)), left});
    return;
  }
  --card;
  if (left > 0) {
    for (const Player player : {Player::kBob, Player::kAlice}) {
      AppendStates(card, AfterPick(state, player, card), left - 1, states);
    }
  }
  AppendStates(card, state, left, states);
}

}  // namespace

std::vector<ListedState> ListStates(int table, int picks) {
  assert(0 <= picks && picks <= table && table <= kMaxTable);
  std::vector<ListedState> states;
  AppendStates(table, State(), picks, &states);
  return states;
}

}  // namespace tablepick
