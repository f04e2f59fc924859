// Outcomes in words, and the reasons for them.

#ifndef TABLEPICK_TOOLS_EXPLANATION_H_
#define TABLEPICK_TOOLS_EXPLANATION_H_

#include <string>

#include "absl/types/span.h"
#include "eval/card.h"
#include "eval/rules.h"
#include "solver/analysis.h"
#include "solver/deal.h"

namespace tablepick {

// How final hands compare, as a part of a sentence without its full stop:
// "Alice's full house, nines over fours, beats Bob's two pair, kings and fours,
// ace kicker", the winner first; of a draw, "both have equal hands: two pair,
// kings and fours, ace kicker".
std::string DescribeHands(const Rules& rules, CardSet alice, CardSet bob);

// "9h", "9h or 9d", "9h, 9d or 4c". REQUIRES: there are cards.
std::string CardsOr(absl::Span<const Card> cards);

// Why `position` has its value, for a person, in a few whole sentences of one
// paragraph, without a line end: who wins and with which pick now, or how each
// pick is answered, or for a draw both; then a line of best play and the hands
// that it ends with. Of a finished game, how the hands compare.
// REQUIRES: the deal was made under `rules`.
std::string ExplainOutcome(const Rules& rules, const Position& position);

// The same under the analyzer's rules, which may know the deal already.
std::string ExplainOutcome(Analyzer& analyzer, const Position& position);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_EXPLANATION_H_
