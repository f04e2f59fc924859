#include "solver/batch_solver.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>

#include "eval/simd.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "solver/batch_solver.cc"
#include "hwy/foreach_target.h"
#include "hwy/highway.h"
#include "solver/bits-inl.h"
#include "solver/compare_splits-inl.h"
#include "solver/split_game-inl.h"

HWY_BEFORE_NAMESPACE();
namespace tablepick {
namespace HWY_NAMESPACE {

static_assert(DealBlock::kDeals % kBits == 0);

// Transposes kBits codes of a card to the bits of its code.
#if HWY_TARGET == HWY_SCALAR || HWY_TARGET == HWY_EMU128
std::array<Bits, kCodeBits> LoadCodes(const uint8_t* codes) {
  constexpr uint64_t kLowBits = 0x0101010101010101;
  // Multiplying by this moves bit 8i to bit 56 + i.
  constexpr uint64_t kGather = 0x0102040810204080;
  HWY_ALIGN std::array<std::array<uint64_t, kBits / 64>, kCodeBits> words{};
  for (size_t deal = 0; deal < kBits; deal += 8) {
    uint64_t eight;
    std::memcpy(&eight, codes + deal, sizeof(eight));
    for (size_t bit = 0; bit < kCodeBits; ++bit) {
      const uint64_t gathered = (eight >> bit & kLowBits) * kGather >> 56;
      words[bit][deal / 64] |= gathered << (deal % 64);
    }
  }
  std::array<Bits, kCodeBits> bits;
  for (size_t bit = 0; bit < kCodeBits; ++bit) {
    bits[bit] = hn::Load(BitsTag(), words[bit].data());
  }
  return bits;
}
#else
std::array<Bits, kCodeBits> LoadCodes(const uint8_t* codes) {
  const hn::Repartition<uint8_t, BitsTag> bytes;
  constexpr size_t kBytes = kBits / 8;
  HWY_ALIGN std::array<std::array<uint8_t, kBytes>, kCodeBits> masks;
  for (size_t deal = 0; deal < kBits; deal += kBytes) {
    const auto some = hn::Load(bytes, codes + deal);
    for (size_t bit = 0; bit < kCodeBits; ++bit) {
      const auto mask =
          hn::TestBit(some, hn::Set(bytes, static_cast<uint8_t>(1 << bit)));
      hn::StoreMaskBits(bytes, mask, &masks[bit][deal / 8]);
    }
  }
  std::array<Bits, kCodeBits> bits;
  for (size_t bit = 0; bit < kCodeBits; ++bit) {
    bits[bit] = hn::BitCast(BitsTag(), hn::Load(bytes, masks[bit].data()));
  }
  return bits;
}
#endif

// Whether Alice wins each deal of `block`, and whether one of its splits could
// be a tie, a bit each. `ties_win` tells whether a tie is as good as a win.
void SolveBlock(const DealBlock& block, const SplitOrder& order, bool ties_win,
                uint64_t* wins, uint64_t* tie_possible) {
  for (size_t first = 0; first < DealBlock::kDeals; first += kBits) {
    Deals deals;
    for (size_t card = 0; card < kCards; ++card) {
      deals.code[card] = LoadCodes(&block.codes[card][first]);
    }
    SetRanks(deals);
    hn::Store(TiePossible(deals), BitsTag(), &tie_possible[first / 64]);
    hn::Store(AliceWins(CompareSplits(deals, order, ties_win)), BitsTag(),
              &wins[first / 64]);
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace tablepick
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace tablepick {
namespace {

TABLEPICK_SIMD_EXPORT(SolveBlock);

// A bit for each deal of a block.
using BlockBits = std::array<uint64_t, DealBlock::kDeals / 64>;

struct BlockValues {
  alignas(64) BlockBits wins;
  alignas(64) BlockBits tie_possible;
};

BlockValues Solve(const DealBlock& block, const SplitOrder& order,
                  bool ties_win) {
  BlockValues values;
  TABLEPICK_SIMD(SolveBlock)
  (block, order, ties_win, values.wins.data(), values.tie_possible.data());
  return values;
}

// For each value of eight bits: a byte with value 1 for each that is set.
constexpr std::array<uint64_t, 256> kBytesOfBits = [] {
  std::array<uint64_t, 256> bytes{};
  for (size_t bits = 0; bits < bytes.size(); ++bits) {
    for (size_t bit = 0; bit < 8; ++bit) {
      bytes[bits] |= uint64_t{bits >> bit & 1} << (8 * bit);
    }
  }
  return bytes;
}();

// Writes kAlice for each deal that she wins, and else kBob.
void WriteOutcomes(const BlockBits& wins, absl::Span<Outcome> outcomes) {
  static_assert(std::endian::native == std::endian::little &&
                sizeof(Outcome) == 1);
  // Turns eight of kBob into kAlice where multiplied by 1.
  constexpr uint64_t kBobs = ~uint64_t{0};
  constexpr uint64_t kDifference =
      static_cast<uint8_t>(static_cast<int8_t>(Outcome::kBob) ^
                           static_cast<int8_t>(Outcome::kAlice));
  for (size_t deal = 0; deal < outcomes.size(); deal += 8) {
    const uint64_t bits = wins[deal / 64] >> (deal % 64) & 0xff;
    const uint64_t eight = kBobs ^ kBytesOfBits[bits] * kDifference;
    std::memcpy(&outcomes[deal], &eight,
                std::min<size_t>(8, outcomes.size() - deal));
  }
}

}  // namespace

bool BatchSolver::Takes(const Rules& rules, Shape shape) {
  return shape == DealBatch::kShape && SplitOrderOf(rules).has_value();
}

BatchSolver::BatchSolver(const Rules& rules)
    : order_(SplitOrderOf(rules).value()), again_(DealBlock::kDeals) {}

void BatchSolver::Solve(const DealBatch& batch, absl::Span<Outcome> outcomes) {
  assert(outcomes.size() >= batch.size());
  outcomes = outcomes.first(batch.size());
  doubtful_.clear();
  size_t first = 0;
  for (const DealBlock& block : batch.blocks()) {
    const BlockValues values =
        tablepick::Solve(block, order_, /*ties_win=*/false);
    const absl::Span<Outcome> of_block =
        outcomes.subspan(first, DealBlock::kDeals);
    WriteOutcomes(values.wins, of_block);
    for (size_t word = 0; word < values.wins.size(); ++word) {
      uint64_t doubtful = values.tie_possible[word] & ~values.wins[word];
      for (; doubtful != 0; doubtful &= doubtful - 1) {
        const size_t deal =
            64 * word + static_cast<size_t>(std::countr_zero(doubtful));
        if (deal < of_block.size()) doubtful_.push_back(first + deal);
      }
    }
    first += DealBlock::kDeals;
  }
  FindDraws(batch, outcomes);
}

// Of the doubtful deals, those are a draw that Alice would win if ties were
// hers.
void BatchSolver::FindDraws(const DealBatch& batch,
                            absl::Span<Outcome> outcomes) {
  absl::Span<const size_t> rest = doubtful_;
  while (!rest.empty()) {
    const absl::Span<const size_t> some = rest.subspan(0, DealBlock::kDeals);
    rest.remove_prefix(some.size());
    again_.clear();
    for (size_t deal : some) again_.AddFrom(batch, deal);
    const BlockValues values =
        tablepick::Solve(again_.blocks().front(), order_, /*ties_win=*/true);
    for (size_t i = 0; i < some.size(); ++i) {
      if ((values.wins[i / 64] >> (i % 64) & 1) != 0) {
        outcomes[some[i]] = Outcome::kDraw;
      }
    }
  }
}

}  // namespace tablepick
#endif  // HWY_ONCE
