// `tablepick explore` as people and scripts run it.
//
// The golden files in cases/explore are what session.in leads to. Run this test
// with TABLEPICK_REWRITE_GOLDEN=1 to write them anew, and read what changed.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "absl/strings/match.h"
#include "tests/tools/pseudo_terminal.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;
using ::testing::UnorderedElementsAre;

using Options = PseudoTerminal::Options;

const char kDeal[] = "4d8c/5s5d/8h5h5c8s4c8d";

void ExpectGolden(const std::string& actual, const std::string& path) {
  if (std::getenv("TABLEPICK_REWRITE_GOLDEN") != nullptr) {
    std::ofstream(TABLEPICK_SOURCE_DIR "/" + path) << actual;
  }
  EXPECT_EQ(actual, ReadFile(path).value_or("")) << path;
}

// A new folder with a contest input file in it, which is removed in the end.
class Folder {
 public:
  Folder() : path_(::testing::TempDir() + "tablepick_XXXXXX") {
    EXPECT_NE(mkdtemp(path_.data()), nullptr);
    std::ofstream(path_ + "/contest.in") << "1\nJC 4H\nTS 5D\n"
                                            "JS JH JD 4S 4C 4D\n";
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

TEST(Explore, AnswersAScriptThroughAPipe) {
  const Folder folder;
  const CommandResult result =
      RunShell("cd " + folder.path() + " && tablepick explore --seed 1 " +
                   kDeal + " 2>&1",
               ReadFile("cases/explore/session.in").value_or(""));
  EXPECT_EQ(result.status, 3);  // a file in it cannot be read
  EXPECT_THAT(result.out, Not(HasSubstr("\x1b")));
  ExpectGolden(result.out, "cases/explore/session.out");
}

// A file that cannot be read or written is a failure of the system; one that
// holds something else is not.
TEST(Explore, EndsAScriptByTheWorstThatHappened) {
  for (const auto& [script, status] : std::vector<std::pair<std::string, int>>{
           {"hint\n", 0},
           {"xyzzy\nhint\n", 2},
           {"load README.md\n", 2},
           {"load /dev/null\nsave /dev/null\nload\n", 2},
           {"load /\n", 3},
           {"load /no/such/file\n", 3},
           {"save /no/such/file\nhint\n", 3},
           {"xyzzy\nload /no/such/file\n", 3},
           {"load /no/such/file\nxyzzy\nquit\n", 3}}) {
    EXPECT_EQ(RunCommand({"explore", kDeal}, script).status, status) << script;
  }
}

TEST(Explore, AnswersAPersonAtATerminal) {
  const Folder folder;
  Options options;
  options.folder = folder.path();
  PseudoTerminal terminal({"explore", "--seed", "1", kDeal}, options);
  ASSERT_TRUE(terminal.AwaitPrompt());
  std::istringstream script(ReadFile("cases/explore/session.in").value_or(""));
  for (std::string line; line != "quit" && std::getline(script, line);) {
    terminal.Enter(line);
  }
  EXPECT_EQ(terminal.Wait(), 0);
  EXPECT_THAT(terminal.screen().unknown(), IsEmpty());
  ExpectGolden(terminal.screen().Transcript(),
               "cases/explore/session.terminal");
}

TEST(Explore, ShowsThreeColoursAndLettersToo) {
  PseudoTerminal terminal({"explore", kDeal}, Options());
  ASSERT_TRUE(terminal.AwaitPrompt());
  EXPECT_THAT(
      terminal.screen().colours(),
      UnorderedElementsAre("1;38;5;33", "1;38;5;202", "1;38;5;245", "0"));
  EXPECT_THAT(terminal.screen().Visible(),
              HasSubstr("  if taken  A   D   D   A   B   A\n"));
}

TEST(Explore, ShowsNoColourWhereNoneIsWanted) {
  Options options;
  options.environment = {"NO_COLOR=1"};
  PseudoTerminal terminal({"explore", kDeal}, options);
  ASSERT_TRUE(terminal.AwaitPrompt());
  EXPECT_THAT(terminal.screen().colours(), IsEmpty());
}

// Without a cursor that moves there is no editing, but all else works.
TEST(Explore, WorksOnADumbTerminal) {
  for (const char* term : {"dumb", ""}) {
    Options options;
    options.term = term;
    PseudoTerminal terminal({"explore", kDeal}, options);
    ASSERT_TRUE(terminal.AwaitPrompt());
    terminal.Enter("8h");
    EXPECT_THAT(terminal.screen().Visible(), HasSubstr("Alice takes 8h.\n"));
    EXPECT_THAT(terminal.screen().BeforeCursor(), "Bob to pick> ");
    terminal.Type("5");
    terminal.AwaitBeforeCursor("5");
    terminal.Type("\x03");  // Ctrl-C
    EXPECT_TRUE(terminal.AwaitPrompt());
    terminal.Enter("5h");
    EXPECT_THAT(terminal.screen().Visible(), HasSubstr("Bob takes 5h.\n"));
    EXPECT_THAT(terminal.screen().colours(), IsEmpty());
    EXPECT_THAT(terminal.screen().unknown(), IsEmpty());
    terminal.Type("\x04");  // Ctrl-D
    EXPECT_EQ(terminal.Wait(), 0);
  }
}

TEST(Explore, WorksOnAnUnknownTerminal) {
  Options options;
  options.term = "no-such-terminal";
  PseudoTerminal terminal({"explore", kDeal}, options);
  ASSERT_TRUE(terminal.AwaitPrompt());
  terminal.Enter("8h");
  EXPECT_THAT(terminal.screen().Transcript(), HasSubstr("Alice takes 8h.\n"));
}

TEST(Explore, DropsTheLineAtCtrlCAndGoesOn) {
  PseudoTerminal terminal({"explore", kDeal}, Options());
  ASSERT_TRUE(terminal.AwaitPrompt());
  terminal.Type("take 8h");
  terminal.AwaitBeforeCursor("take 8h");
  terminal.Type("\x03");
  ASSERT_TRUE(terminal.AwaitPrompt());
  terminal.Type("\x03");
  ASSERT_TRUE(terminal.AwaitPrompt());
  terminal.Enter("8s");
  EXPECT_THAT(terminal.screen().Transcript(), HasSubstr("Alice takes 8s.\n"));
  EXPECT_THAT(terminal.screen().Transcript(), Not(HasSubstr("takes 8h")));
  terminal.Type("\x04");
  EXPECT_EQ(terminal.Wait(), 0);
}

TEST(Explore, EditsLinesAndRemembersThem) {
  PseudoTerminal terminal({"explore", kDeal}, Options());
  ASSERT_TRUE(terminal.AwaitPrompt());
  terminal.Enter(
      "9h\x7f\x7f"
      "8h");  // rubs two letters out
  EXPECT_THAT(terminal.screen().Visible(), HasSubstr("Alice takes 8h.\n"));
  terminal.Enter("undo");
  terminal.Type("\x1b[A\x1b[A");  // up twice
  EXPECT_TRUE(terminal.AwaitBeforeCursor("Alice to pick> 8h"));
  terminal.Enter("");
  EXPECT_EQ(terminal.screen().BeforeCursor(), "Bob to pick> ");
}

TEST(Explore, CompletesCommandsAndCards) {
  PseudoTerminal terminal({"explore", kDeal}, Options());
  ASSERT_TRUE(terminal.AwaitPrompt());
  terminal.Type("pl\t");
  EXPECT_TRUE(terminal.AwaitBeforeCursor("> play "));
  terminal.Type("b\t");
  EXPECT_TRUE(terminal.AwaitBeforeCursor("> play bo"));
  terminal.Type("\t");
  EXPECT_TRUE(terminal.AwaitText("\nbob  both\n"));
  EXPECT_TRUE(terminal.AwaitBeforeCursor("> play bo"));
  terminal.Enter("b");
  EXPECT_THAT(terminal.screen().Visible(),
              HasSubstr("You are Alice; the engine picks for Bob"));
  terminal.Type("take 4\t");
  EXPECT_TRUE(terminal.AwaitBeforeCursor("> take 4c "));
  terminal.Type("\x15Q\t");  // Ctrl-U clears the line
  EXPECT_TRUE(terminal.AwaitBeforeCursor("> quit "));
  const int bells = terminal.screen().bells();
  terminal.Type("\x15xyz\t.");
  EXPECT_TRUE(terminal.AwaitBeforeCursor("> xyz."));
  EXPECT_GT(terminal.screen().bells(), bells);
}

TEST(Explore, FollowsTheSizeOfTheTerminal) {
  Options options;
  options.columns = 30;
  PseudoTerminal terminal({"explore", kDeal}, options);
  ASSERT_TRUE(terminal.AwaitPrompt());
  EXPECT_THAT(terminal.screen().Transcript(),
              HasSubstr("\n\nPoker: pick 1 of 6, Alice's.\n"
                        "Under best play Alice wins.\n"
                        "\n"
                        "Alice\n"
                        "  4d  8c\n"
                        "Bob\n"
                        "  5s  5d\n"
                        "\n"
                        "table\n"
                        "  8h  5h  5c  8s  4c  8d\n"
                        "  A   D   D   A   B   A\n"));
  // A line longer than the screen is wide can still be edited.
  terminal.Type("take 8h 5h 8s 5c");
  EXPECT_TRUE(terminal.AwaitText("8s 5\nc"));
  terminal.Enter(
      "\x7f\x7f"
      "4c");
  EXPECT_THAT(terminal.screen().Transcript(),
              HasSubstr("\nAlice takes 8h. Bob takes 5h.\n"
                        "Alice takes 8s. Bob takes 4c.\n"));

  terminal.Resize(100, 30);
  terminal.Enter("state");
  EXPECT_THAT(
      terminal.screen().Transcript(),
      HasSubstr("  picks     Alice 8h  A                   Bob 5h  A\n"));
}

// What was typed before the terminal changed its size is not lost.
TEST(Explore, KeepsTheLineWhenTheSizeChanges) {
  PseudoTerminal terminal({"explore", kDeal}, Options());
  ASSERT_TRUE(terminal.AwaitPrompt());
  terminal.Type("take 8");
  EXPECT_TRUE(terminal.AwaitBeforeCursor("take 8"));
  terminal.Resize(50, 20);
  terminal.Enter("h");
  EXPECT_THAT(terminal.screen().Transcript(), HasSubstr("\nAlice takes 8h.\n"));
}

TEST(Explore, ComesBackFromAStop) {
  PseudoTerminal terminal({"explore", kDeal}, Options());
  ASSERT_TRUE(terminal.AwaitPrompt());
  terminal.Type("take 8");
  EXPECT_TRUE(terminal.AwaitBeforeCursor("take 8"));
  terminal.Signal(SIGSTOP);
  terminal.Signal(SIGCONT);
  terminal.Enter("h");
  EXPECT_THAT(terminal.screen().Transcript(), HasSubstr("\nAlice takes 8h.\n"));
}

TEST(Explore, EndsWhenItIsAskedTo) {
  for (const int signal : {SIGTERM, SIGHUP}) {
    PseudoTerminal terminal({"explore", kDeal}, Options());
    ASSERT_TRUE(terminal.AwaitPrompt());
    terminal.Signal(signal);
    EXPECT_EQ(terminal.Wait(), 128 + signal);
  }
}

TEST(Explore, WritesTheSessionOfATerminalIntoAPipe) {
  Options options;
  options.through_cat = true;
  PseudoTerminal terminal({"explore", kDeal}, options);
  ASSERT_TRUE(terminal.AwaitText("if taken"));
  terminal.Type("8h\n\x04");
  EXPECT_EQ(terminal.Wait(), 0);
  EXPECT_THAT(terminal.screen().Transcript(), HasSubstr("Alice takes 8h.\n"));
  EXPECT_THAT(terminal.screen().colours(), IsEmpty());
}

// A newcomer finds out what to type, plays, and is told where it was lost.
TEST(Explore, TakesANewcomerThroughAGame) {
  PseudoTerminal terminal({"explore", "--seed", "3"}, Options());
  ASSERT_TRUE(terminal.AwaitPrompt());
  EXPECT_THAT(terminal.screen().Visible(),
              StartsWith("Alice and Bob take cards from the table in turn"));
  for (const char* word :
       {"Type a card to take it", "'play bob'", "'hint'", "'why'", "'help'"}) {
    EXPECT_THAT(terminal.screen().Visible(), HasSubstr(word));
  }
  terminal.Enter("play bob");
  terminal.Enter("4d");
  EXPECT_THAT(terminal.screen().Visible(),
              HasSubstr("Alice takes 4d, a blunder: under best play Bob wins"));
  terminal.Enter("best");
  terminal.Enter("best");
  EXPECT_THAT(terminal.screen().Visible(),
              HasSubstr("The blunder was pick 1: Alice took 4d"));
  EXPECT_THAT(terminal.screen().Visible(), HasSubstr("Bob wins."));
  terminal.Enter("why");
  EXPECT_THAT(terminal.screen().Visible(), HasSubstr("After it: Bob wins"));
}

TEST(Explore, RepeatsRandomDealsBySeed) {
  const auto start = [](const std::vector<std::string>& arguments) {
    std::vector<std::string> all = {"explore"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return RunCommand(all, "new\nplay both --level random\n").out;
  };
  EXPECT_EQ(start({"--seed", "5"}), start({"--seed", "5"}));
  EXPECT_NE(start({"--seed", "5"}), start({"--seed", "6"}));
  EXPECT_NE(start({}), start({}));
  EXPECT_THAT(start({"--rules", "badugi", "--seed", "1"}),
              StartsWith("Badugi: pick 1 of 4"));
  EXPECT_THAT(start({"--hole", "0", "--table", "12", "--seed", "1"}),
              StartsWith("Poker: pick 1 of 10"));
}

TEST(Explore, TakesADealOfSeveralWords) {
  const CommandResult result =
      RunCommand({"explore", "4d", "8c", "/", "5s5d/8h5h5c8s4c8d:8h"}, "");
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.out, HasSubstr("  Alice     4d  8c  +  8h\n"));
}

TEST(Explore, ComplainsOfMisuse) {
  CommandResult result = RunCommand({"explore", "4d8c/5s5x/8h5h5c8s4c8d"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.errors,
            "tablepick: explore: '5x' is not a card: the suit is one of cdhs\n"
            "  4d8c/5s5x/8h5h5c8s4c8d\n"
            "         ^\n");
  result = RunCommand({"explore", "--table", "8", kDeal});
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.errors,
              HasSubstr("--hole and --table are for random deals; POSITION has "
                        "its own cards\n"));
  result = RunCommand({"explore", "--rules", "bridge"});
  EXPECT_EQ(result.status, 2);
  result = RunCommand({"explore", "--help"});
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.out,
              StartsWith("Usage: tablepick explore [OPTIONS] [POSITION]\n"));
  for (const char* told :
       {"--hole and --table are for random\ndeals only", "NO_COLOR",
        "file or a pipe: 3 if one could not read"}) {
    EXPECT_THAT(result.out, HasSubstr(told));
  }
}

TEST(Explore, SaysNothingOfItsOwnInScripts) {
  const CommandResult result = RunCommand({"explore", kDeal}, "hint # best");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.errors, "");
  EXPECT_THAT(result.out, StartsWith("Poker: pick 1 of 6"));
  EXPECT_THAT(result.out, HasSubstr("\nAlice to pick> hint # best\n"));
}

