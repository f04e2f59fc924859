// Deals to test with, of every shape.

#ifndef TABLEPICK_TESTS_SOLVER_RANDOM_DEALS_H_
#define TABLEPICK_TESTS_SOLVER_RANDOM_DEALS_H_

#include <vector>

#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/random_deal.h"

namespace tablepick {

// All shapes that can be played under `rules`, by hole cards and table.
inline std::vector<Shape> AllShapes(const Rules& rules) {
  std::vector<Shape> shapes;
  for (int hole = 0; hole <= rules.hand_size(); ++hole) {
    for (int table = 0; table <= kMaxTable; ++table) {
      const Shape shape = {hole, table};
      if (CheckShape(rules, shape).ok()) shapes.push_back(shape);
    }
  }
  return shapes;
}

// Two deals of three are of few ranks, so that hands tie and cards are
// interchangeable more often than in deals drawn from a whole deck.
inline Deal RandomDeal(const Rules& rules, Shape shape, Random& random) {
  const RandomDealer dealer(rules, shape);
  return random.OneIn(3) ? dealer.Uniform(random) : dealer.FewRanks(random);
}

}  // namespace tablepick

#endif  // TABLEPICK_TESTS_SOLVER_RANDOM_DEALS_H_
