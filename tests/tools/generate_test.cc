#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "eval/rules.h"
#include "tests/tools/pseudo_terminal.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

CommandResult RunGenerate(const std::string& options) {
  return RunShell(absl::StrCat("tablepick generate ", options));
}

TEST(GenerateTest, TheSameOptionsGiveTheSameDealsEverywhere) {
  struct Golden {
    std::string options;
    std::string text;
  };
  for (const Golden& golden : std::vector<Golden>{
           {"--kind uniform", "1\n9D 2S\n2D 9C\n4C JD AS 5H 2H TH\n"},
           {"--kind few-ranks", "1\n6D JS\n5H 3H\nJH 6C JD 6S 3D 5C\n"},
           {"--kind two-suits", "1\n6D QD\nAS 3S\n2S 6S 4S JD QS 5S\n"},
           {"--kind made-hands", "1\nKH KC\n8S 9H\n8C 2S 3S KS 9C 8D\n"},
           {"--kind draws", "1\n6D 2S\n2D TD\n2H TS 3S 3C 2C 6H\n"},
           {"--kind only-move", "1\nAH QC\n3C QD\n3S KC QH 5H 4H 6C\n"},
           {"--kind rare-cards", "1\n4S 8S\n4D 6C\n6D 5D 6S 4H 5C 6H\n"},
           {"--kind decisive", "1\n4S 7S\nJH QH\n3D KS 4D AS QS 2H\n"},
           {"--kind mixed", "1\n4S 7S\nJH QH\n3D KS 4D AS QS 2H\n"}}) {
    const CommandResult result =
        RunGenerate(absl::StrCat("--count 1 --seed 5 ", golden.options));
    EXPECT_EQ(result.status, 0) << golden.options;
    EXPECT_EQ(result.out, golden.text) << golden.options;
    EXPECT_EQ(result.errors, "") << golden.options;
  }
}

TEST(GenerateTest, PrintsWhatSolveReads) {
  struct Asked {
    std::string kind;
    std::string game;
  };
  for (const Asked& asked :
       std::vector<Asked>{{"made-hands", ""},
                          {"draws", "--rules badugi"},
                          {"uniform", "--hole 1 --table 9"},
                          {"few-ranks", "--hole 5"},
                          {"two-suits", "--rules badugi --hole 0 --table 8"}}) {
    const CommandResult result = RunShell(
        absl::StrCat("tablepick generate --count 5 --kind ", asked.kind, " ",
                     asked.game, " | tablepick solve ", asked.game));
    EXPECT_EQ(result.status, 0) << result.errors;
    const std::vector<std::string> lines = absl::StrSplit(result.out, '\n');
    EXPECT_EQ(lines.size(), 6u) << asked.kind;
  }
}

TEST(GenerateTest, AThousandUniformDealsUnlessToldOtherwise) {
  const CommandResult result = RunGenerate("");
  EXPECT_EQ(result.out,
            RunGenerate("--kind uniform --count 1000 --seed 1").out);
  EXPECT_NE(result.out, RunGenerate("--seed 2").out);
  EXPECT_THAT(result.out, StartsWith("1000\n"));
}

TEST(GenerateTest, DrawsAndOutcomes) {
  EXPECT_EQ(RunShell("tablepick generate --kind draws --count 3 |"
                     " tablepick solve")
                .out,
            "Draw\nDraw\nDraw\n");
  EXPECT_EQ(RunShell("tablepick generate --outcome bob --count 3 |"
                     " tablepick solve")
                .out,
            "Bob\nBob\nBob\n");
}

TEST(GenerateTest, HandsAreThoseAskedFor) {
  // Four of a kind against a full house: seven cards of two ranks.
  const CommandResult result = RunGenerate(
      "--kind made-hands --hands four-of-a-kind,FULL-HOUSE --count 1");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out,
            RunGenerate("--kind made-hands --hands 'four of a kind,full house'"
                        " --count 1")
                .out);
}

TEST(GenerateTest, GivesUpAndKeepsWhatItHas) {
  CommandResult result = RunGenerate(
      "--outcome draw --category straight-flush --count 3 --tries 100");
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.errors,
            "tablepick: gave up after 100 deals in a row that are not as "
            "wished; 0 deals of 3 were found\n");

  result = RunGenerate("--category straight-flush --tries 2000");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.errors, HasSubstr("2 deals of 1,000 were found"));
  EXPECT_THAT(result.out, StartsWith("2\n"));
}