TEST(Explore, DropsLinesThatAreTooLong) {
  const CommandResult result =
      RunCommand({"explore", kDeal}, std::string(100000, 'x') + "\n8h\n");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.errors, "tablepick: <stdin>:1: this line is too long\n");
  EXPECT_THAT(result.out, HasSubstr("Alice takes 8h.\n"));
}

TEST(Explore, AnswersEachLineAsItComes) {
  const CommandResult result =
      RunShell("coproc tablepick explore " + std::string(kDeal) +
               " --seed 1\n"
               "echo 8h >&${COPROC[1]}\n"
               "while read -r line <&${COPROC[0]}; do\n"
               "  case $line in 'Alice takes'*) echo \"$line\"; break;; esac\n"
               "done\n");
  EXPECT_EQ(result.out, "Alice takes 8h.\n");
}

TEST(Explore, SaysWhenTheSystemFails) {
  EXPECT_EQ(RunShell("tablepick explore --seed 1 < /").status, 3);
  EXPECT_EQ(
      RunShell("echo hint | tablepick explore --seed 1 > /dev/full").status, 3);
  EXPECT_EQ(RunShell("yes hint | tablepick explore --seed 1 | head -1 >&2; "
                     "exit ${PIPESTATUS[1]}")
                .status,
            0);
}

}  // namespace
}  // namespace tablepick
