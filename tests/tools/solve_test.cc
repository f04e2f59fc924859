#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// Two deals that Alice wins.
const char kDeal[] = "JC 4H\nTS 5D\nJS JH JD 4S 4C 4D\n";
const char kOther[] = "2D KH\n4D JC\n2S 2H 2C KS KC KD\n";

// A fault in an input whose first case is right: the answer is printed, and
// standard error says `message` and shows `excerpt`.
struct Bad {
  std::string input;
  std::string message;
  std::string excerpt;
};

void ExpectFault(const std::string& input, const std::string& message,
                 const std::string& excerpt, int solved) {
  const CommandResult result = RunCommand({"solve"}, input);
  EXPECT_EQ(result.status, 2) << message;
  EXPECT_EQ(result.out, solved == 1 ? "Alice\n" : "") << message;
  EXPECT_EQ(
      result.errors,
      absl::StrCat("tablepick: <stdin>:", message, "\n", excerpt,
                   solved == 1 ? "Before that, 1 case was solved and printed.\n"
                               : "Before that, 0 cases were solved and "
                                 "printed.\n"));
}

TEST(SolveTest, FaultsInACase) {
  const std::string start = absl::StrCat("2\n", kDeal, "2D KH\n4D JC\n");
  for (const Bad& bad : std::vector<Bad>{
           {"2S 2H KH KS KC KD\n",
            "7:7: case 2: KH is dealt twice, first at 5:4",
            "  2S 2H KH KS KC KD\n        ^\n"},
           {"2S 2H 2s KS KC KD\n",
            "7:7: case 2: 2s is dealt twice, first at 7:1",
            "  2S 2H 2s KS KC KD\n        ^\n"},
           {"2S 2H 1S KS KC KD\n",
            "7:7: case 2: '1S' is not a card: the rank is one of 23456789TJQKA",
            "  2S 2H 1S KS KC KD\n        ^\n"},
           {"2S 11 2C KS KC KD\n",
            "7:4: case 2: '11' is not a card: the rank is one of 23456789TJQKA",
            "  2S 11 2C KS KC KD\n     ^\n"},
           {"2S 6с 2C KS KC KD\n",
            "7:4: case 2: '6с' (U+0441) is not a card: the suit is one of cdhs",
            "  2S 6с 2C KS KC KD\n     ^\n"},
           {"♠2 2H\n",
            "7:1: case 2: '♠2' (U+2660) is not a card: the rank is one of "
            "23456789TJQKA",
            "  ♠2 2H\n  ^\n"},
           {"2S2H 2C KS KC KD\n",
            "7:1: case 2: '2S2H' is not a card: nothing may follow the suit",
            "  2S2H 2C KS KC KD\n  ^\n"},
           {"2♠ 3♥️ 1\n",
            "7:8: case 2: '1' is not a card: the rank is one of 23456789TJQKA",
            "  2♠ 3♥️ 1\n        ^\n"},
           {"2S\t2H\tXC\r\n",
            "7:7: case 2: 'XC' is not a card: the rank is one of 23456789TJQKA",
            "  2S 2H XC\n        ^\n"},
           {"2S 2H 2C KS KC",
            "7:15: case 2: the input ends after 9 cards of 10",
            "  2S 2H 2C KS KC\n                ^\n"},
           {"2S 2H 2C KS KC\n\n\n",
            "7:15: case 2: the input ends after 9 cards of 10",
            "  2S 2H 2C KS KC\n                ^\n"},
           {std::string("2S \0H 2C\n", 9),
            "7:4: case 2: '\\x00H' is not a card: the rank is one of "
            "23456789TJQKA",
            "  2S \\x00H 2C\n     ^\n"},
       }) {
    ExpectFault(start + bad.input, bad.message, bad.excerpt, 1);
  }
}

