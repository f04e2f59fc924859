// A text read byte by byte, which knows where it is and can show it.

#ifndef TABLEPICK_TOOLS_BYTE_READER_H_
#define TABLEPICK_TOOLS_BYTE_READER_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "tools/fault.h"
#include "tools/input.h"

namespace tablepick {

// White space of C's locale: what separates the words of a text.
constexpr bool IsSpace(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

// A byte of a text: where it is, and how many bytes stand before it.
struct Mark {
  Place place;
  int64_t offset = 0;
};

// Reads an Input in pieces of a fixed size, so a text of any length, with lines
// of any length, takes the same memory.
class ByteReader {
 public:
  // `before_wait`, unless it is null, is called before each time that the
  // reader asks for more input, which may be long in coming: the time to hand
  // on what was made of the input so far. Both must outlive the reader.
  explicit ByteReader(Input* input,
                      const absl::FunctionRef<void()>* before_wait = nullptr);

  // Skips a byte-order mark at the start. Places, offsets and excerpts then
  // count from behind it. REQUIRES: nothing was read yet.
  void SkipByteOrderMark();

  // The next byte, or -1 at the end of the text, or where reading fails, which
  // status() tells apart.
  int Peek() {
    return at_ < size_ || Await() ? static_cast<unsigned char>(buffer_[at_])
                                  : -1;
  }

  // Goes past the next byte. REQUIRES: Peek() returned one.
  void Advance() {
    const unsigned char c = static_cast<unsigned char>(buffer_[at_]);
    ++at_;
    if (c == '\n') {
      ++place_.line;
      place_.column = 1;
    } else if ((c & 0xc0) != 0x80) {
      ++place_.column;
    }
  }

  // The next bytes of the text as far as they have arrived.
  absl::string_view arrived() const {
    return absl::string_view(buffer_).substr(at_, size_ - at_);
  }
  // Waits until more of the text arrives. Returns false if there is no more, or
  // reading fails.
  bool Await();
  // Reads the next bytes of a file, which does not have to be waited for, as
  // far as an excerpt may show them.
  void ReadAhead();
  // Whether the text is known to end with what has arrived.
  bool ended() const { return ended_; }

  // Goes past whole lines, and the rest of one: the next `bytes` bytes, which
  // are ASCII and of which the last is the last of `lines` line feeds. Returns
  // the place of that one. REQUIRES: they have arrived, and there are some.
  Mark SkipLines(size_t bytes, int64_t lines);

  // Where the next byte stands in the file, if it is one that can be read
  // anywhere.
  std::optional<int64_t> position() const;
  // Goes on at `position` of such a file, where `mark` is, from anywhere.
  void GoTo(int64_t position, const Mark& mark);

  // The next byte, or the end.
  Mark here() const { return {place_, start_ + static_cast<int64_t>(at_)}; }
  const absl::Status& status() const { return status_; }

  // A fault at `mark`, where this reader was before. It has an excerpt if that
  // is not too far back, and on a line that shows anything.
  Fault FaultAt(const Mark& mark, std::string message) const;

  const std::string& name() const { return input_->name(); }

 private:
  Input* input_;
  const absl::FunctionRef<void()>* before_wait_;
  absl::Status status_;
  bool ended_ = false;

  // The last bytes of the text before the piece that was read last, and that
  // piece; `at_` is the next one.
  std::string buffer_;
  size_t size_ = 0;
  size_t at_ = 0;
  int64_t start_ = 0;      // how many bytes of the text stand before the buffer
  bool line_cut_ = false;  // whether the buffer begins inside a line
  Place place_;            // of the next byte
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_BYTE_READER_H_
