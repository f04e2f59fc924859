// The instruction sets that code is compiled for. To be included before
// Highway by all files that dispatch on them, and by tests that try them all.

#ifndef TABLEPICK_EVAL_SIMD_TARGETS_H_
#define TABLEPICK_EVAL_SIMD_TARGETS_H_

// Left out are those whose vectors have no fixed size, which cannot be kept in
// arrays, and SSE4, which offers nothing over SSSE3 here.
#define HWY_DISABLED_TARGETS \
  (HWY_RVV | HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_SSE4)

#endif  // TABLEPICK_EVAL_SIMD_TARGETS_H_
