// `tablepick validate`: is a file exactly what the problem allows?

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tools/commands.h"
#include "tools/console.h"
#include "tools/convention.h"
#include "tools/fault.h"
#include "tools/input.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/strict_reader.h"

namespace tablepick {
namespace {

ExitStatus ValidateAsTestlib(const std::string& path, StrictReader& reader) {
  if (reader.Read()) return kTestlibOk;
  if (!reader.fault().has_value()) {
    return FailAsTestlib(reader.status().message());
  }
  const StrictFault& fault = *reader.fault();
  std::string place;
  if (fault.test_case > 0) {
    place = absl::StrCat("test case ", fault.test_case, ", ");
  }
  absl::StrAppend(&place, path == "-" ? "stdin" : path, ", line ",
                  fault.fault.place.line);
  return FailAsTestlib(absl::StrCat(fault.testlib, " (", place, ")"));
}

std::string Json(const StrictReader& reader, const std::string& name) {
  nlohmann::ordered_json json;
  json["file"] = Printable(name);
  json["valid"] = !reader.fault().has_value();
  json["cases"] = reader.cases();
  if (reader.fault().has_value()) {
    const StrictFault& fault = *reader.fault();
    json["line"] = fault.fault.place.line;
    json["column"] = fault.fault.place.column;
    json["message"] = fault.fault.message;
  }
  return absl::StrCat(json.dump(), "\n");
}

ExitStatus Validate(const std::string& name, StrictReader& reader,
                    Convention convention, Format format) {
  const bool valid = reader.Read();
  if (!valid && !reader.fault().has_value()) return Fail(reader.status());
  const bool kattis = convention == Convention::kKattis;
  if (!valid && (kattis || format == Format::kText)) {
    Complain(name, reader.fault()->fault);
  }
  if (kattis) return valid ? kKattisYes : kKattisNo;

  Output output;
  if (format == Format::kJson) {
    output.Write(Json(reader, name));
  } else if (valid) {
    output.Write(absl::StrCat("ok ", Count(reader.cases(), "case"), "\n"));
  }
  const ExitStatus written = output.Close();
  if (written != kExitYes) return written;
  return valid ? kExitYes : kExitNo;
}

}  // namespace

ExitStatus RunValidate(const std::vector<std::string>& arguments) {
  CommandOptions options(
      {"validate [OPTIONS] [FILE]",
       "Says whether FILE, or standard input, is a contest input file byte by "
       "byte as\nthe problem allows it: the number of cases from 1 to 100000, "
       "then for each case\na line of Alice's hole cards, one of Bob's and one "
       "of the table; upper-case\nletters, one blank between cards, no card "
       "twice in a case, a line feed at the\nend of every line, and nothing "
       "behind the last. Names the first fault on\nstandard error.\n\n"
       "Exit status: 0 valid, 1 invalid, 2 misuse, 3 FILE cannot be read.\n"
       "With --as testlib 0 or 3, with --as kattis 42 or 43, which suits a\n"
       "validator that is given its input on standard input; --format json "
       "does not go\nwith them.",
       "tablepick validate cases/decision/official-sample.in\n"
       "tablepick validate --as testlib < cases/decision/official-sample.in"});
  std::string convention_name;
  GameWords game_words;
  std::string format_name;
  std::string path;
  AddConventionOption(options, &convention_name);
  AddGameOptions(options, &game_words);
  AddFormatOption(options, &format_name);
  options.AddPositional(
      "file", boost::program_options::value(&path)->default_value("-"), 1);
  if (const auto status = options.Parse(arguments)) {
    return *status == kExitUsage ? MisuseStatus(arguments) : *status;
  }

  const std::optional<Convention> convention =
      ConventionOrComplain(options, convention_name);
  if (!convention.has_value()) return kExitUsage;
  const std::optional<Format> format = FormatOrComplain(options, format_name);
  const std::optional<Game> game = GameOrComplain(options, game_words);
  if (!format.has_value() || !game.has_value()) return MisuseStatus(arguments);
  if (*convention != Convention::kOwn && *format == Format::kJson) {
    options.Misused("'--format json' does not go with '--as'");
    return MisuseStatus(arguments);
  }

  absl::StatusOr<Input> input = Input::Open(path);
  const bool testlib = *convention == Convention::kTestlib;
  if (!input.ok()) {
    return testlib ? FailAsTestlib(input.status().message())
                   : Fail(input.status());
  }
  StrictReader reader(&*input, *game->rules, game->shape);
  return testlib ? ValidateAsTestlib(path, reader)
                 : Validate(input->name(), reader, *convention, *format);
}

}  // namespace tablepick
