// An analysis as JSON, one value a line:
//
//   {"rules": "poker", "position": DEAL, "turn": PLAYER|null,
//    "value": OUTCOME,
//    "picks": [{"card": CARD, "value": OUTCOME, "settles": BOOL,
//               "group": N}, ...],
//    "right_picks": N, "only_pick": BOOL,
//    "played": [{"player": PLAYER, "card": CARD, "before": OUTCOME,
//                "after": OUTCOME, "blunder": BOOL}, ...],
//    "line": [CARD, ...], "settled": N,
//    "hands": {"Alice": {"cards": HAND, "description": TEXT}, "Bob": ...}}
//
// The members are those of Analysis, whose comments say what they mean, always
// all of them and in this order. DEAL is deal notation, PLAYER "Alice" or
// "Bob", OUTCOME "Alice", "Draw" or "Bob", CARD a card, HAND its cards without
// blanks, the highest first. "turn" is null when the game is over.

#ifndef TABLEPICK_TOOLS_ANALYSIS_JSON_H_
#define TABLEPICK_TOOLS_ANALYSIS_JSON_H_

#include <string>

#include "eval/rules.h"
#include "solver/analysis.h"
#include "solver/deal.h"

namespace tablepick {

// Appends the line, with its end, to `json`.
void AppendAnalysisJson(const Rules& rules, const Position& position,
                        const Analysis& analysis, std::string* json);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_ANALYSIS_JSON_H_
