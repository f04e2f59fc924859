#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// Two deals: one hangs on a full house against a pair and on a pair of sixes
// against one of fives, the other on a wheel against a straight to the six.
const char kTwo[] =
    "2\nJC 4H\nTS 5D\nJS JH JD 4S 4C 4D\n2S AH\n6C 3D\n5S 2D 4D 3H 5H 4S\n";

CommandResult RunCoverage(const std::string& options,
                          const std::string& input = kTwo) {
  return RunShell(absl::StrCat("tablepick coverage ", options), input);
}

// A row of the table of one file.
std::string Row(std::string text, const std::vector<std::string>& columns) {
  text.resize(57, ' ');
  for (const std::string& column : columns) {
    text += std::string(11 - column.size(), ' ') + column;
  }
  return text + "\n";
}

TEST(CoverageTest, SummaryOfFilesSideBySide) {
  const CommandResult result =
      RunCoverage(absl::StrCat("--summary cases/decision/uniform.in ",
                               "cases/decision/official-sample.in -"));
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.errors, "");
  EXPECT_EQ(result.out,
            "                                mistakes          uniform.in  "
            "official-sample.in             <stdin>\n"
            "category against category             66                  20      "
            "             8                   2\n"
            "first rank that differs               42                  20      "
            "             3                   4\n"
            "ties                                  12                   2      "
            "             4                   0\n"
            "rank against rank                    156                 156      "
            "             5                   4\n"
            "rank over a later rank                62                  34      "
            "             0                   2\n"
            "straights and their like              66                  28      "
            "             0                   2\n"
            "suits of flushes                      16                   6      "
            "             2                   0\n"
            "play                                  10                   9      "
            "             7                   2\n"
            "all                                  430                 275      "
            "            29                  16\n"
            "all, in 10 deals or more             430                 144      "
            "             0                   0\n"
            "deals                                                  5,000      "
            "             9                   2\n");
}

TEST(CoverageTest, TableOfAllSteps) {
  const CommandResult result = RunCoverage("");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.errors, "");
  EXPECT_THAT(result.out, StartsWith(Row("category against category",
                                         {"other side", "draw"})));
  for (const std::string& line :
       {Row("full house against pair", {"1", "1"}),
        Row("straight: highest card", {"1", "1"}),
        Row("wheel against a higher straight", {"1", "1"}),
        Row("four of a kind against full house", {"never", "never"}),
        Row("ties", {"Alice", "Bob"}), Row("play", {"played so"}),
        Row("Bob settles for less at pick 2", {"1"})}) {
    EXPECT_THAT(result.out, HasSubstr(absl::StrCat("\n", line)));
  }
  EXPECT_THAT(result.out,
              EndsWith("\n\n<stdin>: 2 deals for 16 of 430 mistakes\n"));
  // 234 steps; eight groups, one of them in two parts, each with a heading and
  // a blank line but the first; and the end.
  EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 253);
}

TEST(CoverageTest, OnlyWhatIsMissed) {
  const CommandResult result = RunCoverage("--missed");
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.out, HasSubstr("\nfull house against straight  "));
  EXPECT_THAT(result.out, Not(HasSubstr("\nfull house against pair  ")));
  EXPECT_THAT(result.out, Not(HasSubstr("never")));
}

TEST(CoverageTest, SeveralFilesHaveTheirColumns) {
  const CommandResult result =
      RunCoverage("- cases/decision/official-sample.in");
  EXPECT_EQ(result.status, 0);
  const std::vector<std::string> lines = absl::StrSplit(result.out, '\n');
  EXPECT_THAT(lines[0],
              EndsWith("               <stdin>    official-sample.in"));
  EXPECT_THAT(lines[2],
              EndsWith(" other side       draw other side       draw"));
  EXPECT_THAT(result.out, EndsWith("\n<stdin>: 2 deals for 16 of 430 mistakes\n"
                                   "cases/decision/official-sample.in: 9 deals "
                                   "for 29 of 430 mistakes\n"));
}

