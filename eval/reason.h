// Why one hand beats another, in words.

#ifndef TABLEPICK_EVAL_REASON_H_
#define TABLEPICK_EVAL_REASON_H_

#include <string>

#include "eval/card.h"
#include "eval/rules.h"

namespace tablepick {

// The first thing in which the hands differ, as a clause: "flush beats
// straight", "kings beat queens", "the nine kicker beats the eight kicker",
// "seven beats eight at the second card".
// REQUIRES: hands of `rules`, and `better` has the greater value.
std::string WhyBetter(const Rules& rules, CardSet better, CardSet worse);

}  // namespace tablepick

#endif  // TABLEPICK_EVAL_REASON_H_
