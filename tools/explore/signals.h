// Signals that a person at a terminal causes.

#ifndef TABLEPICK_TOOLS_EXPLORE_SIGNALS_H_
#define TABLEPICK_TOOLS_EXPLORE_SIGNALS_H_

#include <array>
#include <csignal>

namespace tablepick::explore {

// While there is one, these signals do no more than to end AwaitInput(), and
// are remembered until they are asked for. One at a time.
class SignalGuard {
 public:
  SignalGuard();
  SignalGuard(const SignalGuard&) = delete;
  SignalGuard& operator=(const SignalGuard&) = delete;
  ~SignalGuard();

  // Waits until there is something to be read, or the end. False if instead a
  // signal has come, now or before, that was not asked for yet. Can be called
  // without a guard, too.
  static bool AwaitInput(int descriptor);

  // Whether the signal has come since this was last asked: Ctrl-C, a terminal
  // of another size, back from a stop.
  static bool TakeInterrupt();
  static bool TakeResize();
  static bool TakeContinue();
  // Whether the program is asked to end, or the terminal is gone.
  static bool Ending();
  // Ends the process by the signal that asked for it, so that its parent sees
  // it. REQUIRES: Ending(), and that there is no guard any more.
  [[noreturn]] static void EndProcess();

 private:
  static constexpr std::array<int, 5> kSignals = {SIGINT, SIGWINCH, SIGCONT,
                                                  SIGTERM, SIGHUP};
  std::array<struct sigaction, kSignals.size()> before_;
};

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_SIGNALS_H_
