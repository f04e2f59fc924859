#include "tools/text_reader.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace tablepick {
namespace {

// What is kept of the text before the piece that was read last, for excerpts.
constexpr size_t kHistory = 512;
constexpr size_t kPiece = 1 << 16;
constexpr absl::string_view kByteOrderMark = "\xef\xbb\xbf";

bool IsSpace(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

}  // namespace

TextReader::TextReader(Input* input,
                       const absl::FunctionRef<void()>* before_wait)
    : input_(input),
      before_wait_(before_wait),
      buffer_(kHistory + kPiece, '\0') {
  // The mark may come in pieces.
  while (size_ < kByteOrderMark.size() &&
         kByteOrderMark.substr(0, size_) ==
             absl::string_view(buffer_).substr(0, size_) &&
         Fill()) {
  }
  if (absl::string_view(buffer_).substr(0, kByteOrderMark.size()) ==
      kByteOrderMark) {
    size_ -= kByteOrderMark.size();
    std::memmove(buffer_.data(), buffer_.data() + kByteOrderMark.size(), size_);
  }
}

bool TextReader::Fill() {
  if (ended_) return false;
  if (size_ == buffer_.size()) {
    const size_t drop = size_ - kHistory;
    line_cut_ = buffer_[drop - 1] != '\n';
    std::memmove(buffer_.data(), buffer_.data() + drop, kHistory);
    size_ = kHistory;
    at_ -= drop;
    // White space without end has driven the last token out of the history.
    lost_ = lost_ || mark_ < drop;
    mark_ -= std::min(mark_, drop);
  }
  if (before_wait_ != nullptr) (*before_wait_)();
  const absl::StatusOr<size_t> count = input_->Read(
      absl::MakeSpan(buffer_.data() + size_, buffer_.size() - size_));
  if (!count.ok()) status_ = count.status();
  ended_ = !count.ok() || *count == 0;
  if (!ended_) size_ += *count;
  return !ended_;
}

void TextReader::Advance() {
  const unsigned char c = static_cast<unsigned char>(buffer_[at_]);
  ++at_;
  if (c == '\n') {
    ++next_.line;
    next_.column = 1;
  } else if ((c & 0xc0) != 0x80) {
    ++next_.column;
  }
}

bool TextReader::Next(Token* token) {
  while (IsSpace(Peek())) Advance();
  token->text.clear();
  if (Peek() < 0) {
    place_ = end_;
    mark_ += std::exchange(length_, 0);
    return false;
  }
  place_ = token->place = next_;
  mark_ = at_;
  lost_ = false;
  for (int c = Peek(); c >= 0 && !IsSpace(c); c = Peek()) {
    if (token->text.size() == Token::kLongest) break;
    token->text += static_cast<char>(c);
    Advance();
  }
  end_ = next_;
  length_ = token->text.size();
  return true;
}

Fault TextReader::FaultHere(std::string message) const {
  if (lost_) return {place_, std::move(message), ""};
  const absl::string_view text = absl::string_view(buffer_).substr(0, size_);
  const absl::string_view before = text.substr(0, mark_);
  const size_t newline = before.rfind('\n');
  const bool found = newline != absl::string_view::npos;
  const size_t begin = found ? newline + 1 : 0;
  const size_t end = std::min(text.find('\n', mark_), text.size());
  const absl::string_view line = text.substr(begin, end - begin);
  if (std::all_of(line.begin(), line.end(), IsSpace)) {
    return {place_, std::move(message), ""};
  }
  return {place_, std::move(message),
          Excerpt(line, mark_ - begin,
                  /*cut_front=*/!found && line_cut_,
                  /*cut_back=*/end == text.size() && !ended_)};
}

}  // namespace tablepick
