// An analysis for people.

#ifndef TABLEPICK_TOOLS_ANALYSIS_TEXT_H_
#define TABLEPICK_TOOLS_ANALYSIS_TEXT_H_

#include <string>

#include "solver/analysis.h"
#include "solver/deal.h"

namespace tablepick {

// The cards, why the position has its value, the picks with their values, what
// was picked so far and what that changed; in lines that fit a terminal.
std::string AnalysisText(Analyzer& analyzer, const Position& position);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_ANALYSIS_TEXT_H_
