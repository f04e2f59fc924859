// The tokens of a text, with their places.

#ifndef TABLEPICK_TOOLS_TEXT_READER_H_
#define TABLEPICK_TOOLS_TEXT_READER_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "tools/byte_reader.h"
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

// Reads the tokens of a text of any length in constant memory. A byte-order
// mark at the start is skipped.
class TextReader {
 public:
  // `before_wait` is called as ByteReader says. Both must outlive the reader.
  explicit TextReader(Input* input,
                      const absl::FunctionRef<void()>* before_wait = nullptr)
      : bytes_(input, before_wait) {
    bytes_.SkipByteOrderMark();
  }

  // Skips white space and reads the token behind it. Returns false at the end
  // of the text, or where reading fails, which status() tells apart.
  bool Next(Token* token);

  // The text behind the last token as far as it has arrived, and whether it is
  // known to end with that.
  absl::string_view arrived() const { return bytes_.arrived(); }
  bool ended() const { return bytes_.ended(); }
  // Goes past lines as ByteReader::SkipLines does. The last has a token that
  // reaches to its end, unless it is the end of the line of the last token.
  void SkipLines(size_t bytes, int64_t lines) {
    end_ = bytes_.SkipLines(bytes, lines);
  }
  // As ByteReader says.
  bool Await() { return bytes_.Await(); }
  void ReadAhead() { bytes_.ReadAhead(); }
  std::optional<int64_t> position() const { return bytes_.position(); }
  // Goes on as ByteReader::GoTo does, as if the last token had ended at `end`.
  void GoTo(int64_t position, const Mark& mark, const Mark& end) {
    bytes_.GoTo(position, mark);
    end_ = end;
  }
  Mark here() const { return bytes_.here(); }

  // How many bytes of the text have been read.
  int64_t offset() const { return bytes_.here().offset; }

  // Where the last token began, or, after Next() returned false, where it
  // ended.
  Place place() const { return mark_.place; }
  const absl::Status& status() const { return bytes_.status(); }

  // A fault at place(), with its excerpt.
  Fault FaultHere(std::string message) const {
    return bytes_.FaultAt(mark_, std::move(message));
  }

  const std::string& name() const { return bytes_.name(); }

 private:
  ByteReader bytes_;
  Mark mark_;  // of place()
  Mark end_;   // just behind the last token
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_TEXT_READER_H_
