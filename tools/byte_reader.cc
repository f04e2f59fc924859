#include "tools/byte_reader.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace tablepick {
namespace {

// What is kept of the text before the piece that was read last, for excerpts.
constexpr size_t kHistory = 512;
constexpr size_t kPiece = 1 << 18;
constexpr absl::string_view kByteOrderMark = "\xef\xbb\xbf";

}  // namespace

ByteReader::ByteReader(Input* input,
                       const absl::FunctionRef<void()>* before_wait)
    : input_(input),
      before_wait_(before_wait),
      buffer_(kHistory + kPiece, '\0') {}

void ByteReader::SkipByteOrderMark() {
  const absl::string_view buffer = buffer_;
  // The mark may come in pieces.
  while (size_ < kByteOrderMark.size() &&
         kByteOrderMark.substr(0, size_) == buffer.substr(0, size_) &&
         Await()) {
  }
  if (buffer.substr(0, size_).substr(0, kByteOrderMark.size()) !=
      kByteOrderMark) {
    return;
  }
  size_ -= kByteOrderMark.size();
  std::memmove(buffer_.data(), buffer_.data() + kByteOrderMark.size(), size_);
}

bool ByteReader::Await() {
  if (ended_) return false;
  const size_t drop = at_ - std::min(at_, kHistory);
  if (drop > 0 && buffer_.size() - size_ < kPiece / 2) {
    line_cut_ = buffer_[drop - 1] != '\n';
    size_ -= drop;
    at_ -= drop;
    std::memmove(buffer_.data(), buffer_.data() + drop, size_);
    start_ += static_cast<int64_t>(drop);
  }
  if (before_wait_ != nullptr) (*before_wait_)();
  const absl::StatusOr<size_t> count = input_->Read(
      absl::MakeSpan(buffer_.data() + size_, buffer_.size() - size_));
  if (!count.ok()) status_ = count.status();
  ended_ = !count.ok() || *count == 0;
  if (!ended_) size_ += *count;
  return !ended_;
}

void ByteReader::ReadAhead() {
  constexpr size_t kShown = 64;
  if (!input_->size().has_value()) return;
  while (size_ - at_ < kShown && Await()) {
  }
}

std::optional<int64_t> ByteReader::position() const {
  const std::optional<int64_t> read = input_->position();
  if (!read.has_value()) return std::nullopt;
  return *read - static_cast<int64_t>(size_ - at_);
}

void ByteReader::GoTo(int64_t position, const Mark& mark) {
  input_->Seek(position);
  size_ = 0;
  at_ = 0;
  start_ = mark.offset;
  place_ = mark.place;
  line_cut_ = false;
  ended_ = false;
  status_ = absl::OkStatus();
}

Mark ByteReader::SkipLines(size_t bytes, int64_t lines) {
  const absl::string_view before = arrived().substr(0, bytes - 1);
  const size_t feed = before.rfind('\n');
  const size_t last_line = feed == absl::string_view::npos ? 0 : feed + 1;
  const auto width = static_cast<int64_t>(before.size() - last_line);
  at_ += bytes - 1;
  place_ = {place_.line + lines - 1,
            last_line > 0 ? 1 + width : place_.column + width};
  const Mark end = here();
  Advance();
  return end;
}

Fault ByteReader::FaultAt(const Mark& mark, std::string message) const {
  if (mark.offset < start_) return {mark.place, std::move(message), ""};
  const size_t at = static_cast<size_t>(mark.offset - start_);
  const absl::string_view text = absl::string_view(buffer_).substr(0, size_);
  const size_t newline = text.substr(0, at).rfind('\n');
  const bool found = newline != absl::string_view::npos;
  const size_t begin = found ? newline + 1 : 0;
  const size_t end = std::min(text.find('\n', at), text.size());
  const absl::string_view line = text.substr(begin, end - begin);
  if (std::all_of(line.begin(), line.end(), IsSpace)) {
    return {mark.place, std::move(message), ""};
  }
  return {mark.place, std::move(message),
          Excerpt(line, at - begin, /*cut_front=*/!found && line_cut_,
                  /*cut_back=*/end == text.size() && !ended_)};
}

}  // namespace tablepick
