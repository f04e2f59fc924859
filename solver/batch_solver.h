// Outcomes of many deals at once: the fast path.
//
// Deals of the standard shape, under any rules of five-card hands, a few
// nanoseconds each. It has nothing in common with the search but the outcomes;
// tests hold it against the minimax.
//
// It works on bits: a vector of 512 bits holds one yes or no of 512 deals, and
// every step of the comparison and of the game is a Boolean operation on such
// vectors, the same for all deals; there are no tables and no branches on
// cards. compare_splits-inl.h tells how the 20 splits are compared, and
// split_game-inl.h how the game is decided by them. The code is compiled for
// each instruction set that Highway knows; the best one is chosen at run time.

#ifndef TABLEPICK_SOLVER_BATCH_SOLVER_H_
#define TABLEPICK_SOLVER_BATCH_SOLVER_H_

#include <cstddef>
#include <vector>

#include "absl/types/span.h"
#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/deal_batch.h"
#include "solver/outcome.h"
#include "solver/split_order.h"

namespace tablepick {

class BatchSolver {
 public:
  // Whether a batch solver takes deals of that shape under these rules.
  static bool Takes(const Rules& rules, Shape shape);

  // REQUIRES: Takes(rules, DealBatch::kShape).
  explicit BatchSolver(const Rules& rules);

  // Puts the value of each deal of `batch`, whose cards are different cards of
  // the deck of the rules, in its place of `outcomes`.
  // REQUIRES: outcomes.size() >= batch.size(). Not for several threads at once.
  void Solve(const DealBatch& batch, absl::Span<Outcome> outcomes);

 private:
  void FindDraws(const DealBatch& batch, absl::Span<Outcome> outcomes);

  SplitOrder order_;
  // Deals that Alice does not win and that may be a draw, gathered to be asked
  // about again, and room for a block of them.
  std::vector<size_t> doubtful_;
  DealBatch again_;
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_BATCH_SOLVER_H_
