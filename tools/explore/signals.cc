#include "tools/explore/signals.h"

#include <poll.h>

#include <cerrno>
#include <cstddef>
#include <cstdlib>

namespace tablepick::explore {
namespace {

volatile std::sig_atomic_t interrupted = 0;
volatile std::sig_atomic_t resized = 0;
volatile std::sig_atomic_t continued = 0;
volatile std::sig_atomic_t ending = 0;  // the signal that asks for it

void Remember(int signal) {
  switch (signal) {
    case SIGINT:
      interrupted = 1;
      break;
    case SIGWINCH:
      resized = 1;
      break;
    case SIGCONT:
      continued = 1;
      break;
    default:
      ending = signal;
      break;
  }
}

bool Take(volatile std::sig_atomic_t& flag) {
  const bool set = flag != 0;
  flag = 0;
  return set;
}

}  // namespace

SignalGuard::SignalGuard() {
  for (size_t i = 0; i < kSignals.size(); ++i) {
    struct sigaction action = {};
    action.sa_handler = Remember;
    sigaction(kSignals[i], &action, &before_[i]);
  }
}

SignalGuard::~SignalGuard() {
  for (size_t i = 0; i < kSignals.size(); ++i) {
    sigaction(kSignals[i], &before_[i], nullptr);
  }
}

bool SignalGuard::AwaitInput(int descriptor) {
  // A signal between the look at the flags and the wait must not be missed: it
  // is held back until the wait has begun.
  sigset_t held;
  sigset_t before;
  sigemptyset(&held);
  for (const int signal : kSignals) sigaddset(&held, signal);
  sigprocmask(SIG_BLOCK, &held, &before);
  bool ready = false;
  if (interrupted == 0 && resized == 0 && continued == 0 && ending == 0) {
    pollfd input = {descriptor, POLLIN, 0};
    ready = ppoll(&input, 1, nullptr, &before) >= 0 || errno != EINTR;
  }
  sigprocmask(SIG_SETMASK, &before, nullptr);
  return ready;
}

bool SignalGuard::TakeInterrupt() { return Take(interrupted); }
bool SignalGuard::TakeResize() { return Take(resized); }
bool SignalGuard::TakeContinue() { return Take(continued); }
bool SignalGuard::Ending() { return ending != 0; }

void SignalGuard::EndProcess() {
  std::raise(ending);
  std::_Exit(128 + ending);  // where the signal is ignored
}

}  // namespace tablepick::explore
