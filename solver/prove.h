// Finds the strategies of proofs.

#ifndef TABLEPICK_SOLVER_PROVE_H_
#define TABLEPICK_SOLVER_PROVE_H_

#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/proof.h"

namespace tablepick {

// A proof of the value of `position`, which VerifyProof accepts. Its strategies
// are the shallowest there are: none settles the game in fewer picks against
// best resistance. Of those they are the ones of the fewest branches where no
// more than six cards are left on the table; where there are more they are
// small, but smaller ones may have been overlooked. Six cards take less than a
// millisecond, twelve of which ten are picked may take a second.
// REQUIRES: the deal was made under `rules`.
Proof Prove(const Rules& rules, const Position& position);

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_PROVE_H_
