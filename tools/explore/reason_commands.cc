// Commands that tell what can be known of the position.

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "eval/card_text.h"
#include "solver/prove.h"
#include "tools/console.h"
#include "tools/explanation.h"
#include "tools/explore/command.h"
#include "tools/explore/picks.h"
#include "tools/explore/prospects.h"
#include "tools/explore/story.h"
#include "tools/proof_text.h"

namespace tablepick::explore {
namespace {

constexpr absl::string_view kOver =
    "the game is over: 'undo' takes a pick back";

std::string CardName(const Position& position, int index) {
  return position.deal().table()[static_cast<size_t>(index)].ToString();
}

// The picks with the value of the position but the first, interchangeable ones
// together: "4c or 4d, which come to the same; 7s".
std::string OtherRightPicks(const Position& position,
                            const Analysis& analysis) {
  std::vector<std::string> groups;
  const std::vector<AnalyzedPick>& picks = analysis.picks;
  for (size_t i = 0; i < picks.size();) {
    std::vector<std::string> names;
    const int group = picks[i].group;
    const bool with_first = i == 0;
    const bool right = picks[i].value == analysis.value;
    for (; i < picks.size() && picks[i].group == group; ++i) {
      if (i > 0) names.push_back(CardName(position, picks[i].index));
    }
    if (!right || names.empty()) continue;
    std::string text = absl::StrJoin(names, " or ");
    if (with_first) {
      absl::StrAppend(&text, ", which ", names.size() == 1 ? "comes" : "come",
                      " to the very same");
    } else if (names.size() > 1) {
      absl::StrAppend(&text, ", which come to the same");
    }
    groups.push_back(text);
  }
  return absl::StrJoin(groups, "; ");
}

size_t CountLines(absl::string_view text) {
  return static_cast<size_t>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

Reply RunHint(Desk& desk, const Arguments&, const View&) {
  const Position& position = desk.position();
  if (position.finished()) return Refuse(kOver);
  const Analysis analysis = desk.Analyze();
  const Player turn = position.turn();
  const std::string best = CardName(position, analysis.picks[0].index);
  const bool all_alike =
      analysis.right_picks == static_cast<int>(analysis.picks.size());
  if (analysis.settled <= static_cast<int>(position.history().size())) {
    return {.text =
                absl::StrCat("However it goes on, ", WhoWins(analysis.value),
                             ": any card will do.")};
  }
  std::string text;
  if (analysis.value == WinFor(Opponent(turn))) {
    text =
        absl::StrCat(WhoWins(analysis.value), " under best play, whatever ",
                     PlayerName(turn), " takes. ", best, " loses by the least");
  } else {
    text = absl::StrCat(PlayerName(turn), " should take ", best, ": ",
                        WhoWins(analysis.value), " then, under best play");
    if (analysis.only_pick()) {
      absl::StrAppend(&text, ". It is the only card that does it");
    }
  }
  if (all_alike && analysis.picks.size() > 1) {
    if (analysis.value != WinFor(Opponent(turn))) {
      absl::StrAppend(&text, ". So it is after any other card");
    }
  } else if (!analysis.only_pick()) {
    absl::StrAppend(&text, ". As good: ", OtherRightPicks(position, analysis));
  }
  return {.text = text + "."};
}

Reply RunLine(Desk& desk, const Arguments&, const View&) {
  const Position& position = desk.position();
  if (position.finished()) return Refuse(kOver);
  const Analysis analysis = desk.Analyze();
  std::vector<std::string> picks;
  Position ahead = position;
  for (const int index : analysis.line) {
    std::string pick =
        absl::StrCat(PlayerName(ahead.turn()), " ", CardName(position, index));
    ahead.Pick(index);
    const size_t made = ahead.history().size();
    if (static_cast<int>(made) == analysis.settled && !ahead.finished()) {
      absl::StrAppend(&pick, " (which settles it)");
    }
    picks.push_back(pick);
  }
  return {.text = absl::StrCat(
              "Best play goes on: ", absl::StrJoin(picks, ", "), ". Then ",
              DescribeHands(desk.rules(), analysis.hands[0], analysis.hands[1]),
              ".")};
}

Reply RunWhy(Desk& desk, const Arguments& arguments, const View& view) {
  const bool all = !arguments.words.empty();
  if (all && !absl::EqualsIgnoreCase(arguments.words[0].text, "all")) {
    return Refuse(absl::StrCat("it is 'why' or 'why all', not ",
                               Quoted(arguments.words[0].text)),
                  arguments.words[0].offset);
  }
  const Position& position = desk.position();
  const Analysis analysis = desk.Analyze();
  std::string text = ExplainOutcome(desk.rules(), position);
  // Of a finished game, the reason lies where the last blunder was made.
  Position reason = position;
  if (position.finished()) {
    absl::StrAppend(&text, " ", TellDecision(desk));
    if (analysis.played.empty()) return {.text = text};
    const std::optional<size_t> decisive = DecisivePick(analysis);
    const size_t made = decisive.has_value() ? *decisive + 1 : 0;
    while (reason.history().size() > made) reason.Undo();
    if (analysis.settled <= static_cast<int>(made)) {
      return {.text = absl::StrCat(text, decisive.has_value()
                                             ? " After that no play could "
                                               "change it."
                                             : " No play could have changed "
                                               "it.")};
    }
    absl::StrAppend(
        &text, decisive.has_value() ? "\nAfter it: " : "\nFrom the start: ",
        ExplainOutcome(desk.rules(), reason));
  } else if (analysis.settled <= static_cast<int>(position.history().size())) {
    return {.text = text};
  }
  const std::string proof =
      ProofInWords(desk.rules(), Prove(desk.rules(), reason), view.width);
  const size_t lines = CountLines(proof);
  // Above the proof stand the text and a blank line, below it a blank line and
  // the prompt.
  if (all ||
      CountLines(WrapLines(text, view.width)) + lines + 3 <= view.height) {
    return {.text = absl::StrCat(text, "\n\n", proof)};
  }
  return {.text = absl::StrCat(text, "\n'why all' proves it, in ", lines,
                               " lines.")};
}

Reply RunHands(Desk& desk, const Arguments&, const View&) {
  std::string text;
  for (const Player player : {Player::kAlice, Player::kBob}) {
    absl::StrAppend(&text, text.empty() ? "" : "\n",
                    TellHand(desk.rules(), desk.position(), player));
  }
  return {.text = text};
}

Reply RunHide(Desk& desk, const Arguments&, const View&) {
  desk.hidden = true;
  return {.text = "", .then = Reply::Then::kState};
}

Reply RunShow(Desk& desk, const Arguments&, const View&) {
  desk.hidden = false;
  return {.text = "", .then = Reply::Then::kState};
}

Reply RunState(Desk&, const Arguments&, const View&) {
  return {.text = "", .then = Reply::Then::kState};
}

}  // namespace tablepick::explore
