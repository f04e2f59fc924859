// Which words can go on a line that is being typed.

#ifndef TABLEPICK_TOOLS_EXPLORE_COMPLETION_H_
#define TABLEPICK_TOOLS_EXPLORE_COMPLETION_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "eval/rules.h"
#include "solver/deal.h"

namespace tablepick::explore {

// The word that the cursor at the end of `line` stands in or behind; empty
// after a blank.
absl::string_view WordAtEnd(absl::string_view line);

// The words that begin with WordAtEnd(line), upper and lower case alike, and
// make sense there; sorted. Folders end in a slash.
std::vector<std::string> CompletionsOf(absl::string_view line,
                                       const Position& position,
                                       const Rules& rules);

// What all `words` begin with, upper and lower case alike.
std::string CommonStart(const std::vector<std::string>& words);

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_COMPLETION_H_
