// The hunt for an input that a program fails on.

#ifndef TABLEPICK_TOOLS_HUNT_H_
#define TABLEPICK_TOOLS_HUNT_H_

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/functional/function_ref.h"
#include "solver/deal.h"
#include "tools/hack_deals.h"
#include "tools/suspect.h"

namespace tablepick {

// The most cases that the contest problem allows in an input.
inline constexpr size_t kMostContestCases = 100'000;

// An input that the program fails on.
struct Failure {
  std::vector<Deal> cases;
  // A run of the program on them that failed.
  Trial trial;
  // How many runs on this input failed in that way, of how many.
  int failed = 1;
  int runs = 1;
};

struct HuntLimits {
  // When to stop looking. Making what was found smaller may take a third of
  // it again, but no more than some seconds.
  std::chrono::nanoseconds time;
  // The most cases of an input. If it is not set, some thousands, and once, if
  // the program can do that, as many as the problem allows.
  std::optional<size_t> batch;
};

class Hunt {
 public:
  // `suspect` must outlive the hunt. `progress` is called now and
  // then, with whether a failure was found, which is being made smaller.
  Hunt(Suspect* suspect, uint64_t seed, HuntLimits limits,
       absl::FunctionRef<void(bool found)> progress);

  // Looks for a failure and makes it as small and plain as it can. Returns
  // nothing if there was none before time was up or suspect->ended().
  std::optional<Failure> Run();

  // How often the program took too long but not when it was run again, which is
  // more likely to be the machine's fault.
  int passing_time_outs() const { return passing_time_outs_; }

 private:
  using Clock = std::chrono::steady_clock;

  // The next input: a few cases first, and now and then; else more and more, as
  // many as the program is likely to answer soon.
  std::vector<Deal> NextInput();
  size_t NextSize();
  // The size of the largest input, once, when the time has come for it; else 0.
  size_t LimitIfDue();

  // Makes the input smaller and plainer, and repeats it. If it is `hasty` it
  // takes a run for one that times out long before it does.
  Failure Smaller(const Failure& failure, bool hasty);
  // Runs the program on the input of `failure` again, twice, or once if it
  // takes too long.
  void Repeat(Failure* failure);

  Suspect* suspect_;
  HackDeals deals_;
  const HuntLimits limits_;
  absl::FunctionRef<void(bool found)> progress_;
  const Clock::time_point start_;
  int inputs_ = 0;
  size_t size_ = 0;  // of the largest input
  bool limit_tried_ = false;
  bool found_ = false;
  int passing_time_outs_ = 0;
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_HUNT_H_
