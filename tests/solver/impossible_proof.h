// Proofs that steps can never be decisive: all deals in which they are taken,
// one by one.

#ifndef TABLEPICK_TESTS_SOLVER_IMPOSSIBLE_PROOF_H_
#define TABLEPICK_TESTS_SOLVER_IMPOSSIBLE_PROOF_H_

#include <cstdint>

#include "absl/strings/string_view.h"
#include "eval/hand_kind.h"
#include "solver/impossible_steps.h"

namespace tablepick {

// The hands that meet in a step. Ten cards are in a deal of the contest
// problem, and both hands of a split use up all of them, so that ten cards that
// can be cut into two such hands are all there is to look at.
struct MeetingHands {
  HandKind better;
  HandKind worse;
  // Both of one kind: only where the rank held more often, which decides, is
  // higher and the other one, the pair's, is lower.
  bool in_conflict = false;
};

struct Exhausted {
  int64_t card_sets = 0;  // of ten cards, up to renaming suits
  int64_t deals = 0;      // in which the step is taken in some split
  int64_t decisive = 0;   // of those where a bend changes the value
};

// Goes through the deals in which such hands meet; of the ways to choose the
// ranks of the ten cards, only one in `sample`.
// REQUIRES: both kinds are of those that the ranks alone make: pairs, two pair,
// three or four of a kind, full houses.
Exhausted ExhaustDeals(const MeetingHands& hands, int sample);

// The same for one of ImpossibleSteps() that is taken in some deals.
Exhausted ExhaustStep(absl::string_view name, int sample);

}  // namespace tablepick

#endif  // TABLEPICK_TESTS_SOLVER_IMPOSSIBLE_PROOF_H_
