// Reads deals in the layout that contest files usually have, many at a time.

#ifndef TABLEPICK_TOOLS_USUAL_LAYOUT_H_
#define TABLEPICK_TOOLS_USUAL_LAYOUT_H_

#include <cstddef>

#include "absl/strings/string_view.h"
#include "solver/deal_batch.h"

namespace tablepick {

// How many bytes, and lines, a deal takes: "RS RS\nRS RS\nRS RS RS RS RS RS\n",
// a rank (`2` to `9` or one of TJQKA) and a suit (one of CDHS) each, letters in
// either case.
inline constexpr size_t kUsualDealSize = 30;
inline constexpr int kUsualDealLines = 3;

// Appends to `batch` the deals at the start of `text` that have this layout and
// no card twice, at most `most` and as many as there is room for. Returns how
// many; what stands behind them is anything else, or part of a deal.
size_t ReadUsualLayout(absl::string_view text, size_t most, DealBatch* batch);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_USUAL_LAYOUT_H_
