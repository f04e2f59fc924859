// A fault in a text that was read, and the place where it is.

#ifndef TABLEPICK_TOOLS_FAULT_H_
#define TABLEPICK_TOOLS_FAULT_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"

namespace tablepick {

// Line and column from 1; columns count characters (UTF-8), not bytes.
struct Place {
  int64_t line = 1;
  int64_t column = 1;

  friend bool operator==(Place, Place) = default;
};

struct Fault {
  Place place;
  std::string message;
  // What messages show: part of the line, printable, and a caret under the
  // place, "  1S 2H\n  ^". Empty if there is no text to show.
  std::string excerpt;
};

// Says "tablepick: FILE:LINE:COLUMN: MESSAGE" and the excerpt.
void Complain(absl::string_view file, const Fault& fault);

// The excerpt around byte `at` of `line`, a line without its end or the part of
// one that is at hand; `cut_front` and `cut_back` tell whether there is more of
// the line on either side. Of long lines, no more than fits a terminal.
std::string Excerpt(absl::string_view line, size_t at, bool cut_front = false,
                    bool cut_back = false);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_FAULT_H_
