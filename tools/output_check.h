// Is an output right? Its words against the outcomes of the cases.
//
// An output is a word for each case, `Alice`, `Draw` or `Bob`, with any white
// space between and around them. A word that is none of these, too few of them
// and too many of them make the output malformed; then it is read no further.

#ifndef TABLEPICK_TOOLS_OUTPUT_CHECK_H_
#define TABLEPICK_TOOLS_OUTPUT_CHECK_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "solver/deal.h"
#include "solver/outcome.h"
#include "tools/byte_reader.h"
#include "tools/fault.h"
#include "tools/input.h"
#include "tools/solved_cases.h"
#include "tools/word.h"

namespace tablepick {

// The outcome called `word`, in that or, if `ignore_case`, in any mixture of
// upper and lower case.
std::optional<Outcome> OutcomeOf(absl::string_view word, bool ignore_case);

// How many answers were wrong, by what was expected and what was found.
class Directions {
 public:
  void Add(Outcome expected, Outcome found) {
    ++counts_[Index(expected)][Index(found)];
  }
  int64_t count(Outcome expected, Outcome found) const {
    return counts_[Index(expected)][Index(found)];
  }
  int64_t total() const;

 private:
  static size_t Index(Outcome outcome) {
    const int index = static_cast<int>(outcome) + 1;
    return static_cast<size_t>(index);
  }

  std::array<std::array<int64_t, 3>, 3> counts_{};
};

struct WrongAnswer {
  int64_t number;  // of the case
  Place place;     // in the output
  Deal deal;
  Outcome expected;
  Outcome found;
};

// Checks one output in constant memory.
class OutputCheck {
 public:
  OutputCheck(Input input, bool ignore_case)
      : input_(std::move(input)), text_(&input_), ignore_case_(ignore_case) {}
  // It is read through a pointer to a part of it.
  OutputCheck(const OutputCheck&) = delete;
  OutputCheck& operator=(const OutputCheck&) = delete;

  // Reads the answer to the next case, the one that `cases` went to. Does
  // nothing if done().
  void Expect(const SolvedCases& cases);

  // Whether nothing that follows can change the verdict.
  bool done() const {
    return ended_ || malformed_.has_value() || !status().ok();
  }

  // To be called after the last of `cases`.
  void Finish(int64_t cases);

  // What was found, after Finish(). Whether reading failed comes first, then
  // whether the output is malformed, then whether an answer is wrong.
  const absl::Status& status() const { return text_.status(); }
  const std::optional<Fault>& malformed() const { return malformed_; }
  const std::optional<WrongAnswer>& first_wrong() const { return first_wrong_; }
  // The other wrong answers, before the output is malformed.
  const Directions& more_wrong() const { return more_wrong_; }
  // Answers read, all of them words that they may be.
  int64_t answers() const { return answers_; }

  const std::string& name() const { return input_.name(); }

 private:
  void Refuse(const Mark& mark, std::string message);

  Input input_;
  ByteReader text_;
  bool ignore_case_;
  int64_t answers_ = 0;
  bool ended_ = false;  // whether an answer was expected at the end
  std::optional<WrongAnswer> first_wrong_;
  Directions more_wrong_;
  std::optional<Fault> malformed_;
  Word word_;
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_OUTPUT_CHECK_H_
