#include "tools/console.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace tablepick {
namespace {

// The length of the UTF-8 character that `text` starts with; 0 if it is none,
// or a control character.
size_t PrintableLength(absl::string_view text) {
  const auto byte = [&](size_t i) -> unsigned {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
  };
  const auto continues = [&](size_t i) { return (byte(i) & 0xc0) == 0x80; };
  const unsigned first = byte(0);
  if (first < 0x80) return first >= 0x20 && first != 0x7f ? 1 : 0;
  if (first < 0xc2) return 0;
  if (first < 0xe0) {
    // U+0080 to U+009F are control characters, and U+00A0 is a blank.
    const bool hidden = first == 0xc2 && byte(1) <= 0xa0;
    return continues(1) && !hidden ? 2 : 0;
  }
  if (first < 0xf0) {
    const bool valid = continues(1) && continues(2) &&
                       !(first == 0xe0 && byte(1) < 0xa0) &&
                       !(first == 0xed && byte(1) >= 0xa0);
    // These are blanks, do not show, or turn the direction of the line.
    const unsigned point =
        (first & 15) << 12 | (byte(1) & 63) << 6 | (byte(2) & 63);
    const bool hidden = (point >= 0x2000 && point <= 0x200f) ||
                        (point >= 0x2028 && point <= 0x202f) ||
                        point == 0x1680 || point == 0x205f || point == 0x3000 ||
                        point == 0xfeff;
    return valid && !hidden ? 3 : 0;
  }
  const bool valid = first <= 0xf4 && continues(1) && continues(2) &&
                     continues(3) && !(first == 0xf0 && byte(1) < 0x90) &&
                     !(first == 0xf4 && byte(1) >= 0x90);
  return valid ? 4 : 0;
}

void WriteToStderr(absl::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
    if (written <= 0) return;
    text.remove_prefix(static_cast<size_t>(written));
  }
}

}  // namespace

void Complain(absl::string_view message) {
  Say(absl::StrCat("tablepick: ", message));
}

void Say(absl::string_view text) {
  const bool ended = !text.empty() && text.back() == '\n';
  WriteToStderr(absl::StrCat(text, ended ? "" : "\n"));
}

std::string Quoted(absl::string_view text) {
  constexpr size_t kLongest = 60;
  if (text.size() <= kLongest) return absl::StrCat("'", Printable(text), "'");
  return absl::StrCat("'", Printable(text.substr(0, kLongest / 2)), "…'");
}

std::string Printable(absl::string_view text) {
  std::string printable;
  while (!text.empty()) {
    size_t length = PrintableLength(text);
    if (length > 0) {
      absl::StrAppend(&printable, text.substr(0, length));
    } else {
      length = 1;
      absl::StrAppendFormat(&printable, "\\x%02x",
                            static_cast<unsigned char>(text[0]));
    }
    text.remove_prefix(length);
  }
  return printable;
}

size_t Columns(absl::string_view text) {
  size_t columns = 0;
  while (!text.empty()) {
    const size_t length = std::max<size_t>(PrintableLength(text), 1);
    // A variation selector goes with the character before it.
    const bool joins = text.substr(0, 2) == "\xef\xb8" && length == 3 &&
                       static_cast<unsigned char>(text[2]) <= 0x8f;
    columns += joins ? 0 : 1;
    text.remove_prefix(length);
  }
  return columns;
}

bool StderrIsTerminal() {
  const char* term = std::getenv("TERM");
  return isatty(STDERR_FILENO) != 0 && term != nullptr &&
         absl::string_view(term) != "dumb";
}

std::string Number(int64_t number) {
  std::string digits = absl::StrCat(number);
  for (size_t at = digits.size(); at > 3;) {
    at -= 3;
    digits.insert(at, 1, ',');
  }
  return digits;
}

std::string Count(int64_t number, absl::string_view noun) {
  return absl::StrCat(Number(number), " ", noun, number == 1 ? "" : "s");
}

}  // namespace tablepick
