// The deals that `tablepick hack` tries a program on.

#ifndef TABLEPICK_TOOLS_HACK_DEALS_H_
#define TABLEPICK_TOOLS_HACK_DEALS_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "solver/deal.h"
#include "solver/generate.h"
#include "solver/random.h"
#include "solver/random_deal.h"

namespace tablepick {

// An endless sequence of deals of the contest problem. First come those of
// cases/decision/decisive.in, which wrong programs fail on most, in some order;
// then deals of all kinds. Now and then a deal is like the one before, for
// programs that do not forget what they should. The same seed gives the same
// deals everywhere.
class HackDeals {
 public:
  explicit HackDeals(uint64_t seed);

  // The next deal.
  Deal Next();

 private:
  // A deal that has nothing to do with the one before.
  Deal New();
  Deal Any();
  Deal LikeLast();

  Random random_;
  RandomDealer dealer_;
  DealGenerator mixed_;
  std::vector<Deal> suite_;  // what is left of it, the next last
  std::optional<Deal> last_;
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_HACK_DEALS_H_
