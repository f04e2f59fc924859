#include "tools/explore/interesting_deal.h"

#include "solver/random_deal.h"
#include "solver/solver.h"

namespace tablepick::explore {

Deal InterestingDeal(const Rules& rules, Shape shape, Random& random) {
  const RandomDealer dealer(rules, shape);
  Solver solver(rules);
  Deal deal = dealer.Uniform(random);
  for (int tries = 1; tries < 100; ++tries) {
    const Position start(deal);
    const Outcome value = solver.Value(start);
    for (const PickValue& pick : solver.PickValues(start)) {
      if (pick.value != value) return deal;
    }
    deal = dealer.Uniform(random);
  }
  return deal;
}

}  // namespace tablepick::explore
