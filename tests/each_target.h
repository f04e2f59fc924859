// Runs a test suite on every instruction set that the machine has.

#ifndef TABLEPICK_TESTS_EACH_TARGET_H_
#define TABLEPICK_TESTS_EACH_TARGET_H_

#include <cstdint>
#include <string>

#include "eval/simd_targets.h"
#include "gtest/gtest.h"
#include "hwy/highway.h"

namespace tablepick {

// Makes Highway dispatch to `target` alone, or, if it is 0, to the best one.
inline void ChooseTarget(int64_t target) {
  hwy::SetSupportedTargetsForTest(target);
  hwy::GetChosenTarget().Update(hwy::SupportedTargets());
}

// Suites derive from this, and are instantiated by TABLEPICK_EACH_TARGET.
class EachTargetTest : public testing::TestWithParam<int64_t> {
 protected:
  void SetUp() override { ChooseTarget(GetParam()); }
  void TearDown() override { ChooseTarget(0); }
};

#define TABLEPICK_EACH_TARGET(suite)                                          \
  INSTANTIATE_TEST_SUITE_P(                                                   \
      Targets, suite, testing::ValuesIn(hwy::SupportedAndGeneratedTargets()), \
      [](const testing::TestParamInfo<int64_t>& target) {                     \
        return std::string(hwy::TargetName(target.param));                    \
      })

}  // namespace tablepick

#endif  // TABLEPICK_TESTS_EACH_TARGET_H_
