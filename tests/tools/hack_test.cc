// `tablepick hack` on programs that are wrong in all sorts of ways.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/tools/pseudo_terminal.h"
#include "tests/tools/run_command.h"
#include "tests/tools/submissions.h"

namespace tablepick {
namespace {

using ::testing::AnyOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

CommandResult Hack(const std::vector<std::string>& options,
                   const std::vector<std::string>& command) {
  std::vector<std::string> words = {"hack"};
  words.insert(words.end(), options.begin(), options.end());
  words.emplace_back("--");
  words.insert(words.end(), command.begin(), command.end());
  return RunCommand(words);
}

CommandResult HackShell(const std::vector<std::string>& options,
                        const std::string& line) {
  return Hack(options, {"/bin/bash", "-c", line});
}

CommandResult HackBug(const Bug& bug) {
  // Long enough for the others also where the machine is busy.
  const char* timeout = bug.verdict == "time-out" ? "0.7" : "5";
  return Hack({"--time", "30", "--timeout", timeout},
              {SubmissionPath("wrong"), bug.name});
}

// The input file in a report, and what stands behind a label.
std::string InputIn(const std::string& report) {
  const size_t begin = report.find("\n\n") + 2;
  return report.substr(begin, report.find("\n\n", begin) + 1 - begin);
}
std::string After(const std::string& label, const std::string& report) {
  const size_t at = report.find("\n" + label);
  if (at == std::string::npos) return "";
  const size_t begin = at + 1 + label.size();
  return report.substr(begin, report.find('\n', begin) - begin);
}

// What comes of a bug, in the words of the reports.
const std::map<std::string, std::string>& Verdicts() {
  static const auto& verdicts =
      *new std::map<std::string, std::string>{{"wrong", "wrong answer"},
                                              {"malformed", "malformed output"},
                                              {"crash", "crash"},
                                              {"time-out", "time-out"},
                                              {"flood", "too much output"}};
  return verdicts;
}

// Bugs that no single case shows, and how many it takes.
const std::map<std::string, int>& CasesNeeded() {
  static const auto& cases =
      *new std::map<std::string, int>{{"memo-kept", 2},
                                      {"memo-kept-for-like-holes", 2},
                                      {"last-answer-repeated", 2},
                                      {"no-newlines", 2},
                                      {"draws-from-1000-cases", 1000},
                                      {"first-100-cases", 101},
                                      {"crashes-after-10000-cases", 10001}};
  return cases;
}

class HackBugTest : public testing::TestWithParam<Bug> {};

// Each is broken, by the fewest cases there can be, and the case that is
// printed tells the program from a right one that shares no code with it.
TEST_P(HackBugTest, IsBroken) {
  const Bug& bug = GetParam();
  const CommandResult result = HackBug(bug);
  ASSERT_EQ(result.status, 1) << result.out << result.errors;
  EXPECT_THAT(result.out,
              StartsWith("Broken: " + Verdicts().at(bug.verdict) + "\n\n"));
  EXPECT_THAT(
      result.errors,
      MatchesRegex("This took .* cases? in .* runs? and .* seconds.\n"));

  const std::string input = InputIn(result.out);
  const auto needed = CasesNeeded().find(bug.name);
  const int cases = needed == CasesNeeded().end() ? 1 : needed->second;
  EXPECT_EQ(std::stoi(input), cases) << result.out;
  if (cases > 2) return;  // not all of it is shown

  const CommandResult right = RunShell(SubmissionPath("splits"), input);
  if (cases == 1) {
    EXPECT_EQ(After("Expected: ", result.out) + "\n", right.out);
  }
  if (bug.verdict == "crash" || bug.verdict == "wrong") {
    const CommandResult wrong =
        RunShell(SubmissionPath("wrong") + " " + bug.name, input);
    EXPECT_TRUE(wrong.out != right.out || wrong.status != 0) << input;
  }
  if (bug.verdict == "wrong") {
    EXPECT_THAT(After("Found:    ", result.out), AnyOf("Alice", "Bob", "Draw"));
    EXPECT_THAT(result.out, ContainsRegex("\n  deal .*\n  .*"
                                          "(beats|equal)[ \n]"));
  }
}

std::vector<Bug> BugsToFind() {
  std::vector<Bug> bugs;
  for (const Bug& bug : ListedBugs()) {
    // Found by decisive deals only.
    if (bug.name == "full-house-below-flush") continue;
    if (bug.verdict != "right") bugs.push_back(bug);
  }
  return bugs;
}

INSTANTIATE_TEST_SUITE_P(Submissions, HackBugTest,
                         testing::ValuesIn(BugsToFind()),
                         [](const testing::TestParamInfo<Bug>& bug) {
                           std::string name = bug.param.name;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(HackTest, RightProgramsSurvive) {
  for (const char* program : {"splits", "recursion", "wrong"}) {
    const CommandResult result =
        Hack({"--time", "0.7"}, {SubmissionPath(program)});
    EXPECT_EQ(result.status, 0) << result.out;
    EXPECT_THAT(result.out,
                MatchesRegex("Survived .* cases in .* runs and .* seconds.\n"));
    EXPECT_EQ(result.errors, "");
  }
}

TEST(HackTest, BugsThatNeverMatterSurvive) {
  for (const Bug& bug : ListedBugs()) {
    if (bug.verdict != "right") continue;
    EXPECT_EQ(
        Hack({"--time", "0.3"}, {SubmissionPath("wrong"), bug.name}).status, 0)
        << bug.name;
  }
}

TEST(HackTest, TheSameSeedFindsTheSameCase) {
  const std::vector<std::string> command = {SubmissionPath("wrong"),
                                            "no-wheel"};
  const CommandResult first = Hack({"--seed", "7"}, command);
  EXPECT_EQ(first.out, Hack({"--seed", "7"}, command).out);
  EXPECT_NE(first.out, Hack({"--seed", "8"}, command).out);
}

TEST(HackTest, ReportsAsJson) {
  const CommandResult result =
      Hack({"--format", "json"}, {SubmissionPath("wrong"), "says-tie"});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(
      result.out,
      MatchesRegex(
          R"(\{"broken":true,"verdict":"malformed output","cases":1,"case":1,)"
          R"("deal":".*/.*/.*","expected":"Draw","why":"Neither can win.*",)"
          R"("found":"'Tie' where an answer should be",)"
          R"("input":"1\\n.*","answers":"Draw\\n","standard_error":"",)"
          R"("failed":2,"runs":2\})"
          "\n"));
  const CommandResult right =
      Hack({"--format", "json", "--time", "0.1"}, {SubmissionPath("splits")});
  EXPECT_EQ(right.status, 0);
  EXPECT_THAT(
      right.out,
      MatchesRegex(
          R"(\{"broken":false,"cases":[0-9]+,"runs":[0-9]+,"seconds":.*\})"
          "\n"));
}

TEST(HackTest, SavesTheInputAndItsAnswers) {
  std::string folder = testing::TempDir() + "tablepick_hack_XXXXXX";
  ASSERT_NE(mkdtemp(folder.data()), nullptr);
  folder += "/new/folder";
  for (const char* name : {"hack1", "hack2"}) {
    const std::string path = absl::StrCat(folder, "/", name);
    const CommandResult result =
        Hack({"--save", folder}, {SubmissionPath("wrong"), "bob-moves-first"});
    EXPECT_EQ(result.status, 1);
    EXPECT_THAT(result.errors, HasSubstr(absl::StrCat(
                                   "The input is saved as ", path,
                                   ".in, its answers as ", path, ".ans.\n")));
    const std::string input = ReadFile(path + ".in").value_or("");
    EXPECT_EQ(input, InputIn(result.out));
    EXPECT_EQ(ReadFile(path + ".ans").value_or(""),
              RunShell(SubmissionPath("splits"), input).out);
  }
  const CommandResult full =
      Hack({"--save", "/dev/null/x"}, {SubmissionPath("splits")});
  EXPECT_EQ(full.status, 3);
  EXPECT_EQ(full.errors,
            "tablepick: cannot make the folder '/dev/null/x': Not a "
            "directory\n");
  std::filesystem::remove_all(std::filesystem::path(folder).parent_path());
}

// Programs that do not behave. All must come to a verdict, soon.
TEST(HackTest, ProgramsThatMisbehave) {
  struct Program {
    const char* line;
    const char* verdict;
    const char* found;
  };
  for (const Program& program : {
           Program{"exit 0", "malformed output", "no answers to 1 case"},
           {"cat", "malformed output", "'1' where an answer should be"},
           {"exit 5", "crash", "exit status 5"},
           {"kill -KILL $$", "crash", "signal 9 (Killed)"},
           {"exec >&-; sleep 0.01", "malformed output", "no answers to 1 case"},
           {"exec <&- >&- 2>&-; kill -ABRT $$", "crash", "signal 6 (Aborted)"},
           {"yes", "too much output", "more than 64,064 bytes of output"},
           {"head -c 1G /dev/zero", "too much output",
            "more than 64,064 bytes of output"},
           {"head -c 999 /dev/urandom", "malformed output",
            " where an answer should be"},
           {"trap '' TERM INT HUP; while :; do :; done", "time-out",
            "no end after 0."},
           {"sleep 60 & sleep 60", "time-out", "no end after 0."},
           {"sleep 60 & echo Maybe", "malformed output",
            "'Maybe' where an answer should be"},
           {"(trap '' TERM; sleep 60) & exit 2", "crash", "exit status 2"},
           {"yes >&2", "time-out", "no end after 0."},
       }) {
    const CommandResult result =
        HackShell({"--time", "1", "--timeout", "0.3"}, program.line);
    EXPECT_EQ(result.status, 1) << program.line;
    EXPECT_THAT(result.out, StartsWith(std::string("Broken: ") +
                                       program.verdict + "\n\n1\n"))
        << program.line;
    EXPECT_THAT(After("Found:    ", result.out), HasSubstr(program.found))
        << program.line;
  }
}

TEST(HackTest, ShowsTheStartOfStandardError) {
  const CommandResult result = HackShell(
      {"--time", "1"}, "echo -e 'bad\\tluck\\x01' >&2; seq 100 >&2; exit 1");
  EXPECT_THAT(result.out, HasSubstr("Found:    exit status 1\n"
                                    "Standard error:\n"
                                    "  bad\\x09luck\\x01\n  1\n  2\n"));
  EXPECT_THAT(result.out, HasSubstr("  7\n  …\n"));
}

// The right answers, but for the first run of all on an input of many cases.
TEST(HackTest, SaysSoIfTheProgramDoesNotAlwaysFail) {
  const TemporaryFile mark("");
  const std::string line = "if [ -s " + mark.path() + " ]; then exec " +
                           SubmissionPath("splits") + "; else echo x > " +
                           mark.path() + "; exit 3; fi";
  const CommandResult result = HackShell({"--time", "1"}, line);
  EXPECT_EQ(result.status, 1) << result.out;
  EXPECT_THAT(result.out, StartsWith("Broken: crash\n\n9\n"));
  EXPECT_THAT(result.out, HasSubstr("It does not always fail: it did in 1 of 3 "
                                    "runs on this input.\n"));
}

TEST(HackTest, ATimeOutThatPassesIsNotAFailure) {
  const TemporaryFile mark("");
  const std::string line = "if [ -s " + mark.path() + " ]; then exec " +
                           SubmissionPath("splits") + "; else echo x > " +
                           mark.path() + "; sleep 60; fi";
  const CommandResult result =
      HackShell({"--time", "1.5", "--timeout", "0.3"}, line);
  EXPECT_EQ(result.status, 0) << result.out;
  EXPECT_EQ(result.errors,
            "tablepick: warning: the program took more than 0.3 seconds in 1 "
            "run, but not on the same input again\n");
}

TEST(HackTest, CannotStart) {
  const CommandResult result = Hack({}, {"/no/such/program"});
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.errors,
            "tablepick: cannot start '/no/such/program': No such file or "
            "directory\n");
}

TEST(HackTest, Misuse) {
  struct Misuse {
    std::vector<std::string> arguments;
    const char* message;
  };
  for (const Misuse& misuse : {
           Misuse{{"hack"}, "there is no command to try"},
           {{"hack", "--time", "0", "x"}, "'--time' takes seconds"},
           {{"hack", "--batch", "0", "x"}, "a whole number from 1 to 100000"},
           {{"hack", "--bach", "1", "--", "true"}, "--bach"},
           {{"hack", "--format", "xml", "--", "true"}, "xml"},
       }) {
    const CommandResult result = RunCommand(misuse.arguments);
    EXPECT_EQ(result.status, 2) << misuse.message;
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.errors, HasSubstr(misuse.message));
  }
}

TEST(HackTest, HelpTellsStatusesAndLimits) {
  const std::string help = RunCommand({"hack", "--help"}).out;
  for (const char* text : {"2 misuse", "look for a failure: more than",
                           "0, up to 1,000,000", "1 to 100,000"}) {
    EXPECT_THAT(help, HasSubstr(text));
  }
}

TEST(HackTest, AFullDiskIsNoticed) {
  const CommandResult result = RunShell("tablepick hack -- false > /dev/full");
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.errors, HasSubstr("cannot write to standard output"));
}

TEST(HackTest, ASignalEndsItAndTheProgram) {
  const TemporaryFile mark("");
  // The program writes its process number to a file, and will not end.
  const CommandResult result =
      RunShell("hack=$$; (until [ -s " + mark.path() +
               " ]; do sleep 0.02; done; kill -TERM $hack) > /dev/null 2>&1 & "
               "exec " TABLEPICK_BINARY
               " hack --timeout 30 -- /bin/bash -c 'echo $$ > " +
               mark.path() + "; trap \"\" INT TERM; sleep 30; :'");
  EXPECT_EQ(result.status, 128 + SIGTERM);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.errors,
              StartsWith("Stopped. The program survived 0 cases in 0 runs"));
  const std::string pid = ReadFile(mark.path()).value_or("0");
  EXPECT_NE(kill(std::stoi(pid), 0), 0) << pid;
}

TEST(HackTest, ShowsProgressOnATerminalAndStopsAtControlC) {
  PseudoTerminal terminal(
      {"hack", "--time", "30", "--", SubmissionPath("splits")}, {});
  EXPECT_TRUE(terminal.AwaitText(" seconds of 30: no failure"));
  terminal.Type("\x03");
  EXPECT_EQ(terminal.Wait(), 128 + SIGINT);
  EXPECT_THAT(terminal.screen().Transcript(),
              StartsWith("Stopped. The program survived "));
}

}  // namespace
}  // namespace tablepick
