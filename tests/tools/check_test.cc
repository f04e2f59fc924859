#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/notation.h"
#include "tests/tools/run_command.h"
#include "tools/explanation.h"
#include "tools/wrap.h"

namespace tablepick {
namespace {

using ::testing::HasSubstr;

const char kInput[] = "cases/decision/official-sample.in";
const char kAnswers[] = "cases/decision/official-sample.ans";
const char kRight[] = "Alice\nBob\nDraw\nAlice\nBob\nDraw\nAlice\nBob\nDraw\n";

// The report on `output`, which is right or wrong for the sample.
CommandResult Check(const std::string& output,
                    std::vector<std::string> options = {}) {
  options.insert(options.begin(), "check");
  options.insert(options.end(), {kInput, "-"});
  return RunCommand(options, output);
}

std::string Explained(const std::string& deal) {
  const Position position = *ParsePosition(PokerRules(), deal);
  return absl::StrCat("  deal ", deal, "\n",
                      Wrap(ExplainOutcome(PokerRules(), position), 80, 2));
}

TEST(Check, AcceptsRightAnswers) {
  ASSERT_EQ(*ReadFile(kAnswers), kRight);
  CommandResult result = RunCommand({"check", kInput, kAnswers});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, "ok 9 answers\n");
  EXPECT_EQ(result.errors, "");
  result = RunCommand({"check", "-", kAnswers}, *ReadFile(kInput));
  EXPECT_EQ(result.out, "ok 9 answers\n");
  result = RunShell("echo Alice | tablepick check <(head -4 " +
                    std::string(kInput) + " | tail -3) -");
  EXPECT_EQ(result.out, "ok 1 answer\n");
  result = RunCommand({"check", "-", "/dev/null"}, "0\n");
  EXPECT_EQ(result.out, "ok 0 answers\n");
}

TEST(Check, TakesAnyWhiteSpace) {
  for (const char* output :
       {"Alice Bob Draw Alice Bob Draw Alice Bob Draw",
        "Alice\r\nBob\r\nDraw\r\nAlice\r\nBob\r\nDraw\r\nAlice\r\nBob\r\nDraw"
        "\r\n",
        "\n\n Alice \t\nBob  \n\n\nDraw\v\fAlice Bob Draw Alice Bob "
        "Draw\n\n"}) {
    CommandResult result = Check(output);
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out, "ok 9 answers\n");
  }
}

TEST(Check, ExplainsTheFirstWrongAnswer) {
  CommandResult result =
      Check("Alice\nBob\nBob\nAlice\nBob\nDraw\nAlice\nBob\nDraw\n");
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.errors, "");
  EXPECT_EQ(result.out,
            "wrong answer in case 3, line 3: expected Draw, found Bob\n" +
                Explained("Jc4h/Ts5d/4sJs5sThTcTd") +
                "no other answer is wrong\n");
  // The line is the output's.
  result = Check("Alice Alice\nDraw\nAlice\nBob\nDraw\nAlice\nBob\nDraw\n");
  EXPECT_EQ(result.out,
            "wrong answer in case 2, line 1: expected Bob, found Alice\n" +
                Explained("Jc4h/Ts5d/ThTcTd5s5h5c") +
                "no other answer is wrong\n");
  EXPECT_THAT(result.out, HasSubstr("full house, fives over tens"));
}

TEST(Check, CountsTheOthersByDirection) {
  CommandResult result =
      Check("Alice\nBob\nDraw\nAlice\nAlice\nDraw\nAlice\nDraw\nDraw\n");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.out, HasSubstr("wrong answer in case 5, line 5: "));
  EXPECT_THAT(result.out,
              HasSubstr("\n1 more is wrong: expected Bob, found Draw: 1\n"));
  result = Check("Bob Bob Bob Bob Bob Bob Bob Bob Bob");
  EXPECT_THAT(result.out,
              HasSubstr("\n5 more are wrong: expected Alice, found Bob: 2; "
                        "expected Draw, found Bob: 3\n"));
  // All six ways.
  result = Check("Draw Draw Alice Bob Alice Bob Draw Draw Alice");
  EXPECT_THAT(
      result.out,
      HasSubstr("\n8 more are wrong: expected Alice, found Draw: 1; expected "
                "Alice, found Bob: 1; expected Draw, found Alice: 2; expected "
                "Draw, found Bob: 1; expected Bob, found Alice: 1; expected "
                "Bob, found Draw: 2\n"));
}

