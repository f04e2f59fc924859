#include "tools/verdict.h"

#include <cassert>
#include <chrono>
#include <cstring>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "tools/console.h"

namespace tablepick {
namespace {

bool IsBlank(char c) {
  return absl::ascii_isspace(static_cast<unsigned char>(c));
}

// Takes the first word off `text`; empty if there is none.
absl::string_view TakeWord(absl::string_view* text) {
  size_t begin = 0;
  while (begin < text->size() && IsBlank((*text)[begin])) ++begin;
  size_t end = begin;
  while (end < text->size() && !IsBlank((*text)[end])) ++end;
  const absl::string_view word = text->substr(begin, end - begin);
  text->remove_prefix(end);
  return word;
}

bool IsAnswer(absl::string_view word) {
  return word == OutcomeName(Outcome::kAlice) ||
         word == OutcomeName(Outcome::kBob) ||
         word == OutcomeName(Outcome::kDraw);
}

Verdict JudgeAnswers(absl::string_view output,
                     absl::Span<const Outcome> expected) {
  for (size_t i = 0; i < expected.size(); ++i) {
    const absl::string_view word = TakeWord(&output);
    if (word == OutcomeName(expected[i])) continue;
    if (IsAnswer(word)) {
      return {VerdictKind::kWrongAnswer, i, absl::StrCat(word)};
    }
    if (!word.empty()) {
      return {VerdictKind::kMalformedOutput, i,
              absl::StrCat(Quoted(word), " where an answer should be")};
    }
    return {
        VerdictKind::kMalformedOutput, i,
        absl::StrCat(
            i == 0 ? "no answers" : Count(static_cast<int64_t>(i), "answer"),
            " to ", Count(static_cast<int64_t>(expected.size()), "case"))};
  }
  const absl::string_view more = TakeWord(&output);
  if (more.empty()) return {};
  return {VerdictKind::kMalformedOutput, expected.size(),
          absl::StrCat(Quoted(more), " after the last answer")};
}

std::string Seconds(std::chrono::nanoseconds time) {
  return absl::StrFormat(
      "%.3g seconds",
      std::chrono::duration_cast<std::chrono::duration<double>>(time).count());
}

}  // namespace

absl::string_view VerdictName(VerdictKind kind) {
  switch (kind) {
    case VerdictKind::kRight:
      return "right";
    case VerdictKind::kWrongAnswer:
      return "wrong answer";
    case VerdictKind::kMalformedOutput:
      return "malformed output";
    case VerdictKind::kCrash:
      return "crash";
    case VerdictKind::kTimeOut:
      return "time-out";
    case VerdictKind::kTooMuchOutput:
      break;
  }
  return "too much output";
}

Verdict Judge(const ChildRun& run, absl::Span<const Outcome> expected) {
  switch (run.end) {
    case ChildRun::End::kExited:
      if (run.code == 0) return JudgeAnswers(run.output, expected);
      return {VerdictKind::kCrash, 0, absl::StrCat("exit status ", run.code)};
    case ChildRun::End::kSignalled:
      return {
          VerdictKind::kCrash, 0,
          absl::StrCat("signal ", run.code, " (", strsignal(run.code), ")")};
    case ChildRun::End::kTimedOut:
      return {VerdictKind::kTimeOut, 0,
              absl::StrCat("no end after ", Seconds(run.time))};
    case ChildRun::End::kFlooded:
      return {
          VerdictKind::kTooMuchOutput, 0,
          absl::StrCat("more than ",
                       Count(static_cast<int64_t>(run.output.size()), "byte"),
                       " of output")};
    case ChildRun::End::kStopped:
      break;
  }
  assert(false);
  return {};
}

size_t MostOutput(size_t cases) { return (cases + 1000) * 64; }

}  // namespace tablepick
