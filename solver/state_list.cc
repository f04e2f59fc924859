#include "solver/state_list.h"

#include <algorithm>
#include <cassert>

namespace tablepick {
namespace {

// Appends the states in which the cards from `card` on lie as in `state`, by
// descending index, which is that of no state less than those before it.
// `lead` is how many cards Alice has more than Bob.
void AppendStates(int card, State state, int left, int lead,
                  std::vector<ListedState>* states) {
  // The other cards have to bring it to 0 or 1.
  const int more = std::min(card, left);
  if (lead > 1 + more || lead < -more) return;
  if (card == 0) {
    states->push_back({state, static_cast<uint32_t>(StateIndex(state)), left});
    return;
  }
  --card;
  if (left > 0) {
    AppendStates(card, AfterPick(state, Player::kBob, card), left - 1, lead - 1,
                 states);
    AppendStates(card, AfterPick(state, Player::kAlice, card), left - 1,
                 lead + 1, states);
  }
  AppendStates(card, state, left, lead, states);
}

}  // namespace

std::vector<ListedState> ListStates(int table, int picks) {
  assert(0 <= picks && picks <= table && table <= kMaxTable);
  std::vector<ListedState> states;
  AppendStates(table, State(), picks, 0, &states);
  return states;
}

}  // namespace tablepick
