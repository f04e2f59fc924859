#include "solver/impossible_steps.h"

#include <gtest/gtest.h>

#include <string>

#include "absl/strings/match.h"
#include "tests/solver/impossible_proof.h"

namespace tablepick {
namespace {

// The program prove_impossible goes through all deals of all steps.
TEST(ImpossibleSteps, NoneIsDecisiveInASample) {
  int exhausted = 0;
  for (const ImpossibleStep& step : ImpossibleSteps()) {
    if (step.deals == 0) continue;
    const int sample = step.deals < 10'000'000 ? 10 : 1'000;
    const Exhausted found = ExhaustStep(step.name, sample);
    EXPECT_EQ(found.decisive, 0) << step.name;
    // The sample is of whole choices of ranks, which are not all of one size.
    EXPECT_GT(found.deals, step.deals / sample / 2) << step.name;
    EXPECT_LT(found.deals, step.deals / sample * 2) << step.name;
    ++exhausted;
  }
  EXPECT_EQ(exhausted, 6);
}

TEST(ImpossibleSteps, TheProofFindsWhatIsDecisive) {
  EXPECT_GT(
      ExhaustDeals({HandKind::kFourOfAKind, HandKind::kPair}, 10'000).decisive,
      0);
}

TEST(ImpossibleSteps, AreNeverTakenWhereBothHandsNeedThreeOfARank) {
  // Equal up to some rank, or in all: the rank held most often is the same.
  for (const ImpossibleStep& step : ImpossibleSteps()) {
    if (step.deals != 0) continue;
    const std::string name(step.name);
    EXPECT_TRUE(absl::StartsWith(name, "three of a kind") ||
                absl::StartsWith(name, "full house") ||
                absl::StartsWith(name, "four of a kind"));
    EXPECT_TRUE(absl::EndsWith(name, " kicker") ||
                absl::EndsWith(name, ": the pair") ||
                absl::EndsWith(name, " against its equal"))
        << name;
  }
}

}  // namespace
}  // namespace tablepick
