// Commands that make picks and take them back.

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "eval/card_text.h"
#include "tools/console.h"
#include "tools/explore/command.h"
#include "tools/explore/picks.h"

namespace tablepick::explore {
namespace {

constexpr absl::string_view kAllMade =
    "all picks are made: 'undo' takes one back, 'new' deals again";

// Why `card` cannot be taken in `position`; nothing if it can.
std::optional<std::string> WhyNotTaken(const Rules& rules,
                                       const Position& position, Card card) {
  const std::string name = card.ToString();
  if (!rules.deck().Contains(card)) {
    return absl::StrCat(name, " is not in the deck of ", rules.name());
  }
  const absl::Span<const Card> table = position.deal().table();
  for (size_t pick = 0; pick < position.history().size(); ++pick) {
    if (table[position.history()[pick]] == card) {
      return absl::StrCat(
          name, " is already taken: ", pick % 2 == 0 ? "Alice" : "Bob",
          " took it with pick ", pick + 1);
    }
  }
  for (const Card on_table : table) {
    if (on_table == card) return std::nullopt;
  }
  for (const Player player : {Player::kAlice, Player::kBob}) {
    for (const Card held : position.deal().hole(player)) {
      if (held == card) {
        return absl::StrCat(name, " is not on the table: ", PlayerName(player),
                            " holds it from the start");
      }
    }
  }
  return absl::StrCat(name, " is not on the table, nor anywhere in this deal");
}

int IndexOf(const Deal& deal, Card card) {
  size_t index = 0;
  while (deal.table()[index] != card) ++index;
  return static_cast<int>(index);
}

std::string AfterUndo(const Game::Steps& steps, const Position& position,
                      absl::string_view verb) {
  if (steps.deal) {
    return absl::StrCat(verb == "Taken back" ? "Back to the deal before."
                                             : "On to the next deal.");
  }
  std::string text = absl::StrCat(verb, ": ", Count(steps.picks, "pick"), ".");
  if (steps.paused && !position.finished()) {
    absl::StrAppend(&text, " The engine rests; 'play both' lets it go on.");
  }
  return text;
}

// The optional count behind `undo` and `redo`: "all" is as many as there are.
std::optional<Reply> ReadCount(const Arguments& arguments, int* count) {
  *count = 1;
  if (arguments.words.empty()) return std::nullopt;
  const Word& word = arguments.words[0];
  if (absl::EqualsIgnoreCase(word.text, "all")) {
    *count = kMaxTable;
    return std::nullopt;
  }
  const std::optional<int> number = ParseNumber(word.text);
  if (number.value_or(0) == 0) {
    return Refuse(
        absl::StrCat(Quoted(word.text), " is not a number of picks, nor 'all'"),
        word.offset);
  }
  *count = *number;
  return std::nullopt;
}

}  // namespace

Reply RunTake(Desk& desk, const Arguments& arguments, const View&) {
  // All cards are looked at before the first is taken.
  Position ahead = desk.position();
  std::vector<int> picks;
  for (const Word& word : arguments.words) {
    for (size_t at = 0; at < word.text.size();) {
      const absl::string_view left = absl::string_view(word.text).substr(at);
      const CardScan scan = ScanCard(left);
      const size_t offset = word.offset + at;
      if (scan.length == 0) return Refuse(WhyNotACard(left), offset);
      if (const auto why = WhyNotTaken(desk.rules(), ahead, scan.card)) {
        return Refuse(*why, offset);
      }
      if (ahead.finished()) return Refuse(kAllMade, offset);
      picks.push_back(IndexOf(ahead.deal(), scan.card));
      ahead.Pick(picks.back());
      at += static_cast<size_t>(scan.length);
    }
  }
  if (picks.empty()) {
    return Refuse(ahead.finished()
                      ? kAllMade
                      : "which card? Name one or more that lie on the table");
  }
  Reply reply{.text = "", .then = Reply::Then::kPlay};
  for (const int index : picks) {
    absl::StrAppend(&reply.text, reply.text.empty() ? "" : " ",
                    MakePick(desk, index, Picker::kUser));
  }
  return reply;
}

Reply RunBest(Desk& desk, const Arguments&, const View&) {
  if (desk.position().finished()) return Refuse(kAllMade);
  const int index = desk.Analyze().picks[0].index;
  return {.text = MakePick(desk, index, Picker::kUser),
          .then = Reply::Then::kPlay};
}

Reply RunUndo(Desk& desk, const Arguments& arguments, const View&) {
  int count = 0;
  if (auto refusal = ReadCount(arguments, &count)) return *refusal;
  const Game::Steps steps = desk.game.Undo(count);
  if (steps.steps == 0) {
    return Refuse(desk.position().history().empty()
                      ? "there is nothing to undo"
                      : "there is nothing to undo: the picks so far are the "
                        "engine's");
  }
  return {.text = AfterUndo(steps, desk.position(), "Taken back"),
          .then = Reply::Then::kState};
}

Reply RunRedo(Desk& desk, const Arguments& arguments, const View&) {
  int count = 0;
  if (auto refusal = ReadCount(arguments, &count)) return *refusal;
  const Game::Steps steps = desk.game.Redo(count);
  if (steps.steps == 0) return Refuse("there is nothing to redo");
  return {.text = AfterUndo(steps, desk.position(), "Made again"),
          .then = Reply::Then::kPlay};
}

namespace {

// "The engine plays Bob, you play Alice."
std::string WhoPlays(const Game& game) {
  const Pilot alice = game.pilot(Player::kAlice);
  const Pilot bob = game.pilot(Player::kBob);
  const bool random = alice == Pilot::kRandom || bob == Pilot::kRandom;
  const absl::string_view how = random ? " at random." : ", perfectly.";
  if (alice == Pilot::kUser && bob == Pilot::kUser) {
    return "You pick for both Alice and Bob.";
  }
  if (alice == Pilot::kUser) {
    return absl::StrCat("You are Alice; the engine picks for Bob", how);
  }
  if (bob == Pilot::kUser) {
    return absl::StrCat("You are Bob; the engine picks for Alice", how);
  }
  return absl::StrCat("The engine picks for both", how);
}

}  // namespace

Reply RunPlay(Desk& desk, const Arguments& arguments, const View&) {
  if (arguments.words.empty()) return {.text = WhoPlays(desk.game)};
  Pilot pilot = Pilot::kPerfect;
  std::vector<Player> players;
  bool named = false;
  bool level_next = false;
  for (const Word& word : arguments.words) {
    const std::string text = absl::AsciiStrToLower(word.text);
    if (level_next || text == "random" || text == "perfect") {
      if (text != "random" && text != "perfect") {
        return Refuse(absl::StrCat("there is no level ", Quoted(word.text),
                                   ": there are perfect and random"),
                      word.offset);
      }
      pilot = text == "random" ? Pilot::kRandom : Pilot::kPerfect;
      level_next = false;
      continue;
    }
    if (text == "--level" || text == "level") {
      level_next = true;
      continue;
    }
    if (absl::StartsWith(text, "--level=")) {
      return Refuse("write the level apart: --level random", word.offset);
    }
    if (named || (text != "alice" && text != "bob" && text != "both" &&
                  text != "none")) {
      return Refuse(absl::StrCat("the engine can play alice, bob, both or "
                                 "none, but not ",
                                 Quoted(word.text)),
                    word.offset);
    }
    named = true;
    if (text == "alice" || text == "both") players.push_back(Player::kAlice);
    if (text == "bob" || text == "both") players.push_back(Player::kBob);
  }
  if (level_next) return Refuse("which level? There are perfect and random");
  if (!named) {
    return Refuse("who? The engine can play alice, bob, both or none");
  }
  for (const Player player : {Player::kAlice, Player::kBob}) {
    desk.game.SetPilot(player, Pilot::kUser);
  }
  for (const Player player : players) desk.game.SetPilot(player, pilot);
  return {.text = WhoPlays(desk.game), .then = Reply::Then::kPlay};
}

}  // namespace tablepick::explore