TEST(Check, SaysHowAnOutputIsMalformed) {
  const std::vector<std::pair<std::string, std::string>> all = {
      {"", "line 1, column 1: there are no answers to 9 cases\n"},
      {"\n\n", "line 3, column 1: there are no answers to 9 cases\n"},
      {"Alice\n", "line 2, column 1: there is 1 answer to 9 cases\n"},
      {"Alice\nBob",
       "line 2, column 4: there are 2 answers to 9 cases\n"
       "  Bob\n     ^\n"},
      {std::string(kRight) + "Alice\n",
       "line 10, column 1: 'Alice' stands behind the last of 9 answers\n"
       "  Alice\n  ^\n"},
      {"Alice\nBob Tie\n",
       "line 2, column 5: case 3: 'Tie' is not one of Alice, Draw and Bob\n"
       "  Bob Tie\n      ^\n"},
      {"ALICE\n",
       "line 1, column 1: case 1: 'ALICE' is not one of Alice, Draw and Bob; "
       "--ignore-case takes it for Alice\n  ALICE\n  ^\n"},
      {"\xef\xbb\xbf"
       "Alice\n",
       "line 1, column 1: case 1: '\\xef\\xbb\\xbfAlice' is not one of Alice, "
       "Draw and Bob\n  \\xef\\xbb\\xbfAlice\n  ^\n"},
      {std::string("Ali\0ce\n", 7),
       "line 1, column 1: case 1: 'Ali\\x00ce' is not one of Alice, Draw and "
       "Bob\n  Ali\\x00ce\n  ^\n"},
      {"AliceBob\n",
       "line 1, column 1: case 1: 'AliceBob' is not one of Alice, Draw and "
       "Bob\n  AliceBob\n  ^\n"},
  };
  for (const auto& [output, report] : all) {
    CommandResult result = Check(output);
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.out, "malformed output in " + report);
    EXPECT_EQ(result.errors, "");
  }
}

TEST(Check, ReportsWrongAnswersBeforeTheFault) {
  CommandResult result = Check("Alice Bob Bob Bob Tie");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out,
            "wrong answer in case 3, line 1: expected Draw, found Bob\n" +
                Explained("Jc4h/Ts5d/4sJs5sThTcTd") +
                "1 more is wrong: expected Alice, found Bob: 1\n"
                "malformed output in line 1, column 19: case 5: 'Tie' is not "
                "one of Alice, Draw and Bob\n"
                "  Alice Bob Bob Bob Tie\n                    ^\n");
}

TEST(Check, IgnoresCaseWhenTold) {
  CommandResult result =
      Check("alice BOB draw Alice bOB dRAW ALICE Bob Draw", {"--ignore-case"});
  EXPECT_EQ(result.out, "ok 9 answers\n");
}

