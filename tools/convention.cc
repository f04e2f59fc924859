#include "tools/convention.h"

#include "absl/strings/str_cat.h"
#include "tools/console.h"

namespace tablepick {

void AddConventionOption(CommandOptions& options, std::string* name) {
  options.options().add_options()(
      "as",
      boost::program_options::value(name)->default_value("")->value_name(
          "SYSTEM"),
      "speak as testlib or kattis has it: arguments, exit\nstatus and "
      "messages");
}

std::optional<Convention> ConventionOrComplain(const CommandOptions& options,
                                               const std::string& name) {
  if (name.empty()) return Convention::kOwn;
  if (name == "testlib") return Convention::kTestlib;
  if (name == "kattis") return Convention::kKattis;
  MisusedWord(options, "convention", name, {"testlib", "kattis"});
  return std::nullopt;
}

ExitStatus MisuseStatus(const std::vector<std::string>& arguments) {
  for (size_t i = 0; i < arguments.size(); ++i) {
    const bool last = i + 1 == arguments.size();
    if (arguments[i] == "--as=testlib" ||
        (arguments[i] == "--as" && !last && arguments[i + 1] == "testlib")) {
      return kTestlibFail;
    }
  }
  return kExitUsage;
}

ExitStatus FailAsTestlib(absl::string_view message) {
  Say(absl::StrCat("FAIL ", Printable(message)));
  return kTestlibFail;
}

}  // namespace tablepick
