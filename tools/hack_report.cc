#include "tools/hack_report.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "eval/rules.h"
#include "solver/notation.h"
#include "tools/check_report.h"
#include "tools/console.h"
#include "tools/explanation.h"
#include "tools/shrink.h"

namespace tablepick {
namespace {

// Of longer inputs, no more cases are shown.
constexpr size_t kShownCases = 20;
// And of what the program says on standard error no more lines.
constexpr size_t kShownErrors = 8;

// The case that went wrong, if it is known.
std::optional<size_t> WrongCase(const Failure& failure) {
  const Verdict& verdict = failure.trial.verdict;
  if (failure.cases.size() == 1) return 0;
  if (verdict.kind != VerdictKind::kWrongAnswer) return std::nullopt;
  return verdict.at;
}

// The input as a file, or the start of it.
std::string ShownInput(const std::vector<Deal>& cases) {
  const size_t all = cases.size();
  const size_t shown = all <= kShownCases  ? all
                       : AllTheSame(cases) ? 1
                                           : kShownCases;
  std::string text = ContestInput(absl::MakeConstSpan(cases).subspan(0, shown));
  if (shown == all) return text;
  // Its first line tells the number of cases.
  text.replace(0, text.find('\n'), absl::StrCat(all));
  absl::StrAppend(&text, "… and ",
                  Count(static_cast<int64_t>(all - shown), "more case"),
                  shown == 1 ? ", all like this one\n" : "\n");
  return text;
}

std::string ShownExpected(const Failure& failure) {
  const std::vector<Outcome>& expected = failure.trial.expected;
  if (const auto wrong = WrongCase(failure)) {
    return absl::StrCat(OutcomeName(expected[*wrong]), "\n");
  }
  std::string text = Count(static_cast<int64_t>(expected.size()), "answer");
  for (size_t i = 0; i < std::min(expected.size(), kShownCases); ++i) {
    absl::StrAppend(&text, i == 0 ? ": " : " ", OutcomeName(expected[i]));
  }
  absl::StrAppend(&text, expected.size() > kShownCases ? " …\n" : "\n");
  return text;
}

std::string ShownErrors(const std::string& errors) {
  if (errors.empty()) return "";
  std::string text = "Standard error:\n";
  const std::vector<std::string> lines =
      absl::StrSplit(absl::StripSuffix(errors, "\n"), '\n');
  for (size_t i = 0; i < std::min(lines.size(), kShownErrors); ++i) {
    absl::StrAppend(&text, "  ", Printable(lines[i].substr(0, 200)), "\n");
  }
  if (lines.size() > kShownErrors) absl::StrAppend(&text, "  …\n");
  return text;
}

}  // namespace

std::string Answers(const std::vector<Outcome>& outcomes) {
  std::string text;
  for (const Outcome outcome : outcomes) {
    absl::StrAppend(&text, OutcomeName(outcome), "\n");
  }
  return text;
}

std::string HackText(const Failure& failure) {
  const Verdict& verdict = failure.trial.verdict;
  std::string text = absl::StrCat("Broken: ", VerdictName(verdict.kind), "\n\n",
                                  ShownInput(failure.cases), "\n");
  const auto wrong = WrongCase(failure);
  if (wrong.has_value() && failure.cases.size() > 1) {
    absl::StrAppend(&text, "Case ", *wrong + 1, " of ", failure.cases.size(),
                    ":\n");
  }
  absl::StrAppend(&text, "Expected: ", ShownExpected(failure),
                  "Found:    ", verdict.found, "\n",
                  ShownErrors(failure.trial.run.errors));
  if (failure.failed < failure.runs) {
    absl::StrAppend(&text, "It does not always fail: it did in ",
                    failure.failed, " of ", Count(failure.runs, "run"),
                    " on this input.\n");
  }
  if (wrong.has_value()) {
    absl::StrAppend(&text, ExplainWrong(PokerRules(), failure.cases[*wrong]));
  }
  return text;
}

std::string HackJson(const Failure& failure) {
  const Verdict& verdict = failure.trial.verdict;
  nlohmann::ordered_json json;
  json["broken"] = true;
  json["verdict"] = absl::StrCat(VerdictName(verdict.kind));
  json["cases"] = failure.cases.size();
  const auto wrong = WrongCase(failure);
  if (wrong.has_value()) {
    json["case"] = *wrong + 1;
    json["deal"] = FormatDeal(failure.cases[*wrong]);
    json["expected"] =
        absl::StrCat(OutcomeName(failure.trial.expected[*wrong]));
    json["why"] = ExplainOutcome(PokerRules(), Position(failure.cases[*wrong]));
  }
  json["found"] = verdict.found;
  json["input"] = ContestInput(failure.cases);
  json["answers"] = Answers(failure.trial.expected);
  json["standard_error"] = Printable(failure.trial.run.errors);
  json["failed"] = failure.failed;
  json["runs"] = failure.runs;
  return json.dump() + "\n";
}

}  // namespace tablepick
