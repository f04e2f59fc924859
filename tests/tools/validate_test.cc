#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

using ::testing::HasSubstr;

const char kCase[] = "JC 4H\nTS 5D\nJS JH JD 4S 4C 4D\n";

std::string Sample() { return *ReadFile("cases/decision/official-sample.in"); }

struct Wrong {
  std::string input;
  std::string ours;     // what follows "tablepick: <stdin>:"
  std::string testlib;  // what follows "FAIL "
};

// The first fault of each, in our words and in testlib's.
TEST(Validate, SaysWhatIsWrongAndWhere) {
  const std::string pattern =
      ", doesn't correspond to pattern \"[2-9TJQKA][CDHS]\" (test case 1, "
      "stdin, line 2)\n";
  const std::vector<Wrong> all = {
      // The number of cases.
      {"", "1:1: expected the number of cases, found the end of the file\n",
       "Unexpected end of file - token expected (stdin, line 1)\n"},
      {"\n1\n", "1:1: expected the number of cases, found a line end\n",
       "Unexpected white-space - token expected (stdin, line 1)\n"},
      {" 1\n",
       "1:1: expected the number of cases, found a blank\n"
       "   1\n  ^\n",
       "Unexpected white-space - token expected (stdin, line 1)\n"},
      {"0\n",
       "1:1: expected a number of cases from 1 to 100000, found '0'\n"
       "  0\n  ^\n",
       "Integer parameter [name=T] equals to 0, violates the range "
       "[1, 100000] (stdin, line 1)\n"},
      {"100001\n",
       "1:1: expected a number of cases from 1 to 100000, found '100001'\n"
       "  100001\n  ^\n",
       "Integer parameter [name=T] equals to 100001, violates the range "
       "[1, 100000] (stdin, line 1)\n"},
      {"-1\n",
       "1:1: expected the number of cases in digits, found '-1'\n"
       "  -1\n  ^\n",
       "Integer parameter [name=T] equals to -1, violates the range "
       "[1, 100000] (stdin, line 1)\n"},
      {"09\n",
       "1:1: expected the number of cases without leading zeros, found '09'\n"
       "  09\n  ^\n",
       "Expected integer, but \"09\" found (stdin, line 1)\n"},
      {"-0\n",
       "1:1: expected the number of cases in digits, found '-0'\n"
       "  -0\n  ^\n",
       "Expected integer, but \"-0\" found (stdin, line 1)\n"},
      {"+1\n",
       "1:1: expected the number of cases in digits, found '+1'\n"
       "  +1\n  ^\n",
       "Expected integer, but \"+1\" found (stdin, line 1)\n"},
      {"2147483648\n",
       "1:1: expected a number of cases from 1 to 100000, found "
       "'2147483648'\n  2147483648\n  ^\n",
       "Expected int32, but \"2147483648\" found (stdin, line 1)\n"},
      {"9223372036854775808\n",
       "1:1: expected a number of cases from 1 to 100000, found "
       "'9223372036854775808'\n  9223372036854775808\n  ^\n",
       "Expected integer, but \"9223372036854775808\" found "
       "(stdin, line 1)\n"},
      {"20000000000000000000\n",
       "1:1: expected a number of cases from 1 to 100000, found "
       "'20000000000000000000'\n  20000000000000000000\n  ^\n",
       "Expected int64, but \"20000000000000000000\" found "
       "(stdin, line 1)\n"},
      {"\xef\xbb\xbf"
       "1\n",
       "1:1: expected the number of cases, found a byte-order mark (U+FEFF)\n"
       "  \\xef\\xbb\\xbf1\n  ^\n",
       "Expected integer, but \"\\xef\\xbb\\xbf1\" found (stdin, line 1)\n"},
      {"JC 4H\n",
       "1:1: expected the number of cases in digits, found 'JC'\n"
       "  JC 4H\n  ^\n",
       "Expected integer, but \"JC\" found (stdin, line 1)\n"},
      // What stands between the cards.
      {"1\r\nJC 4H\r\nTS 5D\r\nJS JH JD 4S 4C 4D\r\n",
       "1:2: expected a line end after the number of cases, found a carriage "
       "return\n  1\n   ^\n",
       "Expected EOLN (stdin, line 1)\n"},
      {"1\r\r\nJC 4H\r\r\n",
       "1:2: expected a line end after the number of cases, found a carriage "
       "return\n  1\\x0d\n   ^\n",
       "Expected EOLN (stdin, line 1)\n"},
      {"1",
       "1:2: expected a line end after the number of cases, found the "
       "end of the file\n  1\n   ^\n",
       "Expected EOLN (stdin, line 1)\n"},
      {"1\n\nJC 4H\n",
       "2:1: case 1: expected the 1st of Alice's 2 cards, found a line end\n",
       "Unexpected white-space - token expected (test case 1, stdin, "
       "line 2)\n"},
      {"1\nJC 4H \nTS 5D\nJS JH JD 4S 4C 4D\n",
       "2:6: case 1: expected a line end after Alice's 2 cards, found a "
       "blank\n  JC 4H \n       ^\n",
       "Expected EOLN (test case 1, stdin, line 2)\n"},
      {"1\nJC  4H\n",
       "2:4: case 1: expected the 2nd of Alice's 2 cards, found a blank\n"
       "  JC  4H\n     ^\n",
       "Unexpected white-space - token expected (test case 1, stdin, "
       "line 2)\n"},
      {"1\nJC\t4H\n",
       "2:3: case 1: expected a blank before the 2nd of Alice's 2 cards, "
       "found a tab\n  JC 4H\n    ^\n",
       "Unexpected character '\\x09', but ' ' expected (test case 1, stdin, "
       "line 2)\n"},
      {"1\nJC\n",
       "2:3: case 1: expected a blank before the 2nd of Alice's 2 cards, "
       "found a line end\n  JC\n    ^\n",
       "Unexpected character #10, but ' ' expected (test case 1, stdin, "
       "line 2)\n"},
      {"1\nJC 4H\nTS 5D\nJS JH JD 4S 4C 4D",
       "4:18: case 1: expected a line end after the table's 6 cards, found "
       "the end of the file\n  JS JH JD 4S 4C 4D\n                   ^\n",
       "Expected EOLN (test case 1, stdin, line 4)\n"},
      // The cards.
      {"1\nJc 4H\n", "2:1: case 1: expected JC, found 'Jc'\n  Jc 4H\n  ^\n",
       "Token parameter [name=card] equals to \"Jc\"" + pattern},
      {"1\n10C 4H\n", "2:1: case 1: expected TC, found '10C'\n  10C 4H\n  ^\n",
       "Token parameter [name=card] equals to \"10C\"" + pattern},
      {"1\nJC 1H\n",
       "2:4: case 1: '1H' is not a card: the rank is one of 23456789TJQKA\n"
       "  JC 1H\n     ^\n",
       "Token parameter [name=card] equals to \"1H\"" + pattern},
      {"1\n(nothing dealt yet)\n",
       "2:1: case 1: '(nothing' is not a card: the rank is one of "
       "23456789TJQKA\n  (nothing dealt yet)\n  ^\n",
       "Token parameter [name=card] equals to \"(nothing\"" + pattern},
      {"1\nJC4H\n",
       "2:1: case 1: 'JC4H' is not a card: nothing may follow the suit\n"
       "  JC4H\n  ^\n",
       "Token parameter [name=card] equals to \"JC4H\"" + pattern},
      {"1\n6\u0441 4H\n",
       "2:1: case 1: '6\u0441' (U+0441) is not a card: the suit is one of "
       "cdhs\n  6\u0441 4H\n  ^\n",
       "Token parameter [name=card] equals to \"6\u0441\"" + pattern},
      {"1\n6\u2660\uFE0F 4H\n",
       "2:1: case 1: expected 6S, found '6\u2660\uFE0F'\n"
       "  6\u2660\uFE0F 4H\n  ^\n",
       "Token parameter [name=card] equals to \"6\u2660\uFE0F\"" + pattern},
      {"1\n" + std::string(65, 'x') + "y 4H\n",
       "2:1: case 1: '" + std::string(16, 'x') +
           "...' is not a card: the rank is one of 23456789TJQKA\n  " +
           std::string(32, 'x') + "…\n  ^\n",
       "Token parameter [name=card] equals to \"" + std::string(30, 'x') +
           "..." + std::string(30, 'x') + "y\"" + pattern},
      {"1\nJC 4H\nTS 5D\nJS JH JD 4S 4C JC\n",
       "4:16: case 1: JC is dealt twice, first at 2:1\n"
       "  JS JH JD 4S 4C JC\n                 ^\n",
       "JC is dealt twice (test case 1, stdin, line 4)\n"},
      {"1\n3D 8H\n3D 3C\n",
       "3:1: case 1: 3D is dealt twice, first at 2:1\n  3D 3C\n  ^\n",
       "3D is dealt twice (test case 1, stdin, line 3)\n"},
      // The number of cards and of cases.
      {"1\nJC 4H\nTS 5D\nJS JH JD 4S 4C\n",
       "4:15: case 1: expected a blank before the 6th of the table's 6 cards, "
       "found a line end\n  JS JH JD 4S 4C\n                ^\n",
       "Unexpected character #10, but ' ' expected (test case 1, stdin, "
       "line 4)\n"},
      {std::string("2\n") + kCase,
       "5:1: case 2: expected the 1st of Alice's 2 cards, found the end of "
       "the file\n",
       "Unexpected end of file - token expected (test case 2, stdin, "
       "line 5)\n"},
      {std::string("1\n") + kCase + "\n",
       "5:1: case 1: expected the end of the file after the last case, found "
       "a line end\n",
       "Expected EOF (test case 1, stdin, line 5)\n"},
      {std::string("1\n") + kCase + "JC 4H\n",
       "5:1: case 1: expected the end of the file after the last case, found "
       "'JC'\n  JC 4H\n  ^\n",
       "Expected EOF (test case 1, stdin, line 5)\n"},
  };
  for (const Wrong& wrong : all) {
    SCOPED_TRACE(::testing::PrintToString(wrong.input));
    CommandResult result = RunCommand({"validate"}, wrong.input);
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.errors, "tablepick: <stdin>:" + wrong.ours);
    result = RunCommand({"validate", "--as", "testlib"}, wrong.input);
    EXPECT_EQ(result.status, 3);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.errors, "FAIL " + wrong.testlib);
    result = RunCommand({"validate", "--as", "kattis"}, wrong.input);
    EXPECT_EQ(result.status, 43);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.errors, "tablepick: <stdin>:" + wrong.ours);
  }
}

