// Which steps are decisive in a deal.
//
// A step is decisive in a deal if a program that has it wrong gets the wrong
// value: the outcomes of all splits in whose comparison the step is taken are
// bent, and the search is done anew.

#ifndef TABLEPICK_SOLVER_DECISIVE_H_
#define TABLEPICK_SOLVER_DECISIVE_H_

#include <array>
#include <vector>

#include "absl/types/span.h"
#include "eval/rules.h"
#include "solver/bent_minimax.h"
#include "solver/deal.h"
#include "solver/outcome.h"
#include "solver/steps.h"

namespace tablepick {

// A way to have a step wrong.
struct Bend {
  int step;  // index in Steps::all()
  int way;   // from 0, less than Step::bends()

  friend bool operator==(Bend, Bend) = default;
};

class DecisiveFinder {
 public:
  // REQUIRES: CheckShape(rules, shape) is OK; `rules` outlives the finder.
  DecisiveFinder(const Rules& rules, Shape shape);

  const Steps& steps() const { return steps_; }

  // The bends that change the value of `deal`, each once, by step and way; of
  // the steps that `wanted`, by step, tells, if it is given.
  // REQUIRES: the deal is of these rules and this shape.
  std::vector<Bend> Find(const Deal& deal,
                         const std::vector<bool>* wanted = nullptr);

  // The value of the deal that Find was asked about last.
  Outcome value() const { return value_; }

 private:
  // A split in whose comparison a step is taken.
  struct Taken {
    int step;
    int split;
  };

  void CompareSplits(const Deal& deal, const std::vector<bool>* wanted);
  void TryComparisons(std::vector<Bend>* found);
  void TryPlays(const std::vector<bool>* wanted, std::vector<Bend>* found);
  HandLook Look(CardSet hand);

  Steps steps_;
  BentMinimax minimax_;
  Outcome value_ = Outcome::kDraw;
  // The right outcomes of the splits.
  std::vector<Outcome> right_;
  // By step, then by split.
  std::vector<Taken> taken_;
  std::array<std::vector<HandLook>, 2> looks_;  // by player and mask
  // What Steps::Look has said of hands, by their value; hands that are equal
  // differ in the cards only.
  std::vector<HandLook> known_;
  std::vector<GameOutcomes> outcomes_;
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_DECISIVE_H_
