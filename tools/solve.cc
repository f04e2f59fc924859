// `tablepick solve`: contest input to one outcome a line.

#include <optional>
#include <string>
#include <vector>

#include "tools/commands.h"
#include "tools/input.h"
#include "tools/number_option.h"
#include "tools/options.h"
#include "tools/pipeline.h"
#include "tools/solve_input.h"

namespace tablepick {
namespace {
constexpr int kMostJobs = 1000;
}  // namespace

ExitStatus RunSolve(const std::vector<std::string>& arguments) {
  CommandOptions options(
      {"solve [OPTIONS] [FILE]",
       "Reads deals and prints who wins each under best play: Alice, Bob or "
       "Draw,\none a line. FILE holds the number of cases, then for each case "
       "Alice's hole\ncards, Bob's, and the table, with any white space "
       "between. Without FILE, or\nif it is -, standard input is read.",
       "tablepick solve cases/decision/official-sample.in"});
  GameWords words;
  std::string format_name;
  std::string path;
  int jobs = DefaultJobs();
  AddGameOptions(options, &words);
  AddFormatOption(options, &format_name);
  AddNumberOption(
      options,
      {"jobs", "N", "threads that solve; by default one for each core"}, 1,
      kMostJobs, &jobs);
  options.AddPositional(
      "file", boost::program_options::value(&path)->default_value("-"), 1);
  if (const auto status = options.Parse(arguments)) return *status;

  const std::optional<Game> game = GameOrComplain(options, words);
  if (!game.has_value()) return kExitUsage;
  const std::optional<Format> format = FormatOrComplain(options, format_name);
  if (!format.has_value()) return kExitUsage;

  absl::StatusOr<Input> input = Input::Open(path);
  if (!input.ok()) return Fail(input.status());
  return SolveInput(&*input, *game, *format, jobs);
}

}  // namespace tablepick