TEST(Validate, AcceptsWhatIsRight) {
  CommandResult result =
      RunCommand({"validate", "cases/decision/official-sample.in"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, "ok 9 cases\n");
  EXPECT_EQ(result.errors, "");
  result = RunCommand({"validate", "-"}, std::string("1\n") + kCase);
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, "ok 1 case\n");
  for (const auto& [system, status] :
       {std::pair{"testlib", 0}, std::pair{"kattis", 42}}) {
    result = RunCommand({"validate", "--as", system}, Sample());
    EXPECT_EQ(result.status, status);
    EXPECT_EQ(result.out + result.errors, "");
  }
}

TEST(Validate, NamesTheFileAndTheCase) {
  const std::string sample = Sample();
  const TemporaryFile file(sample.substr(0, sample.size() - 1));
  CommandResult result = RunCommand({"validate", file.path()});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.errors,
            "tablepick: " + file.path() +
                ":28:18: case 9: expected a line end after the table's 6 "
                "cards, found the end of the file\n"
                "  2S KS 4S JS JH JD\n                   ^\n");
  result = RunCommand({"validate", "--as=testlib"},
                      sample.substr(0, sample.size() - 1));
  EXPECT_EQ(result.errors,
            "FAIL Expected EOLN (test case 9, stdin, line 28)\n");
  result = RunCommand({"validate", "--as=testlib", file.path()});
  EXPECT_EQ(result.errors,
            "FAIL Expected EOLN (test case 9, " + file.path() + ", line 28)\n");
}

