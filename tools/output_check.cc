#include "tools/output_check.h"

#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "tools/console.h"

namespace tablepick {
namespace {

constexpr std::array<Outcome, 3> kOutcomes = {Outcome::kAlice, Outcome::kDraw,
                                              Outcome::kBob};

// Enough to see that a word is none that it may be.
constexpr int64_t kLongest = Word::kHead + 1;

}  // namespace

std::optional<Outcome> OutcomeOf(absl::string_view word, bool ignore_case) {
  for (Outcome outcome : kOutcomes) {
    const absl::string_view name = OutcomeName(outcome);
    if (word == name || (ignore_case && absl::EqualsIgnoreCase(word, name))) {
      return outcome;
    }
  }
  return std::nullopt;
}

int64_t Directions::total() const {
  int64_t total = 0;
  for (const auto& row : counts_) {
    for (int64_t count : row) total += count;
  }
  return total;
}

void OutputCheck::Expect(const SolvedCases& cases) {
  if (done()) return;
  SkipBlanks(text_, Blanks::kC);
  if (text_.Peek() < 0) {
    ended_ = true;
    return;
  }
  ReadWord(text_, Blanks::kC, &word_, kLongest);
  const std::optional<Outcome> found = OutcomeOf(word_.text, ignore_case_);
  if (!found.has_value()) {
    std::string message =
        absl::StrCat("case ", cases.number(), ": ", Quoted(word_.text),
                     " is not one of Alice, Draw and Bob");
    const std::optional<Outcome> meant = OutcomeOf(word_.text, true);
    if (meant.has_value()) {
      absl::StrAppend(&message, "; --ignore-case takes it for ",
                      OutcomeName(*meant));
    }
    Refuse(word_.mark, std::move(message));
    return;
  }
  ++answers_;
  const Outcome expected = cases.outcome();
  if (*found == expected) return;
  if (first_wrong_.has_value()) {
    more_wrong_.Add(expected, *found);
  } else {
    first_wrong_ = WrongAnswer{cases.number(), word_.mark.place, cases.deal(),
                               expected, *found};
  }
}

void OutputCheck::Finish(int64_t cases) {
  if (malformed_.has_value()) return;
  if (!ended_) {
    SkipBlanks(text_, Blanks::kC);
    if (text_.Peek() < 0) return;
    ReadWord(text_, Blanks::kC, &word_, kLongest);
    Refuse(word_.mark,
           absl::StrCat(Quoted(word_.text), " stands behind the last of ",
                        Count(cases, "answer")));
  } else {
    const std::string there =
        answers_ == 0 ? "there are no answers"
                      : absl::StrCat(answers_ == 1 ? "there is " : "there are ",
                                     Count(answers_, "answer"));
    Refuse(text_.here(), absl::StrCat(there, " to ", Count(cases, "case")));
  }
}

void OutputCheck::Refuse(const Mark& mark, std::string message) {
  // The end of a text that cannot be read on is no fault of the text.
  if (status().ok()) malformed_ = text_.FaultAt(mark, std::move(message));
}

}  // namespace tablepick