TEST(GenerateTest, ShowsProgressOnATerminalAndWipesItOut) {
  PseudoTerminal terminal({"generate", "--outcome", "draw", "--category",
                           "straight-flush", "--tries", "2000000"},
                          {});
  EXPECT_TRUE(terminal.AwaitText("0 deals of 1,000, looking for the next"));
  EXPECT_EQ(terminal.Wait(), 1);
  EXPECT_THAT(terminal.screen().Transcript(),
              StartsWith("tablepick: gave up after 2,000,000 deals"));
}

TEST(GenerateTest, WarnsOfMoreCasesThanTheProblemAllows) {
  const CommandResult result =
      RunShell("tablepick generate --count 100001 | tail -n 3");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.errors,
            "tablepick: warning: the problem allows no more than 100,000 cases "
            "in a file\n");
  EXPECT_EQ(RunShell("tablepick generate --count 100000 | tail -n 1").errors,
            "");
}

TEST(GenerateTest, Misuse) {
  struct Misuse {
    std::string options;
    std::string message;
  };
  for (const Misuse& misuse : std::vector<Misuse>{
           {"--kind drwas",
            "there is no kind 'drwas': there are uniform, few-ranks, "
            "two-suits, made-hands, draws, only-move, rare-cards, decisive, "
            "mixed; did you mean draws?"},
           {"--outcome bobby",
            "there is no outcome 'bobby': there are Alice, "
            "Draw, Bob"},
           {"--category quads",
            "there is no poker category 'quads': there are high-card, pair, "
            "two-pair, three-of-a-kind, straight, flush, full-house, "
            "four-of-a-kind, straight-flush"},
           {"--rules badugi --category pair",
            "there is no badugi category 'pair': there are one-card-badugi, "
            "two-card-badugi, three-card-badugi, four-card-badugi"},
           {"--kind made-hands --hands flush",
            "'--hands' takes two categories with a comma between, such as "
            "flush,straight, not 'flush'"},
           {"--kind made-hands --hands flush,strait",
            "there is no poker category 'strait'"},
           {"--hands flush,pair",
            "'--hands' goes with '--kind made-hands' only"},
           {"--count many", "'--count' takes a whole number from 1"},
           {"--table 5",
            "with 2 hole cards each, the players take 6 cards of the table, "
            "which has 5"},
           {"--kind draws --outcome Alice",
            "deals of kind draws all end in a draw"},
           {"--kind draws --outcome bob",
            "deals of kind draws all end in a draw"},
           {"--kind only-move --outcome Bob",
            "where Bob wins, all first picks keep that, so no deal of kind "
            "only-move ends so"},
           {"--kind only-move --hole 5",
            "nothing is picked, so no deal is of kind only-move"},
           {"--kind two-suits --category full-house",
            "no deal of kind two-suits has such a hand: full house"},
           {"file", "there are too many arguments"}}) {
    const CommandResult result = RunGenerate(misuse.options);
    EXPECT_EQ(result.status, 2) << misuse.options;
    EXPECT_EQ(result.out, "") << misuse.options;
    EXPECT_THAT(result.errors, StartsWith(absl::StrCat("tablepick: generate: ",
                                                       misuse.message)))
        << misuse.options;
    EXPECT_THAT(result.errors,
                EndsWith("'tablepick generate --help' tells how it is used\n"));
  }
}

TEST(GenerateTest, HelpNamesTheCategories) {
  const std::string help = RunGenerate("--help").out;
  for (absl::string_view category : PokerRules().categories()) {
    EXPECT_THAT(help, HasSubstr(absl::StrReplaceAll(category, {{" ", "-"}})));
  }
  EXPECT_THAT(help, HasSubstr("for example full-house"));
}

TEST(GenerateTest, AFullDiskIsNoSuccess) {
  const CommandResult result =
      RunShell("tablepick generate --count 10 > /dev/full");
  EXPECT_EQ(result.status, 3);
}

TEST(GenerateTest, StopsWhenNobodyReads) {
  EXPECT_EQ(RunShell("tablepick generate --count 90000 | head -n 1").out,
            "90000\n");
}

}  // namespace
}  // namespace tablepick
