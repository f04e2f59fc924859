#include "tools/explore/view.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "tools/console.h"

namespace tablepick::explore {
namespace {

// Where the items of labelled rows begin.
constexpr size_t kLabelWidth = 12;
constexpr char kEscape = '\x1b';

// How many bytes of a colour sequence `text` starts with; 0 if with none.
size_t EscapeLength(absl::string_view text) {
  if (text.empty() || text[0] != kEscape) return 0;
  const size_t end = text.find('m');
  return end == absl::string_view::npos ? text.size() : end + 1;
}

std::string Padded(absl::string_view text, size_t width) {
  const size_t shown = ShownWidth(text);
  return absl::StrCat(text,
                      std::string(shown < width ? width - shown : 0, ' '));
}

// "  LABEL", up to where the items begin, or a line of its own.
std::string Label(absl::string_view label, size_t width) {
  if (width >= kNarrow) return Padded(absl::StrCat("  ", label), kLabelWidth);
  return absl::StrCat(label, "\n  ");
}

std::string WithoutTrailingBlanks(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

}  // namespace

std::string View::Paint(Outcome outcome, absl::string_view text) const {
  if (!colour) return absl::StrCat(text);
  // Of the 256 colours, those next to the blue and the vermilion of Okabe and
  // Ito's palette that also show on black, and a middle grey.
  const absl::string_view code = outcome == Outcome::kAlice ? "1;38;5;33"
                                 : outcome == Outcome::kBob ? "1;38;5;202"
                                                            : "1;38;5;245";
  return absl::StrCat("\x1b[", code, "m", text, "\x1b[0m");
}

std::string View::Strong(absl::string_view text) const {
  if (!colour) return absl::StrCat(text);
  return absl::StrCat("\x1b[1m", text, "\x1b[0m");
}

size_t ShownWidth(absl::string_view text) {
  size_t width = 0;
  while (!text.empty()) {
    if (const size_t escape = EscapeLength(text); escape > 0) {
      text.remove_prefix(escape);
      continue;
    }
    const size_t end = std::min(text.find(kEscape), text.size());
    width += Columns(text.substr(0, end));
    text.remove_prefix(end);
  }
  return width;
}

std::string WrapLines(absl::string_view text, size_t width, size_t indent,
                      size_t column) {
  std::string wrapped;
  bool line_start = column <= indent;
  while (!text.empty()) {
    if (text[0] == '\n') {
      wrapped += '\n';
      text.remove_prefix(1);
      column = 0;
      line_start = true;
      continue;
    }
    const size_t word_at = std::min(text.find_first_not_of(' '), text.size());
    const size_t word_end =
        std::min(text.find_first_of(" \n", word_at), text.size());
    const absl::string_view blanks = text.substr(0, word_at);
    const absl::string_view word = text.substr(word_at, word_end - word_at);
    text.remove_prefix(word_end);
    if (word.empty()) continue;
    if (!line_start && column + blanks.size() + ShownWidth(word) > width) {
      absl::StrAppend(&wrapped, "\n", std::string(indent, ' '), word);
      column = indent + ShownWidth(word);
    } else {
      absl::StrAppend(&wrapped, blanks, word);
      column += blanks.size() + ShownWidth(word);
    }
    line_start = false;
  }
  return wrapped;
}

size_t LabelWidth(size_t width) { return width < kNarrow ? 2 : kLabelWidth; }

std::string LabelledRow(absl::string_view label,
                        const std::vector<std::string>& items, size_t width) {
  const size_t indent = LabelWidth(width);
  std::string line = Label(label, width);
  std::string text;
  size_t column = indent;
  for (const std::string& item : items) {
    const size_t item_width = ShownWidth(item);
    if (column > indent && column + item_width > width) {
      absl::StrAppend(&text, WithoutTrailingBlanks(line), "\n");
      line = std::string(indent, ' ');
      column = indent;
    }
    absl::StrAppend(&line, item, "  ");
    column += item_width + 2;
  }
  return absl::StrCat(text, WithoutTrailingBlanks(line), "\n");
}

std::string LabelledColumns(absl::string_view upper_label,
                            const std::vector<std::string>& upper,
                            absl::string_view lower_label,
                            const std::vector<std::string>& lower,
                            size_t width) {
  const size_t indent = LabelWidth(width);
  size_t cell = 0;
  for (const auto* row : {&upper, &lower}) {
    for (const std::string& item : *row) {
      cell = std::max(cell, ShownWidth(item) + 2);
    }
  }
  const size_t room = width + 2 > indent ? width + 2 - indent : 0;
  const size_t run = std::max<size_t>(1, cell > 0 ? room / cell : 1);
  std::string text;
  for (size_t from = 0; from < upper.size(); from += run) {
    const size_t end = std::min(upper.size(), from + run);
    const std::string blank(indent, ' ');
    std::string top = from == 0 ? Label(upper_label, width) : blank;
    // A label on a line of its own would part the rows.
    std::string bottom =
        from == 0 && width >= kNarrow ? Label(lower_label, width) : blank;
    for (size_t i = from; i < end; ++i) {
      absl::StrAppend(&top, Padded(upper[i], cell));
      absl::StrAppend(&bottom, Padded(lower[i], cell));
    }
    absl::StrAppend(&text, WithoutTrailingBlanks(top), "\n",
                    WithoutTrailingBlanks(bottom), "\n");
  }
  return text;
}

}  // namespace tablepick::explore
