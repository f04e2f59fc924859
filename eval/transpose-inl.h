// Records of a few bytes or words, turned into vectors of what comes first in
// all of them, of what comes second, and so on.
//
// Included once for every instruction set, as Highway has it; there is nothing
// in it for those whose vectors have one lane.

#if defined(TABLEPICK_EVAL_TRANSPOSE_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TABLEPICK_EVAL_TRANSPOSE_INL_H_
#undef TABLEPICK_EVAL_TRANSPOSE_INL_H_
#else
#define TABLEPICK_EVAL_TRANSPOSE_INL_H_
#endif

#include <array>
#include <cstddef>
#include <cstdint>

#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace tablepick {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128

// Vectors of so many bytes.
template <size_t kBytes>
using ByteTag = hn::FixedTag<uint8_t, kBytes>;
template <size_t kBytes>
using Bytes = hn::Vec<ByteTag<kBytes>>;

// A vector of blocks of 16 bytes, each `stride` bytes behind the one before.
template <size_t kBytes>
HWY_INLINE Bytes<kBytes> LoadBlocks(const uint8_t* from, size_t stride) {
  constexpr ByteTag<kBytes> tag;
  if constexpr (kBytes == 16) {
    return hn::LoadU(tag, from);
  } else {
    constexpr size_t kHalf = kBytes / 2;
    const auto upper = LoadBlocks<kHalf>(from + kHalf / 16 * stride, stride);
    return hn::Combine(tag, upper, LoadBlocks<kHalf>(from, stride));
  }
}

// Transposes as many vectors as a block of 16 bytes has elements: element e of
// block b of vector v comes to element v of block b of vector e.
//
// Each step interleaves vectors that are half of all apart, and so moves the
// highest bit of a vector's number to the lowest place in the number of an
// element, whose highest bit goes to the lowest place in that of the vector.
// As many steps as the numbers have bits exchange the two.
template <typename V, size_t kVectors>
HWY_INLINE void Transpose(std::array<V, kVectors>& vectors) {
  const hn::DFromV<V> tag;
  static_assert(kVectors * sizeof(hn::TFromV<V>) == 16);
  for (size_t step = 1; step < kVectors; step *= 2) {
    std::array<V, kVectors> next;
    for (size_t i = 0; i < kVectors / 2; ++i) {
      const V &a = vectors[i], &b = vectors[i + kVectors / 2];
      next[2 * i] = hn::InterleaveLower(tag, a, b);
      next[2 * i + 1] = hn::InterleaveUpper(tag, a, b);
    }
    vectors = next;
  }
}

#endif

}  // namespace HWY_NAMESPACE
}  // namespace tablepick
HWY_AFTER_NAMESPACE();

#endif  // TABLEPICK_EVAL_TRANSPOSE_INL_H_