TEST(CoverageTest, JsonIsALineForEachMistake) {
  const CommandResult result = RunCoverage("--format json");
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(
      result.out,
      HasSubstr(
          "{\"file\":\"<stdin>\",\"group\":\"category against category\","
          "\"step\":\"full house against pair\",\"mistake\":\"other side\","
          "\"impossible\":false,\"deals\":1}\n"));
  EXPECT_THAT(
      result.out,
      HasSubstr("\"step\":\"full house: the pair\",\"mistake\":\"draw\","
                "\"impossible\":true,\"deals\":0}\n"));
  EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 458);
}

TEST(CoverageTest, ExitsWithOneWhereAMistakeShowsTooSeldom) {
  EXPECT_EQ(RunCoverage("--least 0").status, 0);
  EXPECT_EQ(RunCoverage("--least 1").status, 1);
  EXPECT_EQ(RunCoverage("--least 10 cases/decision/decisive.in").status, 0);
  EXPECT_EQ(RunCoverage("--least 1000 cases/decision/decisive.in").status, 1);
  CommandResult result = RunCoverage("--least 10 cases/decision/decisive.in -");
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.errors,
            "tablepick: <stdin>: 430 mistakes of 430 show in fewer than 10 "
            "deals\n");
  result = RunCoverage("--least 1 cases/decision/uniform.in -");
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.errors,
            "tablepick: cases/decision/uniform.in: 155 mistakes of 430 show in "
            "fewer than 1 deal\ntablepick: <stdin>: 414 mistakes of 430 show "
            "in fewer than 1 deal\n");
}

TEST(CoverageTest, OtherRulesAndShapes) {
  CommandResult result = RunShell(
      "tablepick generate --rules badugi --kind decisive --count 300 |"
      " tablepick coverage --rules badugi --summary");
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(
      result.out,
      HasSubstr("\ndeals                                           300\n"));
  result = RunShell(
      "tablepick generate --hole 3 --table 5 --count 20 |"
      " tablepick coverage --hole 3 --table 5");
  EXPECT_EQ(result.status, 0);
  // Nothing is proved of such deals; the last pick is a choice of two cards.
  EXPECT_THAT(result.out, Not(HasSubstr("never")));
  EXPECT_THAT(result.out, HasSubstr("\nBob settles for less at pick 4 "));
}

TEST(CoverageTest, FaultsOfTheFiles) {
  CommandResult result = RunCoverage("", "1\n2S 2S\n");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.errors,
            "tablepick: <stdin>:2:4: case 1: 2S is dealt twice, first at 2:1\n"
            "  2S 2S\n     ^\n");
  result = RunCoverage("no-such-file");
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.errors, HasSubstr("no-such-file"));
  result = RunCoverage("cases");
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors, "tablepick: cases: Is a directory\n");
  EXPECT_EQ(RunCoverage("> /dev/full").status, 3);
}

TEST(CoverageTest, NoDealsAreNoMistakes) {
  const CommandResult result = RunCoverage("--missed | tail -n 1", "0\n");
  EXPECT_EQ(result.out, "<stdin>: 0 deals for 0 of 430 mistakes\n");
}

TEST(CoverageTest, HelpTellsWhatDoesNotGoTogether) {
  EXPECT_THAT(RunCoverage("--help").out,
              HasSubstr("--summary and --missed do not go together"));
}

TEST(CoverageTest, Misuse) {
  for (const auto& [options, message] :
       std::vector<std::pair<std::string, std::string>>{
           {"--summary --missed",
            "'--summary' and '--missed' do not go together"},
           {"--summary --format json",
            "'--format json' always tells everything"},
           {"--least x",
            "'--least' takes a whole number from 0 to 1000000000000, not "
            "'x'"}}) {
    const CommandResult result = RunCoverage(options);
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.errors,
              absl::StrCat("tablepick: coverage: ", message,
                           "\n'tablepick coverage --help' tells how it is "
                           "used\n"));
  }
}

}  // namespace
}  // namespace tablepick
