// cases/decision/decisive.in, on which every wrong program fails that can fail
// at all.

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "absl/strings/str_cat.h"
#include "eval/rules.h"
#include "solver/solver.h"
#include "tests/tools/run_command.h"
#include "tests/tools/submissions.h"
#include "tools/contest_reader.h"
#include "tools/input.h"

namespace tablepick {
namespace {

const char kFile[] = "cases/decision/decisive";

std::string Input() { return *ReadFile(absl::StrCat(kFile, ".in")); }
std::string Answers() { return *ReadFile(absl::StrCat(kFile, ".ans")); }

TEST(DecisiveFile, IsWhatItsSeedGives) {
  const CommandResult result =
      RunShell("tablepick generate --kind mixed --count 2000 --seed 2");
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(result.out == Input());
}

TEST(DecisiveFile, IsAsTheProblemAllows) {
  EXPECT_EQ(RunCommand({"validate", absl::StrCat(kFile, ".in")}).status, 0);
  EXPECT_EQ(Input().substr(0, 5), "2000\n");
}

// The answers were written by the submission `recursion`.
TEST(DecisiveFile, AnswersAreThoseOfTheGeneralSolver) {
  absl::StatusOr<tablepick::Input> input = tablepick::Input::Open(
      absl::StrCat(TABLEPICK_SOURCE_DIR "/", kFile, ".in"));
  ASSERT_TRUE(input.ok());
  const Rules& rules = PokerRules();
  ContestReader reader(&*input, rules, StandardShape(rules));
  Solver solver(rules);
  std::string answers;
  for (Deal deal; reader.Next(&deal);) {
    absl::StrAppend(&answers, OutcomeName(solver.Value(deal)), "\n");
  }
  EXPECT_TRUE(answers == Answers());
}

TEST(DecisiveFile, ShowsEveryMistakeInTenDealsOrMore) {
  const CommandResult result = RunShell(
      absl::StrCat("tablepick coverage --least 10 --missed ", kFile, ".in"));
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, absl::StrCat(kFile,
                                     ".in: 2,000 deals for 430 of 430 "
                                     "mistakes\n"));
}

TEST(DecisiveFile, FailsEveryWrongProgram) {
  const std::string input = Input();
  const std::string answers = Answers();
  // It would have to be longer.
  const std::set<std::string> others = {"crashes-after-10000-cases"};
  int failed = 0;
  for (const Bug& bug : ListedBugs()) {
    const bool right = bug.verdict == "right";
    if (!right && bug.verdict != "wrong" && bug.verdict != "crash") continue;
    if (others.count(bug.name) != 0) continue;
    const CommandResult result =
        RunShell(absl::StrCat(SubmissionPath("wrong"), " ", bug.name), input);
    const bool passed = result.status == 0 && result.out == answers;
    EXPECT_EQ(passed, right) << bug.name;
    failed += !passed;
  }
  EXPECT_GE(failed, 60);
}

}  // namespace
}  // namespace tablepick
