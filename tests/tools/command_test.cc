// What holds for the command as a whole.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_split.h"
#include "tests/tools/run_command.h"
#include "tools/commands.h"

namespace tablepick {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;
using ::testing::StartsWith;

TEST(CommandTest, TellsItsVersion) {
  const CommandResult result = RunCommand({"--version"});
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.out, MatchesRegex("tablepick [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

TEST(CommandTest, HelpListsEveryCommand) {
  for (const char* word : {"--help", "-h", "help"}) {
    const CommandResult result = RunCommand({word});
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.errors, "");
    for (const Command& command : Commands()) {
      EXPECT_THAT(result.out, HasSubstr("\n  " + std::string(command.name)));
    }
    EXPECT_THAT(result.out, HasSubstr("'tablepick help COMMAND'"));
  }
}

TEST(CommandTest, HelpTellsExitStatusesAndWhereTheyAreOthers) {
  const std::string help = RunCommand({"--help"}).out;
  EXPECT_THAT(help, HasSubstr("3 the system failed"));
  EXPECT_THAT(help, HasSubstr("'check' exits with 3 for a malformed input"));
  EXPECT_THAT(help, HasSubstr("'validate'\nand 'check' with --as"));
}

TEST(CommandTest, EveryCommandHasHelpWithAnExample) {
  for (const Command& command : Commands()) {
    const std::string name(command.name);
    const CommandResult result = RunCommand({name, "--help"});
    EXPECT_EQ(result.status, 0) << name;
    EXPECT_EQ(result.errors, "") << name;
    EXPECT_THAT(result.out, StartsWith("Usage: tablepick " + name));
    EXPECT_THAT(result.out, HasSubstr("\nExample:\n  "));
    EXPECT_EQ(RunCommand({"help", name}).out, result.out);
    EXPECT_EQ(RunCommand({"--help", name}).out, result.out);
  }
}

TEST(CommandTest, LinesOfHelpFitATerminalAndEndInNoBlanks) {
  std::vector<std::string> texts = {RunCommand({"--help"}).out};
  for (const Command& command : Commands()) {
    texts.push_back(RunCommand({std::string(command.name), "--help"}).out);
  }
  for (const std::string& text : texts) {
    EXPECT_THAT(text, EndsWith("\n"));
    for (const absl::string_view line : absl::StrSplit(text, '\n')) {
      EXPECT_LE(line.size(), 80u) << line;
      EXPECT_EQ(line, absl::StripTrailingAsciiWhitespace(line));
    }
  }
}

// What takes picks as well is said to take a position.
TEST(CommandTest, UsageSaysPositionWherePicksAreTaken) {
  for (const char* name : {"analyze", "explore", "prove"}) {
    const std::string help = RunCommand({name, "--help"}).out;
    EXPECT_THAT(help, HasSubstr("POSITION, in deal notation,"));
    EXPECT_THAT(help, Not(HasSubstr("DEAL")));
  }
}

TEST(CommandTest, EveryCommandRefusesAnOptionItDoesNotHave) {
  for (const Command& command : Commands()) {
    const std::string name(command.name);
    const CommandResult result = RunCommand({name, "--no-such-option"});
    EXPECT_EQ(result.status, 2) << name;
    EXPECT_EQ(result.out, "") << name;
    EXPECT_EQ(result.errors, "tablepick: " + name +
                                 ": unrecognised option '--no-such-option'\n"
                                 "'tablepick " +
                                 name + " --help' tells how it is used\n");
  }
}

TEST(CommandTest, WithoutACommandItTellsTheUsage) {
  const CommandResult result = RunCommand({});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.errors, HasSubstr("Usage: tablepick COMMAND"));
}

TEST(CommandTest, OffersTheNearestCommand) {
  EXPECT_EQ(RunCommand({"slove"}).errors,
            "tablepick: there is no command 'slove'; did you mean 'solve'?\n"
            "'tablepick --help' lists the commands\n");
  EXPECT_EQ(RunCommand({"help", "Solv"}).errors,
            "tablepick: there is no command 'Solv'; did you mean 'solve'?\n"
            "'tablepick --help' lists the commands\n");
  const CommandResult far = RunCommand({"wxyz\x01"});
  EXPECT_EQ(far.status, 2);
  EXPECT_EQ(far.errors,
            "tablepick: there is no command 'wxyz\\x01'\n"
            "'tablepick --help' lists the commands\n");
}

TEST(CommandTest, TellsOptionsFromCommands) {
  CommandResult result = RunCommand({"--foo"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.errors,
            "tablepick: there is no option '--foo'\n"
            "'tablepick --help' tells how it is used\n");
  result = RunCommand({"--hepl"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.errors,
            "tablepick: there is no option '--hepl'; did you mean '--help'?\n"
            "'tablepick --help' tells how it is used\n");
  result = RunCommand({"--help", "slove"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.errors,
            "tablepick: there is no command 'slove'; did you mean 'solve'?\n"
            "'tablepick --help' lists the commands\n");
}

TEST(CommandTest, HelpIntoAFullDiskFails) {
  const CommandResult result = RunShell("tablepick --help > /dev/full");
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors,
            "tablepick: cannot write to standard output: No space left on "
            "device\n");
}

}  // namespace
}  // namespace tablepick
