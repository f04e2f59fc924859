// The conventions of testlib's checkers, from testlib.h and checkers/wcmp.cpp.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

using ::testing::HasSubstr;

const char kInput[] = "cases/decision/official-sample.in";
const char kAnswers[] = "cases/decision/official-sample.ans";
const char kRight[] = "Alice\nBob\nDraw\nAlice\nBob\nDraw\nAlice\nBob\nDraw\n";
const char kOneCase[] = "1\nJC 4H\nTS 5D\nJS JH JD 4S 4C 4D\n";

CommandResult Check(const std::string& output,
                    const std::string& answers = kRight,
                    std::vector<std::string> options = {}) {
  const TemporaryFile output_file(output);
  const TemporaryFile answer_file(answers);
  options.insert(options.begin(), {"check", "--as", "testlib", kInput,
                                   output_file.path(), answer_file.path()});
  CommandResult result = RunCommand(options);
  // Files have names of chance.
  const auto rename = [&result](const std::string& from, const char* to) {
    const size_t at = result.errors.find(from);
    if (at != std::string::npos) result.errors.replace(at, from.size(), to);
  };
  rename(output_file.path(), "OUTPUT");
  rename(answer_file.path(), "ANSWERS");
  return result;
}

struct Example {
  std::string output;
  int status;
  std::string message;
};

TEST(CheckTestlib, SpeaksAsWcmpDoes) {
  const std::string long_word =
      std::string(30, 'a') + std::string(100, 'b') + std::string(31, 'c');
  const std::vector<Example> all = {
      {kRight, 0, "ok 9 tokens\n"},
      // White space is skipped, whatever it is.
      {"Alice Bob Draw Alice Bob Draw Alice Bob Draw", 0, "ok 9 tokens\n"},
      {"\r\nAlice\r\nBob \tDraw\n\n\nAlice Bob Draw Alice Bob Draw  \n\n", 0,
       "ok 9 tokens\n"},
      // But vertical tabs and form feeds are none.
      {"Alice\vBob\n", 1,
       "wrong answer 1st words differ - expected: 'Alice', found: "
       "'Alice\\x0bBob'\n"},
      {"Alice\nBob\nBob\nAlice\nBob\nDraw\nAlice\nBob\nDraw\n", 1,
       "wrong answer 3rd words differ - expected: 'Draw', found: 'Bob'\n"},
      {"Bob\n", 1,
       "wrong answer 1st words differ - expected: 'Alice', found: 'Bob'\n"},
      {"Alice\nbob\n", 1,
       "wrong answer 2nd words differ - expected: 'Bob', found: 'bob'\n"},
      {"Alice\nBob\nDraw\nTie\n", 1,
       "wrong answer 4th words differ - expected: 'Alice', found: 'Tie'\n"},
      {long_word, 1,
       absl::StrCat("wrong answer 1st words differ - expected: 'Alice', "
                    "found: '",
                    std::string(30, 'a'), "...", std::string(31, 'c'), "'\n")},
      {std::string(64, 'x'), 1,
       absl::StrCat("wrong answer 1st words differ - expected: 'Alice', "
                    "found: '",
                    std::string(64, 'x'), "'\n")},
      {"", 1, "wrong answer Unexpected EOF in the participants output\n"},
      {"Alice\nBob\nDraw\nAlice\nBob\nDraw\nAlice\nBob\n", 1,
       "wrong answer Unexpected EOF in the participants output\n"},
      {std::string(kRight) + "Alice\n", 1,
       "wrong answer Participant output contains extra tokens\n"},
      {std::string("\0\x01\xff", 3), 1,
       "wrong answer 1st words differ - expected: 'Alice', found: "
       "'\\x00\\x01\\xff'\n"},
  };
  for (const Example& example : all) {
    SCOPED_TRACE(::testing::PrintToString(example.output));
    CommandResult result = Check(example.output);
    EXPECT_EQ(result.status, example.status);
    EXPECT_EQ(result.errors, example.message);
    EXPECT_EQ(result.out, "");
  }
}

TEST(CheckTestlib, ShowsTheAnswerIfThereIsOne) {
  const TemporaryFile input(kOneCase);
  const TemporaryFile output("Alice\n");
  CommandResult result = RunCommand(
      {"check", "--as", "testlib", input.path(), output.path(), output.path()});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.errors, "ok \"Alice\"\n");
}

TEST(CheckTestlib, IgnoresCaseWhenTold) {
  CommandResult result = Check("ALICE bob draw alice Bob Draw Alice Bob Draw",
                               kRight, {"--ignore-case"});
  EXPECT_EQ(result.errors, "ok 9 tokens\n");
}

// The judge's faults come before the contestant's, wherever they are.
TEST(CheckTestlib, FailsForAWrongAnswerFile) {
  const std::vector<std::pair<std::string, std::string>> all = {
      {"Alice\nBob\nBob\nAlice\nBob\nDraw\nAlice\nBob\nDraw\n",
       "FAIL 3rd words differ - expected: 'Draw', found: 'Bob' (ANSWERS)\n"},
      {"Alice\nBob\nDraw\nAlice\nBob\nDraw\nAlice\nBob\nAlice\n",
       "FAIL 9th words differ - expected: 'Draw', found: 'Alice' "
       "(ANSWERS)\n"},
      {"Alice\nBob\n", "FAIL The answer file ends after 2 answers (ANSWERS)\n"},
      {"", "FAIL The answer file ends after 0 answers (ANSWERS)\n"},
      {std::string(kRight) + "Bob\n",
       "FAIL The answer file contains extra tokens (ANSWERS)\n"},
      {"alice Bob Draw Alice Bob Draw Alice Bob Draw",
       "FAIL 1st words differ - expected: 'Alice', found: 'alice' "
       "(ANSWERS)\n"},
  };
  for (const auto& [answers, message] : all) {
    for (const std::string& output :
         {std::string(kRight), answers, std::string("Bob\n"), std::string()}) {
      CommandResult result = Check(output, answers);
      EXPECT_EQ(result.status, 3);
      EXPECT_EQ(result.errors, message);
    }
  }
}

