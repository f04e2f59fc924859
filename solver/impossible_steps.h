// Steps that no deal of the contest problem can try.

#ifndef TABLEPICK_SOLVER_IMPOSSIBLE_STEPS_H_
#define TABLEPICK_SOLVER_IMPOSSIBLE_STEPS_H_

#include <cstdint>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace tablepick {

struct ImpossibleStep {
  absl::string_view name;  // Step::name
  // In how many deals, up to renaming suits, the step is taken. In none of them
  // is it decisive: they have all been tried, by tests/solver/prove_impossible.
  // 0 if the step is never taken, since each of the hands would have to hold
  // three cards of one rank.
  int64_t deals;
};

// The steps of poker that are never decisive where each player has two hole
// cards and the table six cards.
absl::Span<const ImpossibleStep> ImpossibleSteps();

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_IMPOSSIBLE_STEPS_H_
