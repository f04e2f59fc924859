// Random numbers that are the same on every machine, with every compiler.
//
// The standard library leaves open how its distributions and std::shuffle use a
// generator; tests that are named by their seed need all of it written down.

#ifndef TABLEPICK_SOLVER_RANDOM_H_
#define TABLEPICK_SOLVER_RANDOM_H_

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace tablepick {

// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
// generators", 2014): the state moves on by an odd constant, and what comes out
// is the state, mixed. Seeds that differ at all give unlike sequences.
class Random {
 public:
  explicit constexpr Random(uint64_t seed) : state_(seed) {}

  // The next 64 random bits.
  constexpr uint64_t Next() {
    uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  // A number from 0 to n - 1, each as likely as any other. REQUIRES: n > 0.
  // The upper 32 bits of Next(), as a fraction of 2^32, times n; drawn again
  // where that would favour a number (Lemire, "Fast random integer generation
  // in an interval", 2019).
  constexpr int Below(int n) {
    assert(n > 0);
    const uint64_t range = static_cast<uint32_t>(n);
    const uint64_t favoured = ((uint64_t{1} << 32) - range) % range;
    uint64_t product = (Next() >> 32) * range;
    while ((product & 0xffffffff) < favoured) product = (Next() >> 32) * range;
    return static_cast<int>(product >> 32);
  }

  // True once in n times. REQUIRES: n > 0.
  constexpr bool OneIn(int n) { return Below(n) == 0; }

  // Brings `count` of the items, each choice and order of them as likely as any
  // other, to the front (Fisher and Yates).
  // REQUIRES: count <= items.size().
  template <typename Items>
  constexpr void ShuffleFront(Items& items, size_t count) {
    assert(count <= items.size());
    for (size_t i = 0; i < count; ++i) {
      const int left = static_cast<int>(items.size() - i);
      std::swap(items[i], items[i + static_cast<size_t>(Below(left))]);
    }
  }

  // Brings all items into a random order.
  template <typename Items>
  constexpr void Shuffle(Items& items) {
    ShuffleFront(items, items.size());
  }

 private:
  uint64_t state_;
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_RANDOM_H_
