#include "tools/explore/words.h"

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"

namespace tablepick::explore {
namespace {

bool IsBlank(char c) {
  return absl::ascii_isspace(static_cast<unsigned char>(c));
}

}  // namespace

Words SplitWords(absl::string_view line) {
  Words result;
  size_t at = 0;
  for (;;) {
    while (at < line.size() && IsBlank(line[at])) ++at;
    if (at == line.size() || line[at] == '#') break;
    Word word{"", at};
    while (at < line.size() && !IsBlank(line[at])) {
      const char c = line[at];
      if (c != '"' && c != '\'') {
        word.text += c;
        ++at;
        continue;
      }
      const size_t close = line.find(c, at + 1);
      if (close == absl::string_view::npos) {
        result.open_quote = at;
        word.text.append(line.data() + at + 1, line.size() - at - 1);
        at = line.size();
        break;
      }
      word.text.append(line.data() + at + 1, close - at - 1);
      at = close + 1;
    }
    result.words.push_back(word);
  }
  result.end = at;
  return result;
}

std::optional<int> ParseNumber(absl::string_view text) {
  constexpr int kMost = 1'000'000;
  int number = 0;
  for (const char c : text) {
    if (!absl::ascii_isdigit(static_cast<unsigned char>(c))) return {};
  }
  if (!absl::SimpleAtoi(text, &number) || number > kMost) return {};
  return number;
}

}  // namespace tablepick::explore
