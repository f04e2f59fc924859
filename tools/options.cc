#include "tools/options.h"

#include <sstream>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/notation.h"
#include "tools/console.h"
#include "tools/fault.h"
#include "tools/nearest.h"
#include "tools/number_option.h"
#include "tools/output.h"
#include "tools/rules_names.h"

namespace tablepick {
namespace po = boost::program_options;

CommandOptions::CommandOptions(CommandHelp help) : help_(std::move(help)) {
  options_.add_options()("help,h", "print this help");
}

void CommandOptions::AddPositional(const char* name,
                                   const po::value_semantic* value, int most) {
  hidden_.add_options()(name, value);
  positional_.add(name, most);
}

std::string CommandOptions::Help() const {
  std::ostringstream text;
  text << "Usage: tablepick " << help_.usage << "\n\n"
       << help_.description << "\n\n";
  // The library leaves blanks where it breaks a line.
  std::stringstream list;
  list << options_;
  for (std::string line; std::getline(list, line);) {
    text << absl::StripTrailingAsciiWhitespace(line) << '\n';
  }
  text << "\nExample:\n";
  std::istringstream example(help_.example);
  for (std::string line; std::getline(example, line);) {
    text << "  " << line << '\n';
  }
  return text.str();
}

std::string CommandOptions::Name() const {
  return help_.usage.substr(0, help_.usage.find(' '));
}

std::optional<ExitStatus> CommandOptions::Parse(
    const std::vector<std::string>& arguments) {
  // The library reports misuse by exceptions; they end here.
  try {
    po::options_description all;
    all.add(options_).add(hidden_);
    po::variables_map values;
    const int style = po::command_line_style::unix_style &
                      ~po::command_line_style::allow_guessing;
    po::store(po::command_line_parser(arguments)
                  .options(all)
                  .positional(positional_)
                  .style(style)
                  .run(),
              values);
    if (values.count("help") != 0) {
      Output output;
      output.Write(Help());
      return output.Close();
    }
    po::notify(values);
  } catch (const po::too_many_positional_options_error&) {
    return Misused(absl::StrCat("there are too many arguments for 'tablepick ",
                                help_.usage, "'"));
  } catch (const po::error& error) {
    return Misused(Printable(error.what()));
  }
  if (refusal_.has_value()) return Misused(*refusal_);
  return std::nullopt;
}

void CommandOptions::Refuse(const std::string& message) {
  if (!refusal_.has_value()) refusal_ = message;
}

ExitStatus CommandOptions::Misused(absl::string_view message) const {
  Complain(absl::StrCat(Name(), ": ", message));
  Say(absl::StrCat("'tablepick ", Name(), " --help' tells how it is used"));
  return kExitUsage;
}

void CommandOptions::Refused(absl::string_view message,
                             absl::string_view excerpt) const {
  Complain(absl::StrCat(Name(), ": ", message, "\n", excerpt));
}

void AddFormatOption(CommandOptions& options, std::string* format) {
  options.options().add_options()(
      "format", po::value(format)->default_value("text")->value_name("FORMAT"),
      "what to print: text, or json, one value a line");
}

void AddRulesOption(CommandOptions& options, std::string* name) {
  options.options().add_options()(
      "rules", po::value(name)->default_value("poker")->value_name("NAME"),
      absl::StrCat("how hands compare: ", AllRulesNames()).c_str());
}

const Rules* RulesOrComplain(const CommandOptions& options,
                             const std::string& name) {
  const Rules* found = FindRules(name);
  if (found != nullptr) return found;
  options.Misused(NoSuchRules(name));
  return nullptr;
}

void MisusedWord(const CommandOptions& options, absl::string_view what,
                 absl::string_view word,
                 absl::Span<const absl::string_view> words) {
  const absl::string_view nearest = Nearest(word, words);
  options.Misused(absl::StrCat("there is no ", what, " ", Quoted(word),
                               ": there are ", absl::StrJoin(words, ", "),
                               nearest.empty() ? "" : "; did you mean ",
                               nearest, nearest.empty() ? "" : "?"));
}

void AddGameOptions(CommandOptions& options, GameWords* words) {
  AddRulesOption(options, &words->rules);
  AddNumberOption(options,
                  {"hole", "N", "hole cards of each player, 2 by default"}, 0,
                  kMaxHand, &words->hole);
  AddNumberOption(options,
                  {"table", "N",
                   "cards on the table, up to 12; by default what\nthe "
                   "players need in all"},
                  0, kMaxTable, &words->table);
}

std::optional<Game> GameOrComplain(const CommandOptions& options,
                                   const GameWords& words) {
  const Rules* rules = RulesOrComplain(options, words.rules);
  if (rules == nullptr) return std::nullopt;
  Shape shape = StandardShape(*rules);
  // A number of hole cards that cannot be is left for CheckShape to refuse.
  if (words.hole.has_value() && *words.hole <= rules->hand_size()) {
    shape.table = 2 * (rules->hand_size() - *words.hole);
  }
  shape.hole = words.hole.value_or(shape.hole);
  shape.table = words.table.value_or(shape.table);
  const absl::Status fits = CheckShape(*rules, shape);
  if (!fits.ok()) {
    options.Misused(fits.message());
    return std::nullopt;
  }
  return Game{rules, shape};
}

void AddPositionArguments(CommandOptions& options,
                          std::vector<std::string>* words) {
  options.AddPositional("position", po::value(words), -1);
}

std::optional<Position> PositionOrComplain(
    const CommandOptions& options, const Rules& rules,
    const std::vector<std::string>& words) {
  const std::string text = absl::StrJoin(words, " ");
  size_t fault = 0;
  const absl::StatusOr<Position> position = ParsePosition(rules, text, &fault);
  if (position.ok()) return *position;
  options.Refused(position.status().message(), Excerpt(text, fault));
  return std::nullopt;
}

std::optional<Format> FormatOrComplain(const CommandOptions& options,
                                       const std::string& word) {
  if (word == "text") return Format::kText;
  if (word == "json") return Format::kJson;
  options.Misused(absl::StrCat("there is no format ", Quoted(word),
                               ": there are text and json"));
  return std::nullopt;
}

}  // namespace tablepick
