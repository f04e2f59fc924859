// Runs a test suite on every instruction set that the machine has.

#ifndef TABLEPICK_TESTS_EACH_TARGET_H_
#define TABLEPICK_TESTS_EACH_TARGET_H_

#include <cstdint>
#include <string>

#include "eval/simd.h"
#include "gtest/gtest.h"

namespace tablepick {

// Suites derive from this, and are instantiated by TABLEPICK_EACH_TARGET.
class EachTargetTest : public testing::TestWithParam<int64_t> {
 protected:
  void SetUp() override { ChooseSimdTarget(GetParam()); }
  void TearDown() override { ChooseSimdTarget(0); }
};

#define TABLEPICK_EACH_TARGET(suite)                       \
  INSTANTIATE_TEST_SUITE_P(                                \
      Targets, suite, testing::ValuesIn(SimdTargets()),    \
      [](const testing::TestParamInfo<int64_t>& target) {  \
        return std::string(hwy::TargetName(target.param)); \
      })

}  // namespace tablepick

#endif  // TABLEPICK_TESTS_EACH_TARGET_H_
