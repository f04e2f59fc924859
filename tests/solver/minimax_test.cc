#include "solver/minimax.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <functional>
#include <map>
#include <random>
#include <utility>
#include <vector>

namespace tablepick {
namespace {

// The splits of a table: (Alice's mask, Bob's mask), all with half of `picks`
// cards each.
std::vector<std::pair<TableMask, TableMask>> Splits(int table, int picks) {
  std::vector<std::pair<TableMask, TableMask>> splits;
  for (TableMask a = 0; a < 1u << table; ++a) {
    for (TableMask b = 0; b < 1u << table; ++b) {
      if ((a & b) == 0 && std::popcount(a) * 2 == picks &&
          std::popcount(b) * 2 == picks) {
        splits.push_back({a, b});
      }
    }
  }
  return splits;
}

// Best play by recursion without memory or pruning, for 64 ways at once in
// which the splits can fall: bit k of `wins` and `not_loses` belongs to the
// k-th, Alice winning or at least not losing. Picking for the best is "or" for
// Alice and "and" for Bob.
struct Planes {
  uint64_t wins;
  uint64_t not_loses;
};
using PlanesOfSplit = std::function<Planes(TableMask, TableMask)>;

Planes Plain(int table, int left, TableMask a, TableMask b,
             const PlanesOfSplit& planes_of) {
  if (left == 0) return planes_of(a, b);
  const bool alice = std::popcount(a) == std::popcount(b);
  Planes best = alice ? Planes{0, 0} : Planes{~uint64_t{0}, ~uint64_t{0}};
  for (int i = 0; i < table; ++i) {
    const TableMask bit = 1u << i;
    if (((a | b) & bit) != 0) continue;
    const Planes next = Plain(table, left - 1, alice ? a | bit : a,
                              alice ? b : b | bit, planes_of);
    if (alice) {
      best = {best.wins | next.wins, best.not_loses | next.not_loses};
    } else {
      best = {best.wins & next.wins, best.not_loses & next.not_loses};
    }
  }
  return best;
}

// Checks a batch of up to 64 assignments of outcomes (0 Bob, 1 Draw, 2 Alice)
// to the splits, and that the search visits no more than `most` states.
void CheckBatch(int table, int picks,
                const std::vector<std::pair<TableMask, TableMask>>& splits,
                const std::vector<std::vector<uint8_t>>& batch, int64_t most,
                Minimax& minimax) {
  std::map<std::pair<TableMask, TableMask>, size_t> index;
  for (size_t i = 0; i < splits.size(); ++i) index[splits[i]] = i;
  std::vector<Planes> planes(splits.size(), Planes{0, 0});
  for (size_t k = 0; k < batch.size(); ++k) {
    for (size_t i = 0; i < splits.size(); ++i) {
      planes[i].wins |= uint64_t{batch[k][i] == 2} << k;
      planes[i].not_loses |= uint64_t{batch[k][i] >= 1} << k;
    }
  }
  const Planes plain = Plain(table, picks, 0, 0, [&](TableMask a, TableMask b) {
    return planes[index.at({a, b})];
  });
  std::vector<size_t> by_masks(size_t{1} << (2 * table));
  for (size_t i = 0; i < splits.size(); ++i) {
    by_masks[splits[i].first << table | splits[i].second] = i;
  }
  for (size_t k = 0; k < batch.size(); ++k) {
    minimax.Reset();
    const Outcome value = minimax.Value(State{}, [&](TableMask a, TableMask b) {
      return static_cast<Outcome>(batch[k][by_masks[a << table | b]] - 1);
    });
    const int expected = static_cast<int>(plain.wins >> k & 1) +
                         static_cast<int>(plain.not_loses >> k & 1) - 1;
    ASSERT_EQ(static_cast<int>(value), expected);
    ASSERT_LE(minimax.visited(), most);
  }
}

// Every way in which the splits of a small table can fall.
void CheckAll(int table, int picks, int64_t most) {
  const auto splits = Splits(table, picks);
  Minimax minimax(table, picks);
  std::vector<std::vector<uint8_t>> batch;
  std::vector<uint8_t> outcomes(splits.size(), 0);
  for (;;) {
    batch.push_back(outcomes);
    size_t i = 0;
    while (i < outcomes.size() && outcomes[i] == 2) outcomes[i++] = 0;
    const bool last = i == outcomes.size();
    if (!last) ++outcomes[i];
    if (last || batch.size() == 64) {
      CheckBatch(table, picks, splits, batch, most, minimax);
      if (testing::Test::HasFatalFailure()) return;
      batch.clear();
    }
    if (last) return;
  }
}

TEST(MinimaxTest, AgreesOnAllOutcomesOfFourCards) { CheckAll(4, 4, 35); }

TEST(MinimaxTest, AgreesOnAllOutcomesOfFourCardsWithTwoLeftOver) {
  CheckAll(4, 2, 17);
}

TEST(MinimaxTest, AgreesOnAllOutcomesOfSmallerTables) {
  CheckAll(0, 0, 1);
  CheckAll(1, 0, 1);
  CheckAll(2, 2, 5);
  CheckAll(3, 2, 10);
}

// A million ways in which 20 splits can fall, from hardly any win of Alice to
// hardly any of Bob, since evenly drawn ones are nearly all Alice's.
TEST(MinimaxTest, AgreesOnAMillionOutcomesOfSixCards) {
  const auto splits = Splits(6, 6);
  ASSERT_EQ(splits.size(), 20u);
  std::mt19937_64 random(20260101);
  Minimax minimax(6, 6);
  for (int round = 0; round < 1'000'000 / 64 + 1; ++round) {
    std::vector<std::vector<uint8_t>> batch(64, std::vector<uint8_t>(20));
    for (std::vector<uint8_t>& outcomes : batch) {
      const uint64_t bob = random() % 100;
      const uint64_t draw = random() % 3 == 0 ? random() % (100 - bob) : 0;
      for (uint8_t& outcome : outcomes) {
        const uint64_t drawn = random() % 100;
        outcome = drawn < bob ? 0 : drawn < bob + draw ? 1 : 2;
      }
    }
    CheckBatch(6, 6, splits, batch, 267, minimax);
    if (HasFatalFailure()) return;
  }
}

// Without a forced win nothing is pruned, and the states are known in number:
// at depth d, the ways to choose Alice's and Bob's cards.
TEST(MinimaxTest, VisitsEveryStateOnceWhereNothingIsForced) {
  const auto draw = [](TableMask, TableMask) { return Outcome::kDraw; };
  const auto states = [](int table, int picks) {
    int64_t count = 0;
    for (int depth = 0; depth <= picks; ++depth) {
      for (TableMask a = 0; a < 1u << table; ++a) {
        for (TableMask b = 0; b < 1u << table; ++b) {
          count += (a & b) == 0 && std::popcount(a) == (depth + 1) / 2 &&
                   std::popcount(b) == depth / 2;
        }
      }
    }
    return count;
  };
  EXPECT_EQ(states(6, 6), 267);
  for (int table = 0; table <= 8; ++table) {
    for (int picks = 0; picks <= table; picks += 2) {
      Minimax minimax(table, picks);
      EXPECT_EQ(minimax.Value(State{}, draw), Outcome::kDraw);
      EXPECT_EQ(minimax.visited(), states(table, picks))
          << table << " cards, " << picks << " picks";
    }
  }
}

TEST(MinimaxTest, StopsAtTheFirstForcedWin) {
  Minimax minimax(6, 6);
  const auto alice = [](TableMask, TableMask) { return Outcome::kAlice; };
  EXPECT_EQ(minimax.Value(State{}, alice), Outcome::kAlice);
  // She takes the first card, and never looks for a better one.
  EXPECT_LT(minimax.visited(), 100);
}

TEST(MinimaxTest, KnowsWhoseTurnItIs) {
  const Minimax minimax(6, 6);
  EXPECT_EQ(minimax.Turn({0, 0}), Player::kAlice);
  EXPECT_EQ(minimax.Turn({1, 0}), Player::kBob);
  EXPECT_EQ(minimax.Turn({1, 2}), Player::kAlice);
  EXPECT_FALSE(minimax.Finished({0b11, 0b1100}));
  EXPECT_TRUE(minimax.Finished({0b111, 0b111000}));
}

// The values of states in mid-game, and that a search reuses what the one
// before it found.
TEST(MinimaxTest, AnswersForStatesInMidGame) {
  std::mt19937_64 random(7);
  Minimax minimax(6, 6);
  for (int round = 0; round < 200; ++round) {
    std::vector<int8_t> outcome(64);
    for (int8_t& o : outcome) o = static_cast<int8_t>(random() % 3) - 1;
    const auto split = [&](TableMask a, TableMask) {
      return static_cast<Outcome>(outcome[a]);
    };
    minimax.Reset();
    for (TableMask a = 0; a < 64; ++a) {
      for (TableMask b = 0; b < 64; ++b) {
        const int more = std::popcount(a) - std::popcount(b);
        if ((a & b) != 0 || more < 0 || more > 1) continue;
        const Planes plain = Plain(
            6, 6 - std::popcount(a | b), a, b, [&](TableMask x, TableMask) {
              return Planes{outcome[x] > 0, outcome[x] >= 0};
            });
        ASSERT_EQ(static_cast<int>(minimax.Value({a, b}, split)),
                  static_cast<int>(plain.wins & 1) +
                      static_cast<int>(plain.not_loses & 1) - 1);
      }
    }
    ASSERT_EQ(minimax.visited(), 267);
  }
}

}  // namespace
}  // namespace tablepick
