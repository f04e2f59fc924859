// Text for a terminal, or for none: how wide it may be, and in which colours.

#ifndef TABLEPICK_TOOLS_EXPLORE_VIEW_H_
#define TABLEPICK_TOOLS_EXPLORE_VIEW_H_

#include <cstddef>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "solver/outcome.h"

namespace tablepick::explore {

// Below this width, labels have lines of their own.
inline constexpr size_t kNarrow = 40;

// What the text is to be shown on.
struct View {
  size_t width = 80;
  size_t height = 24;
  bool colour = false;

  // `text` in the colour of `outcome`: blue for Alice, vermilion for Bob, grey
  // for a draw, which people of any colour vision tell apart. As it is without
  // colour.
  std::string Paint(Outcome outcome, absl::string_view text) const;
  // `text` in bold.
  std::string Strong(absl::string_view text) const;
};

// "A", "B" or "D": the mark of an outcome, for eyes that see no colour.
constexpr absl::string_view OutcomeLetter(Outcome outcome) {
  return OutcomeName(outcome).substr(0, 1);
}

// How many columns `text`, one line, takes up, colours aside.
size_t ShownWidth(absl::string_view text);

// `text` broken at blanks into lines of at most `width` columns, where the
// words allow it. The first line goes on in column `column`, all others are
// indented by `indent`. Line ends in `text` stay, and blanks at the start of
// its lines. No line end is added after the last.
std::string WrapLines(absl::string_view text, size_t width, size_t indent = 0,
                      size_t column = 0);

// Where the items of the rows below begin.
size_t LabelWidth(size_t width);

// `items` in lines after a label: "  LABEL     item item", the lines below
// aligned with the first item. Below kNarrow, the label stands on a line of its
// own. All lines end.
std::string LabelledRow(absl::string_view label,
                        const std::vector<std::string>& items, size_t width);

// Two lines for each run of columns that fits into `width`: what stands in the
// upper row, and below each the lower. Labels as in LabelledRow.
// REQUIRES: as many of the one as of the other.
std::string LabelledColumns(absl::string_view upper_label,
                            const std::vector<std::string>& upper,
                            absl::string_view lower_label,
                            const std::vector<std::string>& lower,
                            size_t width);

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_VIEW_H_
