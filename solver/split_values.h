// The hands that the splits of a deal give: where cards become numbers, and
// the only place where comparison and search meet.

#ifndef TABLEPICK_SOLVER_SPLIT_VALUES_H_
#define TABLEPICK_SOLVER_SPLIT_VALUES_H_

#include <array>
#include <vector>

#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/outcome.h"
#include "solver/state.h"

namespace tablepick {

// Hand values of both players by the mask of table cards they took, each
// worked out when it is first asked for.
class SplitValues {
 public:
  explicit SplitValues(const Rules& rules) : rules_(&rules) {}

  const Rules& rules() const { return *rules_; }

  // Turns to another deal. REQUIRES: it was made under these rules.
  void Reset(const Deal& deal);

  // The value of `player`'s hand with the table cards `taken`.
  // REQUIRES: that makes a whole hand.
  HandValue Value(Player player, TableMask taken) {
    HandValue& value = values_[static_cast<size_t>(player)][taken];
    if (value == 0) value = rules_->Value(deal_.Hand(player, taken));
    return value;
  }

  // Who wins where Alice took `alice` and Bob `bob`.
  Outcome Compare(TableMask alice, TableMask bob) {
    const HandValue a = Value(Player::kAlice, alice);
    const HandValue b = Value(Player::kBob, bob);
    return static_cast<Outcome>((a > b) - (a < b));
  }

 private:
  const Rules* rules_;
  Deal deal_;
  // By player and mask; 0 stands for a value that is not known yet.
  std::array<std::vector<HandValue>, 2> values_;
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_SPLIT_VALUES_H_
