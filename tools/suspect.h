// A program that may be wrong, to be tried on deals.

#ifndef TABLEPICK_TOOLS_SUSPECT_H_
#define TABLEPICK_TOOLS_SUSPECT_H_

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "solver/batch_solver.h"
#include "solver/deal.h"
#include "solver/deal_batch.h"
#include "solver/outcome.h"
#include "tools/child_process.h"
#include "tools/verdict.h"

namespace tablepick {

// The deals as the contest problem gives them to a program.
std::string ContestInput(absl::Span<const Deal> cases);

// A run of the program and what came of it.
struct Trial {
  Verdict verdict;
  std::vector<Outcome> expected;
  ChildRun run;
};

class Suspect {
 public:
  // `command` is run as RunChild() does, and stopped when `stop_descriptor`, as
  // in ChildLimits, tells.
  Suspect(std::vector<std::string> command, std::chrono::nanoseconds timeout,
          int stop_descriptor);

  std::chrono::nanoseconds timeout() const { return timeout_; }

  // Runs the program on `cases`. After ended() it does nothing, and the verdict
  // is kRight.
  Trial Try(absl::Span<const Deal> cases) { return Try(cases, timeout_); }
  // The same with another time-out.
  Trial Try(absl::Span<const Deal> cases, std::chrono::nanoseconds timeout);

  // Whether there is no use in further tries: the program could not be started,
  // which status() explains, or was stopped.
  bool ended() const { return stopped_ || !status_.ok(); }
  const absl::Status& status() const { return status_; }

  // The time that the program is likely to take for so many cases, by the runs
  // so far that ended by themselves; a guess if there are none.
  std::chrono::nanoseconds ExpectedTime(size_t cases) const;

  // Runs and cases so far.
  int64_t runs() const { return runs_; }
  int64_t cases() const { return cases_; }

 private:
  std::vector<Outcome> Solve(absl::Span<const Deal> cases);
  void Learn(size_t cases, std::chrono::nanoseconds time);

  std::vector<std::string> command_;
  std::chrono::nanoseconds timeout_;
  int stop_descriptor_;
  BatchSolver solver_;
  DealBatch batch_;
  absl::Status status_;
  bool stopped_ = false;
  int64_t runs_ = 0;
  int64_t cases_ = 0;

  // The least time that a run took, and the time of a case beyond that in the
  // run of the most cases.
  std::chrono::nanoseconds start_time_ = std::chrono::nanoseconds::max();
  std::chrono::nanoseconds case_time_{0};
  size_t most_cases_ = 0;
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_SUSPECT_H_
