// tools/run, where everything it needs has been installed and built.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

TEST(RunTest, PassesArgumentsInputAndExitStatusOn) {
  const std::string deal = "JC 4H\nTS 5D\nJS JH JD 4S 4C 4D\n";
  const CommandResult done = RunShell("tools/run solve --format=json -", deal);
  EXPECT_EQ(done.status, 0);
  EXPECT_EQ(done.out, RunCommand({"solve", "--format=json"}, deal).out);
  EXPECT_EQ(done.errors, "");
  EXPECT_EQ(RunShell("tools/run solve 'no such file'").status, 3);
  const CommandResult misuse = RunShell("tools/run solve 'a b' ''");
  EXPECT_EQ(misuse.status, 2);
  EXPECT_EQ(misuse.errors, RunCommand({"solve", "a b", ""}).errors);
}

TEST(RunTest, WorksFromAnyFolderAndReadsFilesFromThere) {
  const CommandResult result = RunShell(
      "top=$PWD && cd cases/decision && "
      "\"$top/tools/run\" solve official-sample.in");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, ReadFile("cases/decision/official-sample.ans"));
}

}  // namespace
}  // namespace tablepick
