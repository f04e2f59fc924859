// How a finished game was won and lost.

#ifndef TABLEPICK_TOOLS_EXPLORE_STORY_H_
#define TABLEPICK_TOOLS_EXPLORE_STORY_H_

#include <optional>
#include <string>

#include "solver/deal.h"
#include "tools/explore/desk.h"

namespace tablepick::explore {

// The number, from 0, of the pick that decided the game: the last blunder.
// Nothing if none was made.
std::optional<size_t> DecisivePick(const Analysis& analysis);

// Where the game of the desk was decided, and what had been better; or that
// nobody made a blunder. REQUIRES, here and below: all picks are made.
std::string TellDecision(Desk& desk);

// Which commands help then.
std::string TellWaysOn(Desk& desk);

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_STORY_H_
