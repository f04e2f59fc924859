// Bits of many deals: what the kernels of the batch solver are written in.
//
// Included once for every instruction set, as Highway has it.

#if defined(TABLEPICK_SOLVER_BITS_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TABLEPICK_SOLVER_BITS_INL_H_
#undef TABLEPICK_SOLVER_BITS_INL_H_
#else
#define TABLEPICK_SOLVER_BITS_INL_H_
#endif

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace tablepick {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

// One yes or no of each of kBits deals. Vectors of one of those targets whose
// vectors have no fixed size cannot be kept in arrays; batch_solver.cc leaves
// them out.
using BitsTag = hn::ScalableTag<uint64_t>;
using Bits = hn::Vec<BitsTag>;
inline constexpr size_t kBits = 64 * hn::MaxLanes(BitsTag());

// Logic that takes one instruction with AVX-512, where the compiler sees it.
template <typename B>
HWY_INLINE B Or3(B a, B b, B c) {
  return a | b | c;
}
template <typename B>
HWY_INLINE B And3(B a, B b, B c) {
  return a & b & c;
}
template <typename B>
HWY_INLINE B Xor3(B a, B b, B c) {
  return a ^ b ^ c;
}
// Whether at least two of three.
template <typename B>
HWY_INLINE B Majority(B a, B b, B c) {
  return (a & b) | (c & (a | b));
}

// Calls `f` with 0, 1 … n - 1, each as a constant.
template <typename F, size_t... i>
HWY_INLINE void Unroll(F f, std::index_sequence<i...>) {
  (f(std::integral_constant<size_t, i>()), ...);
}
template <size_t n, typename F>
HWY_INLINE void Unroll(F f) {
  Unroll(f, std::make_index_sequence<n>());
}

}  // namespace HWY_NAMESPACE
}  // namespace tablepick
HWY_AFTER_NAMESPACE();

#endif  // TABLEPICK_SOLVER_BITS_INL_H_