TEST(SolveTest, FaultsInTheNumberOfCases) {
  for (const auto& [count, message] :
       std::vector<std::pair<std::string, std::string>>{
           {"-1",
            "the number of cases is '-1': it has to be digits without a "
            "sign"},
           {"+1",
            "the number of cases is '+1': it has to be digits without a "
            "sign"},
           {"1.5",
            "the number of cases is '1.5': it has to be a whole number "
            "in digits"},
           {"-1.5",
            "the number of cases is '-1.5': it has to be a whole "
            "number in digits"},
           {"1e5",
            "the number of cases is '1e5': it has to be a whole number "
            "in digits"},
           {"12345678901234567890",
            "the number of cases is '12345678901234567890', which is too "
            "large"},
           {"cases",
            "'cases' is neither the number of cases nor a card such "
            "as As"},
           {"1S", "'1S' is neither the number of cases nor a card such as As"},
           {"-", "'-' is neither the number of cases nor a card such as As"},
       }) {
    ExpectFault(count + "\n" + kDeal, "1:1: " + message,
                "  " + count + "\n  ^\n", 0);
  }
}

TEST(SolveTest, NumberOfCasesThatDoesNotMatch) {
  ExpectFault(absl::StrCat("1\n", kDeal, "2D KH\n"),
              "5:1: '2D' stands behind the last case: the input promises 1 "
              "case",
              "  2D KH\n  ^\n", 1);
  ExpectFault(absl::StrCat("3\n", kDeal),
              "4:18: the input ends after 1 case, and promises 3",
              "  JS JH JD 4S 4C 4D\n                   ^\n", 1);
  ExpectFault(absl::StrCat("0\n", kDeal),
              "2:1: 'JC' stands behind the last case: the input promises 0 "
              "cases",
              "  JC 4H\n  ^\n", 0);
  EXPECT_EQ(RunCommand({"solve"}, "0\n").status, 0);
}

TEST(SolveTest, NothingToRead) {
  const char message[] =
      "1:1: there is nothing to read: the number of cases, or a card, is "
      "missing";
  for (const char* input : {"", " ", "\n\n\r\n", "\xef\xbb\xbf"}) {
    ExpectFault(input, message, "", 0);
  }
}

TEST(SolveTest, LongLinesAreCutAroundTheFault) {
  const std::string blanks(10'000'000, ' ');
  ExpectFault(absl::StrCat("1\n", blanks, "JC 4H ZZ TS\n"),
              "2:10000007: case 1: 'ZZ' is not a card: the rank is one of "
              "23456789TJQKA",
              "  …                                  JC 4H ZZ TS\n"
              "                                           ^\n",
              0);
  // The last token is long gone; its place is still known.
  ExpectFault(absl::StrCat("1\nJC", blanks, "\n"),
              "2:3: case 1: the input ends after 1 card of 10", "", 0);
  const std::string rubbish(10'000'000, 'x');
  ExpectFault(absl::StrCat("1\n", rubbish),
              "2:1: case 1: 'xxxxxxxxxxxxxxxx...' is not a card: "
              "the rank is one of 23456789TJQKA",
              "  xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…\n  ^\n", 0);
}

TEST(SolveTest, RubbishIsRefusedInWords) {
  std::string rubbish;
  for (unsigned i = 0; i < 100'000; ++i) {
    rubbish += static_cast<char>(i * i * 2654435761u >> 13);
  }
  const CommandResult result = RunCommand({"solve"}, rubbish);
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.errors, StartsWith("tablepick: <stdin>:1:"));
  for (const char c : result.errors) {
    EXPECT_TRUE(c == '\n' || static_cast<unsigned char>(c) >= 0x20);
  }
}

TEST(SolveTest, FilesThatCannotBeRead) {
  const CommandResult folder = RunCommand({"solve", "cases"});
  EXPECT_EQ(folder.status, 3);
  EXPECT_THAT(folder.errors, HasSubstr("tablepick: cases: Is a directory\n"));
  const CommandResult missing = RunCommand({"solve", "no/such/file"});
  EXPECT_EQ(missing.status, 3);
  EXPECT_EQ(missing.errors,
            "tablepick: no/such/file: No such file or directory\n");
  EXPECT_EQ(RunCommand({"solve", ""}).errors,
            "tablepick: '': No such file or directory\n");
}

TEST(SolveTest, FaultsNameTheFile) {
  const TemporaryFile file("1\nJC JC\n");
  const CommandResult result = RunCommand({"solve", file.path()});
  EXPECT_THAT(result.errors, StartsWith("tablepick: " + file.path() + ":2:4:"));
}

TEST(SolveTest, AFullDiskIsAFailure) {
  const CommandResult result =
      RunShell("tablepick solve cases/decision/uniform.in > /dev/full");
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors,
            "tablepick: cannot write to standard output: No space left on "
            "device\n");
}

