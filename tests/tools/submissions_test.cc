#include "tests/tools/submissions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

using ::testing::AnyOf;

TEST(SubmissionsTest, BugsAreListedOnce) {
  std::set<std::string> names;
  int harmless = 0;
  for (const Bug& bug : ListedBugs()) {
    EXPECT_TRUE(names.insert(bug.name).second) << bug.name;
    EXPECT_THAT(bug.verdict, AnyOf("wrong", "malformed", "crash", "time-out",
                                   "flood", "right"))
        << bug.name;
    harmless += bug.verdict == "right";
  }
  // As the README counts them.
  EXPECT_EQ(names.size(), 87u);
  EXPECT_EQ(harmless, 6);
}

// The list and the source name the same bugs.
TEST(SubmissionsTest, ListAndSourceAgree) {
  std::set<std::string> listed;
  for (const Bug& bug : ListedBugs()) listed.insert(bug.name);
  std::set<std::string> coded;
  const std::string source =
      ReadFile("tools/submissions/wrong.cc").value_or("");
  const std::string call = "Is(\"";
  for (size_t at = source.find(call); at != std::string::npos;
       at = source.find(call, at)) {
    at += call.size();
    coded.insert(source.substr(at, source.find('"', at) - at));
  }
  EXPECT_EQ(coded, listed);
}

// Three programs that share no code with each other nor with the solver.
TEST(SubmissionsTest, RightOnesAreRight) {
  const std::string input =
      "3\nJC 4H\nTS 5D\nJS JH JD 4S 4C 4D\n2S AH\n6C 3D\n5S 2D 4D 3H 5H 4S\n"
      "5S 2S\nKH JH\nTH 4S AS QS 3C AC\n";
  for (const char* program : {"recursion", "splits", "wrong"}) {
    const CommandResult result = RunShell(SubmissionPath(program), input);
    EXPECT_EQ(result.status, 0) << program;
    EXPECT_EQ(result.out, "Alice\nBob\nBob\n") << program;
  }
}

}  // namespace
}  // namespace tablepick
