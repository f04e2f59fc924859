#include "tools/explore/story.h"

#include <vector>

#include "absl/strings/str_cat.h"
#include "eval/card_text.h"
#include "tools/console.h"
#include "tools/explanation.h"
#include "tools/explore/picks.h"

namespace tablepick::explore {
namespace {

// What a blunder led to: "let Bob win".
std::string Let(Outcome outcome) {
  if (outcome == Outcome::kDraw) return "made it a draw";
  return absl::StrCat("let ", OutcomeName(outcome), " win");
}

// What had been without it: "Alice would have won".
std::string WouldHave(Outcome outcome) {
  if (outcome == Outcome::kDraw) return "it would have been a draw";
  return absl::StrCat(OutcomeName(outcome), " would have won");
}

// `position` as it was before pick `pick`, from 0.
Position Before(Position position, size_t pick) {
  while (position.history().size() > pick) position.Undo();
  return position;
}

// How many steps back `undo` has to make until pick `pick` can be made anew; 0
// if it cannot get there.
int StepsBack(Game game, size_t pick) {
  int steps = 0;
  while (game.position().history().size() > pick) {
    if (game.Undo(1).picks == 0) return 0;
    ++steps;
  }
  return game.position().history().size() == pick ? steps : 0;
}

}  // namespace

std::optional<size_t> DecisivePick(const Analysis& analysis) {
  for (size_t pick = analysis.played.size(); pick-- > 0;) {
    if (analysis.played[pick].blunder()) return pick;
  }
  return std::nullopt;
}

std::string TellDecision(Desk& desk) {
  const Analysis analysis = desk.Analyze();
  if (analysis.played.empty()) return "There was nothing to pick.";
  const std::optional<size_t> decisive = DecisivePick(analysis);
  if (!decisive.has_value()) {
    return absl::StrCat("Nobody made a blunder: under best play ",
                        WhoWins(analysis.value), " from the start.");
  }
  int blunders = 0;
  for (const PlayedPick& pick : analysis.played) {
    blunders += pick.blunder() ? 1 : 0;
  }
  const PlayedPick& blunder = analysis.played[*decisive];
  const Deal& deal = desk.position().deal();
  std::vector<Card> better;
  for (const AnalyzedPick& pick :
       desk.Analyze(Before(desk.position(), *decisive)).picks) {
    if (pick.value == blunder.before) {
      better.push_back(deal.table()[static_cast<size_t>(pick.index)]);
    }
  }
  std::string text = "The blunder";
  if (blunders > 1) text = absl::StrCat("The last of ", blunders, " blunders");
  absl::StrAppend(&text, " was pick ", *decisive + 1, ": ",
                  PlayerName(blunder.player), " took ",
                  deal.table()[static_cast<size_t>(blunder.index)].ToString(),
                  ", which ", Let(blunder.after), " under best play. With ",
                  CardsOr(better), " ", WouldHave(blunder.before), ".");
  return text;
}

std::string TellWaysOn(Desk& desk) {
  const std::optional<size_t> decisive = DecisivePick(desk.Analyze());
  if (!decisive.has_value()) return "'new' deals again.";
  const int steps = StepsBack(desk.game, *decisive);
  return absl::StrCat(
      "'why' explains it, ",
      steps == 0
          ? ""
          : absl::StrCat("'undo", steps > 1 ? absl::StrCat(" ", steps) : "",
                         "' goes back there, "),
      "'new' deals again.");
}

}  // namespace tablepick::explore
