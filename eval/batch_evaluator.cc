#include "eval/batch_evaluator.h"

#include <array>
#include <cassert>
#include <cstring>

#include "eval/five_card.h"
#include "eval/simd.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "eval/batch_evaluator.cc"
// clang-format off: this one has to be the first
#include "hwy/foreach_target.h"
// clang-format on
#include "eval/badugi_keys-inl.h"
#include "eval/five_card_keys-inl.h"
#include "eval/transpose-inl.h"
#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace tablepick {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

// How a card is written in a byte: where its rank and its suit are.
struct AsCode {
  static constexpr int kRankAt = 0;
  static constexpr uint16_t kSuitBits = 0x30;
};
struct AsIndex {
  static constexpr int kRankAt = 2;
  static constexpr uint16_t kSuitBits = 0x03;
};

// Cards, each in the lower byte of a lane of 16 bits; above it may be anything.
template <typename V>
struct Cards {
  V bytes;

  const hn::DFromV<V> tag{};

  template <typename As>
  HWY_INLINE V Suit() const {
    return bytes & hn::Set(tag, As::kSuitBits);
  }

  // The bit of the rank in masks.
  template <typename As>
  HWY_INLINE V RankBit(bool ace_is_low) const {
    V rank = hn::ShiftRight<As::kRankAt>(bytes) & hn::Set(tag, 15);
    if (ace_is_low) {
      const auto ace = hn::Eq(rank, hn::Set(tag, kRanks - 1));
      rank = hn::IfThenZeroElse(ace, rank + hn::Set(tag, 1));
    }
#if HWY_TARGET == HWY_SSSE3 || HWY_TARGET == HWY_AVX2
    // They cannot shift each lane by another number, but look up bytes: the
    // lower one by the rank, and the upper one, which has the bits of the ranks
    // from 8 on, by the rank with bit 3 flipped.
    HWY_ALIGN static constexpr uint8_t kBits[16] = {1,  2,  4,  8,
                                                    16, 32, 64, 128};
    const hn::Repartition<uint8_t, decltype(tag)> bytes_tag;
    const V keys = rank * hn::Set(tag, 0x0101) ^ hn::Set(tag, 0x0800);
    return hn::BitCast(tag,
                       hn::TableLookupBytes(hn::LoadDup128(bytes_tag, kBits),
                                            hn::BitCast(bytes_tag, keys)));
#else
    return hn::Shl(hn::Set(tag, 1), rank);
#endif
  }
};

// The keys of hands of five or of four cards.
template <typename As, typename V>
HWY_INLINE KeyHalves<V> KeysOf(const KeyOrder& order,
                               const std::array<Cards<V>, 5>& cards) {
  const hn::DFromV<V> tag;
  std::array<V, 5> ranks;
  V suits = hn::Zero(tag);
  for (size_t card = 0; card < 5; ++card) {
    ranks[card] = cards[card].template RankBit<As>(order.ace_is_low);
    suits = suits | (cards[0].bytes ^ cards[card].bytes);
  }
  return FiveCardKeys(order, ranks, suits & hn::Set(tag, As::kSuitBits));
}
template <typename As, typename V>
HWY_INLINE KeyHalves<V> KeysOf(const KeyOrder& /*order*/,
                               const std::array<Cards<V>, 4>& cards) {
  std::array<V, 4> ranks, suits;
  for (size_t card = 0; card < 4; ++card) {
    ranks[card] = cards[card].template RankBit<As>(/*ace_is_low=*/true);
    suits[card] = cards[card].template Suit<As>();
  }
  return {hn::Zero(hn::DFromV<V>()), BadugiKeys(ranks, suits)};
}

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128

constexpr size_t kBytes = HWY_MAX_BYTES;
using WordTag = hn::Repartition<uint16_t, ByteTag<kBytes>>;
using KeyTag = hn::Repartition<HandKey, ByteTag<kBytes>>;
using WordV = hn::Vec<WordTag>;
using KeyV = hn::Vec<KeyTag>;

HWY_INLINE void Store(const std::array<KeyV, 3>& keys, HandKey* to) {
  hn::StoreInterleaved3(keys[0], keys[1], keys[2], KeyTag(), to);
}
HWY_INLINE void Store(const std::array<KeyV, 4>& keys, HandKey* to) {
  hn::StoreInterleaved4(keys[0], keys[1], keys[2], keys[3], KeyTag(), to);
}

// A block of 16 bytes has three hands of five cards or four of four, and a step
// takes eight vectors of blocks.
template <size_t kHandSize>
inline constexpr size_t kInBlock = 16 / kHandSize;
template <size_t kHandSize>
inline constexpr size_t kInStep = kBytes / 2 * kInBlock<kHandSize>;

