// The conventions of output validators of the Kattis problem package format.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

const char kInput[] = "cases/decision/official-sample.in";
const char kRight[] = "Alice\nBob\nDraw\nAlice\nBob\nDraw\nAlice\nBob\nDraw\n";

class CheckKattis : public ::testing::Test {
 protected:
  CheckKattis() : folder_(::testing::TempDir() + "feedback_XXXXXX") {
    EXPECT_NE(mkdtemp(folder_.data()), nullptr);
  }
  ~CheckKattis() override { std::filesystem::remove_all(folder_); }

  CommandResult Check(const std::string& output,
                      const std::string& answers = kRight,
                      std::vector<std::string> flags = {}) {
    const TemporaryFile file(answers);
    flags.insert(flags.begin(), {"check", "--as", "kattis", kInput, file.path(),
                                 folder_ + "/"});
    CommandResult result = RunCommand(flags, output);
    EXPECT_EQ(result.out, "");
    return result;
  }

  std::string message() const {
    return ReadFile(folder_ + "/judgemessage.txt").value_or("(none)");
  }
  std::string position() const {
    return ReadFile(folder_ + "/diffposition.txt").value_or("(none)");
  }
  const std::string& folder() const { return folder_; }

 private:
  std::string folder_;
};

TEST_F(CheckKattis, AcceptsRightOutputs) {
  for (const char* output :
       {kRight, "alice BOB draw Alice\vBob\fDraw\r\nAlice Bob\n\nDraw",
        "  Alice Bob Draw Alice Bob Draw Alice Bob Draw \n\n"}) {
    CommandResult result = Check(output);
    EXPECT_EQ(result.status, 42);
    EXPECT_EQ(result.errors, "");
    EXPECT_EQ(message(), "ok\n");
    EXPECT_EQ(position(), "");
  }
}

TEST_F(CheckKattis, TellsJudgesWhatIsWrong) {
  CommandResult result =
      Check("Alice\nBob\nBob\nAlice\nBob\nDraw\nAlice\nBob\nDraw\n");
  EXPECT_EQ(result.status, 43);
  EXPECT_EQ(result.errors, "");
  EXPECT_THAT(message(),
              StartsWith("Wrong answer in case 3: expected Draw, found Bob\n"
                         "(line 3 of the output, line 3 of the answer file)\n"
                         "  deal Jc4h/Ts5d/4sJs5sThTcTd\n  "));
  EXPECT_THAT(message(), HasSubstr("pair of tens"));
  EXPECT_EQ(position(), "10 10");

  result = Check("Alice Bob\n\nTie");
  EXPECT_EQ(result.status, 43);
  EXPECT_THAT(
      message(),
      StartsWith("Wrong answer in case 3: expected Draw, found 'Tie'\n"
                 "(line 3 of the output, line 3 of the answer file)\n"));
  EXPECT_EQ(position(), "10 11");

  result = Check("Alice\nBob\n");
  EXPECT_EQ(result.status, 43);
  EXPECT_EQ(message(),
            "The output ends before the answer to case 3\n"
            "(line 3 of the output, line 3 of the answer file)\n");
  EXPECT_EQ(position(), "10 10");

  result = Check("");
  EXPECT_EQ(result.status, 43);
  EXPECT_EQ(message(),
            "The output ends before the answer to case 1\n"
            "(line 1 of the output, line 1 of the answer file)\n");
  EXPECT_EQ(position(), "0 0");

  result = Check(std::string(kRight) + "Bob\n");
  EXPECT_EQ(result.status, 43);
  EXPECT_EQ(message(),
            "'Bob' stands behind the last of 9 answers\n"
            "(line 10 of the output, line 10 of the answer file)\n");
  EXPECT_EQ(position(), "45 45");
}

TEST_F(CheckKattis, FollowsTheFlags) {
  CommandResult result = Check("alice", kRight, {"case_sensitive"});
  EXPECT_EQ(result.status, 43);
  EXPECT_THAT(message(), StartsWith("Wrong answer in case 1: expected Alice, "
                                    "found 'alice'\n"));
  result = Check(kRight, kRight, {"case_sensitive", "space_change_sensitive"});
  EXPECT_EQ(result.status, 42);
  const std::vector<std::pair<std::string, std::string>> changes = {
      {"Alice\r\n", "expected a line end, found a carriage return\n"},
      {"Alice Bob", "expected a line end, found a blank\n"},
      {"Alice\n\nBob", "expected 'B', found a line end\n"},
      {" Alice", "expected 'A', found a blank\n"},
      {"Alice", "expected a line end, found the end of the file\n"},
  };
  for (const auto& [output, change] : changes) {
    result = Check(output, kRight, {"space_change_sensitive"});
    EXPECT_EQ(result.status, 43);
    EXPECT_THAT(message(), StartsWith("White space differs: " + change));
  }
  result =
      Check(std::string(kRight) + "\n", kRight, {"space_change_sensitive"});
  EXPECT_EQ(result.status, 43);
  EXPECT_EQ(position(), "45 45");
  result = Check(kRight, kRight,
                 {"float_tolerance", "1e-6", "float_absolute_tolerance", "1",
                  "float_relative_tolerance", "1"});
  EXPECT_EQ(result.status, 42);
}

