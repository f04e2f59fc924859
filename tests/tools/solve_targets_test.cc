// Reads, solves and writes every deal of the case files on every instruction
// set that the machine has.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/batch_solver.h"
#include "tests/each_target.h"
#include "tests/tools/run_command.h"
#include "tools/contest_reader.h"
#include "tools/outcome_text.h"

namespace tablepick {
namespace {

using SolveTargetsTest = EachTargetTest;

TEST_P(SolveTargetsTest, TheCaseFilesHaveTheKnownAnswers) {
  for (const char* name :
       {"decisive", "few-ranks", "made-hands", "official-sample",
        "straight-against-straight", "uniform"}) {
    const std::string path =
        absl::StrCat(TABLEPICK_SOURCE_DIR, "/cases/decision/", name);
    absl::StatusOr<Input> input = Input::Open(path + ".in");
    ASSERT_TRUE(input.ok()) << path;
    ContestReader reader(&*input, PokerRules(), DealBatch::kShape);
    BatchSolver solver(PokerRules());
    DealBatch batch(1000);
    std::vector<Outcome> outcomes(batch.capacity());
    std::string answers;
    std::string text;
    while (reader.NextSome(&batch)) {
      solver.Solve(batch, absl::MakeSpan(outcomes));
      WriteOutcomes(absl::MakeConstSpan(outcomes).first(batch.size()), &text);
      answers += text;
    }
    EXPECT_FALSE(reader.fault().has_value()) << path;
    EXPECT_EQ(answers, *ReadFile(path + ".ans")) << path;
  }
}

TABLEPICK_EACH_TARGET(SolveTargetsTest);

}  // namespace
}  // namespace tablepick
