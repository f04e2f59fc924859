#include "tools/outcome_text.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"

namespace tablepick {
namespace {

// All sequences of up to six outcomes.
TEST(OutcomeTextTest, WritesALineEach) {
  std::string text = "what was there";
  for (size_t size = 0; size <= 6; ++size) {
    size_t sequences = 1;
    for (size_t i = 0; i < size; ++i) sequences *= 3;
    for (size_t n = 0; n < sequences; ++n) {
      std::vector<Outcome> outcomes;
      std::string expected;
      for (size_t digits = n; outcomes.size() < size; digits /= 3) {
        outcomes.push_back(
            static_cast<Outcome>(static_cast<int>(digits % 3) - 1));
        absl::StrAppend(&expected, OutcomeName(outcomes.back()), "\n");
      }
      WriteOutcomes(outcomes, &text);
      ASSERT_EQ(text, expected);
    }
  }
}

}  // namespace
}  // namespace tablepick
