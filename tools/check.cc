#include "tools/check.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "tools/check_report.h"
#include "tools/commands.h"
#include "tools/console.h"
#include "tools/convention.h"
#include "tools/input.h"
#include "tools/output.h"
#include "tools/output_check.h"
#include "tools/solved_cases.h"

namespace tablepick {
namespace {

// An output of the command line: what became of opening it.
struct Opened {
  absl::Status status;
  std::unique_ptr<OutputCheck> check;  // null if it could not be opened

  bool done() const { return check == nullptr || check->done(); }
};

std::vector<Opened> OpenOutputs(const std::vector<std::string>& paths,
                                bool ignore_case) {
  std::vector<Opened> outputs;
  for (const std::string& path : paths) {
    absl::StatusOr<Input> input = Input::Open(path);
    Opened opened{input.status(), nullptr};
    if (input.ok()) {
      opened.check =
          std::make_unique<OutputCheck>(*std::move(input), ignore_case);
    }
    outputs.push_back(std::move(opened));
  }
  return outputs;
}

// Says why there is nothing to check outputs against.
ExitStatus RefuseInput(const SolvedCases& cases) {
  if (cases.fault().has_value()) {
    Complain(cases.name(), *cases.fault());
    Say("The input is at fault, so no output was checked.");
  } else {
    Complain(cases.status().message());
    Say("No output was checked.");
  }
  return kExitSystem;
}

ExitStatus Check(const std::vector<std::string>& paths, const Game& game,
                 bool ignore_case, Format format) {
  absl::StatusOr<Input> input = Input::Open(paths[0]);
  if (!input.ok()) {
    Complain(input.status().message());
    return kExitSystem;
  }
  std::vector<Opened> outputs =
      OpenOutputs({paths.begin() + 1, paths.end()}, ignore_case);
  const auto all_done = [&outputs] {
    return std::all_of(outputs.begin(), outputs.end(),
                       [](const Opened& output) { return output.done(); });
  };
  SolvedCases cases(&*input, *game.rules, game.shape);
  while (!all_done() && cases.Next()) {
    for (Opened& output : outputs) {
      if (!output.done()) output.check->Expect(cases);
    }
  }
  const int64_t count = cases.SkipToEnd();
  if (!cases.ok()) return RefuseInput(cases);

  Output report;
  ExitStatus status = kExitYes;
  for (Opened& output : outputs) {
    if (output.check != nullptr) {
      output.check->Finish(count);
      output.status = output.check->status();
    }
    if (!output.status.ok()) {
      report.Flush();
      status = std::max(status, Fail(output.status));
      continue;
    }
    const OutputCheck& check = *output.check;
    if (format == Format::kJson) {
      report.Write(JsonReport(*game.rules, check));
    } else {
      const std::string prefix =
          outputs.size() == 1 ? ""
                              : absl::StrCat(Printable(check.name()), ": ");
      report.Write(TextReport(*game.rules, check, prefix));
    }
    status = std::max(status, StatusOf(check));
  }
  return std::max(status, report.Close());
}

CommandHelp Help() {
  return {
      "check [OPTIONS] INPUT OUTPUT...",
      "Says whether each OUTPUT is right for the contest input file INPUT, "
      "which it\nsolves itself. Shows the first wrong answer and why another "
      "one is right, and\nhow many more are wrong. An output is one of the "
      "words Alice, Draw and Bob for\neach case, with any white space between "
      "and around them.\n\n"
      "Exit status: 0 all right, 1 a wrong answer, 2 an output is malformed "
      "or misuse,\n3 INPUT is at fault or a file cannot be read; the largest "
      "of several outputs.\n\n"
      "With --as testlib, a checker: check INPUT OUTPUT ANSWER [REPORT "
      "[-appes]],\nexit status 0 ok, 1 wrong answer, 2 wrong output format, 3 "
      "the judge's fault,\nsuch as a wrong answer file; letters have to be in "
      "the right case without\n--ignore-case.\n"
      "With --as kattis, an output validator: check INPUT ANSWER FEEDBACK_DIR "
      "[FLAGS]\nwith the output as standard input, exit status 42 right, 43 "
      "wrong; FLAGS are\nthose of the default validator: case_sensitive, "
      "space_change_sensitive, and\nfloat tolerances, which do nothing here. "
      "--ignore-case does not go with it.\n--format json goes with neither.",
      "tablepick check cases/decision/official-sample.in \\\n"
      "    cases/decision/official-sample.ans"};
}

ExitStatus RunParsed(const CommandOptions& options,
                     const std::vector<std::string>& files,
                     Convention convention, const Game& game, bool ignore_case,
                     Format format) {
  if (convention == Convention::kTestlib) {
    return CheckAsTestlib(files, game, ignore_case);
  }
  if (convention == Convention::kKattis) return CheckAsKattis(files, game);
  if (files.size() < 2) {
    return options.Misused("an input file and an output are needed");
  }
  if (std::count(files.begin(), files.end(), "-") > 1) {
    return options.Misused("standard input can only be read once");
  }
  return Check(files, game, ignore_case, format);
}

}  // namespace

ExitStatus RunCheck(const std::vector<std::string>& arguments) {
  CommandOptions options(Help());
  std::string convention_name;
  GameWords game_words;
  std::string format_name;
  bool ignore_case = false;
  std::vector<std::string> files;
  AddConventionOption(options, &convention_name);
  options.options().add_options()(
      "ignore-case", boost::program_options::bool_switch(&ignore_case),
      "take letters of outputs in either case");
  AddGameOptions(options, &game_words);
  AddFormatOption(options, &format_name);
  options.AddPositional("files", boost::program_options::value(&files), -1);

  // testlib's last argument looks like an option of ours.
  std::vector<std::string> ours = arguments;
  const bool appes =
      !ours.empty() && (ours.back() == "-appes" || ours.back() == "-APPES");
  if (appes) ours.pop_back();
  if (const auto status = options.Parse(ours)) {
    return *status == kExitUsage ? MisuseStatus(arguments) : *status;
  }
  if (appes) files.push_back(arguments.back());

  const std::optional<Convention> convention =
      ConventionOrComplain(options, convention_name);
  if (!convention.has_value()) return kExitUsage;
  const std::optional<Game> game = GameOrComplain(options, game_words);
  const std::optional<Format> format = FormatOrComplain(options, format_name);
  if (!game.has_value() || !format.has_value()) return MisuseStatus(arguments);
  if (*convention != Convention::kOwn && *format == Format::kJson) {
    options.Misused("'--format json' does not go with '--as'");
    return MisuseStatus(arguments);
  }
  if (*convention == Convention::kKattis && ignore_case) {
    return options.Misused(
        "'--ignore-case' does not go with '--as kattis', where letters may be "
        "in either case unless 'case_sensitive' is given");
  }
  return RunParsed(options, files, *convention, *game, ignore_case, *format);
}

}  // namespace tablepick
