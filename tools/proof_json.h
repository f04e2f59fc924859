// Proofs as JSON: one value, written on one line and read in any layout.
//
//   {"rules": "poker", "position": DEAL, "outcome": "Alice"|"Draw"|"Bob",
//    "strategies": [{"player": "Alice"|"Bob", "start": NODE}, ...]}
//
// A NODE is one of
//   {"take": CARD, "then": NODE}
//   {"replies": [{"cards": [CARD, ...], "then": NODE}, ...]}
//   {"hands": {"Alice": HAND, "Bob": HAND}}
//
// for the three kinds of ProofNode, whose comment says what they mean. DEAL is
// deal notation, CARD a card and HAND the cards of a hand without blanks. Other
// members are not looked at.
//
// This is linked with the verifier, not with anything that searches.

#ifndef TABLEPICK_TOOLS_PROOF_JSON_H_
#define TABLEPICK_TOOLS_PROOF_JSON_H_

#include <cstddef>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "eval/rules.h"
#include "solver/proof.h"

namespace tablepick {

struct RuledProof {
  const Rules* rules;
  Proof proof;
};

// The line, with its end.
std::string FormatProof(const Rules& rules, const Proof& proof);

// Reads a proof. On an error the status says to a user what is wrong, and in
// which value; where the text is no JSON at all, `fault` is set to the byte at
// which that shows.
absl::StatusOr<RuledProof> ParseProof(absl::string_view text,
                                      std::optional<size_t>* fault);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_PROOF_JSON_H_
