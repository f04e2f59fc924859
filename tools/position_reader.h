// Files of positions: one a line in deal notation, with comments.
//
//   # rules: badugi
//   JcTh/QdQs/2c3d4h5s      # what follows a '#' is a comment
//   JcTh/QdQs/2c3d4h5s:4h
//
// A comment "# rules: NAME" on a line of its own says under which rules the
// positions below it are played, which otherwise the reader decides. Blank
// lines are skipped.

#ifndef TABLEPICK_TOOLS_POSITION_READER_H_
#define TABLEPICK_TOOLS_POSITION_READER_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "eval/rules.h"
#include "solver/deal.h"
#include "tools/byte_reader.h"
#include "tools/fault.h"
#include "tools/input.h"

namespace tablepick {

// What a line of rules starts with.
inline constexpr absl::string_view kRulesComment = "# rules:";

struct FiledPosition {
  const Rules* rules = nullptr;
  Position position;
};

// Reads a file of any size in constant memory.
class PositionReader {
 public:
  // The bytes that a line may have.
  static constexpr size_t kLongestLine = 4096;

  // `before_wait` is called as ByteReader says. All must outlive the reader.
  PositionReader(Input* input, const Rules& rules,
                 const absl::FunctionRef<void()>* before_wait = nullptr);

  // Reads the next position. Returns false at the end of the file and at a
  // fault; then fault() and status() tell which. Not to be called again after
  // that.
  bool Next(FiledPosition* filed);

  // What is wrong with the text, if anything is.
  const std::optional<Fault>& fault() const { return fault_; }
  // Whether reading itself failed.
  const absl::Status& status() const { return bytes_.status(); }

  // Positions read so far.
  int64_t positions() const { return positions_; }
  // The line read last, from 1; at the end of the file, the one behind it.
  int64_t line_number() const { return line_number_; }
  const std::string& name() const { return bytes_.name(); }

 private:
  // Reads a line, without its end, into line_. Returns false at the end of the
  // file, or a fault.
  bool ReadLine();
  bool ReadRules();
  bool Refuse(size_t at, absl::string_view message, bool cut = false);

  ByteReader bytes_;
  const Rules* rules_;
  std::string line_;
  int64_t line_number_ = 0;
  int64_t positions_ = 0;
  std::optional<Fault> fault_;
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_POSITION_READER_H_
