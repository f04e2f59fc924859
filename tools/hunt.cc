#include "tools/hunt.h"

#include <algorithm>
#include <array>
#include <utility>

#include "absl/types/span.h"
#include "tools/shrink.h"

namespace tablepick {
namespace {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using std::chrono::seconds;

// How long a run ought to take, so that many are tried, and few cases are lost
// to the start of the program.
constexpr nanoseconds kRunTime = milliseconds(100);

// How long making an input smaller may take.
constexpr nanoseconds kShrinkTime = seconds(5);

// The first inputs: the size of the sample of the problem, then the least.
constexpr std::array<size_t, 5> kFirstSizes = {9, 1, 2, 1, 3};
// After them every so many inputs one has few cases again.
constexpr int kSmallInputEvery = 8;
// Where starting the program takes longer, not.
constexpr nanoseconds kQuickStart = milliseconds(50);

// How long no very large input is tried: most programs are broken before.
constexpr nanoseconds kSmallerFirst = seconds(2);

constexpr size_t kDefaultBatch = 10'000;

// After so long a run that is expected to be much shorter looks like one that
// will time out. Waiting for all time-outs in full would take too long.
nanoseconds ShortTimeout(const Suspect& suspect, absl::Span<const Deal> cases) {
  return std::min(suspect.timeout(),
                  milliseconds(20) + 8 * suspect.ExpectedTime(cases.size()));
}

}  // namespace

Hunt::Hunt(Suspect* suspect, uint64_t seed, HuntLimits limits,
           absl::FunctionRef<void(bool)> progress)
    : suspect_(suspect),
      deals_(seed),
      limits_(limits),
      progress_(progress),
      start_(Clock::now()) {}

size_t Hunt::LimitIfDue() {
  const nanoseconds spent = Clock::now() - start_;
  if (limit_tried_ || limits_.batch.has_value() ||
      spent < std::min<nanoseconds>(limits_.time / 3, kSmallerFirst)) {
    return 0;
  }
  limit_tried_ = true;
  const nanoseconds time =
      std::min(suspect_->timeout() / 2, limits_.time - spent);
  // From much fewer cases nothing can be told of so many.
  size_t size = std::min(kMostContestCases, 20 * size_);
  while (size > kDefaultBatch && suspect_->ExpectedTime(size) > time) size /= 2;
  return size > kDefaultBatch ? size : 0;
}

size_t Hunt::NextSize() {
  const size_t number = static_cast<size_t>(inputs_++);
  const size_t most = limits_.batch.value_or(kDefaultBatch);
  if (number < kFirstSizes.size()) return std::min(kFirstSizes[number], most);
  if (const size_t limit = LimitIfDue(); limit != 0) return limit;
  if (inputs_ % kSmallInputEvery == 0 &&
      suspect_->ExpectedTime(1) < kQuickStart) {
    return std::min(kFirstSizes[number % kFirstSizes.size()], most);
  }
  const nanoseconds time = std::min(kRunTime, suspect_->timeout() / 4);
  size_ = std::clamp<size_t>(4 * size_, 16, most);
  while (size_ > 1 && suspect_->ExpectedTime(size_) > time) size_ /= 2;
  return size_;
}

std::vector<Deal> Hunt::NextInput() {
  std::vector<Deal> cases(NextSize());
  // Of the largest input, the others are the same ones again: what it is for is
  // its size, and making deals takes time.
  const size_t made = std::min(cases.size(), kDefaultBatch);
  for (size_t i = 0; i < cases.size(); ++i) {
    cases[i] = i < made ? deals_.Next() : cases[i - made];
  }
  return cases;
}

std::optional<Failure> Hunt::Run() {
  while (Clock::now() - start_ < limits_.time) {
    progress_(found_);
    Failure found;
    found.cases = NextInput();
    found.trial = suspect_->Try(found.cases);
    if (suspect_->ended()) return std::nullopt;
    if (found.trial.verdict.kind == VerdictKind::kRight) continue;

    found_ = true;
    const bool late = found.trial.verdict.kind == VerdictKind::kTimeOut;
    Failure smaller = Smaller(found, /*hasty=*/late);
    if (late && smaller.failed == 0) {
      Repeat(&found);
      if (suspect_->ended()) return std::nullopt;
      if (found.failed == 1) {
        ++passing_time_outs_;
        found_ = false;
        continue;
      }
      smaller = Smaller(found, /*hasty=*/false);
    }
    if (smaller.failed == smaller.runs && smaller.runs > 0) return smaller;
    // It does not always fail on that. The first input showed it.
    if (smaller.failed > 0) return smaller;
    Repeat(&found);
    return found;
  }
  return std::nullopt;
}

Failure Hunt::Smaller(const Failure& failure, bool hasty) {
  const VerdictKind kind = failure.trial.verdict.kind;
  const Clock::time_point end =
      Clock::now() + std::min<nanoseconds>(limits_.time / 3, kShrinkTime);
  // The last input that showed the fault, of those of the fewest cases.
  Failure smaller = failure;
  const auto shows =
      [&](absl::Span<const Deal> cases) -> std::optional<size_t> {
    progress_(found_);
    Trial trial = suspect_->Try(
        cases, hasty ? ShortTimeout(*suspect_, cases) : suspect_->timeout());
    if (trial.verdict.kind != kind) return std::nullopt;
    const bool known = kind == VerdictKind::kWrongAnswer ||
                       kind == VerdictKind::kMalformedOutput;
    const size_t suspect = known ? trial.verdict.at : cases.size();
    if (cases.size() <= smaller.cases.size()) {
      smaller.cases.assign(cases.begin(), cases.end());
      smaller.trial = std::move(trial);
    }
    return suspect;
  };
  const auto give_up = [&] { return suspect_->ended() || Clock::now() > end; };
  const FaultQuestions questions = {shows, give_up};
  smaller.cases = PlainerCases(
      FewestCases(failure.cases, failure.trial.verdict.at, questions),
      questions);
  smaller.failed = 0;
  smaller.runs = 0;
  Repeat(&smaller);
  return smaller;
}

void Hunt::Repeat(Failure* failure) {
  // Time-outs take long.
  const bool late = failure->trial.verdict.kind == VerdictKind::kTimeOut;
  const int times = late ? 1 : 2;
  for (int i = 0; i < times; ++i) {
    progress_(found_);
    Trial trial = suspect_->Try(failure->cases);
    if (suspect_->ended()) break;
    ++failure->runs;
    if (trial.verdict.kind == VerdictKind::kRight) continue;
    ++failure->failed;
    failure->trial = std::move(trial);
  }
}

}  // namespace tablepick
