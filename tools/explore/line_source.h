// Where the explorer gets its lines from.

#ifndef TABLEPICK_TOOLS_EXPLORE_LINE_SOURCE_H_
#define TABLEPICK_TOOLS_EXPLORE_LINE_SOURCE_H_

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace tablepick::explore {

// Ctrl-C interrupts a read while there is a SignalGuard.
class LineSource {
 public:
  enum class Result {
    kLine,
    kInterrupted,  // Ctrl-C: the line so far is dropped
    kTooLong,      // a line of more than kLongestLine bytes, which is dropped
    kEnd,
    kFailed,  // errno says why
  };
  static constexpr size_t kLongestLine = 1 << 16;

  LineSource() = default;
  LineSource(const LineSource&) = delete;
  LineSource& operator=(const LineSource&) = delete;
  virtual ~LineSource() = default;

  // Waits for a line and puts it into `line` without its end. Whatever was
  // written to standard output before has to be flushed.
  virtual Result Read(const std::string& prompt, std::string* line) = 0;
};

// Standard input as it comes, line by line. The prompt is shown if
// `show_prompt`; on a terminal, what is typed is edited by the terminal's own
// means.
std::unique_ptr<LineSource> PlainLines(bool show_prompt);

// The terminal, by libedit: with a history, and with completion by the Tab key.
// `complete` is given the line up to the cursor, and returns the words that its
// last word can become.
using Completer = std::function<std::vector<std::string>(absl::string_view)>;
std::unique_ptr<LineSource> EditedLines(Completer complete);

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_LINE_SOURCE_H_
