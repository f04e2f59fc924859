#include "tools/explore/session.h"

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "eval/card_text.h"
#include "solver/notation.h"
#include "tools/console.h"
#include "tools/explore/command.h"
#include "tools/explore/completion.h"
#include "tools/explore/interesting_deal.h"
#include "tools/explore/picks.h"
#include "tools/explore/screen.h"

namespace tablepick::explore {
namespace {

// Whether `text` is meant for a card, right or wrong: it begins as cards do, or
// looks like one: a digit or two and a letter, or a rank's letter and another.
bool LooksLikeCard(absl::string_view text) {
  if (text.empty()) return false;
  if (ScanCard(text).length > 0) return true;
  if (absl::ascii_isdigit(static_cast<unsigned char>(text[0]))) return true;
  const char rank = absl::ascii_toupper(static_cast<unsigned char>(text[0]));
  return text.size() == 2 && absl::StrContains(kRankLetters, rank);
}

// Runs what a line that is not empty says.
Reply Run(Desk& desk, absl::string_view line, const Words& words,
          const View& view) {
  const absl::Span<const Word> all(words.words);
  const absl::string_view said = line.substr(0, words.end);
  const Word& first = all[0];
  if (const Command* command = FindCommand(first.text)) {
    const size_t most = static_cast<size_t>(command->most);
    if (all.size() - 1 > most) {
      return Refuse(
          absl::StrCat("this is too much: it is '", Usage(*command), "'"),
          all[most + 1].offset);
    }
    const size_t begin = all.size() > 1 ? all[1].offset : words.end;
    return command->run(desk, {all.subspan(1), said, begin}, view);
  }
  const Arguments whole{all, said, first.offset};
  if (absl::StrContains(said, '/')) return RunDeal(desk, whole, view);
  if (LooksLikeCard(first.text)) return RunTake(desk, whole, view);
  return NoSuchCommand(first);
}

Position Dealt(const Rules& rules, Shape shape, uint64_t seed) {
  Random random(seed);
  return Position(InterestingDeal(rules, shape, random));
}

}  // namespace

Session::Session(const Rules& rules, const Position& position, uint64_t seed)
    : desk_(rules, position, seed) {}

Session::Session(const Rules& rules, Shape shape, uint64_t seed)
    : Session(rules, Dealt(rules, shape, seed), seed + 1) {}

std::string Session::Greeting(const View& view) {
  const Rules& rules = desk_.rules();
  const std::string text = absl::StrCat(
      "Alice and Bob take cards from the table in turn, until each has ",
      rules.hand_size(), "; the better ", rules.name(),
      " hand wins. Below each card stands who wins if it is taken now and both "
      "play on perfectly: A for Alice, B for Bob, D for a draw. Type a card to "
      "take it. 'play bob' lets the engine pick for Bob, 'hide' hides who "
      "wins, "
      "'hint' helps, 'why' explains, 'help' lists all commands.");
  return absl::StrCat(WrapLines(text, view.width), "\n\n",
                      ShowState(desk_, view));
}

std::string Session::State(const View& view) { return ShowState(desk_, view); }

std::string Session::Prompt() const {
  const Position& position = desk_.position();
  if (position.finished()) return "tablepick> ";
  return absl::StrCat(PlayerName(position.turn()), " to pick> ");
}

Answer Session::Execute(absl::string_view line, const View& view) {
  const Words words = SplitWords(line);
  if (words.words.empty()) return {.silent = true, .text = ""};
  if (words.open_quote.has_value()) {
    return {.ok = false,
            .text = "this quote is not closed",
            .fault = words.open_quote};
  }
  Reply reply = Run(desk_, line, words, view);
  if (!reply.ok) {
    return {.ok = false,
            .text = reply.text,
            .file_failed = reply.file_failed,
            .fault = reply.fault};
  }
  std::string text = reply.text;
  if (reply.then == Reply::Then::kPlay) {
    const std::string picks = LetEnginePick(desk_);
    absl::StrAppend(&text, text.empty() || picks.empty() ? "" : " ", picks);
  }
  if (!text.empty()) {
    text = WrapLines(text, view.width);
    if (text.back() != '\n') text += '\n';
  }
  if (reply.then == Reply::Then::kPlay || reply.then == Reply::Then::kState) {
    absl::StrAppend(&text, text.empty() ? "" : "\n", ShowState(desk_, view));
  }
  return {.quit = reply.then == Reply::Then::kQuit, .text = text};
}

std::vector<std::string> Session::Completions(absl::string_view line) const {
  return CompletionsOf(line, desk_.position(), desk_.rules());
}

}  // namespace tablepick::explore
