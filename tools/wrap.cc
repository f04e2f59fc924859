#include "tools/wrap.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tools/console.h"

namespace tablepick {

std::string Wrap(absl::string_view text, size_t width, size_t indent,
                 size_t hanging) {
  std::string lines;
  size_t column = 0;  // 0 if the next word starts the text
  for (const absl::string_view word :
       absl::StrSplit(text, absl::ByAnyChar(" \n"), absl::SkipEmpty())) {
    const size_t columns = Columns(word);
    if (column > 0 && column + 1 + columns <= width) {
      absl::StrAppend(&lines, " ", word);
      column += 1 + columns;
      continue;
    }
    const size_t blanks = indent + (column > 0 ? hanging : 0);
    if (column > 0) lines += '\n';
    absl::StrAppend(&lines, std::string(blanks, ' '), word);
    column = blanks + columns;
  }
  if (column > 0) lines += '\n';
  return lines;
}

}  // namespace tablepick
