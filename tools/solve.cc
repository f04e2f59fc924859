// `tablepick solve`: contest input to one outcome a line.

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/notation.h"
#include "solver/solver.h"
#include "tools/commands.h"
#include "tools/console.h"
#include "tools/contest_reader.h"
#include "tools/fault.h"
#include "tools/input.h"
#include "tools/options.h"
#include "tools/output.h"

namespace tablepick {
namespace {

// Solves all deals of `input` until its end, a fault, or a failure.
ExitStatus Solve(Input* input, const Rules& rules, Shape shape, Format format) {
  Output output;
  const auto flush = [&output] { output.Flush(); };
  const absl::FunctionRef<void()> before_wait = flush;
  ContestReader reader(input, rules, shape, &before_wait);
  Solver solver(rules);
  Deal deal;
  while (output.ok() && reader.Next(&deal)) {
    const absl::string_view outcome = OutcomeName(solver.Value(deal));
    if (format == Format::kText) {
      output.Write(outcome);
      output.Write("\n");
    } else {
      output.Write(absl::StrCat("{\"case\":", reader.cases(), ",\"deal\":\"",
                                FormatDeal(deal), "\",\"outcome\":\"", outcome,
                                "\"}\n"));
    }
  }
  const bool written = output.ok();
  const ExitStatus status = output.Close();
  if (!written || status != kExitYes) return status;

  if (reader.fault().has_value()) {
    Complain(reader.name(), *reader.fault());
    Say(absl::StrCat("Before that, ", Count(reader.cases(), "case"),
                     reader.cases() == 1 ? " was" : " were",
                     " solved and printed."));
    return kExitUsage;
  }
  return reader.status().ok() ? kExitYes : Fail(reader.status());
}

}  // namespace

ExitStatus RunSolve(const std::vector<std::string>& arguments) {
  CommandOptions options(
      {"solve [OPTIONS] [FILE]",
       "Reads deals and prints who wins each under best play: Alice, Bob or "
       "Draw,\none a line. FILE holds the number of cases, then for each case "
       "Alice's hole\ncards, Bob's, and the table, with any white space "
       "between. Without FILE, or\nif it is -, standard input is read.",
       "tablepick solve cases/decision/official-sample.in"});
  namespace po = boost::program_options;
  GameWords words;
  std::string format_name;
  std::string path;
  AddGameOptions(options, &words);
  AddFormatOption(options, &format_name);
  options.AddPositional("file", po::value(&path)->default_value("-"), 1);
  if (const auto status = options.Parse(arguments)) return *status;

  const std::optional<Game> game = GameOrComplain(options, words);
  if (!game.has_value()) return kExitUsage;
  const std::optional<Format> format = FormatOrComplain(options, format_name);
  if (!format.has_value()) return kExitUsage;

  absl::StatusOr<Input> input = Input::Open(path);
  if (!input.ok()) return Fail(input.status());
  return Solve(&*input, *game->rules, game->shape, *format);
}

}  // namespace tablepick
