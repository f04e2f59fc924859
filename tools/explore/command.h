// The commands of the explorer: one table drives the parser, `help` and the
// completion.

#ifndef TABLEPICK_TOOLS_EXPLORE_COMMAND_H_
#define TABLEPICK_TOOLS_EXPLORE_COMMAND_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "tools/explore/desk.h"
#include "tools/explore/view.h"
#include "tools/explore/words.h"

namespace tablepick::explore {

// What a command says, and what is to happen after it.
struct Reply {
  enum class Then : uint8_t {
    kNothing,
    kState,  // show the state
    kPlay,   // let the engine make the picks that are its, then show the state
    kQuit,
  };

  bool ok = true;    // whether the command was carried out
  std::string text;  // to say: sentences, or lines
  Then then = Then::kNothing;
  // Whether it was not, as the system failed: of a file that it cannot read or
  // write.
  bool file_failed = false;
  // Where in the line the fault is, if the command was not carried out and it
  // is in the line.
  std::optional<size_t> fault = std::nullopt;
};

// A command that cannot be carried out, which leaves everything as it was.
Reply Refuse(absl::string_view message,
             std::optional<size_t> fault = std::nullopt);

// What stands behind a command.
struct Arguments {
  absl::Span<const Word> words;
  // The line without its comment, and the byte where the arguments begin.
  absl::string_view line;
  size_t begin;

  absl::string_view rest() const { return line.substr(begin); }
};

// The kinds of words that a command takes, for completion.
enum class Takes : uint8_t {
  kNothing,
  kTableCards,  // cards that can be taken now
  kCommands,
  kPilots,  // alice, bob, both, none, and a level
  kPlaces,  // Alice, Bob or table, and cards
  kRules,
  kFiles,
};

inline constexpr int kAnyNumber = 1000;

struct Command {
  absl::string_view name;
  absl::string_view aliases;    // other names, blanks between
  absl::string_view arguments;  // "[N]"
  absl::string_view summary;    // what it does, on one line
  absl::string_view details;    // more, for `help NAME`; may be empty
  Takes takes;
  int most;  // how many words it takes at most
  Reply (*run)(Desk& desk, const Arguments& arguments, const View& view);
};

// All commands, in the order in which help lists them.
absl::Span<const Command> Commands();

// The command called `name`, upper and lower case alike, or null.
const Command* FindCommand(absl::string_view name);

// That there is no command `word`, and which may be meant.
Reply NoSuchCommand(const Word& word);

// How the command is written: "undo [N]".
std::string Usage(const Command& command);

// Taking cards: take_commands.cc.
Reply RunTake(Desk& desk, const Arguments& arguments, const View& view);
Reply RunBest(Desk& desk, const Arguments& arguments, const View& view);
Reply RunUndo(Desk& desk, const Arguments& arguments, const View& view);
Reply RunRedo(Desk& desk, const Arguments& arguments, const View& view);
Reply RunPlay(Desk& desk, const Arguments& arguments, const View& view);

// Other deals: deal_commands.cc.
Reply RunNew(Desk& desk, const Arguments& arguments, const View& view);
Reply RunDeal(Desk& desk, const Arguments& arguments, const View& view);
Reply RunEdit(Desk& desk, const Arguments& arguments, const View& view);
Reply RunSwap(Desk& desk, const Arguments& arguments, const View& view);
Reply RunRules(Desk& desk, const Arguments& arguments, const View& view);

// What can be known: reason_commands.cc.
Reply RunHint(Desk& desk, const Arguments& arguments, const View& view);
Reply RunLine(Desk& desk, const Arguments& arguments, const View& view);
Reply RunWhy(Desk& desk, const Arguments& arguments, const View& view);
Reply RunHands(Desk& desk, const Arguments& arguments, const View& view);
Reply RunHide(Desk& desk, const Arguments& arguments, const View& view);
Reply RunShow(Desk& desk, const Arguments& arguments, const View& view);
Reply RunState(Desk& desk, const Arguments& arguments, const View& view);

// Files: file_commands.cc.
Reply RunSave(Desk& desk, const Arguments& arguments, const View& view);
Reply RunLoad(Desk& desk, const Arguments& arguments, const View& view);

// The table's own: command.cc.
Reply RunHelp(Desk& desk, const Arguments& arguments, const View& view);
Reply RunQuit(Desk& desk, const Arguments& arguments, const View& view);

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_COMMAND_H_