TEST(Validate, TakesTheLimit) {
  std::string text = "100000\n";
  for (int i = 0; i < 100000; ++i) text += kCase;
  CommandResult result = RunCommand({"validate"}, text);
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, "ok 100,000 cases\n");
}

TEST(Validate, TakesOtherShapesAndRules) {
  CommandResult result = RunCommand({"validate", "--hole", "3", "--table", "5"},
                                    "1\nJC 4H 2S\nTS 5D 2H\nJS JH JD 4S 4C\n");
  EXPECT_EQ(result.out, "ok 1 case\n");
  result = RunCommand({"validate", "--rules", "badugi"},
                      "1\nJC 4H\nTS 5D\nJS JH JD 4S\n");
  EXPECT_EQ(result.out, "ok 1 case\n");
}

TEST(Validate, SpeaksJson) {
  CommandResult result = RunCommand(
      {"validate", "--format", "json", "cases/decision/official-sample.in"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out,
            "{\"file\":\"cases/decision/official-sample.in\",\"valid\":true,"
            "\"cases\":9}\n");
  result = RunCommand({"validate", "--format", "json"},
                      std::string("2\n") + kCase + "JC \"H\n");
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.errors, "");
  EXPECT_EQ(result.out,
            "{\"file\":\"<stdin>\",\"valid\":false,\"cases\":1,\"line\":5,"
            "\"column\":4,\"message\":\"case 2: '\\\"H' is not a card: the "
            "rank is one of 23456789TJQKA\"}\n");
}

