// The subcommands of `tablepick`.

#ifndef TABLEPICK_TOOLS_COMMANDS_H_
#define TABLEPICK_TOOLS_COMMANDS_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "tools/exit_status.h"

namespace tablepick {

struct Command {
  absl::string_view name;
  absl::string_view summary;  // what it does, for the list of commands
  // Runs it on the arguments after its name.
  ExitStatus (*run)(const std::vector<std::string>& arguments);
};

// All commands, in the order in which help lists them.
absl::Span<const Command> Commands();

// Runs `tablepick` on its command line without the program's name.
ExitStatus RunTablepick(const std::vector<std::string>& arguments);

ExitStatus RunAnalyze(const std::vector<std::string>& arguments);
ExitStatus RunBench(const std::vector<std::string>& arguments);
ExitStatus RunCheck(const std::vector<std::string>& arguments);
ExitStatus RunClasses(const std::vector<std::string>& arguments);
ExitStatus RunExplore(const std::vector<std::string>& arguments);
ExitStatus RunCoverage(const std::vector<std::string>& arguments);
ExitStatus RunGenerate(const std::vector<std::string>& arguments);
ExitStatus RunPackage(const std::vector<std::string>& arguments);
ExitStatus RunProve(const std::vector<std::string>& arguments);
ExitStatus RunShowdown(const std::vector<std::string>& arguments);
ExitStatus RunHack(const std::vector<std::string>& arguments);
ExitStatus RunSolve(const std::vector<std::string>& arguments);
ExitStatus RunValidate(const std::vector<std::string>& arguments);
ExitStatus RunVerify(const std::vector<std::string>& arguments);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_COMMANDS_H_
