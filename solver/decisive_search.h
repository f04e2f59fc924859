// A search for deals that try every step.

#ifndef TABLEPICK_SOLVER_DECISIVE_SEARCH_H_
#define TABLEPICK_SOLVER_DECISIVE_SEARCH_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/functional/function_ref.h"
#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/decisive.h"
#include "solver/random.h"
#include "solver/random_deal.h"

namespace tablepick {

// Finds deals one after another in which bends are decisive that were in the
// fewest deals so far: first every bend in one deal, then in two, and so on. A
// bend that is not found in some thousand deals drawn for it is set aside, each
// time for longer.
class DecisiveSearch {
 public:
  // REQUIRES: CheckShape(rules, shape) is OK; `rules` outlives the search.
  DecisiveSearch(const Rules& rules, Shape shape);

  // Draws deals until one that `fits` has a bend that is due, and returns it;
  // nothing if about `tries` deals had none. Another call goes on where that
  // one stopped.
  std::optional<Deal> Next(Random& random, int64_t tries,
                           absl::FunctionRef<bool(const Deal&)> fits);

 private:
  // What is known of a bend.
  struct Progress {
    Bend bend;
    int64_t deals = 0;     // that were returned and in which it is decisive
    int64_t vain = 0;      // deals drawn in vain for its step
    int64_t patience = 0;  // rounds that it is set aside for next time
    int64_t due = 0;       // the round from which on it is looked for
    std::optional<Deal> latest = {};  // of those that were returned
  };

  bool IsDue(const Progress& progress) const {
    return progress.deals < round_ && progress.due <= round_;
  }
  // Passes to a bend that is due, and to the next round when none is; sets
  // wanted_.
  void Aim();
  // A deal in which the bend aimed at may be decisive.
  Deal Draw(Random& random) const;
  // Which of progress_ is about `bend`.
  Progress& Of(Bend bend);

  const Rules* rules_;
  RandomDealer dealer_;
  DecisiveFinder finder_;
  std::vector<Progress> progress_;
  std::vector<size_t> first_;  // in progress_, by step
  int64_t round_ = 1;
  size_t aim_ = 0;
  std::vector<bool> wanted_;  // by step, whether a bend of it is due
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_DECISIVE_SEARCH_H_
