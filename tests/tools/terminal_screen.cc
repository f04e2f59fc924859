#include "tests/tools/terminal_screen.h"

#include <algorithm>
#include <cstdlib>

namespace tablepick {
namespace {

constexpr char kEscape = '\x1b';

// How many bytes the sequence or character at the start of `text` has; 0 if it
// is not all there yet.
size_t UnitLength(absl::string_view text) {
  if (text[0] == kEscape) {
    if (text.size() < 2) return 0;
    if (text[1] == '(') return text.size() < 3 ? 0 : 3;
    if (text[1] != '[') return 2;
    size_t at = 2;
    while (at < text.size() && (text[at] < '@' || text[at] > '~')) ++at;
    return at < text.size() ? at + 1 : 0;
  }
  const auto first = static_cast<unsigned char>(text[0]);
  const size_t length = first < 0xc0   ? 1
                        : first < 0xe0 ? 2
                        : first < 0xf0 ? 3
                                       : 4;
  return text.size() < length ? 0 : length;
}

}  // namespace

void TerminalScreen::Feed(absl::string_view bytes) {
  pending_.append(bytes.data(), bytes.size());
  size_t at = 0;
  while (at < pending_.size()) {
    const absl::string_view rest = absl::string_view(pending_).substr(at);
    const size_t length = UnitLength(rest);
    if (length == 0) break;
    const std::string unit(rest.substr(0, length));
    at += length;
    if (unit[0] == kEscape) {
      Control(unit);
    } else if (unit == "\n") {
      LineFeed();
    } else if (unit == "\r") {
      column_ = 0;
    } else if (unit == "\b") {
      column_ -= column_ > 0 ? 1 : 0;
    } else if (unit == "\a") {
      ++bells_;
    } else {
      Put(unit);
    }
  }
  pending_.erase(0, at);
}

void TerminalScreen::LineFeed() {
  if (++row_ == lines_.size()) lines_.emplace_back();
}

void TerminalScreen::Put(absl::string_view character) {
  if (column_ >= columns_) {
    LineFeed();
    column_ = 0;
  }
  Line& line = lines_[row_];
  if (line.size() < column_) line.resize(column_, " ");
  const auto cell = line.begin() + static_cast<std::ptrdiff_t>(column_);
  if (inserting_ || cell == line.end()) {
    line.insert(cell, std::string(character));
  } else {
    *cell = std::string(character);
  }
  ++column_;
}

void TerminalScreen::Control(const std::string& sequence) {
  if (sequence == "\x1b[4h" || sequence == "\x1b[4l") {
    inserting_ = sequence.back() == 'h';
    return;
  }
  if (sequence.size() < 3 || sequence[1] != '[') {
    unknown_.push_back(sequence.substr(1));
    return;
  }
  const std::string parameters = sequence.substr(2, sequence.size() - 3);
  const auto count = static_cast<size_t>(
      std::max(1L, std::strtol(parameters.c_str(), nullptr, 10)));
  Line& line = lines_[row_];
  const size_t from = std::min(column_, line.size());
  const auto cell = line.begin() + static_cast<std::ptrdiff_t>(from);
  switch (sequence.back()) {
    case 'm':
      if (std::find(colours_.begin(), colours_.end(), parameters) ==
          colours_.end()) {
        colours_.push_back(parameters);
      }
      break;
    case 'A':
      row_ -= std::min(count, row_ - top());
      break;
    case 'B':
      row_ = std::min(row_ + count, lines_.size() - 1);
      break;
    case 'C':
      column_ = std::min(column_ + count, columns_ - 1);
      break;
    case 'D':
      column_ -= std::min(count, column_);
      break;
    case 'G':
      column_ = count - 1;
      break;
    case 'H':
      row_ = top();
      column_ = 0;
      break;
    case 'J':  // to the end of the screen; of all of it, a new one is begun
      if (parameters == "2") {
        lines_.resize(lines_.size() + rows_);
        row_ = top();
        break;
      }
      lines_.resize(row_ + 1);
      [[fallthrough]];
    case 'K':
      lines_[row_].resize(from);
      break;
    case 'P':
      line.erase(cell, cell + static_cast<std::ptrdiff_t>(
                                  std::min(count, line.size() - from)));
      break;
    case '@':
      line.insert(cell, count, " ");
      break;
    default:
      unknown_.push_back(sequence.substr(1));
  }
}

std::string TerminalScreen::Text(const Line& line) const {
  std::string text;
  for (const std::string& character : line) text += character;
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

std::string TerminalScreen::Transcript() const {
  std::string text;
  for (const Line& line : lines_) text += Text(line) + "\n";
  return text;
}

std::string TerminalScreen::Visible() const {
  std::string text;
  for (size_t row = top(); row < lines_.size(); ++row) {
    text += Text(lines_[row]) + "\n";
  }
  return text;
}

std::string TerminalScreen::BeforeCursor() const {
  std::string text;
  const Line& line = lines_[row_];
  for (size_t at = 0; at < column_; ++at) {
    text += at < line.size() ? line[at] : " ";
  }
  return text;
}

}  // namespace tablepick
