// Solving on many cores changes nothing but the time.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

// Runs a line of shell for several numbers of jobs, which it has as $JOBS, and
// returns what all of them gave.
CommandResult RunForAllJobs(const std::string& line) {
  std::vector<CommandResult> results;
  for (int jobs : {1, 2, 5}) {
    results.push_back(RunShell(absl::StrCat("JOBS=", jobs, "; ", line)));
    EXPECT_EQ(results.back().status, results[0].status) << jobs;
    EXPECT_EQ(results.back().out, results[0].out) << jobs;
    EXPECT_EQ(results.back().errors, results[0].errors) << jobs;
  }
  return results[0];
}

// 100,000 deals of all kinds, each of the files 20 times over.
constexpr char kManyDeals[] =
    "cat $(for i in $(seq 20); do"
    "  echo cases/decision/{uniform,few-ranks,made-hands}.in; done) |"
    "grep ' '";
constexpr char kTheirAnswers[] =
    "cat $(for i in $(seq 20); do"
    "  echo cases/decision/{uniform,few-ranks,made-hands}.ans; done)";

TEST(SolveJobsTest, AnswersAreTheSameAndInOrder) {
  const CommandResult result =
      RunForAllJobs(absl::StrCat(kManyDeals,
                                 " | tablepick solve --jobs $JOBS |"
                                 "cmp - <(",
                                 kTheirAnswers, ")"));
  EXPECT_EQ(result.status, 0) << result.out;
}

// The same where each deal is read with care.
TEST(SolveJobsTest, AnswersAreTheSameInAnyLayout) {
  const CommandResult result =
      RunForAllJobs(absl::StrCat(kManyDeals,
                                 " | sed 's/$/ /' |"
                                 "tablepick solve --jobs $JOBS | cmp - <(",
                                 kTheirAnswers, ")"));
  EXPECT_EQ(result.status, 0) << result.out;
}

TEST(SolveJobsTest, JsonIsTheSame) {
  const CommandResult result = RunForAllJobs(
      "tablepick solve --format json --jobs $JOBS cases/decision/uniform.in");
  EXPECT_EQ(result.status, 0);
  EXPECT_NE(result.out.find("\"case\":5000,"), std::string::npos);
}

// Games that the batch solver does not take.
TEST(SolveJobsTest, OtherGamesAreTheSame) {
  for (const char* game : {"--rules badugi", "--hole 3", "--table 7"}) {
    const CommandResult result = RunForAllJobs(
        absl::StrCat("tablepick generate --count 3000 --seed 1 ", game,
                     " | tablepick solve --jobs $JOBS ", game));
    EXPECT_EQ(result.status, 0) << result.errors;
    EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 3000);
  }
}

// Ten million deals, of which one in the middle is wrong.
TEST(SolveJobsTest, AFaultInTheMiddleIsTheSame) {
  const TemporaryFile block(
      RunShell("tail -n +2 cases/decision/uniform.in").out);
  const TemporaryFile fault("AS KD\nQC AS\n2C 3C 4C 5C 6C 7C\n");
  const std::string thousand =
      absl::StrCat("$(for i in $(seq 1000); do echo ", block.path(), "; done)");
  const CommandResult result = RunForAllJobs(
      absl::StrCat("cat ", thousand, " ", fault.path(), " ", thousand,
                   " | (tablepick solve --jobs $JOBS; echo $? >&2) | cksum"));
  EXPECT_EQ(result.errors,
            "tablepick: <stdin>:15000002:4: case 5000001: AS is dealt twice, "
            "first at 15000001:1\n"
            "  QC AS\n"
            "     ^\n"
            "Before that, 5,000,000 cases were solved and printed.\n"
            "2\n");
  // What a thousand times the known answers have.
  const CommandResult known = RunShell(
      "cat $(for i in $(seq 1000); do echo cases/decision/uniform.ans; done) |"
      "cksum");
  EXPECT_EQ(result.out, known.out);
}

TEST(SolveJobsTest, AFullDiskIsAFailure) {
  const CommandResult result = RunForAllJobs(
      absl::StrCat(kManyDeals, " | tablepick solve --jobs $JOBS > /dev/full"));
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors,
            "tablepick: cannot write to standard output: No space left on "
            "device\n");
}

TEST(SolveJobsTest, AClosedPipeEndsQuietly) {
  const CommandResult result = RunForAllJobs(
      "yes 'AS KS QS JS TS 9S 2C 3C 4C 5C' |"
      "tablepick solve --jobs $JOBS | head -1");
  EXPECT_EQ(result.out, "Alice\n");
  EXPECT_EQ(result.errors, "");
}

TEST(SolveJobsTest, JobsAreANumberThatMakesSense) {
  for (const char* jobs : {"0", "-1", "1001"}) {
    const CommandResult result = RunCommand({"solve", "--jobs", jobs});
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.errors,
              absl::StrCat(
                  "tablepick: solve: '--jobs' takes a number from 1 "
                  "to 1000, not ",
                  jobs, "\n'tablepick solve --help' tells how it is used\n"));
  }
}

}  // namespace
}  // namespace tablepick
