// All classes of hands of a rule set.

#ifndef TABLEPICK_EVAL_CLASSES_H_
#define TABLEPICK_EVAL_CLASSES_H_

#include <vector>

#include "eval/card.h"
#include "eval/rules.h"

namespace tablepick {

struct HandClass {
  HandValue value = 0;
  int hands = 0;    // how many hands of the deck are in it
  CardSet example;  // one of them
};

// The classes of `rules`, best first. Goes through every hand of the deck,
// which takes some 30 ms for five cards out of 52.
std::vector<HandClass> ListClasses(const Rules& rules);

}  // namespace tablepick

#endif  // TABLEPICK_EVAL_CLASSES_H_
