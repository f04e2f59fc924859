// The steps of comparisons and their bends, once more and in plain words, to
// check those of solver/ against.

#ifndef TABLEPICK_TESTS_SOLVER_NAIVE_STEPS_H_
#define TABLEPICK_TESTS_SOLVER_NAIVE_STEPS_H_

#include <set>
#include <string>
#include <utility>

#include "solver/deal.h"

namespace tablepick::naive {

// "flush against straight" and the name of the bend, "draw".
using NamedBend = std::pair<std::string, std::string>;

// All bends that change the value of a poker deal of two hole cards each and
// six on the table.
std::set<NamedBend> DecisiveBends(const Deal& deal);

}  // namespace tablepick::naive

#endif  // TABLEPICK_TESTS_SOLVER_NAIVE_STEPS_H_
