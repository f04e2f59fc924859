// Options with a number, of all commands that have one.

#include "tools/number_option.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

struct OptionOfCommands {
  std::vector<std::string> commands;
  std::string name;
  std::string taken;
  // What it does not take, besides words and the like.
  std::vector<std::string> out_of_range;
};

const OptionOfCommands kOptions[] = {
    {{"solve"}, "jobs", "a whole number from 1 to 1000", {"0", "1001"}},
    {{"explore", "generate", "hack", "package"},
     "seed",
     "a whole number from 0 to 18446744073709551615",
     {"18446744073709551616"}},
    {{"generate"},
     "count",
     "a whole number from 1 to 1000000000000",
     {"0", "1000000000001"}},
    {{"generate"},
     "tries",
     "a whole number from 1 to 1000000000000",
     {"0", "1000000000001"}},
    {{"coverage"},
     "least",
     "a whole number from 0 to 1000000000000",
     {"1000000000001"}},
    {{"hack"}, "batch", "a whole number from 1 to 100000", {"0", "100001"}},
    {{"solve", "explore", "generate", "coverage", "validate", "check"},
     "hole",
     "a whole number from 0 to 5",
     {"6", "2147483647"}},
    {{"solve", "explore", "generate", "coverage", "validate", "check"},
     "table",
     "a whole number from 0 to 12",
     {"13"}},
};

void ExpectRefusal(const std::string& command, const std::string& name,
                   const std::string& taken, const std::string& value) {
  const CommandResult result =
      RunCommand({command, absl::StrCat("--", name), value});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.errors,
            absl::StrCat("tablepick: ", command, ": '--", name, "' takes ",
                         taken, ", not '", value, "'\n'tablepick ", command,
                         " --help' tells how it is used\n"));
}

TEST(NumberOptionTest, AllRefuseByOneMessageWhatTheyDoNotTake) {
  for (const OptionOfCommands& option : kOptions) {
    for (const std::string& command : option.commands) {
      for (const char* value : {"x", "-1", "1.5", "5x", "1e3"}) {
        ExpectRefusal(command, option.name, option.taken, value);
      }
      for (const std::string& value : option.out_of_range) {
        ExpectRefusal(command, option.name, option.taken, value);
      }
    }
  }
  for (const char* name : {"time", "timeout"}) {
    for (const char* value : {"x", "0", "-1", "nan", "inf", "1000000.1"}) {
      ExpectRefusal("hack", name, "seconds, more than 0 and at most 1000000",
                    value);
    }
  }
}

// Every option whose value help calls N or S is in the tests above.
TEST(NumberOptionTest, NoneIsLeftOut) {
  const CommandResult result = RunShell(
      "for c in $(tablepick --help | sed -n 's/^  \\([a-z]*\\)  .*/\\1/p'); do "
      "tablepick $c --help; done | "
      "sed -n 's/^  --\\([a-z-]*\\) [NS] .*/\\1/p' | sort -u");
  EXPECT_EQ(result.out,
            "batch\ncount\nhole\njobs\nleast\nseed\ntable\ntime\ntimeout\n"
            "tries\n");
}

TEST(NumberOptionTest, TakesTheLeastAndTheMost) {
  CommandOptions options({"try", "", ""});
  int number = 7;
  std::optional<uint64_t> seed;
  std::optional<int64_t> other;
  double seconds = 2.5;
  AddNumberOption(options, {"number", "N", "a number"}, 1, 9, &number);
  AddNumberOption<int64_t>(options, {"other", "N", "another"}, -1, 1, &other);
  AddSeedOption(options, &seed);
  AddSecondsOption(options, {"time", "S", "how long"}, &seconds);
  EXPECT_EQ(options.Parse({}), std::nullopt);
  EXPECT_EQ(number, 7);
  EXPECT_EQ(seed, std::nullopt);
  EXPECT_EQ(seconds, 2.5);
  EXPECT_EQ(options.Parse({"--number", "1", "--seed=18446744073709551615",
                           "--time", "1000000"}),
            std::nullopt);
  EXPECT_EQ(number, 1);
  EXPECT_EQ(seed, 18446744073709551615u);
  EXPECT_EQ(other, std::nullopt);
  EXPECT_EQ(seconds, 1e6);
  EXPECT_EQ(options.Parse({"--number=9", "--other", "-1", "--time", "1e-3"}),
            std::nullopt);
  EXPECT_EQ(number, 9);
  EXPECT_EQ(other, -1);
  EXPECT_EQ(seconds, 1e-3);
}

}  // namespace
}  // namespace tablepick
