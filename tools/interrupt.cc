#include "tools/interrupt.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstdlib>

namespace tablepick {
namespace {

constexpr std::array kSignals = {SIGINT, SIGTERM, SIGHUP};

// What the handler, which knows of no object, sets: the signal that came first,
// and the descriptor that tells.
std::atomic<int> caught = 0;
std::atomic<int> event = -1;
static_assert(std::atomic<int>::is_always_lock_free);

extern "C" void NoteSignal(int signal) {
  const int error = errno;
  int none = 0;
  caught.compare_exchange_strong(none, signal);
  const uint64_t one = 1;
  // Fails only if it can be read from already.
  [[maybe_unused]] const ssize_t written = write(event, &one, sizeof one);
  errno = error;
}

}  // namespace

Interrupt::Interrupt() : descriptor_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  caught = 0;
  event = descriptor_;
  struct sigaction action {};
  action.sa_handler = NoteSignal;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < before_.size(); ++i) {
    sigaction(kSignals[i], nullptr, &before_[i]);
    // What is ignored, as under nohup, stays so.
    if (before_[i].sa_handler != SIG_IGN) {
      sigaction(kSignals[i], &action, nullptr);
    }
  }
}

Interrupt::~Interrupt() {
  for (size_t i = 0; i < before_.size(); ++i) {
    sigaction(kSignals[i], &before_[i], nullptr);
  }
  event = -1;
  if (descriptor_ >= 0) close(descriptor_);
}

int Interrupt::signal() { return caught; }

void Interrupt::EndProcess() {
  struct sigaction action {};
  action.sa_handler = SIG_DFL;
  sigemptyset(&action.sa_mask);
  sigaction(caught, &action, nullptr);
  raise(caught);
  std::abort();
}

}  // namespace tablepick
