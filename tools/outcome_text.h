// Outcomes as `solve` prints them.

#ifndef TABLEPICK_TOOLS_OUTCOME_TEXT_H_
#define TABLEPICK_TOOLS_OUTCOME_TEXT_H_

#include <string>

#include "absl/types/span.h"
#include "solver/outcome.h"

namespace tablepick {

// Puts the names of the outcomes into `text`, a line each, instead of what it
// holds.
void WriteOutcomes(absl::Span<const Outcome> outcomes, std::string* text);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_OUTCOME_TEXT_H_