TEST(Check, NamesTheOutputsIfThereAreSeveral) {
  const TemporaryFile wrong(
      "Bob\nBob\nDraw\nAlice\nBob\nDraw\nAlice\nBob\nDraw\n");
  const TemporaryFile malformed("Alice\n");
  CommandResult result = RunCommand(
      {"check", kInput, kAnswers, wrong.path(), malformed.path(), kAnswers});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out,
            absl::StrCat(kAnswers, ": ok 9 answers\n", wrong.path(),
                         ": wrong answer in case 1, line 1: expected Alice, "
                         "found Bob\n",
                         Explained("Jc4h/Ts5d/JsJhJd4s4c4d"),
                         "no other answer is wrong\n", malformed.path(),
                         ": malformed output in line 2, column 1: there is 1 "
                         "answer to 9 cases\n",
                         kAnswers, ": ok 9 answers\n"));
  result = RunCommand({"check", kInput, wrong.path(), kAnswers});
  EXPECT_EQ(result.status, 1);
  result = RunCommand({"check", kInput, kAnswers, "/nowhere", kAnswers});
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.out, absl::StrCat(kAnswers, ": ok 9 answers\n", kAnswers,
                                     ": ok 9 answers\n"));
  EXPECT_EQ(result.errors, "tablepick: /nowhere: No such file or directory\n");
}

TEST(Check, SpeaksJson) {
  CommandResult result =
      RunCommand({"check", "--format", "json", kInput, kAnswers});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, absl::StrCat("{\"file\":\"", kAnswers,
                                     "\",\"verdict\":\"ok\",\"answers\":9,"
                                     "\"wrong\":0}\n"));
  result = Check("Draw Draw Tie", {"--format=json"});
  EXPECT_EQ(result.status, 2);
  const auto json = nlohmann::ordered_json::parse(result.out);
  EXPECT_EQ(json["verdict"], "malformed output");
  EXPECT_EQ(json["answers"], 2);
  EXPECT_EQ(json["wrong"], 2);
  EXPECT_EQ(json["first"]["case"], 1);
  EXPECT_EQ(json["first"]["line"], 1);
  EXPECT_EQ(json["first"]["column"], 1);
  EXPECT_EQ(json["first"]["deal"], "Jc4h/Ts5d/JsJhJd4s4c4d");
  EXPECT_EQ(json["first"]["expected"], "Alice");
  EXPECT_EQ(json["first"]["found"], "Draw");
  EXPECT_FALSE(json["first"]["why"].get<std::string>().empty());
  EXPECT_EQ(json["directions"].dump(),
            R"([{"expected":"Alice","found":"Draw","count":1},)"
            R"({"expected":"Bob","found":"Draw","count":1}])");
  EXPECT_EQ(json["fault"].dump(),
            R"({"line":1,"column":11,"message":"case 3: 'Tie' is not one of )"
            R"(Alice, Draw and Bob"})");
}

TEST(Check, DoesNotJudgeByABadInput) {
  CommandResult result = RunCommand({"check", "-", kAnswers}, "1\nJC JC\n");
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.errors,
            "tablepick: <stdin>:2:4: case 1: JC is dealt twice, first at 2:1\n"
            "  JC JC\n     ^\n"
            "The input is at fault, so no output was checked.\n");
  // Also where the fault is behind all that an output could be judged by.
  result = RunCommand({"check", "-", "/dev/null"}, *ReadFile(kInput) + "AS");
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.errors, HasSubstr("'AS' stands behind the last case"));
  result = RunCommand({"check", "/nowhere", kAnswers});
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors, "tablepick: /nowhere: No such file or directory\n");
  result = RunCommand({"check", "cases", kAnswers});
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors,
            "tablepick: cases: Is a directory\nNo output was checked.\n");
}

TEST(Check, TellsOutputsThatCannotBeRead) {
  CommandResult result = RunCommand({"check", kInput, "cases"});
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors, "tablepick: cases: Is a directory\n");
  result = RunCommand({"check", kInput, "/nowhere"});
  EXPECT_EQ(result.status, 3);
}

