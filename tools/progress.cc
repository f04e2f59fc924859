#include "tools/progress.h"

#include <cstdio>

#include "tools/console.h"

namespace tablepick {
namespace {

constexpr auto kDelay = std::chrono::milliseconds(500);
constexpr auto kInterval = std::chrono::milliseconds(100);

// Back to the start of the line, and nothing behind.
constexpr char kWipe[] = "\r\x1b[K";

}  // namespace

Progress::Progress()
    : terminal_(StderrIsTerminal()), next_(Clock::now() + kDelay) {}

void Progress::Show(absl::FunctionRef<std::string()> text) {
  if (!terminal_) return;
  const Clock::time_point now = Clock::now();
  if (now < next_) return;
  next_ = now + kInterval;
  shown_ = true;
  std::fprintf(stderr, "%s%s", kWipe, text().c_str());
  std::fflush(stderr);
}

void Progress::Clear() {
  if (!shown_) return;
  shown_ = false;
  std::fputs(kWipe, stderr);
  std::fflush(stderr);
}

}  // namespace tablepick
