// Solves a contest input on many cores, in constant memory.

#ifndef TABLEPICK_TOOLS_SOLVE_INPUT_H_
#define TABLEPICK_TOOLS_SOLVE_INPUT_H_

#include "tools/exit_status.h"
#include "tools/input.h"
#include "tools/options.h"

namespace tablepick {

// Solves all deals of `input` until its end, a fault, or a failure, and prints
// their outcomes as they are known. Says what went wrong, and returns what the
// command ends with.
ExitStatus SolveInput(Input* input, const Game& game, Format format, int jobs);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_SOLVE_INPUT_H_
