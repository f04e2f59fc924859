#include "solver/random.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace tablepick {
namespace {

TEST(Random, IsSplitMix64) {
  // The sequence that other implementations give for this seed.
  Random random(1234567);
  for (uint64_t expected :
       {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
        4593380528125082431u, 16408922859458223821u}) {
    EXPECT_EQ(random.Next(), expected);
  }
}

TEST(Random, BelowGivesEachNumberAsOften) {
  Random random(1);
  for (int n : {1, 2, 3, 7, 52}) {
    std::map<int, int> seen;
    const int draws = 10'000 * n;
    for (int i = 0; i < draws; ++i) ++seen[random.Below(n)];
    ASSERT_EQ(seen.size(), static_cast<size_t>(n));
    EXPECT_EQ(seen.begin()->first, 0);
    // Six times the standard deviation of 10,000 hits.
    for (auto [number, times] : seen) EXPECT_NEAR(times, 10'000, 600) << number;
  }
}

TEST(Random, BelowDrawsAgainWhereThatWouldFavourANumber) {
  // n is three eighths of 2^32: eight draws go to three numbers, so that every
  // third number would get two draws where the others get three.
  const int n = 3 << 29;
  Random random(5);
  std::array<int, 3> thirds{};
  for (int i = 0; i < 30'000; ++i) ++thirds[random.Below(n) % 3];
  for (int times : thirds) EXPECT_NEAR(times, 10'000, 600);
}

TEST(Random, ShuffleGivesEachOrderAsOften) {
  Random random(2);
  std::map<std::array<int, 4>, int> seen;
  for (int i = 0; i < 24'000; ++i) {
    std::array<int, 4> items = {0, 1, 2, 3};
    random.Shuffle(items);
    ++seen[items];
  }
  ASSERT_EQ(seen.size(), 24u);
  for (const auto& [order, times] : seen) EXPECT_NEAR(times, 1'000, 190);
}

}  // namespace
}  // namespace tablepick
