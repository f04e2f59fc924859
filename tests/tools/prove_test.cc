// `tablepick prove` and `tablepick verify` as a user meets them.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "eval/rules.h"
#include "solver/notation.h"
#include "solver/random.h"
#include "tests/solver/random_deals.h"
#include "tests/tools/run_command.h"
#include "tools/console.h"

namespace tablepick {
namespace {

const char* const kDeal = "2sTc/Ah2d/Ac3s7d4s5hTh";

CommandResult Verify(const std::string& proof,
                     const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments = {"verify"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return RunCommand(arguments, proof);
}

std::string ProofOf(const std::string& deal,
                    const std::string& rules = "poker") {
  const CommandResult result =
      RunCommand({"prove", "--format", "json", "--rules", rules, deal});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.errors, "");
  return result.out;
}

TEST(ProveCommandTest, TellsTheProof) {
  const CommandResult result = RunCommand({"prove", kDeal});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.errors, "");
  EXPECT_TRUE(absl::StartsWith(result.out, "Alice wins.\nAlice takes Ac.\n"));
  // Blanks may part the deal.
  EXPECT_EQ(RunCommand({"prove", "2s", "Tc/", "Ah 2d / Ac3s7d", "4s5hTh"}).out,
            result.out);
  EXPECT_EQ(RunCommand({"prove", "--format", "text", "--rules", "poker",
                        "2STC/AH2D/AC3S7D4S5H10H"})
                .out,
            result.out);
}

TEST(ProveCommandTest, WritesJsonThatHolds) {
  EXPECT_EQ(ProofOf("AcAdKhKd/QcQdQh2c/3d4dAh"),
            R"({"rules":"poker","position":"AcAdKhKd/QcQdQh2c/3d4dAh",)"
            R"("outcome":"Alice","strategies":[{"player":"Alice","start":)"
            R"({"take":"Ah","then":{"hands":{"Alice":"AcAdAhKdKh",)"
            R"("Bob":"QcQdQh4d2c"}}}}]})"
            "\n");
  const CommandResult result = Verify(ProofOf(kDeal));
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.errors, "");
  EXPECT_EQ(result.out,
            "The proof holds: Alice wins, poker 2sTc/Ah2d/Ac3s7d4s5hTh\n"
            "7 steps, 15 endings compared\n");
}

TEST(ProveCommandTest, ProvesDealsOfEveryShape) {
  Random random(8);
  for (const Rules* rules : AllRules()) {
    for (const Shape shape : AllShapes(*rules)) {
      if (shape.table % 4 != 0) continue;
      const std::string deal = FormatDeal(RandomDeal(*rules, shape, random));
      const std::string proof = ProofOf(deal, rules->name().data());
      const CommandResult result = Verify(proof, {"-"});
      EXPECT_EQ(result.status, 0) << deal << result.errors;
      EXPECT_TRUE(absl::StrContains(result.out, deal)) << result.out;
    }
  }
}

TEST(ProveCommandTest, ComplainsOfMisuse) {
  const std::string help = "'tablepick prove --help' tells how it is used\n";
  struct Case {
    std::vector<std::string> arguments;
    std::string errors;
  };
  const Case cases[] = {
      {{"prove"},
       absl::StrCat("tablepick: prove: the position to prove is missing\n",
                    help)},
      {{"prove", "2sTc/Ah2d/Ac3s7d4s5h2s"},
       absl::StrCat("tablepick: prove: 2s is dealt twice\n"
                    "  2sTc/Ah2d/Ac3s7d4s5h2s\n",
                    "                      ^\n")},
      {{"prove", "2sTc/Ah2d/Ac3s7d4s5h2h:", "2h", "2h"},
       absl::StrCat("tablepick: prove: 2h is picked twice\n"
                    "  2sTc/Ah2d/Ac3s7d4s5h2h: 2h 2h\n",
                    "                             ^\n")},
      {{"prove", "--rules", "pokr", kDeal},
       absl::StrCat("tablepick: prove: there are no rules called 'pokr': there "
                    "are poker, badugi, deuce-to-seven, ace-to-five, "
                    "short-deck; did you mean poker?\n",
                    help)},
      {{"prove", "--format", "xml", kDeal},
       absl::StrCat("tablepick: prove: there is no format 'xml': there are "
                    "text and json\n",
                    help)},
      {{"prove", "--deep", kDeal},
       absl::StrCat("tablepick: prove: unrecognised option '--deep'\n", help)},
  };
  for (const Case& one : cases) {
    const CommandResult result = RunCommand(one.arguments);
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.errors, one.errors);
  }
  EXPECT_EQ(
      RunShell(absl::StrCat("tablepick prove ", kDeal, " > /dev/full")).status,
      3);
}

TEST(VerifyCommandTest, ReadsAFile) {
  const TemporaryFile file(ProofOf(kDeal));
  const CommandResult result = RunCommand({"verify", file.path()});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, Verify(ProofOf(kDeal)).out);
}

