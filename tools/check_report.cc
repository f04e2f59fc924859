#include "tools/check_report.h"

#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "solver/notation.h"
#include "tools/console.h"
#include "tools/explanation.h"
#include "tools/wrap.h"

namespace tablepick {
namespace {

constexpr std::array<Outcome, 3> kOutcomes = {Outcome::kAlice, Outcome::kDraw,
                                              Outcome::kBob};

// "expected Bob, found Draw: 12; expected ..." of the directions there are.
std::string ListDirections(const Directions& directions) {
  std::string list;
  for (Outcome expected : kOutcomes) {
    for (Outcome found : kOutcomes) {
      const int64_t count = directions.count(expected, found);
      if (count == 0) continue;
      absl::StrAppend(&list, list.empty() ? "" : "; ", "expected ",
                      OutcomeName(expected), ", found ", OutcomeName(found),
                      ": ", count);
    }
  }
  return list;
}

std::string MoreWrong(const OutputCheck& check) {
  const int64_t more = check.more_wrong().total();
  if (more == 0) return "no other answer is wrong\n";
  return absl::StrCat(more, more == 1 ? " more is" : " more are",
                      " wrong: ", ListDirections(check.more_wrong()), "\n");
}

}  // namespace

std::string ExplainWrong(const Rules& rules, const Deal& deal) {
  return absl::StrCat(
      "  deal ", FormatDeal(deal), "\n",
      Wrap(ExplainOutcome(rules, Position(deal)), kTextWidth, 2));
}

std::string TextReport(const Rules& rules, const OutputCheck& check,
                       absl::string_view prefix) {
  std::string text;
  if (check.first_wrong().has_value()) {
    const WrongAnswer& wrong = *check.first_wrong();
    absl::StrAppend(&text, prefix, "wrong answer in case ", wrong.number,
                    ", line ", wrong.place.line, ": expected ",
                    OutcomeName(wrong.expected), ", found ",
                    OutcomeName(wrong.found), "\n",
                    ExplainWrong(rules, wrong.deal), MoreWrong(check));
  }
  if (check.malformed().has_value()) {
    const Fault& fault = *check.malformed();
    absl::StrAppend(&text, prefix, "malformed output in line ",
                    fault.place.line, ", column ", fault.place.column, ": ",
                    fault.message, "\n", fault.excerpt,
                    fault.excerpt.empty() ? "" : "\n");
  }
  if (text.empty()) {
    absl::StrAppend(&text, prefix, "ok ", Count(check.answers(), "answer"),
                    "\n");
  }
  return text;
}

std::string JsonReport(const Rules& rules, const OutputCheck& check) {
  nlohmann::ordered_json json;
  json["file"] = Printable(check.name());
  json["verdict"] = check.malformed().has_value()     ? "malformed output"
                    : check.first_wrong().has_value() ? "wrong answer"
                                                      : "ok";
  json["answers"] = check.answers();
  json["wrong"] =
      check.more_wrong().total() + (check.first_wrong().has_value() ? 1 : 0);
  if (check.first_wrong().has_value()) {
    const WrongAnswer& wrong = *check.first_wrong();
    json["first"] = {{"case", wrong.number},
                     {"line", wrong.place.line},
                     {"column", wrong.place.column},
                     {"deal", FormatDeal(wrong.deal)},
                     {"expected", absl::StrCat(OutcomeName(wrong.expected))},
                     {"found", absl::StrCat(OutcomeName(wrong.found))},
                     {"why", ExplainOutcome(rules, Position(wrong.deal))}};
    Directions all = check.more_wrong();
    all.Add(wrong.expected, wrong.found);
    json["directions"] = nlohmann::ordered_json::array();
    for (Outcome expected : kOutcomes) {
      for (Outcome found : kOutcomes) {
        const int64_t count = all.count(expected, found);
        if (count == 0) continue;
        json["directions"].push_back(
            {{"expected", absl::StrCat(OutcomeName(expected))},
             {"found", absl::StrCat(OutcomeName(found))},
             {"count", count}});
      }
    }
  }
  if (check.malformed().has_value()) {
    const Fault& fault = *check.malformed();
    json["fault"] = {{"line", fault.place.line},
                     {"column", fault.place.column},
                     {"message", fault.message}};
  }
  return absl::StrCat(json.dump(), "\n");
}

ExitStatus StatusOf(const OutputCheck& check) {
  if (check.malformed().has_value()) return kExitUsage;
  return check.first_wrong().has_value() ? kExitNo : kExitYes;
}

}  // namespace tablepick
