// Making picks, the user's and the engine's, and telling of them.

#ifndef TABLEPICK_TOOLS_EXPLORE_PICKS_H_
#define TABLEPICK_TOOLS_EXPLORE_PICKS_H_

#include <string>

#include "absl/strings/string_view.h"
#include "solver/deal.h"
#include "solver/outcome.h"
#include "tools/explore/desk.h"

namespace tablepick::explore {

// Who takes a card.
enum class Picker : uint8_t { kUser, kEngine };

// Makes a pick and tells of it: "Alice takes 9h.", and, unless values are
// hidden, that it was a blunder. REQUIRES: it can be made.
std::string MakePick(Desk& desk, int index, Picker picker);

// Makes picks for as long as they are the engine's, and tells of them. Empty if
// there are none.
std::string LetEnginePick(Desk& desk);

// "Alice wins" or "it is a draw".
std::string WhoWins(Outcome outcome);

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_PICKS_H_
