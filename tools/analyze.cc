// `tablepick analyze`: all there is to know of positions.

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/analysis.h"
#include "tools/analysis_json.h"
#include "tools/analysis_text.h"
#include "tools/commands.h"
#include "tools/console.h"
#include "tools/input.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/position_reader.h"

namespace tablepick {
namespace {

class Analyses {
 public:
  explicit Analyses(Format format) : format_(format) {}

  // Analyses a position. The text is there until the next one.
  const std::string& Write(const FiledPosition& filed) {
    if (!analyzer_.has_value() || &analyzer_->rules() != filed.rules) {
      analyzer_.emplace(*filed.rules);
    }
    if (format_ == Format::kJson) {
      text_.clear();
      AppendAnalysisJson(*filed.rules, filed.position,
                         analyzer_->Analyze(filed.position), &text_);
    } else {
      // An empty line parts it from the one before.
      text_ = absl::StrCat(text_.empty() ? "" : "\n",
                           AnalysisText(*analyzer_, filed.position));
    }
    return text_;
  }

 private:
  Format format_;
  std::optional<Analyzer> analyzer_;
  std::string text_;
};

ExitStatus AnalyzeFile(Input* input, const Rules& rules, Format format) {
  Output output;
  const auto flush = [&output] { output.Flush(); };
  const absl::FunctionRef<void()> before_wait = flush;
  PositionReader reader(input, rules, &before_wait);
  Analyses analyses(format);
  FiledPosition filed;
  while (output.ok() && reader.Next(&filed)) {
    output.Write(analyses.Write(filed));
  }
  const bool written = output.ok();
  const ExitStatus status = output.Close();
  if (!written || status != kExitYes) return status;

  if (reader.fault().has_value()) {
    Complain(reader.name(), *reader.fault());
    Say(absl::StrCat("Before that, ", Count(reader.positions(), "position"),
                     reader.positions() == 1 ? " was" : " were",
                     " analysed and printed."));
    return kExitUsage;
  }
  if (!reader.status().ok()) return Fail(reader.status());
  if (reader.positions() == 0) {
    Complain(reader.name(),
             {{reader.line_number(), 1},
              "there is nothing to read: a line with a position is missing",
              ""});
    return kExitUsage;
  }
  return kExitYes;
}

}  // namespace

ExitStatus RunAnalyze(const std::vector<std::string>& arguments) {
  CommandOptions options(
      {"analyze [OPTIONS] POSITION\n"
       "       tablepick analyze [OPTIONS] --file FILE",
       "Tells all there is to know of POSITION, in deal notation, with picks\n"
       "or without: who wins and why, every pick with its value, the best\n"
       "first, which picks are interchangeable, when nothing can change the\n"
       "outcome any more, and what the picks so far changed. The same of each\n"
       "line of FILE, where '#' starts a comment and '# rules: NAME' changes\n"
       "the rules.",
       "tablepick analyze JcTh/QdQs/2c3d4h5s6c7d:4h7d\n"
       "tablepick analyze --format json --file positions.txt"});
  std::string rules_name;
  std::string format_name;
  std::optional<std::string> path;
  std::vector<std::string> words;
  AddRulesOption(options, &rules_name);
  AddFormatOption(options, &format_name);
  namespace po = boost::program_options;
  options.options().add_options()(
      "file",
      po::value<std::string>()->value_name("FILE")->notifier(
          [&path](const std::string& file) { path = file; }),
      "analyse the positions of FILE, one a line; - is\nstandard input");
  AddPositionArguments(options, &words);
  if (const auto status = options.Parse(arguments)) return *status;
  const Rules* rules = RulesOrComplain(options, rules_name);
  if (rules == nullptr) return kExitUsage;
  const std::optional<Format> format = FormatOrComplain(options, format_name);
  if (!format.has_value()) return kExitUsage;
  if (path.has_value() != words.empty()) {
    return options.Misused(words.empty()
                               ? "a position to analyse, or --file, is missing"
                               : "there is a position as well as --file");
  }

  if (path.has_value()) {
    absl::StatusOr<Input> input = Input::Open(*path);
    if (!input.ok()) return Fail(input.status());
    return AnalyzeFile(&*input, *rules, *format);
  }
  const std::optional<Position> position =
      PositionOrComplain(options, *rules, words);
  if (!position.has_value()) return kExitUsage;
  Output output;
  output.Write(Analyses(*format).Write({rules, *position}));
  return output.Close();
}

}  // namespace tablepick
