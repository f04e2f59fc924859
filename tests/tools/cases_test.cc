// The files of cases/ through the real program, and those of another folder
// laid out like it, which the environment variable TABLEPICK_MORE_CASES names.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

// The contest inputs; beside each are its answers.
std::vector<std::string> Inputs() {
  std::vector<std::string> folders = {TABLEPICK_SOURCE_DIR "/cases"};
  if (const char* more = std::getenv("TABLEPICK_MORE_CASES")) {
    folders.emplace_back(more);
  }
  std::vector<std::string> inputs;
  for (const std::string& folder : folders) {
    std::error_code error;
    for (const auto& entry :
         std::filesystem::directory_iterator(folder + "/decision", error)) {
      if (entry.path().extension() == ".in") inputs.push_back(entry.path());
    }
    EXPECT_FALSE(error) << folder << "/decision: " << error.message();
  }
  return inputs;
}

TEST(CasesTest, EveryInputHasTheKnownAnswers) {
  const std::vector<std::string> inputs = Inputs();
  ASSERT_GE(inputs.size(), 5u);
  for (const std::string& input : inputs) {
    const std::string answers = input.substr(0, input.size() - 2) + "ans";
    const CommandResult result = RunCommand({"solve", input});
    EXPECT_EQ(result.status, 0) << input;
    EXPECT_EQ(result.errors, "") << input;
    EXPECT_EQ(result.out, ReadFile(answers)) << input;
  }
}

// The same text, written in all the ways that are read kindly.
TEST(CasesTest, EveryKindSpellingHasTheSameAnswers) {
  const std::string input = *ReadFile("cases/decision/few-ranks.in");
  const std::string answers = *ReadFile("cases/decision/few-ranks.ans");
  const auto replaced = [&](const std::string& from, const std::string& to) {
    std::string text;
    for (const char c : input) {
      if (std::string(1, c) == from) {
        text += to;
      } else {
        text += c;
      }
    }
    return text;
  };
  std::string lower = input;
  for (char& c : lower) c = static_cast<char>(std::tolower(c));
  std::string blanks = input;
  for (char& c : blanks) c = c == '\n' ? '\t' : c;
  const std::string without_count = input.substr(input.find('\n') + 1);
  for (const std::string& text :
       {lower, blanks, without_count, replaced("\n", "\r\n"),
        replaced("\n", "\n\n \n"), replaced("T", "10"), replaced("S", "♠"),
        replaced("H", "♥️"), "\xef\xbb\xbf" + input, "\n\n  " + input,
        input.substr(0, input.size() - 1), input + "\n\n \t\n",
        "\xef\xbb\xbf" + without_count}) {
    const CommandResult result = RunCommand({"solve"}, text);
    EXPECT_EQ(result.status, 0) << text.substr(0, 100) << result.errors;
    EXPECT_TRUE(result.out == answers) << text.substr(0, 100);
  }
}

}  // namespace
}  // namespace tablepick