TEST(VerifyCommandTest, NamesTheStepThatDoesNotHold) {
  const std::string proof = ProofOf(kDeal);
  struct Case {
    const char* from;
    const char* to;
    const char* fault;
  };
  const Case cases[] = {
      {"\"take\":\"Ac\"", "\"take\":\"3s\"",
       "Alice's strategy, after 3s: 3s is taken already"},
      {"\"take\":\"Th\"", "\"take\":\"5h\"",
       "Alice's strategy, after Ac 7d 5h: the strategy ends, but it may still "
       "come to Ac Tc 5h 3s 2s for Alice and Ah Th 7d 4s 2d for Bob"},
      {"[\"7d\"]", "[\"7c\"]",
       "Alice's strategy, after Ac: 7c is not on the table"},
      {",{\"cards\":[\"7d\"]", "],\"x\":[{\"cards\":[\"7d\"]",
       "Alice's strategy, after Ac: nothing is said of 7d"},
      {"\"outcome\":\"Alice\"", "\"outcome\":\"Draw\"",
       "the outcome is Draw, which takes one strategy of Bob, not 0"},
      {"\"Bob\":\"AhTh", "\"Bob\":\"AhTs",
       "Alice's strategy, after Ac 3s 7d 4s 5h: the hands Ac Tc 7d 3s 2s and "
       "Ah Ts 5h 4s 2d cannot come about"},
      {"2sTc/Ah2d/", "Ah2d/2sTc/",
       "Alice's strategy, after Ac 3s 7d 4s 5h: the hands Ac Tc 7d 3s 2s and "
       "Ah Th 5h 4s 2d cannot come about"},
  };
  for (const Case& one : cases) {
    const std::string wrong = absl::StrReplaceAll(proof, {{one.from, one.to}});
    ASSERT_NE(wrong, proof) << one.from;
    const CommandResult result = Verify(wrong);
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.errors,
              absl::StrCat("tablepick: <stdin>: the proof does not hold: ",
                           one.fault, "\n"));
  }
}

TEST(VerifyCommandTest, AnswersInJson) {
  CommandResult result = Verify(ProofOf(kDeal), {"--format", "json"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.errors, "");
  EXPECT_EQ(result.out,
            R"({"file":"<stdin>","valid":true,"rules":"poker",)"
            R"("position":"2sTc/Ah2d/Ac3s7d4s5hTh","outcome":"Alice",)"
            R"("steps":7,"endings":15})"
            "\n");
  result = Verify(absl::StrReplaceAll(ProofOf(kDeal),
                                      {{"\"take\":\"Th\"", "\"take\":\"Tc\""}}),
                  {"--format", "json"});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.errors, "");
  EXPECT_EQ(result.out,
            R"({"file":"<stdin>","valid":false,"rules":"poker",)"
            R"("position":"2sTc/Ah2d/Ac3s7d4s5hTh","outcome":"Alice",)"
            R"("message":"Alice's strategy, after Ac 7d: Tc is not on the )"
            R"(table"})"
            "\n");
}

TEST(VerifyCommandTest, ShowsWhatIsNoProof) {
  struct Case {
    std::string text;
    std::string errors;
  };
  const Case cases[] = {
      {"", ":1:1: this is no JSON\n"},
      {"\n\n", ":1:1: this is no JSON\n"},
      {"{\"rules\":\n  \"♠\", x\n",
       ":2:8: this is no JSON\n    \"♠\", x\n         ^\n"},
      {"{\"rules\":\n  \"poker\"\n\n",
       ":2:10: this is no JSON\n    \"poker\"\n           ^\n"},
      {"{}", ": no proof: 'rules' is missing\n"},
      {"{\"rules\":\"bridge\"}",
       ": no proof: /rules: there are no rules called 'bridge': there are "
       "poker, badugi, deuce-to-seven, ace-to-five, short-deck\n"},
  };
  for (const Case& one : cases) {
    const CommandResult result = Verify(one.text);
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.errors, absl::StrCat("tablepick: <stdin>", one.errors));
  }
}

TEST(VerifyCommandTest, ComplainsOfMisuseAndOfTheSystem) {
  const std::string help = "'tablepick verify --help' tells how it is used\n";
  CommandResult result = RunCommand({"verify", "a", "b"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.errors, absl::StrCat("tablepick: verify: there are too many "
                                        "arguments for 'tablepick verify "
                                        "[OPTIONS] [FILE]'\n",
                                        help));
  result = RunCommand({"verify", "--format", "xml"});
  EXPECT_EQ(result.status, 2);
  result = RunCommand({"verify", "absent.json"});
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors,
            "tablepick: absent.json: No such file or directory\n");
  result = RunCommand({"verify", "cases"});
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors, "tablepick: cases: Is a directory\n");
  result = RunShell("head -c 5000000 /dev/zero | tablepick verify");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.errors,
            "tablepick: <stdin>: this is larger than 4,194,304 bytes\n");
  result = RunShell(absl::StrCat("tablepick prove --format json ", kDeal,
                                 " | tablepick verify > /dev/full"));
  EXPECT_EQ(result.status, 3);
}

TEST(VerifyCommandTest, HelpHasAnExample) {
  for (const char* command : {"prove", "verify"}) {
    const CommandResult result = RunCommand({command, "--help"});
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(absl::StrContains(result.out, "\nExample:\n  tablepick prove"));
  }
}

}  // namespace
}  // namespace tablepick
