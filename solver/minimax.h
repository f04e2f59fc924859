// Best play over the splits of a table: a search that never sees a card.
//
// A state is the pair of masks of the table cards that Alice and Bob have
// taken. Picks alternate, Alice first, until `picks` have been made in all;
// then the state is a split, and its outcome is given by the caller.

#ifndef TABLEPICK_SOLVER_MINIMAX_H_
#define TABLEPICK_SOLVER_MINIMAX_H_

#include <cstdint>
#include <vector>

#include "absl/functional/function_ref.h"
#include "solver/outcome.h"
#include "solver/state.h"

namespace tablepick {

// The outcome of the split in which Alice has `alice` and Bob `bob`.
using SplitOutcome = absl::FunctionRef<Outcome(TableMask alice, TableMask bob)>;

// The states of one table, solved as they are asked for and remembered.
class Minimax {
 public:
  Minimax() : Minimax(0, 0) {}
  // A table of `table` cards, 0 to kMaxTable, of which `picks`, at most
  // `table`, are taken.
  Minimax(int table, int picks);

  int table() const { return table_; }
  int picks() const { return picks_; }

  // Forgets the states, to solve other splits of a table of the same shape.
  void Reset();

  // Whose pick it is in `state`. REQUIRES: not Finished(state).
  Player Turn(State state) const;
  // Whether all picks have been made.
  bool Finished(State state) const;

  // The value of `state`: its outcome under best play by both. It asks
  // `split` for no more than it must: the first winning pick settles a state.
  // `split` has to answer alike in all calls since the last Reset().
  // REQUIRES: the masks are disjoint and lie within the table, and Alice has
  // as many cards as Bob or one more, no more than `picks` in all.
  Outcome Value(State state, SplitOutcome split);

  // How many states have been visited since the last Reset(), each counted
  // once. At most 267 on a table of six of which all are picked.
  int64_t visited() const { return visited_; }

 private:
  Outcome Search(TableMask alice, TableMask bob, int left, SplitOutcome split);

  int table_;
  int picks_;
  int64_t visited_ = 0;
  // Value + 2 of the states visited, 0 for the others; by StateIndex.
  std::vector<uint8_t> memo_;
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_MINIMAX_H_
