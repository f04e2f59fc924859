// Which table cards each player has taken, as masks, and the number of that.

#ifndef TABLEPICK_SOLVER_STATE_H_
#define TABLEPICK_SOLVER_STATE_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/outcome.h"

namespace tablepick {

// The most cards a table may have.
inline constexpr int kMaxTable = 12;

// A set of table cards: bit i stands for the i-th.
using TableMask = uint32_t;

struct State {
  TableMask alice = 0;
  TableMask bob = 0;

  TableMask taken() const { return alice | bob; }
  friend bool operator==(State, State) = default;
};

// The state after `player` takes table card `pick`.
constexpr State AfterPick(State state, Player player, int pick) {
  (player == Player::kAlice ? state.alice : state.bob) |= TableMask{1} << pick;
  return state;
}

// The powers of three.
inline constexpr auto kPowerOfThree = [] {
  std::array<uint32_t, kMaxTable + 1> powers{1};
  for (size_t i = 1; i < powers.size(); ++i) powers[i] = 3 * powers[i - 1];
  return powers;
}();

// The masks read in base three.
inline constexpr auto kBaseThree = [] {
  std::array<uint32_t, 1 << kMaxTable> base_three{};
  for (uint32_t mask = 1; mask < base_three.size(); ++mask) {
    base_three[mask] = 3 * base_three[mask >> 1] + (mask & 1);
  }
  return base_three;
}();

// A number for each state of a table, below kPowerOfThree[table]: the digit of
// a card is 0 if it is left, 1 if Alice has it and 2 if Bob has it, so a pick
// of card i adds kPowerOfThree[i] once or twice.
constexpr size_t StateIndex(State state) {
  return kBaseThree[state.alice] + size_t{2} * kBaseThree[state.bob];
}

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_STATE_H_
