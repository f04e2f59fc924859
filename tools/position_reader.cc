#include "tools/position_reader.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "solver/notation.h"
#include "tools/rules_names.h"

namespace tablepick {

PositionReader::PositionReader(Input* input, const Rules& rules,
                               const absl::FunctionRef<void()>* before_wait)
    : bytes_(input, before_wait), rules_(&rules) {
  bytes_.SkipByteOrderMark();
}

bool PositionReader::Next(FiledPosition* filed) {
  while (ReadLine()) {
    const absl::string_view line = line_;
    if (absl::StartsWith(line, kRulesComment)) {
      if (!ReadRules()) return false;
      continue;
    }
    const absl::string_view notation =
        absl::StripTrailingAsciiWhitespace(line.substr(0, line.find('#')));
    if (notation.empty()) continue;
    size_t fault = 0;
    const absl::StatusOr<Position> position =
        ParsePosition(*rules_, notation, &fault);
    if (!position.ok()) return Refuse(fault, position.status().message());
    filed->rules = rules_;
    filed->position = *position;
    ++positions_;
    return true;
  }
  return false;
}

bool PositionReader::ReadLine() {
  line_.clear();
  ++line_number_;
  int c = bytes_.Peek();
  if (c < 0) return false;
  for (; c >= 0 && c != '\n'; c = bytes_.Peek()) {
    if (line_.size() == kLongestLine) {
      return Refuse(
          line_.size(),
          absl::StrCat("this line has more than ", kLongestLine, " bytes"),
          /*cut=*/true);
    }
    line_.push_back(static_cast<char>(c));
    bytes_.Advance();
  }
  if (c == '\n') bytes_.Advance();
  // A failure within a line is none of the line.
  return bytes_.status().ok();
}

bool PositionReader::ReadRules() {
  const absl::string_view name = absl::StripAsciiWhitespace(
      absl::string_view(line_).substr(kRulesComment.size()));
  rules_ = FindRules(name);
  if (rules_ != nullptr) return true;
  return Refuse(kRulesComment.size(), NoSuchRules(name));
}

bool PositionReader::Refuse(size_t at, absl::string_view message, bool cut) {
  const absl::string_view before = absl::string_view(line_).substr(0, at);
  const auto characters = std::count_if(
      before.begin(), before.end(),
      [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; });
  fault_ = {{line_number_, characters + 1},
            std::string(message.data(), message.size()),
            Excerpt(line_, at, /*cut_front=*/false, /*cut_back=*/cut)};
  return false;
}

}  // namespace tablepick
