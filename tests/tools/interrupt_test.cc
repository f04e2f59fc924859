#include "tools/interrupt.h"

#include <gtest/gtest.h>
#include <poll.h>

#include <csignal>

namespace tablepick {
namespace {

bool Readable(int descriptor) {
  pollfd fd = {descriptor, POLLIN, 0};
  return poll(&fd, 1, 0) == 1;
}

TEST(InterruptTest, NotesEachSignal) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    // It may be ignored where tests run in the background.
    std::signal(signal, SIG_DFL);
    const Interrupt interrupt;
    EXPECT_FALSE(interrupt.came());
    EXPECT_FALSE(Readable(interrupt.descriptor()));
    ASSERT_EQ(raise(signal), 0);
    EXPECT_TRUE(interrupt.came());
    EXPECT_TRUE(Readable(interrupt.descriptor()));
  }
}

TEST(InterruptTest, LeavesIgnoredSignalsIgnored) {
  std::signal(SIGHUP, SIG_IGN);
  {
    const Interrupt interrupt;
    ASSERT_EQ(raise(SIGHUP), 0);
    EXPECT_FALSE(interrupt.came());
  }
  EXPECT_EQ(std::signal(SIGHUP, SIG_DFL), SIG_IGN);
}

TEST(InterruptTest, SignalsEndTheProcessAgainAfterIt) {
  EXPECT_EXIT(
      {
        std::signal(SIGTERM, SIG_DFL);
        { const Interrupt interrupt; }
        raise(SIGTERM);
      },
      testing::KilledBySignal(SIGTERM), "");
}

TEST(InterruptTest, EndsTheProcessByTheFirstSignal) {
  EXPECT_EXIT(
      {
        std::signal(SIGINT, SIG_DFL);
        Interrupt interrupt;
        raise(SIGINT);
        raise(SIGTERM);
        interrupt.EndProcess();
      },
      testing::KilledBySignal(SIGINT), "");
}

}  // namespace
}  // namespace tablepick
