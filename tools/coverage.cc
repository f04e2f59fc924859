// `tablepick coverage`: which mistakes the deals of a file would show.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/decisive.h"
#include "tools/commands.h"
#include "tools/console.h"
#include "tools/contest_reader.h"
#include "tools/coverage_report.h"
#include "tools/fault.h"
#include "tools/input.h"
#include "tools/number_option.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/progress.h"

namespace tablepick {
namespace {

// More deals than anybody can wait for.
constexpr int64_t kMostCounted = 1'000'000'000'000;

// Reads the deals of a file into `coverage`. Returns what the command has to
// end with if that fails.
std::optional<ExitStatus> Cover(const std::string& path, const Game& game,
                                DecisiveFinder* finder, Coverage* coverage) {
  absl::StatusOr<Input> input = Input::Open(path);
  if (!input.ok()) return Fail(input.status());
  ContestReader reader(&*input, *game.rules, game.shape);
  coverage->file = reader.name();
  coverage->decisive.resize(finder->steps().all().size());
  Progress progress;
  Deal deal;
  while (reader.Next(&deal)) {
    ++coverage->deals;
    for (Bend bend : finder->Find(deal)) {
      ++coverage->decisive[static_cast<size_t>(bend.step)]
                          [static_cast<size_t>(bend.way)];
    }
    progress.Show([&] {
      return absl::StrCat(Count(coverage->deals, "deal"), " of ",
                          Printable(reader.name()));
    });
  }
  progress.Clear();
  if (reader.fault().has_value()) {
    Complain(reader.name(), *reader.fault());
    return kExitUsage;
  }
  if (!reader.status().ok()) return Fail(reader.status());
  return std::nullopt;
}

}  // namespace

ExitStatus RunCoverage(const std::vector<std::string>& arguments) {
  CommandOptions options(
      {"coverage [OPTIONS] [FILE...]",
       "Tells which mistakes the deals of contest input files would show.\n\n"
       "A program compares hands by steps: category against category, the "
       "first rank\nthat differs, a tie; some are wrong in many programs on "
       "their own, such as the\nwheel. It plays by steps as well: who is "
       "first, "
       "what is best at each pick. A\nmistake is to decide such a step "
       "otherwise: for the other side, as a draw, a\ntie for Alice or Bob. A "
       "deal would show it if the value of the deal changes\nwhen the step is "
       "decided so in all hands that the players can end up with.\n\n"
       "The table says in how many deals of each file each mistake would show, "
       "and\n'never' where it is proved that it shows in no deal at all. "
       "Several files stand\nside by side. --summary and --missed do not go "
       "together, and --format json goes\nwith neither, as it always tells "
       "everything.\n\n"
       "Exit status: 0 done, 1 a mistake shows too seldom for --least, 2 "
       "misuse or\nmalformed input, 3 a FILE cannot be read.",
       "tablepick coverage --summary cases/decision/uniform.in \\\n"
       "    cases/decision/decisive.in\n"
       "tablepick generate --kind decisive --count 500 | tablepick coverage "
       "--least 3"});
  GameWords words;
  std::string format_name;
  std::vector<std::string> paths;
  int64_t least = 0;
  bool summary = false;
  bool missed = false;
  namespace po = boost::program_options;
  options.options().add_options()("summary", po::bool_switch(&summary),
                                  "a row for each group of steps")(
      "missed", po::bool_switch(&missed),
      "only steps with a mistake that some file does not\nshow");
  AddNumberOption(options,
                  {"least", "N",
                   "exit with 1 if a mistake that may show at all\nshows in "
                   "fewer than N deals of a file, and say\nhow many do"},
                  int64_t{0}, kMostCounted, &least);
  AddGameOptions(options, &words);
  AddFormatOption(options, &format_name);
  options.AddPositional("file", po::value(&paths), -1);
  if (const auto status = options.Parse(arguments)) return *status;

  const std::optional<Game> game = GameOrComplain(options, words);
  if (!game.has_value()) return kExitUsage;
  const std::optional<Format> format = FormatOrComplain(options, format_name);
  if (!format.has_value()) return kExitUsage;
  if (summary && missed) {
    return options.Misused("'--summary' and '--missed' do not go together");
  }
  if ((summary || missed) && *format == Format::kJson) {
    return options.Misused("'--format json' always tells everything");
  }
  if (paths.empty()) paths.push_back("-");

  DecisiveFinder finder(*game->rules, game->shape);
  std::vector<Coverage> files(paths.size());
  for (size_t i = 0; i < paths.size(); ++i) {
    const auto failed = Cover(paths[i], *game, &finder, &files[i]);
    if (failed.has_value()) return *failed;
  }
  const Steps& steps = finder.steps();
  Output output;
  output.Write(*format == Format::kJson ? CoverageJson(steps, files)
               : summary                ? CoverageSummary(steps, files)
                                        : CoverageTable(steps, files, missed));
  const ExitStatus written = output.Close();
  if (written != kExitYes) return written;
  ExitStatus status = kExitYes;
  for (const Coverage& file : files) {
    const CoverageCount count = CountTried(steps, file, least);
    const int64_t missed_by = count.possible - count.tried;
    if (missed_by == 0) continue;
    Complain(absl::StrCat(
        Printable(file.file), ": ", Count(missed_by, "mistake"), " of ",
        Number(count.possible), missed_by == 1 ? " shows" : " show",
        " in fewer than ", Count(least, "deal")));
    status = kExitNo;
  }
  return status;
}

}  // namespace tablepick
