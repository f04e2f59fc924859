#include "tools/commands.h"

#include "absl/strings/str_cat.h"
#include "tools/console.h"
#include "tools/nearest.h"
#include "tools/output.h"
#include "tools/version.h"

namespace tablepick {
namespace {

constexpr Command kCommands[] = {
    {"solve", "say who wins each deal of a contest input file", RunSolve},
    {"explore", "play through a deal and see who wins, and why", RunExplore},
    {"analyze", "tell all there is to know of a position", RunAnalyze},
    {"prove", "tell why a deal has its outcome, as a strategy", RunProve},
    {"verify", "say whether such a proof holds", RunVerify},
    {"generate", "make a contest input file of deals of some kind",
     RunGenerate},
    {"coverage", "tell which mistakes the deals of files would show",
     RunCoverage},
    {"validate", "say whether a contest input file is exactly right",
     RunValidate},
    {"check", "say whether outputs are right, and why they are not", RunCheck},
    {"hack", "find an input that a given program fails on", RunHack},
    {"package", "write a problem package for a judging system", RunPackage},
    {"showdown", "say which of the hands of each line wins", RunShowdown},
    {"classes", "list all classes of hands, best first", RunClasses},
    {"bench", "tell how fast this machine solves, and check the solvers",
     RunBench},
};

std::string Help() {
  std::string text =
      "tablepick: exact solver, judge and explorer of the pick-from-the-table\n"
      "poker game\n\n"
      "Usage: tablepick COMMAND [OPTIONS] [ARGUMENTS]\n\n"
      "Commands:\n";
  for (const Command& command : kCommands) {
    absl::StrAppend(&text, "  ", command.name,
                    std::string(12 - command.name.size(), ' '), command.summary,
                    "\n");
  }
  absl::StrAppend(
      &text,
      "\n'tablepick COMMAND --help', or 'tablepick help COMMAND', tells how a\n"
      "command is used.\n"
      "'tablepick --version' prints the version.\n\n"
      "Exit status: 0 yes, or done; 1 the answer is no; 2 wrong usage or\n"
      "malformed input; 3 the system failed. Except where the help of a "
      "command says\notherwise: 'check' exits with 3 for a malformed input "
      "file too, and 'validate'\nand 'check' with --as as judging systems have "
      "it.\n\n"
      "Example:\n"
      "  tablepick solve cases/decision/official-sample.in\n");
  return text;
}

ExitStatus Print(absl::string_view text) {
  Output output;
  output.Write(text);
  return output.Close();
}

const Command* FindCommand(absl::string_view name) {
  for (const Command& command : kCommands) {
    if (command.name == name) return &command;
  }
  return nullptr;
}

ExitStatus Unknown(const std::string& name) {
  const bool option = name.size() > 1 && name[0] == '-';
  std::vector<absl::string_view> names;
  if (option) {
    names = {"--help", "--version"};
  } else {
    for (const Command& command : kCommands) names.push_back(command.name);
  }
  const absl::string_view nearest = Nearest(name, names);
  std::string message = absl::StrCat(
      "there is no ", option ? "option " : "command ", Quoted(name));
  if (!nearest.empty()) {
    absl::StrAppend(&message, "; did you mean '", nearest, "'?");
  }
  Complain(message);
  Say(option ? "'tablepick --help' tells how it is used"
             : "'tablepick --help' lists the commands");
  return kExitUsage;
}

}  // namespace

absl::Span<const Command> Commands() { return kCommands; }

ExitStatus RunTablepick(const std::vector<std::string>& arguments) {
  if (arguments.empty()) {
    Say(Help());
    return kExitUsage;
  }
  const std::string& name = arguments[0];
  std::vector<std::string> rest(arguments.begin() + 1, arguments.end());
  if (name == "--version") {
    return Print(absl::StrCat("tablepick ", kVersion, "\n"));
  }
  if (name == "--help" || name == "-h" || name == "help") {
    if (rest.empty()) return Print(Help());
    const Command* command = FindCommand(rest[0]);
    return command == nullptr ? Unknown(rest[0]) : command->run({"--help"});
  }
  const Command* command = FindCommand(name);
  return command == nullptr ? Unknown(name) : command->run(rest);
}

}  // namespace tablepick
