// Random deals worth a look.

#ifndef TABLEPICK_TOOLS_EXPLORE_INTERESTING_DEAL_H_
#define TABLEPICK_TOOLS_EXPLORE_INTERESTING_DEAL_H_

#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/random.h"

namespace tablepick::explore {

// A random deal of that shape in which the first pick matters, each as likely;
// any deal if a hundred in a row are not so.
// REQUIRES: CheckShape(rules, shape) is OK.
Deal InterestingDeal(const Rules& rules, Shape shape, Random& random);

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_INTERESTING_DEAL_H_
