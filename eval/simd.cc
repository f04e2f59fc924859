#include "eval/simd.h"

#include <atomic>
#include <bit>

namespace tablepick {
namespace {

// Which of the targets that are compiled the machine has.
int64_t DetectTargets() {
  int64_t targets = HWY_STATIC_TARGET;
#if HWY_ARCH_X86
  __builtin_cpu_init();
  const bool ssse3 = __builtin_cpu_supports("ssse3") != 0;
  const bool avx2 = ssse3 && __builtin_cpu_supports("sse4.2") != 0 &&
                    __builtin_cpu_supports("avx2") != 0 &&
                    __builtin_cpu_supports("bmi") != 0 &&
                    __builtin_cpu_supports("bmi2") != 0 &&
                    __builtin_cpu_supports("fma") != 0;
  const bool avx3 = avx2 && __builtin_cpu_supports("avx512f") != 0 &&
                    __builtin_cpu_supports("avx512vl") != 0 &&
                    __builtin_cpu_supports("avx512dq") != 0 &&
                    __builtin_cpu_supports("avx512bw") != 0;
  if (ssse3) targets |= HWY_SSSE3;
  if (avx2) targets |= HWY_AVX2;
  if (avx3) targets |= HWY_AVX3;
#endif
  return targets & HWY_TARGETS;
}

int64_t Targets() {
  static const int64_t targets = DetectTargets();
  return targets;
}

// Lower bits are better targets; what is not in the list comes behind it.
size_t TableIndex(int64_t targets) {
  return static_cast<size_t>(std::countr_zero(static_cast<uint64_t>(
      HWY_CHOSEN_TARGET_SHIFT(targets) >> 1 | 1 << HWY_MAX_DYNAMIC_TARGETS)));
}

std::atomic<size_t>& Chosen() {
  static std::atomic<size_t> chosen = TableIndex(Targets());
  return chosen;
}

}  // namespace

std::vector<int64_t> SimdTargets() {
  std::vector<int64_t> targets;
  for (int64_t rest = Targets(); rest != 0; rest &= rest - 1) {
    targets.push_back(rest & -rest);
  }
  return targets;
}

void ChooseSimdTarget(int64_t target) {
  Chosen().store(TableIndex(target == 0 ? Targets() : target),
                 std::memory_order_relaxed);
}

size_t SimdTableIndex() { return Chosen().load(std::memory_order_relaxed); }

}  // namespace tablepick
