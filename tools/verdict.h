// What is to be said of a program's answers to an input.

#ifndef TABLEPICK_TOOLS_VERDICT_H_
#define TABLEPICK_TOOLS_VERDICT_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "solver/outcome.h"
#include "tools/child_process.h"

namespace tablepick {

enum class VerdictKind : uint8_t {
  kRight,
  kWrongAnswer,
  kMalformedOutput,  // no answers, or not as many as cases
  kCrash,            // ended by a signal, or with another status than 0
  kTimeOut,
  kTooMuchOutput,
};

// "right", "wrong answer", "malformed output", …
absl::string_view VerdictName(VerdictKind kind);

struct Verdict {
  VerdictKind kind = VerdictKind::kRight;
  // Of a wrong answer or malformed output: the first case, from 0, that has not
  // got its right answer; the number of cases if all have. Else 0.
  size_t at = 0;
  // What the program did, to be read after "found: ". Empty if it is right.
  std::string found = {};
};

// Judges a run on an input whose cases have the values `expected`. Answers are
// the words Alice, Bob and Draw, just so, with any white space between. A run
// that did not end well is not looked at for its answers.
// REQUIRES: the run was not stopped.
Verdict Judge(const ChildRun& run, absl::Span<const Outcome> expected);

// How many bytes of output a program may write for so many cases: several times
// what the right one does.
size_t MostOutput(size_t cases);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_VERDICT_H_
