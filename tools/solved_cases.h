// The cases of a contest input file, each with its outcome.

#ifndef TABLEPICK_TOOLS_SOLVED_CASES_H_
#define TABLEPICK_TOOLS_SOLVED_CASES_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "eval/rules.h"
#include "solver/batch_solver.h"
#include "solver/deal.h"
#include "solver/deal_batch.h"
#include "solver/outcome.h"
#include "solver/solver.h"
#include "tools/contest_reader.h"
#include "tools/fault.h"
#include "tools/input.h"

namespace tablepick {

// Reads and solves cases many at a time, in constant memory; with the batch
// solver, where it takes the game.
class SolvedCases {
 public:
  // Reads deals of `shape`, which CheckShape has passed. Both must outlive it.
  SolvedCases(Input* input, const Rules& rules, Shape shape);

  // Goes to the next case, the first one at first. Returns false at the end of
  // the input and at a fault; then fault() and status() tell which. Not to be
  // called again after that.
  bool Next() {
    ++at_;
    return at_ < outcomes_.size() || Fill();
  }

  // Of the case that Next() went to: its number, counted from 1, the deal and
  // who wins it.
  int64_t number() const { return before_ + static_cast<int64_t>(at_) + 1; }
  Deal deal() const {
    return batch_.has_value() ? batch_->deal(rules_, at_) : deals_[at_];
  }
  Outcome outcome() const { return outcomes_[at_]; }

  // Reads to the end without solving, for faults. Returns how many cases there
  // are in all.
  int64_t SkipToEnd();

  // What is wrong with the text, if anything is.
  const std::optional<Fault>& fault() const { return reader_.fault(); }
  // Whether reading itself failed.
  const absl::Status& status() const { return reader_.status(); }
  bool ok() const { return status().ok() && !fault().has_value(); }
  const std::string& name() const { return reader_.name(); }

 private:
  bool Read();
  bool Fill();

  const Rules& rules_;
  ContestReader reader_;
  // Either the first two are used or the others.
  std::optional<BatchSolver> batch_solver_;
  std::optional<DealBatch> batch_;
  std::optional<Solver> solver_;
  std::vector<Deal> deals_;

  std::vector<Outcome> outcomes_;
  size_t at_ = 0;
  int64_t before_ = 0;  // cases before those at hand
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_SOLVED_CASES_H_
