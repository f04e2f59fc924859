// Which instruction set vector code runs on.
//
// Highway compiles a file once for each of its targets. To be included before
// Highway by every file that has it do so, and by tests that try all targets.
// Only the headers of Highway are used, and the target is chosen here: its
// library measures the clock for 6 ms whenever it is loaded, which is longer
// than most contest files take.

#ifndef TABLEPICK_EVAL_SIMD_H_
#define TABLEPICK_EVAL_SIMD_H_

#include <cstddef>
#include <cstdint>
#include <vector>

// Left out are the targets whose vectors have no fixed size, which cannot be
// kept in arrays, and SSE4, which offers nothing over SSSE3 here.
#define HWY_DISABLED_TARGETS \
  (HWY_RVV | HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_SSE4)
// Extensions that nothing here uses, so that no machine has to have them.
#define HWY_DISABLE_PCLMUL_AES
#define HWY_DISABLE_F16C
// Debug builds would need the library for its assertions.
#define HWY_IS_DEBUG_BUILD 0

#include "hwy/targets.h"

namespace tablepick {

// The targets (HWY_AVX3, …) that the machine has, the best first. The last one
// runs on any machine that the program runs on.
std::vector<int64_t> SimdTargets();

// Makes all vector code run on one of them, or, if `target` is 0, on the best
// one, which is what it does from the start. Not while any is running.
void ChooseSimdTarget(int64_t target);

// The place of the chosen target in the tables of TABLEPICK_SIMD_EXPORT.
size_t SimdTableIndex();

}  // namespace tablepick

// TABLEPICK_SIMD_EXPORT(Function) declares, in the namespace that has those of
// the targets in it, a table of `Function` for all targets, and
// TABLEPICK_SIMD(Function) is the one of the chosen target.
#if (HWY_TARGETS & (HWY_TARGETS - 1)) == 0
#define TABLEPICK_SIMD_EXPORT(function) \
  static_assert(&HWY_STATIC_DISPATCH(function) != nullptr)
#define TABLEPICK_SIMD(function) (&HWY_STATIC_DISPATCH(function))
#else
#define TABLEPICK_SIMD_EXPORT(function)                               \
  constexpr decltype(&HWY_STATIC_DISPATCH(                            \
      function)) function##OfTargets[HWY_MAX_DYNAMIC_TARGETS + 1] = { \
      HWY_CHOOSE_TARGET_LIST(function), HWY_CHOOSE_FALLBACK(function)}
#define TABLEPICK_SIMD(function) function##OfTargets[SimdTableIndex()]
#endif

#endif  // TABLEPICK_EVAL_SIMD_H_
