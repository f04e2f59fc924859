// A line on the terminal that tells how far a long command has come.

#ifndef TABLEPICK_TOOLS_PROGRESS_H_
#define TABLEPICK_TOOLS_PROGRESS_H_

#include <chrono>
#include <string>

#include "absl/functional/function_ref.h"

namespace tablepick {

// Draws on standard error, and only if that is a terminal. Say and Complain
// have to wait until the line is cleared.
class Progress {
 public:
  Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() { Clear(); }

  // Shows what `text` returns, a short line, instead of what is shown. Asks for
  // it ten times a second at most, and not in the first half second, so that it
  // may be called as often as one likes.
  void Show(absl::FunctionRef<std::string()> text);

  // Wipes the line out.
  void Clear();

 private:
  using Clock = std::chrono::steady_clock;

  const bool terminal_;
  bool shown_ = false;
  Clock::time_point next_;
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_PROGRESS_H_
