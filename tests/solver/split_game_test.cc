// Holds the game as a Boolean function against the search, on all inputs.

#include <array>
#include <cstddef>
#include <cstdint>

#include "gtest/gtest.h"
#include "solver/minimax.h"
#include "solver/outcome.h"
#include "solver/split_game-inl.h"

namespace tablepick {
namespace {

using HWY_NAMESPACE::AliceWins;
using HWY_NAMESPACE::kSplits;
using HWY_NAMESPACE::kTriples;
using HWY_NAMESPACE::SplitOf;

constexpr uint32_t kInputs = 1 << kSplits;

TEST(SplitGameTest, ComplementIsCountedFromTheOtherEnd) {
  for (size_t split = 0; split < kSplits; ++split) {
    const auto [i, j, k] = kTriples[split];
    const auto [l, m, n] = kTriples[kSplits - 1 - split];
    EXPECT_EQ(1u << i | 1u << j | 1u << k | 1u << l | 1u << m | 1u << n, 63u);
  }
}

// 64 inputs at a time: bit b of the words stands for input `first` + b.
std::array<uint64_t, kSplits> WordsFrom(uint32_t first) {
  std::array<uint64_t, kSplits> won{};
  for (uint32_t b = 0; b < 64; ++b) {
    for (size_t split = 0; split < kSplits; ++split) {
      won[split] |= uint64_t{(first + b) >> split & 1} << b;
    }
  }
  return won;
}

TEST(SplitGameTest, AgreesWithTheMinimaxOnEveryInput) {
  Minimax minimax(6, 6);
  int wins = 0;
  for (uint32_t first = 0; first < kInputs; first += 64) {
    const uint64_t fast = AliceWins(WordsFrom(first));
    for (uint32_t input = first; input < first + 64; ++input) {
      minimax.Reset();
      const Outcome outcome =
          minimax.Value({}, [input](TableMask alice, TableMask) {
            std::array<size_t, 3> cards{};
            size_t count = 0;
            for (size_t card = 0; card < 6; ++card) {
              if ((alice >> card & 1) != 0) cards[count++] = card;
            }
            const size_t split = SplitOf(cards[0], cards[1], cards[2]);
            return (input >> split & 1) != 0 ? Outcome::kAlice : Outcome::kBob;
          });
      ASSERT_EQ((fast >> (input - first) & 1) != 0, outcome == Outcome::kAlice)
          << "input " << input;
      wins += outcome == Outcome::kAlice;
    }
  }
  EXPECT_EQ(wins, 964428);
}

}  // namespace
}  // namespace tablepick