// Neither 42 nor 43 if the judges have to look at it.
TEST_F(CheckKattis, DoesNotJudgeByAWrongAnswerFile) {
  const std::vector<std::pair<std::string, std::string>> all = {
      {"Alice\nBob\nBob\n",
       "the answer to case 3 has to be Draw, and line 3 of the answer file "
       "has 'Bob'"},
      {"Alice\n",
       "the answer to case 2 has to be Bob, and the answer file ends before "
       "it"},
      {std::string(kRight) + "x",
       "the answer file goes on behind the last of 9 answers"},
  };
  for (const auto& [answers, error] : all) {
    for (const char* output : {kRight, "Bob", ""}) {
      CommandResult result = Check(output, answers);
      EXPECT_EQ(result.status, 3);
      EXPECT_EQ(result.errors, "tablepick: " + error + "\n");
      EXPECT_EQ(message(), "Judge error: " + error + "\n");
      EXPECT_EQ(position(), "");
    }
  }
}

TEST_F(CheckKattis, DoesNotJudgeByABadInput) {
  const TemporaryFile input("1\nJC JC\n");
  CommandResult result =
      RunCommand({"check", "--as", "kattis", input.path(),
                  "cases/decision/official-sample.ans", folder()},
                 kRight);
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(message(), absl::StrCat("Judge error: ", input.path(),
                                    ":2:4: case 1: JC is dealt twice, first "
                                    "at 2:1\n"));
}

TEST_F(CheckKattis, RefusesMisuseAndMissingFiles) {
  const std::string answers = "cases/decision/official-sample.ans";
  const std::vector<std::pair<std::vector<std::string>, int>> all = {
      {{}, 2},
      {{kInput, answers}, 2},
      {{kInput, answers, folder(), "case"}, 2},
      {{kInput, answers, folder(), "float_tolerance"}, 2},
      {{kInput, answers, "/nowhere"}, 3},
      {{kInput, answers, answers}, 3},
      {{"/nowhere", answers, folder()}, 3},
      {{kInput, "/nowhere", folder()}, 3},
      {{"cases", answers, folder()}, 3},
      {{kInput, "cases", folder()}, 3},
  };
  for (const auto& [files, status] : all) {
    std::vector<std::string> arguments = files;
    arguments.insert(arguments.begin(), {"check", "--as", "kattis"});
    CommandResult result = RunCommand(arguments, kRight);
    EXPECT_EQ(result.status, status) << ::testing::PrintToString(files);
    EXPECT_THAT(result.errors, StartsWith("tablepick: "));
  }
  for (const auto& [option, message] :
       std::vector<std::pair<std::string, std::string>>{
           {"--format=json", "'--format json' does not go with '--as'"},
           {"--ignore-case",
            "'--ignore-case' does not go with '--as kattis'"}}) {
    const CommandResult result = RunCommand(
        {"check", "--as", "kattis", option, kInput, answers, folder()}, kRight);
    EXPECT_EQ(result.status, 2);
    EXPECT_THAT(result.errors,
                StartsWith(absl::StrCat("tablepick: check: ", message)));
  }
  // An output that is a folder.
  CommandResult result =
      RunShell(absl::StrCat("tablepick check --as kattis ", kInput, " ",
                            answers, " ", folder(), " < cases"));
  EXPECT_EQ(result.status, 3);
}

TEST_F(CheckKattis, NoticesThatItCannotWrite) {
  std::filesystem::create_symlink("/dev/full", folder() + "/judgemessage.txt");
  CommandResult result = Check(kRight);
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.errors, HasSubstr("cannot write to the feedback folder"));
  result = Check(kRight, "Bob");
  EXPECT_EQ(result.status, 3);
}

TEST_F(CheckKattis, NeedsNoMoreMemoryForMore) {
#ifdef TABLEPICK_SANITIZED
  GTEST_SKIP();
#endif
  CommandResult result = RunShell(absl::StrCat(
      "tr '\\0' x </dev/zero | { ulimit -v 60000; tablepick check --as kattis ",
      kInput, " cases/decision/official-sample.ans ", folder(), "; }"));
  EXPECT_EQ(result.status, 43);
}

std::vector<std::string> WordsOf(const std::string& text) {
  return absl::StrSplit(text, absl::ByAnyChar(" \t\n\v\f\r"),
                        absl::SkipEmpty());
}

// Random small changes of a right output, against the definition: words alone
// are compared, or all there is.
TEST_F(CheckKattis, AgreesWithTheDefinition) {
  std::mt19937 random(5);
  const auto below = [&random](size_t n) { return random() % n; };
  const std::string bytes = " \n\t\rAaBbx";
  int accepted = 0;
  for (int round = 0; round < 100; ++round) {
    std::string output = kRight;
    for (size_t changes = below(3); changes > 0; --changes) {
      const size_t at = below(output.size());
      const char byte = bytes[below(bytes.size())];
      switch (below(3)) {
        case 0:
          output.insert(at, 1, byte);
          break;
        case 1:
          output[at] = byte;
          break;
        default:
          output.erase(at, 1);
      }
    }
    const bool case_sensitive = below(2) == 0;
    const bool space_sensitive = below(2) == 0;
    std::vector<std::string> flags;
    if (case_sensitive) flags.push_back("case_sensitive");
    if (space_sensitive) flags.push_back("space_change_sensitive");
    std::string a = kRight;
    std::string b = output;
    if (!case_sensitive) {
      absl::AsciiStrToLower(&a);
      absl::AsciiStrToLower(&b);
    }
    const bool same = space_sensitive ? a == b : WordsOf(a) == WordsOf(b);
    accepted += same;
    CommandResult result = Check(output, kRight, flags);
    EXPECT_EQ(result.status, same ? 42 : 43)
        << ::testing::PrintToString(output) << ::testing::PrintToString(flags);
    EXPECT_EQ(position().empty(), same);
  }
  EXPECT_GT(accepted, 20);
  EXPECT_LT(accepted, 80);
}

}  // namespace
}  // namespace tablepick
