// Text broken into lines.

#ifndef TABLEPICK_TOOLS_WRAP_H_
#define TABLEPICK_TOOLS_WRAP_H_

#include <cstddef>
#include <string>

#include "absl/strings/string_view.h"

namespace tablepick {

// How wide text for people is.
inline constexpr size_t kTextWidth = 80;

// The words of `text`, broken into lines of at most `width` columns, each ended
// by a line end; a longer word has a line of its own. All lines start with
// `indent` blanks, and those after the first with `hanging` more.
std::string Wrap(absl::string_view text, size_t width = kTextWidth,
                 size_t indent = 0, size_t hanging = 0);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_WRAP_H_
