// Runs a program that nobody vouches for.
//
// The program gets its input as a file, so it may read it in any way or not at
// all. It runs in its own process group. When it ends, or has to, all processes
// of the group are killed, and so are those that have left the group, as far as
// the system tells which they are: nothing that it started outlives the run.

#ifndef TABLEPICK_TOOLS_CHILD_PROCESS_H_
#define TABLEPICK_TOOLS_CHILD_PROCESS_H_

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace tablepick {

// The most that is kept of what a program writes to standard error.
inline constexpr size_t kMostErrorBytes = 4096;

struct ChildLimits {
  // How long it may take, by the clock on the wall.
  std::chrono::nanoseconds time;
  // How many bytes it may write to standard output.
  size_t output;
  // Unless it is -1: a file descriptor; once it can be read from, the program
  // is stopped.
  int stop_descriptor = -1;
};

// How a run ended.
struct ChildRun {
  enum class End {
    kExited,
    kSignalled,  // a signal ended it that was not ours
    kTimedOut,   // killed at the end of its time
    kFlooded,    // killed, as it wrote too much to standard output
    kStopped     // killed, as the stop descriptor told
  };

  End end = End::kExited;
  int code = 0;  // the exit status, or the number of the signal
  // What it wrote, up to the limit, before it ended. What processes that it
  // left behind wrote after that is not waited for.
  std::string output;
  std::string errors;  // the first kMostErrorBytes of standard error
  std::chrono::nanoseconds time{0};
};

// Runs `command`, a program, looked for in PATH unless there is a slash in its
// name, and its arguments. The error says to a user why it cannot be started.
// REQUIRES: `command` is not empty; this process has no other child processes,
// for any that are left after the run are taken for the program's and killed;
// it is not called from two threads at a time.
absl::StatusOr<ChildRun> RunChild(const std::vector<std::string>& command,
                                  absl::string_view input,
                                  const ChildLimits& limits);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_CHILD_PROCESS_H_