TEST(SolveTest, AClosedPipeEndsQuietly) {
  const CommandResult result = RunShell(
      "tablepick solve cases/decision/uniform.in | head -1; "
      "echo ${PIPESTATUS[0]}");
  EXPECT_EQ(result.out, "Alice\n0\n");
  EXPECT_EQ(result.errors, "");
}

// The second case is sent only when the answer to the first has come back.
TEST(SolveTest, AnswersWhileInputStillArrives) {
  const CommandResult result =
      RunShell(absl::StrCat("coproc tablepick solve\n"
                            "printf '2\\n",
                            kDeal,
                            "' >&${COPROC[1]}\n"
                            "read -t 20 first <&${COPROC[0]} || exit 9\n"
                            "printf '",
                            kOther,
                            "' >&${COPROC[1]}\n"
                            "read -t 20 second <&${COPROC[0]} || exit 9\n"
                            "echo $first $second\n"));
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, "Alice Alice\n");
}

TEST(SolveTest, DashIsStandardInput) {
  EXPECT_EQ(RunCommand({"solve", "-"}, kDeal).out, "Alice\n");
}

TEST(SolveTest, Json) {
  const CommandResult result = RunCommand({"solve", "--format", "json"},
                                          absl::StrCat("2\n", kDeal, kOther));
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out,
            "{\"case\":1,\"deal\":\"Jc4h/Ts5d/JsJhJd4s4c4d\",\"outcome\":"
            "\"Alice\"}\n"
            "{\"case\":2,\"deal\":\"2dKh/4dJc/2s2h2cKsKcKd\",\"outcome\":"
            "\"Alice\"}\n");
}

TEST(SolveTest, OtherShapes) {
  EXPECT_EQ(
      RunCommand({"solve", "--hole", "3"}, "2C 3C 4C  AD KD QD  5C JD TD 6C")
          .out,
      "Bob\n");
  EXPECT_EQ(RunCommand({"solve", "--hole", "4", "--table", "3"},
                       "1 2C 3C 4C 5C  AD KD QD JD  TD 6C 9H")
                .out,
            "Bob\n");
  EXPECT_EQ(
      RunCommand({"solve", "--hole=5"}, "1 2C 3C 4C 5C 7D  2D 3D 4D 5D 7C").out,
      "Draw\n");
  EXPECT_EQ(RunCommand({"solve", "--rules", "badugi"},
                       "1\nAc 2d\nKc Kd\n3h 4s Kh Ks\n")
                .out,
            "Alice\n");
  EXPECT_EQ(RunCommand({"solve", "--rules=badugi", "--hole=1", "--table=6"},
                       "1\nAc\nKc\n2d 3h 4s Kh Ks Kd\n")
                .out,
            "Alice\n");
}

TEST(SolveTest, MisuseIsExplained) {
  for (const auto& [arguments, message] :
       std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"a", "b"},
            "there are too many arguments for 'tablepick solve [OPTIONS] "
            "[FILE]'"},
           {{"--hole", "x"},
            "'--hole' takes a whole number from 0 to 5, not 'x'"},
           {{"--hole", "5", "--rules", "badugi"},
            "a badugi hand has 4 cards: each player holds 0 to 4 of them from "
            "the start, not 5"},
           {{"--table", "5"},
            "with 2 hole cards each, the players take 6 cards of the table, "
            "which has 5"},
           {{"--hole", "1", "--table", "7"},
            "with 1 hole card each, the players take 8 cards of the table, "
            "which has 7"},
           {{"--table", "13"},
            "'--table' takes a whole number from 0 to 12, not '13'"},
           {{"--format", "xml"},
            "there is no format 'xml': there are text and json"},
           {{"--rules", "pokr"},
            "there are no rules called 'pokr': there are poker, badugi, "
            "deuce-to-seven, ace-to-five, short-deck; did you mean poker?"},
       }) {
    std::vector<std::string> words = {"solve"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const CommandResult result = RunCommand(words);
    EXPECT_EQ(result.status, 2) << message;
    EXPECT_EQ(result.errors, "tablepick: solve: " + message +
                                 "\n'tablepick solve --help' tells how it is "
                                 "used\n");
  }
}

}  // namespace
}  // namespace tablepick
