// `tablepick verify`: whether a proof holds.

#include "solver/verify.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/notation.h"
#include "tools/commands.h"
#include "tools/console.h"
#include "tools/fault.h"
#include "tools/input.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/proof_json.h"

namespace tablepick {
namespace {

constexpr size_t kLargest = size_t{4} << 20;

// Complains of text that is no proof.
ExitStatus NoProof(const std::string& name, absl::string_view text,
                   const absl::Status& error, std::optional<size_t> fault) {
  if (!fault.has_value()) {
    Complain(absl::StrCat(Printable(name), ": ", error.message()));
    return kExitUsage;
  }
  // A text that ends too early does so behind its last word.
  const size_t end = text.find_last_not_of(" \t\r\n") + 1;
  const size_t at = std::min(*fault, end);
  const absl::string_view before = text.substr(0, at);
  const size_t newline = before.rfind('\n');
  const size_t begin = newline == absl::string_view::npos ? 0 : newline + 1;
  const absl::string_view line =
      text.substr(begin, text.find('\n', begin) - begin);
  const int64_t lines = std::count(before.begin(), before.end(), '\n');
  const size_t columns = Columns(Printable(before.substr(begin)));
  Complain(name, {{lines + 1, static_cast<int64_t>(columns) + 1},
                  absl::StrCat(error.message()),
                  end == 0 ? "" : Excerpt(line, at - begin)});
  return kExitUsage;
}

std::string Json(const std::string& name, const RuledProof& ruled,
                 const absl::Status& status, const ProofSize& size) {
  const auto text = [](absl::string_view view) {
    return std::string(view.data(), view.size());
  };
  nlohmann::ordered_json json;
  json["file"] = Printable(name);
  json["valid"] = status.ok();
  json["rules"] = text(ruled.rules->name());
  json["position"] = FormatPosition(ruled.proof.position);
  json["outcome"] = text(OutcomeName(ruled.proof.outcome));
  if (status.ok()) {
    json["steps"] = size.steps;
    json["endings"] = size.endings;
  } else {
    json["message"] = text(status.message());
  }
  return json.dump() + "\n";
}

std::string Text(const RuledProof& ruled, const ProofSize& size) {
  const Outcome outcome = ruled.proof.outcome;
  return absl::StrCat(
      "The proof holds: ",
      outcome == Outcome::kDraw ? "it is a draw"
                                : absl::StrCat(OutcomeName(outcome), " wins"),
      ", ", ruled.rules->name(), " ", FormatPosition(ruled.proof.position),
      "\n", Count(size.steps, "step"), ", ", Count(size.endings, "ending"),
      " compared\n");
}

}  // namespace

ExitStatus RunVerify(const std::vector<std::string>& arguments) {
  CommandOptions options(
      {"verify [OPTIONS] [FILE]",
       "Says whether the proof in FILE, or on standard input, holds: JSON as "
       "'tablepick\nprove --format json' prints it. Nothing is searched for "
       "that: the strategies of\nthe proof are followed through all replies, "
       "by the rules and the comparison of\nhands alone. Names the first step "
       "that does not hold.\n\n"
       "Exit status: 0 it holds, 1 it does not, 2 misuse, or FILE is no "
       "proof, 3 FILE\ncannot be read.",
       "tablepick prove --format json JcTh/QdQs/2c3d4h5s6c7d > proof.json\n"
       "tablepick verify proof.json"});
  std::string format_name;
  std::string path;
  AddFormatOption(options, &format_name);
  options.AddPositional(
      "file", boost::program_options::value(&path)->default_value("-"), 1);
  if (const auto status = options.Parse(arguments)) return *status;
  const std::optional<Format> format = FormatOrComplain(options, format_name);
  if (!format.has_value()) return kExitUsage;

  absl::StatusOr<Input> input = Input::Open(path);
  if (!input.ok()) return Fail(input.status());
  const absl::StatusOr<std::string> text = ReadAll(&*input, kLargest);
  if (!text.ok()) return Fail(text.status());
  std::optional<size_t> fault;
  const absl::StatusOr<RuledProof> ruled = ParseProof(*text, &fault);
  if (!ruled.ok()) {
    return NoProof(input->name(), *text, ruled.status(), fault);
  }

  ProofSize size;
  const absl::Status holds = VerifyProof(*ruled->rules, ruled->proof, &size);
  Output output;
  if (*format == Format::kJson) {
    output.Write(Json(input->name(), *ruled, holds, size));
  } else if (holds.ok()) {
    output.Write(Text(*ruled, size));
  }
  const ExitStatus written = output.Close();
  if (written != kExitYes) return written;
  if (!holds.ok() && *format == Format::kText) {
    Complain(absl::StrCat(Printable(input->name()),
                          ": the proof does not hold: ", holds.message()));
  }
  return holds.ok() ? kExitYes : kExitNo;
}

}  // namespace tablepick
