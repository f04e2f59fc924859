// Solving on many cores changes nothing but the time.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/tools/run_command.h"
#include "tools/console.h"

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

// 45,000 deals, without their number.
std::string ManyDeals() {
  std::string deals;
  for (int i = 0; i < 3; ++i) {
    for (const char* name : {"uniform", "few-ranks", "made-hands"}) {
      const std::string input =
          *ReadFile(absl::StrCat("cases/decision/", name, ".in"));
      deals += input.substr(input.find('\n') + 1);
    }
  }
  return deals;
}

// A file, other than a pipe, may be read in several places at once, as long as
// it has the usual layout. Here it ends in some way, at the borders of what is
// read at once and anywhere else; what is said about it stays the same.
TEST(SolveJobsTest, FilesAreTheSameWhateverEndsTheirLayout) {
  const std::string deals = ManyDeals();
  std::vector<std::string> texts = {
      deals,
      absl::StrCat("45000\n", deals),
      absl::StrCat("45001\n", deals),
      absl::StrCat("44999\n", deals),
      absl::StrCat("20000\n", deals),
      absl::StrCat("\xef\xbb\xbf", "45000\r\n", deals, "\n\n  \n"),
      absl::StrCat("45000\n", deals.substr(0, deals.size() - 1)),
      absl::StrCat("45000\n", deals.substr(0, deals.size() - 4)),
      absl::StrCat("45000\n", deals, "AS"),
      absl::StrCat("45000\n", deals, std::string(300'000, ' ')),
      absl::StrCat("45001\n", deals, std::string(300'000, '\n')),
  };
  for (const size_t deal :
       {0, 1, 19, 20, 21, 8737, 8738, 8739, 17953, 17954, 17955, 17956, 27169,
        27170, 27171, 36386, 44979, 44998, 44999}) {
    const std::string before = deals.substr(0, 30 * deal);
    const std::string behind = deals.substr(30 * deal);
    for (const char* surprise : {"\n", " ", "AS AS\n", "1S\n", "#"}) {
      texts.push_back(absl::StrCat(before, surprise, behind));
    }
    // The last line of the deal before ends in another way.
    if (deal == 0) continue;
    texts.push_back(
        absl::StrCat(before.substr(0, before.size() - 1), "\r\n", behind));
    texts.push_back(absl::StrCat("45000\n", before));
  }
#ifdef TABLEPICK_SANITIZED  // which takes ten times as long
  constexpr size_t kStep = 5;
#else
  constexpr size_t kStep = 1;
#endif
  for (size_t i = 0; i < texts.size(); i += kStep) {
    const std::string& text = texts[i];
    const TemporaryFile file(text);
    const CommandResult result = RunForAllJobs(
        absl::StrCat("tablepick solve --jobs $JOBS < ", file.path()));
    // The same text from a pipe is read in order.
    const CommandResult pipe = RunCommand({"solve", "--jobs=1"}, text);
    EXPECT_EQ(result.status, pipe.status) << pipe.errors;
    EXPECT_TRUE(result.out == pipe.out) << pipe.errors;
    // But for how much of the line has arrived.
    EXPECT_EQ(result.errors.substr(0, result.errors.find('\n')),
              pipe.errors.substr(0, pipe.errors.find('\n')));
    if (HasFailure()) return;
  }
}

// A surprise in a long file is forgotten after a while.
TEST(SolveJobsTest, FilesAreTheSameWithOneSurpriseAfterAnother) {
  const std::string deals = ManyDeals();
  std::string text;
  for (int i = 0; i < 13; ++i) {
    text += deals;
    if (i == 1 || i == 9) text.insert(text.size() - 30 * 1000, "\n");
    if (i == 10) text.insert(text.size() - 30 * 1000 - 1, "\r");
  }
  for (const char* end : {"", "AS AS\n"}) {
    const TemporaryFile file(absl::StrCat(text, end));
    const CommandResult result = RunForAllJobs(
        absl::StrCat("tablepick solve --jobs $JOBS ", file.path()));
    EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'),
              13 * 45'000);
    EXPECT_EQ(result.errors.empty(), absl::string_view(end).empty());
  }
}

TEST(SolveJobsTest, AFileIsReadFromWhereItStands) {
  const TemporaryFile file(absl::StrCat("rubbish\n45000\n", ManyDeals()));
  const CommandResult result = RunForAllJobs(absl::StrCat(
      "(read line; tablepick solve --jobs $JOBS | cksum) < ", file.path()));
  const TemporaryFile deals(ManyDeals());
  EXPECT_EQ(result.out, RunShell(absl::StrCat("tablepick solve --jobs 1 ",
                                              deals.path(), " | cksum"))
                            .out);
}

// Files of /proc can be read anywhere, and have no size.
TEST(SolveJobsTest, AFileMayNotKnowItsSize) {
  const std::string deals = ManyDeals().substr(0, 90000);
  const TemporaryFile file(deals);
  const CommandResult result = RunForAllJobs(absl::StrCat(
      "(exec -a \"$(cat ", file.path(),
      ")\" sleep 100) & "
      "args=/proc/$!/cmdline; "
      "until [ $(head -c 90000 $args | wc -c) = 90000 ]; do sleep .01; done; "
      "tablepick solve --jobs $JOBS < $args; echo $? >&2; kill $!"));
  EXPECT_EQ(result.out,
            RunCommand({"solve", "--jobs=1"}, deals.substr(0, 89970)).out);
  // A zero ends the word.
  EXPECT_THAT(result.errors, testing::HasSubstr("is not a card"));
}

// Each deal is solved once, and the message tells how many there were, although
// the file becomes shorter behind the reader's back.
TEST(SolveJobsTest, AFileMayBecomeShorterMeanwhile) {
  const std::string deals = ManyDeals();
  for (const char* size : {"0", "1500", "300000", "1000007", "1349000"}) {
    for (const char* jobs : {"1", "2", "5"}) {
      const TemporaryFile file(absl::StrCat("100000\n", deals));
      // The answers that a pipe holds keep the program from going on.
      const CommandResult result = RunShell(
          absl::StrCat("tablepick solve --jobs ", jobs, " ", file.path(),
                       " | (read line; echo $line; truncate -s ", size, " ",
                       file.path(), "; cat)"));
      const auto answers =
          std::count(result.out.begin(), result.out.end(), '\n');
      EXPECT_THAT(result.errors, testing::EndsWith(absl::StrCat(
                                     "Before that, ", Count(answers, "case"),
                                     " were solved and printed.\n")));
      EXPECT_EQ(result.out,
                RunCommand({"solve"}, deals).out.substr(0, result.out.size()))
          << size << " " << jobs;
    }
  }
}

#ifndef TABLEPICK_SANITIZED  // which takes more memory than there is
// With as many threads as there can be, and no more than the caller's if need
// be.
TEST(SolveJobsTest, LimitsOfMemoryAndThreadsAreNoFault) {
  const TemporaryFile file(ManyDeals());
  const CommandResult result =
      RunForAllJobs(absl::StrCat("tablepick solve --jobs $JOBS ", file.path()));
  for (const int megabytes : {24, 28, 32, 40, 60, 100, 200, 400, 800}) {
    for (const char* jobs : {"2", "64"}) {
      const CommandResult limited = RunShell(
          absl::StrCat("ulimit -v ", megabytes * 1000,
                       "; tablepick solve --jobs ", jobs, " ", file.path()));
      EXPECT_EQ(limited.status, 0) << megabytes << " " << limited.errors;
      EXPECT_TRUE(limited.out == result.out) << megabytes << " " << jobs;
    }
  }
}

TEST(SolveJobsTest, TooLittleMemoryIsAFailure) {
  const CommandResult result =
      RunShell("ulimit -v 9000; tablepick solve cases/decision/uniform.in");
  // Where the libraries take up as much, they say so.
  EXPECT_THAT(result.status, testing::AnyOf(3, 127));
  EXPECT_THAT(result.errors,
              testing::AnyOf("tablepick: there is not enough memory\n",
                             testing::HasSubstr("shared libraries")));
}
#endif

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

}  // namespace
}  // namespace tablepick
