#include "tools/solved_cases.h"

namespace tablepick {
namespace {

// Deals read at once. The batch solver takes a piece of text that ContestReader
// reads at once.
constexpr size_t kBatch = 9216;
constexpr size_t kFew = 512;

}  // namespace

SolvedCases::SolvedCases(Input* input, const Rules& rules, Shape shape)
    : rules_(rules), reader_(input, rules, shape) {
  if (BatchSolver::Takes(rules, shape)) {
    batch_solver_.emplace(rules);
    batch_.emplace(kBatch);
  } else {
    solver_.emplace(rules);
  }
}

bool SolvedCases::Read() {
  return batch_.has_value() ? reader_.NextSome(&*batch_)
                            : reader_.NextSome(kFew, &deals_);
}

bool SolvedCases::Fill() {
  before_ = reader_.cases();
  at_ = 0;
  outcomes_.clear();
  if (!Read()) return false;
  if (batch_.has_value()) {
    outcomes_.resize(batch_->size());
    batch_solver_->Solve(*batch_, absl::MakeSpan(outcomes_));
  } else {
    for (const Deal& deal : deals_) outcomes_.push_back(solver_->Value(deal));
  }
  return true;
}

int64_t SolvedCases::SkipToEnd() {
  while (Read()) {
  }
  return reader_.cases();
}

}  // namespace tablepick
