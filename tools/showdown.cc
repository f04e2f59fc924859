// `tablepick showdown`: which of the hands of a line wins.

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tools/commands.h"
#include "tools/console.h"
#include "tools/input.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/showdown_reader.h"
#include "tools/showdown_result.h"

namespace tablepick {
namespace {

enum class Print { kNothing, kWinners, kSide, kDescription, kJson };

struct Task {
  const Rules& rules;
  Print print;
  bool count;
  bool one_deck;
  Format format;
};

ExitStatus Run(Input* input, const Task& task) {
  Output output;
  const auto flush = [&output] { output.Flush(); };
  ShowdownReader reader(input, task.rules, task.one_deck, flush);
  ShowdownResult result(task.rules);
  ShowdownTally tally;
  while (output.ok() && reader.Next()) {
    result.Compare(reader.hands());
    tally.Add(result);
    switch (task.print) {
      case Print::kNothing:
        continue;
      case Print::kWinners:
        result.WriteWinners(&output);
        break;
      case Print::kSide:
        output.Write(result.Side());
        break;
      case Print::kDescription:
        output.Write(result.Description());
        break;
      case Print::kJson:
        output.Write(result.Json(reader.rows(), reader.line()));
        break;
    }
    output.Write("\n");
  }
  if (task.count) output.Write(tally.ToString(task.format));
  const bool written = output.ok();
  const ExitStatus status = output.Close();
  if (!written || status != kExitYes) return status;

  if (reader.fault().has_value()) {
    Complain(reader.name(), *reader.fault());
    Say(absl::StrCat("Before that, ", Count(reader.rows(), "row"),
                     reader.rows() == 1 ? " was" : " were", " compared."));
    return kExitUsage;
  }
  return reader.status().ok() ? kExitYes : Fail(reader.status());
}

}  // namespace

ExitStatus RunShowdown(const std::vector<std::string>& arguments) {
  CommandOptions options(
      {"showdown [OPTIONS] [FILE]",
       "Reads lines of two or more hands and prints which hand of each wins. "
       "'-' or '|'\nparts the hands, white space or ',' the cards; a row of "
       "twice a hand's cards is\ncut in half. What follows '->' on a line is "
       "not read. Without FILE, or if it is\n-, standard input is read.",
       "tablepick showdown --rules badugi cases/showdown/badugi-statement.txt\n"
       "echo '8C TS KC 9H 4S 7D 2S 5D 3S AC' | tablepick showdown --print "
       "description"});
  std::string rules_name;
  std::string format_name;
  std::string print_name;
  std::string path;
  bool count = false;
  bool one_deck = false;
  AddRulesOption(options, &rules_name);
  namespace po = boost::program_options;
  options.options().add_options()(
      "print", po::value(&print_name)->value_name("WHAT"),
      "what to print of each line: winners, the winning\nhands as they are "
      "written (by default); side:\nleft, right or both, or of more hands "
      "their "
      "numbers;\ndescription: the hands in words and why one wins")(
      "count", po::bool_switch(&count),
      "print at the end how many lines each side won,\nhow many are ties, and "
      "how many there are; without\n--print, nothing else")(
      "one-deck", po::bool_switch(&one_deck),
      "let no two hands of a line share a card");
  AddFormatOption(options, &format_name);
  options.AddPositional("file", po::value(&path)->default_value("-"), 1);
  if (const auto status = options.Parse(arguments)) return *status;

  const Rules* rules = RulesOrComplain(options, rules_name);
  if (rules == nullptr) return kExitUsage;
  const std::optional<Format> format = FormatOrComplain(options, format_name);
  if (!format.has_value()) return kExitUsage;
  Print print = Print::kWinners;
  if (print_name.empty()) {
    if (count) print = Print::kNothing;
  } else if (print_name == "side") {
    print = Print::kSide;
  } else if (print_name == "description") {
    print = Print::kDescription;
  } else if (print_name != "winners") {
    MisusedWord(options, "--print", print_name,
                {"winners", "side", "description"});
    return kExitUsage;
  }
  if (*format == Format::kJson && print != Print::kNothing) {
    print = Print::kJson;
  }

  absl::StatusOr<Input> input = Input::Open(path);
  if (!input.ok()) return Fail(input.status());
  return Run(&*input, {*rules, print, count, one_deck, *format});
}

}  // namespace tablepick
