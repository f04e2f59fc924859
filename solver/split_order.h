// What the batch solver has to know about rules of five-card hands.

#ifndef TABLEPICK_SOLVER_SPLIT_ORDER_H_
#define TABLEPICK_SOLVER_SPLIT_ORDER_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "eval/rules.h"

namespace tablepick {

// An order of five-card hands. Ranks are called by the number of their plane,
// the deuce 1 to the ace 13, and the ace once more 0, below the deuce.
struct SplitOrder {
  static constexpr size_t kPlanes = 14;

  // The 13 planes from here on are the ranks, the lowest first.
  size_t lowest_plane;
  bool straights_count;
  bool flushes_count;
  bool flush_beats_full_house;
  // The ranks of the lowest straight if it is the one with the ace as lowest
  // card, and if that counts.
  std::optional<std::array<uint8_t, 5>> wheel;
  // The lower hand wins.
  bool low_wins;
};

// The order of the hands of `rules`, or nothing if it is not of that kind.
std::optional<SplitOrder> SplitOrderOf(const Rules& rules);

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_SPLIT_ORDER_H_