TEST(Validate, TellsAFileThatCannotBeReadFromAFaultyOne) {
  CommandResult result = RunCommand({"validate", "/nowhere"});
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors, "tablepick: /nowhere: No such file or directory\n");
  result = RunCommand({"validate", "--as", "kattis", "/nowhere"});
  EXPECT_EQ(result.status, 3);
  result = RunCommand({"validate", "--as", "testlib", "/nowhere"});
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors, "FAIL /nowhere: No such file or directory\n");
  result = RunCommand({"validate", "cases"});
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors, "tablepick: cases: Is a directory\n");
  result = RunCommand({"validate", "--as", "testlib", "cases"});
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors, "FAIL cases: Is a directory\n");
}

TEST(Validate, RefusesMisuse) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> all = {
      {{"--as", "icpc"},
       "there is no convention 'icpc': there are testlib, kattis"},
      {{"--rules", "pokr"}, "there are no rules called 'pokr'"},
      {{"--format", "xml"}, "there is no format 'xml'"},
      {{"--hole", "6"}, "'--hole' takes a whole number from 0 to 5, not '6'"},
      {{"--rules", "badugi", "--hole", "5"},
       "each player holds 0 to 4 of them from the start"},
      {{"a", "b"}, "too many arguments"},
      {{"--nothing"}, "unrecognised option '--nothing'"},
      {{"--as", "kattis", "--format", "json"},
       "'--format json' does not go with '--as'"},
      {{"--as", "testlib", "--format", "json"},
       "'--format json' does not go with '--as'"},
  };
  for (auto [arguments, message] : all) {
    arguments.insert(arguments.begin(), "validate");
    CommandResult result = RunCommand(arguments, "1\n");
    EXPECT_EQ(result.status,
              absl::c_linear_search(arguments, "testlib") ? 3 : 2);
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.errors, HasSubstr(message));
    if (arguments[1] == "--as") continue;
    // Where 2 would blame a contestant, it is 3.
    arguments.insert(arguments.end(), {"--as", "testlib"});
    result = RunCommand(arguments);
    EXPECT_EQ(result.status, 3);
  }
}

TEST(Validate, NoticesThatItCannotWrite) {
  CommandResult result = RunShell(
      "tablepick validate cases/decision/official-sample.in >/dev/full");
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.errors, HasSubstr("No space left on device"));
  result = RunShell(
      "{ tablepick validate cases/decision/official-sample.in; echo $? >&2; } "
      "| true");
  EXPECT_EQ(result.errors, "0\n");
}

TEST(Validate, NeedsNoMoreMemoryForMore) {
  // 300 MB of one word, in 50 MB of address space; not under sanitizers, which
  // reserve far more.
#ifdef TABLEPICK_SANITIZED
  GTEST_SKIP();
#endif
  CommandResult result = RunShell(
      "ulimit -v 50000; { echo 1; head -c 300000000 /dev/zero; } | "
      "tablepick validate --as testlib");
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.errors, HasSubstr("Length of token exceeds 33554432"));
}

}  // namespace
}  // namespace tablepick
