#include "tools/suspect.h"

#include <algorithm>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "eval/rules.h"
#include "tools/contest_writer.h"

namespace tablepick {

using std::chrono::nanoseconds;

std::string ContestInput(absl::Span<const Deal> cases) {
  std::string text = absl::StrCat(cases.size(), "\n");
  for (const Deal& deal : cases) AppendContestCase(deal, &text);
  return text;
}

Suspect::Suspect(std::vector<std::string> command, nanoseconds timeout,
                 int stop_descriptor)
    : command_(std::move(command)),
      timeout_(timeout),
      stop_descriptor_(stop_descriptor),
      solver_(PokerRules()),
      batch_(DealBlock::kDeals) {}

std::vector<Outcome> Suspect::Solve(absl::Span<const Deal> cases) {
  std::vector<Outcome> outcomes(cases.size());
  for (size_t at = 0; at < cases.size(); at += batch_.size()) {
    batch_.clear();
    for (const Deal& deal : cases.subspan(at, batch_.capacity())) {
      batch_.Add(deal);
    }
    solver_.Solve(batch_, absl::MakeSpan(outcomes).subspan(at));
  }
  return outcomes;
}

Trial Suspect::Try(absl::Span<const Deal> cases, nanoseconds timeout) {
  Trial trial;
  if (ended()) return trial;
  trial.expected = Solve(cases);
  absl::StatusOr<ChildRun> run =
      RunChild(command_, ContestInput(cases),
               {timeout, MostOutput(cases.size()), stop_descriptor_});
  if (!run.ok()) {
    status_ = run.status();
    return trial;
  }
  trial.run = *std::move(run);
  if (trial.run.end == ChildRun::End::kStopped) {
    stopped_ = true;
    return trial;
  }
  ++runs_;
  cases_ += static_cast<int64_t>(cases.size());
  trial.verdict = Judge(trial.run, trial.expected);
  if (trial.run.end == ChildRun::End::kExited) {
    Learn(cases.size(), trial.run.time);
  }
  return trial;
}

void Suspect::Learn(size_t cases, nanoseconds time) {
  start_time_ = std::min(start_time_, time);
  if (cases < most_cases_) return;
  most_cases_ = cases;
  case_time_ = (time - start_time_) / static_cast<int64_t>(cases);
}

nanoseconds Suspect::ExpectedTime(size_t cases) const {
  if (most_cases_ == 0) return timeout_ / 10;
  return start_time_ + case_time_ * static_cast<int64_t>(cases);
}

}  // namespace tablepick
