#include "solver/bent_minimax.h"

#include <bit>
#include <cassert>
#include <cstddef>

namespace tablepick {

BentMinimax::BentMinimax(int table, int picks)
    : table_(table),
      picks_(picks),
      states_(ListStates(table, picks)),
      values_(kPowerOfThree[static_cast<size_t>(table)]) {
  for (const ListedState& listed : states_) {
    if (listed.left == 0) splits_.push_back(listed.state);
  }
}

GameOutcomes BentMinimax::Value(absl::Span<const GameOutcomes> outcomes,
                                const BentPlay& play) {
  assert(outcomes.size() == splits_.size());
  size_t split = 0;
  for (const ListedState& listed : states_) {
    values_[listed.index] =
        listed.left == 0 ? outcomes[split++] : Choose(listed, play);
  }
  return values_[0];
}

// The value of a state from the values of those after it.
GameOutcomes BentMinimax::Choose(const ListedState& listed,
                                 const BentPlay& play) const {
  const size_t pick = static_cast<size_t>(picks_ - listed.left);
  const bool alices = pick % 2 == 0;
  // In the words of the player whose pick it is: wins and losses of some or
  // all of what may follow, and of all but one.
  uint64_t some_win = 0;
  uint64_t two_win = 0;
  uint64_t some_draw = 0;
  uint64_t some_loss = 0;
  uint64_t some_other = 0;  // than a loss
  uint64_t two_other = 0;
  TableMask open = ((TableMask{1} << table_) - 1) & ~listed.state.taken();
  const bool choice = (open & (open - 1)) != 0;
  for (; open != 0; open &= open - 1) {
    const size_t step =
        kPowerOfThree[static_cast<size_t>(std::countr_zero(open))];
    const GameOutcomes& next =
        values_[listed.index + (alices ? step : 2 * step)];
    const uint64_t win = alices ? next.alice : next.bob;
    const uint64_t loss = alices ? next.bob : next.alice;
    two_win |= some_win & win;
    some_win |= win;
    two_other |= some_other & ~loss;
    some_other |= ~loss;
    some_draw |= ~(win | loss);
    some_loss |= loss;
  }
  uint64_t win = some_win;
  uint64_t loss = ~some_other;
  if (choice) {
    const uint64_t misses = play.misses_best[pick];
    win = (win & ~misses) | (two_win & misses);
    loss = (loss & ~misses) | (~two_other & misses);
  }
  const size_t player = alices ? 0 : 1;
  win &= ~(play.prefers_draw[player] & some_draw);
  loss |= play.scorns_draw[player] & some_loss & ~some_win;
  return alices ? GameOutcomes{win, loss} : GameOutcomes{loss, win};
}

}  // namespace tablepick