// Reads one byte more than the hands take.
template <typename As, size_t kHandSize>
HWY_INLINE void EvaluateStep(const KeyOrder& order, const uint8_t* cards,
                             HandKey* keys) {
  constexpr size_t kHands = kInBlock<kHandSize>;
  constexpr size_t kBlockSize = kHands * kHandSize;
  constexpr size_t kLanes = kBytes / sizeof(HandKey);
  // Word 4h + i of block b of a transposed vector comes to lane 4b + i of the
  // h-th of two vectors of keys, so this is where the blocks go to be in order
  // there.
  std::array<WordV, 8> columns;
  for (size_t h = 0; h < 2; ++h) {
    for (size_t i = 0; i < 4; ++i) {
      columns[4 * h + i] = hn::BitCast(
          WordTag(), LoadBlocks<kBytes>(cards + kBlockSize * (kLanes * h + i),
                                        4 * kBlockSize));
    }
  }
  Transpose(columns);

  std::array<KeyV, kHands> lower, upper;
  for (size_t hand = 0; hand < kHands; ++hand) {
    std::array<Cards<WordV>, kHandSize> of_hand;
    for (size_t card = 0; card < kHandSize; ++card) {
      // Two cards are in a word.
      const size_t byte = kHandSize * hand + card;
      const WordV both = columns[byte / 2];
      of_hand[card].bytes = byte % 2 == 0 ? both : hn::ShiftRight<8>(both);
    }
    const KeyHalves<WordV> halves = KeysOf<As>(order, of_hand);
    lower[hand] = hn::ZipLower(KeyTag(), halves.lower, halves.upper);
    upper[hand] = hn::ZipUpper(KeyTag(), halves.lower, halves.upper);
  }
  Store(lower, keys);
  Store(upper, keys + kHands * kLanes);
}

template <typename As, size_t kHandSize>
HWY_INLINE void EvaluateHands(const KeyOrder& order, const uint8_t* cards,
                              size_t hands, HandKey* keys) {
  constexpr size_t kStep = kInStep<kHandSize>;
  size_t done = 0;
  for (; hands - done > kStep; done += kStep) {
    EvaluateStep<As, kHandSize>(order, cards + kHandSize * done, keys + done);
  }
  if (done == hands) return;
  std::array<uint8_t, kHandSize * kStep + 1> rest{};
  std::array<HandKey, kStep> rest_keys;
  std::memcpy(rest.data(), cards + kHandSize * done,
              kHandSize * (hands - done));
  EvaluateStep<As, kHandSize>(order, rest.data(), rest_keys.data());
  std::memcpy(keys + done, rest_keys.data(), sizeof(HandKey) * (hands - done));
}

#else

template <typename As, size_t kHandSize>
HWY_INLINE void EvaluateHands(const KeyOrder& order, const uint8_t* cards,
                              size_t hands, HandKey* keys) {
  const hn::CappedTag<uint16_t, 1> tag;
  using V = hn::Vec<decltype(tag)>;
  for (size_t hand = 0; hand < hands; ++hand) {
    std::array<Cards<V>, kHandSize> of_hand;
    for (Cards<V>& card : of_hand) card.bytes = hn::Set(tag, *cards++);
    const KeyHalves<V> halves = KeysOf<As>(order, of_hand);
    keys[hand] = HandKey{hn::GetLane(halves.upper)} << 16 |
                 HandKey{hn::GetLane(halves.lower)};
  }
}

#endif

void EvaluateCodes(const KeyOrder& order, size_t hand_size,
                   const uint8_t* codes, size_t hands, HandKey* keys) {
  if (hand_size == 5) {
    EvaluateHands<AsCode, 5>(order, codes, hands, keys);
  } else {
    EvaluateHands<AsCode, 4>(order, codes, hands, keys);
  }
}
void EvaluateIndices(const KeyOrder& order, size_t hand_size,
                     const uint8_t* indices, size_t hands, HandKey* keys) {
  if (hand_size == 5) {
    EvaluateHands<AsIndex, 5>(order, indices, hands, keys);
  } else {
    EvaluateHands<AsIndex, 4>(order, indices, hands, keys);
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace tablepick
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace tablepick {
namespace {

TABLEPICK_SIMD_EXPORT(EvaluateCodes);
TABLEPICK_SIMD_EXPORT(EvaluateIndices);

KeyOrder OrderOf(const Rules& rules) {
  const auto* five_card = dynamic_cast<const FiveCardRules*>(&rules);
  return five_card == nullptr ? KeyOrder() : KeyOrderOf(five_card->scheme());
}

}  // namespace

BatchEvaluator::BatchEvaluator(const Rules& rules)
    : hand_size_(static_cast<size_t>(rules.hand_size())),
      order_(OrderOf(rules)) {}

void BatchEvaluator::Evaluate(absl::Span<const Card> cards,
                              absl::Span<HandKey> keys) const {
  static_assert(sizeof(Card) == 1, "a card is its code");
  assert(cards.size() == keys.size() * hand_size_);
  const auto* codes = reinterpret_cast<const uint8_t*>(cards.data());
  TABLEPICK_SIMD(EvaluateCodes)
  (order_, hand_size_, codes, keys.size(), keys.data());
}

void BatchEvaluator::EvaluateIndices(absl::Span<const uint8_t> indices,
                                     absl::Span<HandKey> keys) const {
  assert(indices.size() == keys.size() * hand_size_);
  TABLEPICK_SIMD(EvaluateIndices)
  (order_, hand_size_, indices.data(), keys.size(), keys.data());
}

}  // namespace tablepick
#endif  // HWY_ONCE