TEST(CheckTestlib, FailsForABadInput) {
  const TemporaryFile input("1\nJC JC\n");
  CommandResult result = RunCommand(
      {"check", "--as", "testlib", input.path(), kAnswers, kAnswers});
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors,
            absl::StrCat("FAIL case 1: JC is dealt twice, first at 2:1 (",
                         input.path(), ", line 2)\n"));
}

TEST(CheckTestlib, TellsWhichFileIsMissing) {
  const std::vector<std::tuple<std::vector<std::string>, int, std::string>>
      all = {
          {{"/x", kAnswers, kAnswers}, 3, "FAIL Input file not found: \"/x\""},
          {{kInput, "/x", kAnswers},
           2,
           "wrong output format Output file not found: \"/x\""},
          {{kInput, kAnswers, "/x"}, 3, "FAIL Answer file not found: \"/x\""},
          {{"cases", kAnswers, kAnswers}, 3, "FAIL unable to read (cases)"},
          {{kInput, "cases", kAnswers}, 3, "FAIL unable to read (cases)"},
          {{kInput, kAnswers, "cases"}, 3, "FAIL unable to read (cases)"},
      };
  for (const auto& [files, status, message] : all) {
    std::vector<std::string> arguments = files;
    arguments.insert(arguments.begin(), {"check", "--as", "testlib"});
    CommandResult result = RunCommand(arguments);
    EXPECT_EQ(result.status, status);
    EXPECT_EQ(result.errors, message + "\n");
  }
}

TEST(CheckTestlib, FailsForMisuse) {
  for (const std::vector<std::string>& files :
       std::vector<std::vector<std::string>>{
           {},
           {kInput, kAnswers},
           {kInput, kAnswers, kAnswers, "a", "b"},
           {kInput, kAnswers, kAnswers, "a", "-appes", "-appes"}}) {
    std::vector<std::string> arguments = files;
    arguments.insert(arguments.begin(), {"check", "--as", "testlib"});
    CommandResult result = RunCommand(arguments);
    EXPECT_EQ(result.status, 3);
  }
  CommandResult result = RunCommand({"check", "--as", "testlib", kInput});
  EXPECT_THAT(result.errors,
              HasSubstr("FAIL Program must be run with the following "
                        "arguments: <input-file> <output-file> <answer-file>"));
  result = RunCommand({"check", "--as=testlib", "--nothing"});
  EXPECT_EQ(result.status, 3);
  result = RunCommand({"check", "--as", "testlib", "--format", "json", kInput,
                       kAnswers, kAnswers});
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.errors,
              HasSubstr("'--format json' does not go with '--as'"));
}

TEST(CheckTestlib, WritesReports) {
  const TemporaryFile report("");
  CommandResult result = Check("Bob\n", kRight, {report.path()});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.errors, "\nSee file to check exit message\n");
  EXPECT_EQ(*ReadFile(report.path()),
            "1st words differ - expected: 'Alice', found: 'Bob'");
  result = Check("<\"&>\n", kRight, {report.path(), "-appes"});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(*ReadFile(report.path()),
            "<?xml version=\"1.0\" encoding=\"windows-1251\"?><result outcome "
            "= \"wrong-answer\">1st words differ - expected: 'Alice', found: "
            "'&lt;&quot;&amp;&gt;'</result>\n");
  result = Check(kRight, kRight, {report.path(), "-APPES"});
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(*ReadFile(report.path()),
              HasSubstr("<result outcome = \"accepted\">9 tokens</result>\n"));
  result = Check(kRight, "Bob\n", {report.path(), "-appes"});
  EXPECT_THAT(*ReadFile(report.path()),
              HasSubstr("<result outcome = \"fail\">1st words differ"));
  for (const char* path : {"/nowhere/report", "/dev/full"}) {
    result = Check(kRight, kRight, {path});
    EXPECT_EQ(result.status, 3);
    EXPECT_EQ(result.errors, "FAIL Can not write to the result file\n");
  }
}

TEST(CheckTestlib, RefusesLargeFilesAndWords) {
  const TemporaryFile large("");
  CommandResult result =
      RunShell(absl::StrCat("truncate -s 1000000000 ", large.path(),
                            "; tablepick check --as testlib ", kInput, " ",
                            large.path(), " ", kAnswers));
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.errors,
            "wrong output format File size exceeds 134217728 bytes, size is "
            "1000000000\n");
  result =
      RunCommand({"check", "--as", "testlib", kInput, kAnswers, large.path()});
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors,
            absl::StrCat("FAIL File size exceeds 134217728 bytes, size is "
                         "1000000000 (",
                         large.path(), ")\n"));
  // A word that is too long, from a pipe, which has no size.
  result = RunShell(absl::StrCat("tablepick check --as testlib ", kInput,
                                 " <(tr '\\0' x </dev/zero) ", kAnswers));
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.errors,
            absl::StrCat("wrong output format Length of token exceeds "
                         "33554432, token is '",
                         std::string(30, 'x'), "...", std::string(31, 'x'),
                         "...'\n"));
}

}  // namespace
}  // namespace tablepick
