// Proofs in words.

#ifndef TABLEPICK_TOOLS_PROOF_TEXT_H_
#define TABLEPICK_TOOLS_PROOF_TEXT_H_

#include <cstddef>
#include <string>

#include "eval/rules.h"
#include "solver/proof.h"
#include "tools/wrap.h"

namespace tablepick {

// The whole proof as a tree in words, in lines of at most `width` columns, but
// where it is very deep:
//
//   Alice wins.
//   Alice takes 9h.
//     If Bob takes 9d, she takes 4c: at the closest, Alice's full house, nines
//       over fours, beats Bob's two pair, kings and fours, ace kicker.
//     If Bob takes 4c or 4d, ...
//
// "At the closest" are the hands of the ending that is the worst for whose
// strategy it is, with the best hand that the opponent can have in it, and the
// worst that can beat it, or equal it. REQUIRES: the proof is right.
std::string ProofInWords(const Rules& rules, const Proof& proof,
                         size_t width = kTextWidth);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_PROOF_TEXT_H_
