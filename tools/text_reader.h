// A text read character by character, which knows where it is.

#ifndef TABLEPICK_TOOLS_TEXT_READER_H_
#define TABLEPICK_TOOLS_TEXT_READER_H_

#include <cstddef>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "tools/fault.h"
#include "tools/input.h"

namespace tablepick {

// A run of bytes without white space.
struct Token {
  std::string text;
  Place place;

  // Of a longer one, this many bytes are one token, and the rest the next.
  static constexpr size_t kLongest = 64;
};

// Reads an Input in pieces of a fixed size, so a text of any length, with lines
// of any length, takes the same memory. A byte-order mark at the start is
// skipped.
class TextReader {
 public:
  // `before_wait`, unless it is null, is called before each time that the
  // reader asks for more input, which may be long in coming: the time to hand
  // on what was made of the input so far. Both must outlive the reader.
  explicit TextReader(Input* input,
                      const absl::FunctionRef<void()>* before_wait = nullptr);

  // Skips white space and reads the token behind it. Returns false at the end
  // of the text, or where reading fails, which status() tells apart.
  bool Next(Token* token);

  // Where the last token began, or, after Next() returned false, where it
  // ended.
  Place place() const { return place_; }
  const absl::Status& status() const { return status_; }

  // A fault at place(), with its excerpt.
  Fault FaultHere(std::string message) const;

  const std::string& name() const { return input_->name(); }

 private:
  // The next byte, or -1 at the end.
  int Peek() {
    return at_ < size_ || Fill() ? static_cast<unsigned char>(buffer_[at_])
                                 : -1;
  }
  void Advance();
  bool Fill();

  Input* input_;
  const absl::FunctionRef<void()>* before_wait_;
  absl::Status status_;
  bool ended_ = false;

  // The bytes from kHistory before the piece read last; at_ is the next one.
  std::string buffer_;
  size_t size_ = 0;
  size_t at_ = 0;
  bool line_cut_ = false;  // whether the start of the buffer is inside a line

  Place next_;         // of the byte at at_
  Place place_;        // what place() returns
  size_t mark_ = 0;    // where that is in buffer_
  bool lost_ = false;  // whether it is not in buffer_ any more
  Place end_;          // just behind the last token, which has
  size_t length_ = 0;  // so many bytes
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_TEXT_READER_H_
