// The deal notation: one word for a position, safe in a shell and in a URL.
//
//   JcTh/QdQs/2c3d4h5s6c7d:4h7d
//
// Alice's hole cards, Bob's, the table, and after a colon the picks made so
// far, Alice's first. Blanks may stand anywhere between cards and signs on
// input, and cards may be spelled as ScanCard reads them.

#ifndef TABLEPICK_SOLVER_NOTATION_H_
#define TABLEPICK_SOLVER_NOTATION_H_

#include <cstddef>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "eval/rules.h"
#include "solver/deal.h"

namespace tablepick {

// Reads a position. On an error the status says to a user what is wrong, and
// `fault`, unless it is null, is set to the byte of `text` where it is.
absl::StatusOr<Position> ParsePosition(const Rules& rules,
                                       absl::string_view text,
                                       size_t* fault = nullptr);

// Writes `position` in the notation; the colon only if picks were made.
std::string FormatPosition(const Position& position);
inline std::string FormatDeal(const Deal& deal) {
  return FormatPosition(Position(deal));
}

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_NOTATION_H_
