// The state of the explorer as text.

#ifndef TABLEPICK_TOOLS_EXPLORE_SCREEN_H_
#define TABLEPICK_TOOLS_EXPLORE_SCREEN_H_

#include <string>

#include "tools/explore/desk.h"
#include "tools/explore/view.h"

namespace tablepick::explore {

// Whose turn it is and who wins; the hands; the table, with the outcome of each
// card if it is taken now; the picks so far and what they did to the value.
// After the game, where it was decided. Values are left out if they are hidden
// and the game goes on. All lines end; on 80 columns and more, there are at
// most 18.
std::string ShowState(Desk& desk, const View& view);

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_SCREEN_H_
