// The game on a table of six as a Boolean function of its 20 splits.
//
// Included once for every instruction set, as Highway has it.

#if defined(TABLEPICK_SOLVER_SPLIT_GAME_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TABLEPICK_SOLVER_SPLIT_GAME_INL_H_
#undef TABLEPICK_SOLVER_SPLIT_GAME_INL_H_
#else
#define TABLEPICK_SOLVER_SPLIT_GAME_INL_H_
#endif

#include <array>
#include <cstddef>
#include <utility>

#include "hwy/highway.h"
#include "solver/bits-inl.h"

HWY_BEFORE_NAMESPACE();
namespace tablepick {
namespace HWY_NAMESPACE {

inline constexpr size_t kTable = 6;
inline constexpr size_t kSplits = 20;

// The table cards that Alice has in a split; the other three are Bob's.
struct Triple {
  size_t i, j, k;
};

// The splits, so that split 19 - s gives Bob what split s gives Alice.
inline constexpr std::array<Triple, kSplits> kTriples = [] {
  std::array<Triple, kSplits> triples{};
  size_t count = 0;
  for (size_t i = 0; i < kTable; ++i) {
    for (size_t j = i + 1; j < kTable; ++j) {
      for (size_t k = j + 1; k < kTable; ++k) triples[count++] = {i, j, k};
    }
  }
  return triples;
}();

// The place in kTriples of three different cards in any order.
constexpr size_t SplitOf(size_t i, size_t j, size_t k) {
  const size_t cards = size_t{1} << i | size_t{1} << j | size_t{1} << k;
  size_t split = 0;
  for (const Triple& t : kTriples) {
    if ((size_t{1} << t.i | size_t{1} << t.j | size_t{1} << t.k) == cards) {
      break;
    }
    ++split;
  }
  return split;
}

// The n-th table card besides those in `left_out`, a mask.
constexpr size_t Other(size_t n, size_t left_out) {
  size_t card = 0;
  for (;; ++card) {
    if ((left_out >> card & 1) == 0 && n-- == 0) return card;
  }
}

// Whether Alice can bring about a split in `won` after she has picked card a
// and Bob card b.
//
// She wants two of the other four, of which he takes one after her next pick,
// and gets the one that she leaves in the end. Say that two of the four are
// good if a and they are a split in `won`. She must pick a card that is good
// with two of the other three, for then Bob can take only one of them; if it is
// good with no more than one, he takes that one. Now the good pairs are edges
// between four points w, x, y and z, and two edges have a point in common
// unless they are opposite: wx and yz, wy and xz, wz and xy. So there is such a
// card exactly if the good pairs are of at least two of these three sorts.
template <size_t a, size_t b, typename B>
HWY_INLINE B WinsAfter(const std::array<B, kSplits>& won) {
  constexpr size_t kPicked = size_t{1} << a | size_t{1} << b;
  constexpr size_t w = Other(0, kPicked), x = Other(1, kPicked),
                   y = Other(2, kPicked), z = Other(3, kPicked);
  return Majority(won[SplitOf(a, w, x)] | won[SplitOf(a, y, z)],
                  won[SplitOf(a, w, y)] | won[SplitOf(a, x, z)],
                  won[SplitOf(a, w, z)] | won[SplitOf(a, x, y)]);
}

// The same after she has picked card a: whatever Bob picks.
template <size_t a, typename B, size_t... n>
HWY_INLINE B WinsWith(const std::array<B, kSplits>& won,
                      std::index_sequence<n...>) {
  return (WinsAfter<a, Other(n, size_t{1} << a)>(won) & ...);
}

// The same from the start: with any card.
template <typename B, size_t... a>
HWY_INLINE B AliceWins(const std::array<B, kSplits>& won,
                       std::index_sequence<a...>) {
  return (WinsWith<a>(won, std::make_index_sequence<kTable - 1>()) | ...);
}

// Whether Alice, who makes the first pick, can bring about a split in `won`;
// each bit of B is a game of its own.
template <typename B>
HWY_INLINE B AliceWins(const std::array<B, kSplits>& won) {
  return AliceWins(won, std::make_index_sequence<kTable>());
}

}  // namespace HWY_NAMESPACE
}  // namespace tablepick
HWY_AFTER_NAMESPACE();

#endif  // TABLEPICK_SOLVER_SPLIT_GAME_INL_H_
