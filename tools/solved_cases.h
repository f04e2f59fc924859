// The cases of a contest input file, each with its outcome.

#ifndef TABLEPICK_TOOLS_SOLVED_CASES_H_
#define TABLEPICK_TOOLS_SOLVED_CASES_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/outcome.h"
#include "solver/solver.h"
#include "tools/contest_reader.h"
#include "tools/fault.h"
#include "tools/input.h"

namespace tablepick {

// Reads and solves cases many at a time, in constant memory.
class SolvedCases {
 public:
  // Reads deals of `shape`, which CheckShape has passed. Both must outlive it.
  SolvedCases(Input* input, const Rules& rules, Shape shape)
      : reader_(input, rules, shape), solver_(rules), deals_(kBatch) {}

  // Goes to the next case, the first one at first. Returns false at the end of
  // the input and at a fault; then fault() and status() tell which. Not to be
  // called again after that.
  bool Next();

  // Of the case that Next() went to: its number, counted from 1, the deal and
  // who wins it.
  int64_t number() const { return before_ + static_cast<int64_t>(at_) + 1; }
  const Deal& deal() const { return deals_[at_]; }
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
  static constexpr size_t kBatch = 1024;

  bool Fill();

  ContestReader reader_;
  Solver solver_;
  std::vector<Deal> deals_;  // kBatch of them
  std::vector<Outcome> outcomes_;
  size_t at_ = 0;
  int64_t before_ = 0;  // cases before those in deals_
  bool ended_ = false;
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_SOLVED_CASES_H_
