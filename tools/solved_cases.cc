#include "tools/solved_cases.h"

namespace tablepick {

bool SolvedCases::Fill() {
  before_ += static_cast<int64_t>(outcomes_.size());
  outcomes_.clear();
  at_ = 0;
  if (ended_) return false;
  size_t count = 0;
  while (count < kBatch && reader_.Next(&deals_[count])) ++count;
  ended_ = count < kBatch;
  for (size_t i = 0; i < count; ++i) {
    outcomes_.push_back(solver_.Value(deals_[i]));
  }
  return count > 0;
}

bool SolvedCases::Next() {
  if (at_ + 1 < outcomes_.size()) {
    ++at_;
    return true;
  }
  return Fill();
}

int64_t SolvedCases::SkipToEnd() {
  if (!ended_) {
    while (reader_.Next(&deals_[0])) {
    }
    ended_ = true;
  }
  return reader_.cases();
}

}  // namespace tablepick