TEST(Check, RefusesMisuse) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> all = {
      {{}, "an input file and an output are needed"},
      {{kInput}, "an input file and an output are needed"},
      {{"-", "-"}, "standard input can only be read once"},
      {{kInput, "-", "-"}, "standard input can only be read once"},
      {{kInput, kAnswers, "--as", "icpc"}, "there is no convention 'icpc'"},
      {{kInput, kAnswers, "--rules", "x"}, "there are no rules called 'x'"},
      {{kInput, kAnswers, "--format", "x"}, "there is no format 'x'"},
      {{kInput, kAnswers, "--x"}, "unrecognised option '--x'"},
  };
  for (auto [arguments, message] : all) {
    arguments.insert(arguments.begin(), "check");
    CommandResult result = RunCommand(arguments);
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.errors, HasSubstr(message));
  }
}

TEST(Check, NoticesThatItCannotWrite) {
  const std::string check = absl::StrCat("tablepick check ", kInput, " ");
  CommandResult result = RunShell(check + kAnswers + " >/dev/full");
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.errors, HasSubstr("No space left on device"));
  result = RunShell("{ " + check + kAnswers + "; echo $? >&2; } | true");
  EXPECT_EQ(result.errors, "0\n");
  result = RunShell("{ " + check + "/dev/null; echo $? >&2; } | true");
  EXPECT_EQ(result.errors, "2\n");
}

TEST(Check, TakesOtherGames) {
  CommandResult result = RunShell(
      "tablepick check --rules badugi cases/badugi/sample.in "
      "cases/badugi/sample.ans");
  EXPECT_EQ(result.out, "ok 3 answers\n");
}

TEST(Check, AgreesWithEveryAnswerFile) {
  for (const char* name :
       {"few-ranks", "made-hands", "straight-against-straight", "uniform"}) {
    CommandResult result =
        RunCommand({"check", absl::StrCat("cases/decision/", name, ".in"),
                    absl::StrCat("cases/decision/", name, ".ans")});
    EXPECT_EQ(result.status, 0) << result.out;
  }
}

// One wrong answer anywhere in a long output is found, whatever the batches
// and pieces in which files are read.
TEST(Check, FindsTheOneWrongAnswer) {
  std::vector<std::string> answers;
  const std::string right = *ReadFile("cases/decision/uniform.ans");
  for (size_t at = 0; at < right.size(); at = right.find('\n', at) + 1) {
    answers.push_back(right.substr(at, right.find('\n', at) - at));
  }
  const size_t count = answers.size();
  for (size_t wrong : {size_t{0}, size_t{1023}, size_t{1024}, size_t{2047},
                       size_t{2048}, count - 1}) {
    std::string output;
    for (size_t i = 0; i < count; ++i) {
      const bool alice = answers[i] == "Alice";
      absl::StrAppend(
          &output, i != wrong ? answers[i] : (alice ? "Bob" : "Alice"), "\n");
    }
    CommandResult result =
        RunCommand({"check", "cases/decision/uniform.in", "-"}, output);
    EXPECT_EQ(result.status, 1);
    EXPECT_THAT(result.out,
                HasSubstr(absl::StrCat("wrong answer in case ", wrong + 1,
                                       ", line ", wrong + 1, ": ")));
    EXPECT_THAT(result.out, HasSubstr("no other answer is wrong"));
  }
}

// An endless line, one of 300 MB of blanks, and rubbish: a verdict all the
// same, in 60 MB of address space; not under sanitizers, which reserve far
// more.
TEST(Check, NeedsNoMoreMemoryForMore) {
#ifdef TABLEPICK_SANITIZED
  GTEST_SKIP();
#endif
  const std::string check =
      absl::StrCat("ulimit -v 60000; tablepick check ", kInput, " ");
  CommandResult result = RunShell(check + "<(tr '\\0' x </dev/zero)");
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.out, HasSubstr("is not one of Alice, Draw and Bob"));
  result = RunShell(check + "<(head -c 300000000 /dev/zero | tr '\\0' ' ')");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out,
            "malformed output in line 1, column 300000001: there are no "
            "answers to 9 cases\n");
  // A program is no output.
  result = RunShell(check + "/bin/bash");
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.out, HasSubstr("case 1: '\\x7fELF"));
}

}  // namespace
}  // namespace tablepick
