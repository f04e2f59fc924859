// Options of the subcommands, by Boost.Program_options.

#ifndef TABLEPICK_TOOLS_OPTIONS_H_
#define TABLEPICK_TOOLS_OPTIONS_H_

#include <boost/program_options.hpp>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "eval/rules.h"
#include "solver/deal.h"
#include "tools/exit_status.h"

namespace tablepick {

// What `tablepick NAME --help` prints around the list of options.
struct CommandHelp {
  std::string usage;        // "solve [OPTIONS] [FILE]"
  std::string description;  // paragraphs, wrapped by hand
  std::string example;      // command lines, one a line
};

class CommandOptions {
 public:
  explicit CommandOptions(CommandHelp help);

  // The options that help lists; `--help` is among them.
  boost::program_options::options_description& options() { return options_; }

  // Lets up to `most` (-1: any number of) arguments without a dash stand for
  // the values of option `name`, which help does not list.
  void AddPositional(const char* name,
                     const boost::program_options::value_semantic* value,
                     int most);

  // Reads `arguments`. Returns what the command has to end with, if it has to:
  // after printing the help that was asked for, or a complaint.
  std::optional<ExitStatus> Parse(const std::vector<std::string>& arguments);

  // Makes Parse complain, unless of something else: for notifiers of options,
  // which are called while it reads them.
  void Refuse(const std::string& message);

  // Complains of a misuse that Parse cannot know of, and says where help is.
  ExitStatus Misused(absl::string_view message) const;

  // Complains of an argument that is what the command takes, but faulty, and
  // shows where, by an Excerpt of it.
  void Refused(absl::string_view message, absl::string_view excerpt) const;

 private:
  std::string Help() const;
  std::string Name() const;

  CommandHelp help_;
  boost::program_options::options_description options_{"Options"};
  boost::program_options::options_description hidden_;
  boost::program_options::positional_options_description positional_;
  std::optional<std::string> refusal_;
};

enum class Format { kText, kJson };

// Adds `--format text|json`, which sets `format`.
void AddFormatOption(CommandOptions& options, std::string* format);

// Adds `--rules NAME`, which sets `name`.
void AddRulesOption(CommandOptions& options, std::string* name);

// Complains of `word`, which is none of `words`, all of the `what` there are.
void MisusedWord(const CommandOptions& options, absl::string_view what,
                 absl::string_view word,
                 absl::Span<const absl::string_view> words);

// What `--rules`, `--hole` and `--table` choose.
struct GameWords {
  std::string rules;
  std::optional<int> hole;
  std::optional<int> table;
};
struct Game {
  const Rules* rules;
  Shape shape;
};

// Adds those three options, which set `words`.
void AddGameOptions(CommandOptions& options, GameWords* words);

// The game, whose shape CheckShape passes, or nothing after a complaint. Where
// only the hole cards are given, the table has the cards that are picked.
std::optional<Game> GameOrComplain(const CommandOptions& options,
                                   const GameWords& words);

// The rules called `name`, or null after a complaint that lists them all.
const Rules* RulesOrComplain(const CommandOptions& options,
                             const std::string& name);

// Adds the positional arguments of a position in deal notation, whose blanks
// may part it into several, which set `words`.
void AddPositionArguments(CommandOptions& options,
                          std::vector<std::string>* words);
// The position, or nothing after a complaint that shows it.
std::optional<Position> PositionOrComplain(
    const CommandOptions& options, const Rules& rules,
    const std::vector<std::string>& words);

// The format called `word`, or nothing after a complaint.
std::optional<Format> FormatOrComplain(const CommandOptions& options,
                                       const std::string& word);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_OPTIONS_H_
