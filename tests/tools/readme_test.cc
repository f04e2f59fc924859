// The commands that the README shows print what it says they print.

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_replace.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

struct Example {
  int line;
  std::string command;
  std::string output;
};

// The examples of the ```console blocks: lines that start with "$ " are
// commands, on which their output follows.
std::vector<Example> Examples(const std::string& text) {
  std::vector<Example> examples;
  std::istringstream lines(text);
  bool inside = false;
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line == "```console") {
      inside = true;
    } else if (line == "```") {
      inside = false;
    } else if (inside && absl::StartsWith(line, "$ ")) {
      examples.push_back({number, line.substr(2), ""});
    } else if (inside && !examples.empty()) {
      examples.back().output += line + "\n";
    }
  }
  return examples;
}

TEST(ReadmeTest, EveryExamplePrintsWhatItShows) {
  const auto readme = ReadFile("README.md");
  ASSERT_TRUE(readme.has_value());
  int run = 0;
  for (const Example& example : Examples(*readme)) {
    // The suite itself cannot be a part of the suite.
    if (example.command == "tools/test") continue;
    // tools/run builds the program, which is built, and runs it.
    const std::string command =
        absl::StrReplaceAll(example.command, {{"tools/run ", "tablepick "}});
    const CommandResult result = RunShell("exec 2>&1\n" + command);
    EXPECT_EQ(result.out, example.output)
        << "README.md:" << example.line << ": " << example.command;
    ++run;
  }
  EXPECT_GT(run, 2);
}

}  // namespace
}  // namespace tablepick
