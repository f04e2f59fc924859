// Makes inputs smaller and plainer that still show a fault of a program.

#ifndef TABLEPICK_TOOLS_SHRINK_H_
#define TABLEPICK_TOOLS_SHRINK_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/types/span.h"
#include "solver/deal.h"

namespace tablepick {

// What the shrinking asks about the program. Each call may cost a run of it.
struct FaultQuestions {
  // Whether an input of these cases shows the fault: if so, the index of the
  // first case that seems to be at fault, or the number of cases if there is no
  // telling.
  absl::FunctionRef<std::optional<size_t>(absl::Span<const Deal> cases)> shows;
  // Whether to give up, and to be content with what has been reached.
  absl::FunctionRef<bool()> give_up;
};

// The fewest cases found that show the fault. They come from `cases`, which
// show it, in the same order, or are the same case again and again, if the
// fault is with the number of cases. `suspect` is what shows(cases) returned.
std::vector<Deal> FewestCases(std::vector<Deal> cases, size_t suspect,
                              const FaultQuestions& questions);

// Whether all cases, of which there are some, are the same.
bool AllTheSame(absl::Span<const Deal> cases);

// Puts plainer deals in the place of `cases`, which show the fault, so that
// they still do. Where all cases are the same they stay so.
std::vector<Deal> PlainerCases(std::vector<Deal> cases,
                               const FaultQuestions& questions);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_SHRINK_H_
