// Exact values of positions, of any shape and under any rules.

#ifndef TABLEPICK_SOLVER_SOLVER_H_
#define TABLEPICK_SOLVER_SOLVER_H_

#include <cstdint>
#include <vector>

#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/minimax.h"
#include "solver/outcome.h"
#include "solver/split_values.h"

namespace tablepick {

// A table card that can be taken now, and the value of the position after.
struct PickValue {
  int index;
  Outcome value;

  friend bool operator==(PickValue, PickValue) = default;
};

// Solves one deal after another, of one shape or several. What it has found
// out about a deal serves all positions of that deal, as long as no other deal
// comes between. Not for several threads at once.
class Solver {
 public:
  explicit Solver(const Rules& rules) : splits_(rules) {}

  const Rules& rules() const { return splits_.rules(); }

  // The value of a position. REQUIRES, here and below: its deal was made under
  // rules().
  Outcome Value(const Position& position);
  Outcome Value(const Deal& deal) { return Value(Position(deal)); }

  // The legal picks of a position, in table order, each with its value. Empty
  // if all picks are made.
  std::vector<PickValue> PickValues(const Position& position);

  // States visited for the deal asked about last.
  int64_t visited() const { return minimax_.visited(); }

 private:
  void TurnTo(const Deal& deal);
  Outcome ValueOf(State state);

  Deal deal_;
  SplitValues splits_;
  Minimax minimax_;
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_SOLVER_H_
