// The steps that only poker has: those that programs have wrong on their own.

#ifndef TABLEPICK_SOLVER_POKER_STEPS_H_
#define TABLEPICK_SOLVER_POKER_STEPS_H_

#include <vector>

#include "solver/steps.h"

namespace tablepick {

// Appends them: groups kConflicts, kStraights and kFlushSuits. `rank_names` has
// the names of the ranks that hands of each category are compared by, in order.
void AddPokerSteps(const std::vector<std::vector<std::string>>& rank_names,
                   std::vector<Step>* steps);

// Appends to `list` which of them the comparison of two poker hands takes,
// counted from `first`, the index of the first of them.
void ComparePokerSteps(const HandLook& a, const HandLook& b, int first,
                       StepList* list);

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_POKER_STEPS_H_
