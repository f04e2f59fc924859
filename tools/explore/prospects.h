// What a player's hand can become.

#ifndef TABLEPICK_TOOLS_EXPLORE_PROSPECTS_H_
#define TABLEPICK_TOOLS_EXPLORE_PROSPECTS_H_

#include <string>

#include "eval/card.h"
#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/outcome.h"

namespace tablepick::explore {

// Final hands a player can still come to, whatever the other one takes.
struct Prospects {
  CardSet best;
  CardSet worst;
};

// The best and the worst of all hands that `player` can have in the end, if the
// opponent leaves him the cards. Of several that are equal, one whose cards
// come first on the table.
Prospects ProspectsOf(const Rules& rules, const Position& position,
                      Player player);

// "Alice holds Jc Th 4h and lacks 2 cards:" and, on lines of their own, the
// best and the worst that this can become; or, after all picks, what the player
// has. Without a line end.
std::string TellHand(const Rules& rules, const Position& position,
                     Player player);

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_PROSPECTS_H_
