#include "tools/fault.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "tools/console.h"

namespace tablepick {
namespace {

bool Continues(char c) {
  return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

}  // namespace

void Complain(absl::string_view file, const Fault& fault) {
  std::string text =
      absl::StrCat(Printable(file), ":", fault.place.line, ":",
                   fault.place.column, ": ", fault.message, "\n");
  if (!fault.excerpt.empty()) absl::StrAppend(&text, fault.excerpt, "\n");
  Complain(absl::string_view(text));
}

std::string Excerpt(absl::string_view line, size_t at, bool cut_front,
                    bool cut_back) {
  constexpr size_t kBefore = 40;
  constexpr size_t kBehind = 32;
  at = std::min(at, line.size());

  size_t begin = at > kBefore ? at - kBefore : 0;
  while (begin < at && begin > 0 && Continues(line[begin])) ++begin;
  size_t end = std::min(line.size(), at + kBehind);
  while (end < line.size() && end > at && Continues(line[end])) --end;
  if (begin > 0) cut_front = true;
  if (end < line.size()) cut_back = true;

  // The carriage return of a CRLF is no news.
  absl::string_view behind = line.substr(at, end - at);
  if (!cut_back && !behind.empty() && behind.back() == '\r') {
    behind.remove_suffix(1);
  }
  // A tab shows as one blank, lest the caret be off.
  const auto with_blanks = [](absl::string_view text) {
    std::string blank(text);
    std::replace(blank.begin(), blank.end(), '\t', ' ');
    return blank;
  };
  const std::string front =
      Printable(with_blanks(line.substr(begin, at - begin)));
  const std::string text =
      absl::StrCat("  ", cut_front ? "…" : "", front,
                   Printable(with_blanks(behind)), cut_back ? "…" : "");
  const size_t caret = 2 + (cut_front ? 1 : 0) + Columns(front);
  return absl::StrCat(text, "\n", std::string(caret, ' '), "^");
}

}  // namespace tablepick
