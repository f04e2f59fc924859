// Checks proofs by the rules of the game and the comparison of hands alone:
// nothing here, or in what it is linked with, searches.

#ifndef TABLEPICK_SOLVER_VERIFY_H_
#define TABLEPICK_SOLVER_VERIFY_H_

#include <cstdint>

#include "absl/status/status.h"
#include "eval/rules.h"
#include "solver/proof.h"

namespace tablepick {

// How much a proof says, and how much it stands for.
struct ProofSize {
  int64_t steps = 0;    // cards taken and branches of replies
  int64_t endings = 0;  // final hands compared; some more than once
};

// OK if `proof` proves its outcome, with its size in `size` unless that is
// null. Else names, to a user, the first step that does not hold, in the order
// in which the proof is written: "Alice's strategy, after 9h 8c (told as 9d):
// nothing is said of 4c". REQUIRES: the deal was made under `rules`.
absl::Status VerifyProof(const Rules& rules, const Proof& proof,
                         ProofSize* size = nullptr);

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_VERIFY_H_
