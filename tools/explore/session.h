// A session with the explorer: lines come in, text goes out. It knows no
// terminal.

#ifndef TABLEPICK_TOOLS_EXPLORE_SESSION_H_
#define TABLEPICK_TOOLS_EXPLORE_SESSION_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "eval/rules.h"
#include "solver/deal.h"
#include "tools/explore/desk.h"
#include "tools/explore/view.h"

namespace tablepick::explore {

// What a line of input led to.
struct Answer {
  bool ok = true;       // whether it was carried out
  bool quit = false;    // whether the session is over
  bool silent = false;  // whether the line was blank, or a comment
  // What to show. Lines that end. If the line was not carried out, a message
  // without a line end, not wrapped, which may have several lines.
  std::string text;
  // Whether it was not, as the system failed: of a file that it cannot read or
  // write.
  bool file_failed = false;
  // Where in the line the fault is, if it is there.
  std::optional<size_t> fault = std::nullopt;
};

class Session {
 public:
  // Starts with `position`, whose deal was made under `rules`, or with a random
  // deal of that shape. The seed decides all that is random.
  Session(const Rules& rules, const Position& position, uint64_t seed);
  Session(const Rules& rules, Shape shape, uint64_t seed);

  // What to show to a person before the first line of input: what all this is,
  // and the state.
  std::string Greeting(const View& view);
  // The hands, the table, the picks and who wins.
  std::string State(const View& view);
  // What to show where a line is to be typed: "Alice to pick> ".
  std::string Prompt() const;

  // Carries out a line.
  Answer Execute(absl::string_view line, const View& view);

  // The words that can stand where the last word of `line` does, or begin
  // there, upper and lower case alike; sorted. `line` ends at the cursor.
  std::vector<std::string> Completions(absl::string_view line) const;

 private:
  Desk desk_;
};

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_SESSION_H_
