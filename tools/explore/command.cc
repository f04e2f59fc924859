#include "tools/explore/command.h"

#include <algorithm>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "tools/console.h"
#include "tools/nearest.h"

namespace tablepick::explore {
namespace {

constexpr Command kCommands[] = {
    {"take", "t", "CARD ...", "take cards; the word 'take' can be left out",
     "Several cards are taken by Alice and Bob in turn, whoever the engine "
     "plays. If one of them cannot be taken, none is. A card is a rank of "
     "23456789TJQKA and a suit of cdhs: 9h is the nine of hearts.",
     Takes::kTableCards, kAnyNumber, RunTake},
    {"undo", "u", "[N|all]", "take back the last pick, or N of them",
     "If the engine picks for one player, the picks that it made after yours "
     "are taken back as well, so that it is your turn again. Where no pick has "
     "been made, 'undo' goes back to the deal before "
     "this one.",
     Takes::kNothing, 1, RunUndo},
    {"redo", "r", "[N|all]", "make again what was undone", "", Takes::kNothing,
     1, RunRedo},
    {"best", "b", "", "take the best card", "", Takes::kNothing, 0, RunBest},
    {"hint", "h", "", "say which cards are best to take", "", Takes::kNothing,
     0, RunHint},
    {"line", "l", "", "show how it goes on under best play", "",
     Takes::kNothing, 0, RunLine},
    {"why", "w", "[all]", "prove who wins, or tell where it was lost",
     "Tells what the winner takes and how each reply is answered, up to where "
     "no play can change the outcome. 'why all' shows a proof that is longer "
     "than the screen.",
     Takes::kNothing, 1, RunWhy},
    {"hands", "ha", "", "say what each holds, and can still get", "",
     Takes::kNothing, 0, RunHands},
    {"play", "p", "alice|bob|both|none [random]",
     "let the engine pick for a player",
     "The engine picks perfectly, or any card with 'random', which can be "
     "written '--level random' too. Without a player, it says who plays.",
     Takes::kPilots, 3, RunPlay},
    {"hide", "", "", "hide who wins, to find out for yourself", "",
     Takes::kNothing, 0, RunHide},
    {"show", "", "", "show who wins again", "", Takes::kNothing, 0, RunShow},
    {"state", "s", "", "show the hands and the table again", "",
     Takes::kNothing, 0, RunState},
    {"new", "n", "[RULES] [HOLE [TABLE]]", "a random deal",
     "HOLE is the number of hole cards of each player and TABLE that of the "
     "table; without them, the shape of the deal stays. Deals in which every "
     "first pick comes to the same are drawn again.",
     Takes::kRules, 3, RunNew},
    {"deal", "d", "JcTh/QdQs/2c3d4h5s6c7d", "a deal of your own",
     "Alice's hole cards, Bob's, the table, and after a colon the picks made "
     "so far. The slashes can be left out where each holds two.",
     Takes::kNothing, kAnyNumber, RunDeal},
    {"edit", "e", "alice|bob|table CARD ...",
     "give a player or the table other cards",
     "All the cards of that place are named. Cards that lie elsewhere change "
     "places with those that they replace.",
     Takes::kPlaces, kAnyNumber, RunEdit},
    {"swap", "x", "", "let Alice and Bob change their hole cards", "",
     Takes::kNothing, 0, RunSwap},
    {"rules", "", "[RULES]", "compare hands by other rules; list them",
     "The deal stays if it fits the rules.", Takes::kRules, 1, RunRules},
    {"save", "", "FILE", "add the position to a file",
     "The file holds one position a line, in deal notation, and comments.",
     Takes::kFiles, 1, RunSave},
    {"load", "", "FILE [N]", "get the last or the Nth position of a file", "",
     Takes::kFiles, 2, RunLoad},
    {"help", "?", "[COMMAND]", "list the commands, or tell more of one", "",
     Takes::kCommands, 1, RunHelp},
    {"quit", "q exit", "", "leave, as does Ctrl-D", "", Takes::kNothing, 0,
     RunQuit},
};

bool IsCalled(const Command& command, absl::string_view name) {
  if (absl::EqualsIgnoreCase(command.name, name)) return true;
  for (const absl::string_view alias :
       absl::StrSplit(command.aliases, ' ', absl::SkipEmpty())) {
    if (absl::EqualsIgnoreCase(alias, name)) return true;
  }
  return false;
}

std::string HelpOn(const Command& command, size_t width) {
  std::string text = absl::StrCat(Usage(command), ": ", command.summary, ".");
  if (!command.aliases.empty()) {
    absl::StrAppend(&text, " For short: ",
                    absl::StrReplaceAll(command.aliases, {{" ", ", "}}), ".");
  }
  if (!command.details.empty()) absl::StrAppend(&text, " ", command.details);
  return absl::StrCat(WrapLines(text, width), "\n");
}

std::string HelpOnAll(size_t width) {
  constexpr size_t kUsageWidth = 35;
  std::string text;
  for (const Command& command : kCommands) {
    std::string usage = Usage(command);
    if (width < 2 * kUsageWidth) {
      absl::StrAppend(
          &text,
          WrapLines(absl::StrCat(usage, ": ", command.summary), width, 2),
          "\n");
      continue;
    }
    usage.resize(std::max(kUsageWidth, usage.size() + 1), ' ');
    absl::StrAppend(
        &text,
        WrapLines(absl::StrCat(usage, command.summary), width, kUsageWidth),
        "\n");
  }
  return text;
}

}  // namespace

Reply Refuse(absl::string_view message, std::optional<size_t> fault) {
  return {.ok = false, .text = absl::StrCat(message), .fault = fault};
}

absl::Span<const Command> Commands() { return kCommands; }

const Command* FindCommand(absl::string_view name) {
  for (const Command& command : kCommands) {
    if (IsCalled(command, name)) return &command;
  }
  return nullptr;
}

std::string Usage(const Command& command) {
  return absl::StrCat(command.name, command.arguments.empty() ? "" : " ",
                      command.arguments);
}

Reply NoSuchCommand(const Word& word) {
  std::vector<absl::string_view> names;
  for (const Command& command : kCommands) names.push_back(command.name);
  const absl::string_view nearest = Nearest(word.text, names);
  return Refuse(
      absl::StrCat("there is no command ", Quoted(word.text),
                   nearest.empty() ? ": 'help' lists them" : "; did you mean '",
                   nearest, nearest.empty() ? "" : "'?"),
      word.offset);
}

Reply RunHelp(Desk&, const Arguments& arguments, const View& view) {
  if (arguments.words.empty()) return {.text = HelpOnAll(view.width)};
  const Word& word = arguments.words[0];
  if (const Command* command = FindCommand(word.text)) {
    return {.text = HelpOn(*command, view.width)};
  }
  return NoSuchCommand(word);
}

Reply RunQuit(Desk&, const Arguments&, const View&) {
  return {.text = "", .then = Reply::Then::kQuit};
}

}  // namespace tablepick::explore
