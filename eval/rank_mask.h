// Masks of ranks and their places in the order of hands.

#ifndef TABLEPICK_EVAL_RANK_MASK_H_
#define TABLEPICK_EVAL_RANK_MASK_H_

#include <array>
#include <bit>
#include <cstdint>

#include "eval/card.h"

namespace tablepick {

// For each mask of 13 ranks, how many masks of as many ranks come before it
// when the highest ranks are compared first; that is the order of the masks as
// numbers.
inline constexpr std::array<uint16_t, 1 << kRanks> kPlaceOfMask = [] {
  std::array<uint16_t, 1 << kRanks> place{};
  std::array<uint16_t, kRanks + 1> seen{};
  for (uint32_t mask = 0; mask < place.size(); ++mask) {
    place[mask] = seen[static_cast<size_t>(std::popcount(mask))]++;
  }
  return place;
}();

// The ranks of a mask in an order in which the ace is the lowest: bit 0 is the
// ace, bit 12 the king.
constexpr uint32_t AceLow(uint32_t ranks) {
  return (ranks << 1 | ranks >> (kRanks - 1)) & ((1u << kRanks) - 1);
}

// `mask` without the place of `bit`: what lies above it moves one place down.
// REQUIRES: `bit` is one bit, not in `mask`.
constexpr uint32_t CloseGap(uint32_t mask, uint32_t bit) {
  const uint32_t below = bit - 1;
  return (mask & below) | (mask >> 1 & ~below);
}

// How many ways there are to choose k of n.
constexpr int Choose(int n, int k) {
  int ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

}  // namespace tablepick

#endif  // TABLEPICK_EVAL_RANK_MASK_H_
