// The word a user may have meant.

#ifndef TABLEPICK_TOOLS_NEAREST_H_
#define TABLEPICK_TOOLS_NEAREST_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace tablepick {

// The one of `words` that differs least from `word`: by the fewest letters
// left out, put in, changed or swapped with their neighbour, upper and lower
// case alike. Empty if all differ in more than a third of their letters.
absl::string_view Nearest(absl::string_view word,
                          absl::Span<const absl::string_view> words);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_NEAREST_H_
