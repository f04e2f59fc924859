#include "tools/child_process.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <string>

namespace tablepick {
namespace {

using ::testing::HasSubstr;
using End = ChildRun::End;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr size_t kMostOutput = 1 << 20;

// Runs a line of shell as the child.
ChildRun RunLine(const std::string& line, const std::string& input = "",
                 ChildLimits limits = {seconds(20), kMostOutput}) {
  absl::StatusOr<ChildRun> run =
      RunChild({"/bin/bash", "-c", line}, input, limits);
  EXPECT_TRUE(run.ok()) << run.status();
  return run.ok() ? *std::move(run) : ChildRun{};
}

// Waits until `pid` is gone; false if that takes too long.
bool Ends(const std::string& pid) {
  for (int i = 0; i < 200; ++i) {
    if (kill(std::stoi(pid), 0) != 0 && errno == ESRCH) return true;
    usleep(10000);
  }
  return false;
}

TEST(ChildProcessTest, GivesInputAndTakesOutput) {
  std::string input(300000, 'x');
  input += std::string("\0\xff\r\n", 4);
  const ChildRun run = RunLine("cat; echo problem >&2", input);
  EXPECT_EQ(run.end, End::kExited);
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(run.output, input);
  EXPECT_EQ(run.errors, "problem\n");
  EXPECT_GT(run.time.count(), 0);
}

TEST(ChildProcessTest, LooksForTheProgramInPath) {
  const absl::StatusOr<ChildRun> run =
      RunChild({"echo", "a b", "c"}, "", {seconds(20), kMostOutput});
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_EQ(run->output, "a b c\n");
}

TEST(ChildProcessTest, TellsTheStatus) {
  const ChildRun run = RunLine("exit 7");
  EXPECT_EQ(run.end, End::kExited);
  EXPECT_EQ(run.code, 7);
}

TEST(ChildProcessTest, TellsTheSignal) {
  const ChildRun run = RunLine("echo before; kill -SEGV $$");
  EXPECT_EQ(run.end, End::kSignalled);
  EXPECT_EQ(run.code, SIGSEGV);
  EXPECT_EQ(run.output, "before\n");
}

// Also where this process ignores it, as `tablepick` does.
TEST(ChildProcessTest, SignalsAreAsUsualInTheChild) {
  std::signal(SIGPIPE, SIG_IGN);
  EXPECT_EQ(RunLine("kill -PIPE $$").code, SIGPIPE);
  std::signal(SIGPIPE, SIG_DFL);
}

TEST(ChildProcessTest, InputMayBeLeftUnread) {
  const ChildRun run = RunLine("echo done", std::string(5'000'000, 'x'));
  EXPECT_EQ(run.end, End::kExited);
  EXPECT_EQ(run.output, "done\n");
}

TEST(ChildProcessTest, OutputMayBeClosedEarly) {
  const ChildRun run = RunLine("echo a; exec >&- 2>&-; sleep 0.1; exit 3");
  EXPECT_EQ(run.end, End::kExited);
  EXPECT_EQ(run.code, 3);
  EXPECT_EQ(run.output, "a\n");
  EXPECT_GE(run.time, milliseconds(100));
}

TEST(ChildProcessTest, IsKilledAtItsTimeOut) {
  for (const char* line :
       {"echo $$; trap '' TERM INT HUP; while :; do :; done",
        "echo $$; kill -STOP $$", "echo $$; exec >&- 2>&- <&-; sleep 50"}) {
    const ChildRun run = RunLine(line, "", {milliseconds(150), kMostOutput});
    EXPECT_EQ(run.end, End::kTimedOut) << line;
    EXPECT_GE(run.time, milliseconds(150)) << line;
    EXPECT_LT(run.time, seconds(10)) << line;
    EXPECT_TRUE(Ends(run.output)) << line;
  }
}

TEST(ChildProcessTest, DoesNotWaitForChildrenThatHoldThePipes) {
  const ChildRun run = RunLine("sleep 50 & echo $!");
  EXPECT_EQ(run.end, End::kExited);
  EXPECT_LT(run.time, seconds(10));
  EXPECT_TRUE(Ends(run.output));
}

TEST(ChildProcessTest, KillsChildrenAtTheTimeOut) {
  const ChildRun run =
      RunLine("trap '' TERM; bash -c 'echo $$; sleep 50'; :", "",
              {milliseconds(150), kMostOutput});
  EXPECT_EQ(run.end, End::kTimedOut);
  EXPECT_TRUE(Ends(run.output));
}

TEST(ChildProcessTest, KillsChildrenThatLeftTheGroup) {
  const std::string stray = "setsid bash -c 'echo $$; exec sleep 50' & ";
  ChildRun run = RunLine(stray + "sleep 0.1");
  EXPECT_EQ(run.end, End::kExited);
  EXPECT_TRUE(Ends(run.output));
  run = RunLine("(" + stray + ") ; sleep 50", "",
                {milliseconds(200), kMostOutput});
  EXPECT_EQ(run.end, End::kTimedOut);
  EXPECT_TRUE(Ends(run.output));
}

TEST(ChildProcessTest, StopsAFlood) {
  ChildRun run = RunLine("exec yes", "", {seconds(20), 1000});
  EXPECT_EQ(run.end, End::kFlooded);
  EXPECT_EQ(run.output.size(), 1000u);
  EXPECT_LT(run.time, seconds(10));
  run = RunLine("printf 12345", "", {seconds(20), 5});
  EXPECT_EQ(run.end, End::kExited);
  EXPECT_EQ(run.output, "12345");
  run = RunLine("printf 123456", "", {seconds(20), 5});
  EXPECT_EQ(run.end, End::kFlooded);
}

TEST(ChildProcessTest, KeepsTheStartOfAFloodOfErrors) {
  const ChildRun run =
      RunLine("echo first >&2; exec yes >&2", "", {milliseconds(200), 1000});
  EXPECT_EQ(run.end, End::kTimedOut);
  EXPECT_EQ(run.errors.size(), kMostErrorBytes);
  EXPECT_EQ(run.errors.substr(0, 6), "first\n");
}

TEST(ChildProcessTest, StopsWhenTold) {
  std::array<int, 2> ends;
  ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
  ASSERT_EQ(write(ends[1], "x", 1), 1);
  const ChildRun run =
      RunLine("echo $$; sleep 50", "", {seconds(20), 1000, ends[0]});
  EXPECT_EQ(run.end, End::kStopped);
  close(ends[0]);
  close(ends[1]);
}

TEST(ChildProcessTest, SaysWhyItCannotStart) {
  const ChildLimits limits = {seconds(20), kMostOutput};
  for (const auto& [name, reason] :
       {std::pair{"/no/such/program", "No such file or directory"},
        std::pair{"no-such-program-anywhere", "No such file or directory"},
        std::pair{"", "No such file or directory"},
        std::pair{"/etc/passwd", "Permission denied"},
        std::pair{"/etc", "Permission denied"}}) {
    const absl::StatusOr<ChildRun> run = RunChild({name, "x"}, "", limits);
    ASSERT_FALSE(run.ok()) << name;
    EXPECT_THAT(std::string(run.status().message()),
                HasSubstr(std::string("cannot start '") + name + "': "));
    EXPECT_THAT(std::string(run.status().message()), HasSubstr(reason));
  }
}

TEST(ChildProcessTest, LeavesNoDescriptorsOpen) {
  const auto count = [] {
    int open = 0;
    for ([[maybe_unused]] const auto& entry :
         std::filesystem::directory_iterator("/proc/self/fd")) {
      ++open;
    }
    return open;
  };
  const int before = count();
  for (int i = 0; i < 20; ++i) {
    EXPECT_TRUE(RunChild({"true"}, "", {seconds(20), 10}).ok());
    EXPECT_FALSE(RunChild({"/no"}, "", {seconds(20), 10}).ok());
  }
  EXPECT_EQ(count(), before);
}

}  // namespace
}  // namespace tablepick
