#include "tools/explore/picks.h"

#include <cstddef>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/analysis.h"

namespace tablepick::explore {
namespace {

// Of the best picks, one that leaves the opponent the fewest picks as good for
// him: where all is lost, the opponent has to find them.
int PerfectPick(Desk& desk) {
  const Position& position = desk.position();
  const Analysis analysis = desk.Analyze();
  int best = -1;
  int fewest = 0;
  for (const AnalyzedPick& pick : analysis.picks) {
    if (pick.value != analysis.value) continue;
    Position after = position;
    after.Pick(pick.index);
    const int replies = desk.Analyze(after).right_picks;
    if (best < 0 || replies < fewest) {
      best = pick.index;
      fewest = replies;
    }
  }
  return best;
}

int RandomPick(Desk& desk) {
  std::vector<int> legal;
  for (int index = 0; index < desk.position().deal().shape().table; ++index) {
    if (desk.position().CanPick(index)) legal.push_back(index);
  }
  const int chosen = desk.random.Below(static_cast<int>(legal.size()));
  return legal[static_cast<size_t>(chosen)];
}

}  // namespace

std::string WhoWins(Outcome outcome) {
  if (outcome == Outcome::kDraw) return "it is a draw";
  return absl::StrCat(OutcomeName(outcome), " wins");
}

std::string MakePick(Desk& desk, int index, Picker picker) {
  const Player player = desk.position().turn();
  const Card card = desk.position().deal().table()[static_cast<size_t>(index)];
  const Outcome before = desk.Analyze().value;
  desk.game.Pick(index);
  const Outcome after = desk.Analyze().value;
  std::string text =
      picker == Picker::kUser
          ? absl::StrCat(PlayerName(player), " takes ", card.ToString())
          : absl::StrCat("The engine takes ", card.ToString(), " for ",
                         PlayerName(player));
  if (before != after && !desk.hidden) {
    absl::StrAppend(&text, ", a blunder: under best play ", WhoWins(after),
                    after == Outcome::kDraw ? " now, no win" : " now");
  }
  return text + ".";
}

std::string LetEnginePick(Desk& desk) {
  std::string text;
  while (desk.game.EngineToPick()) {
    const bool perfect =
        desk.game.pilot(desk.position().turn()) == Pilot::kPerfect;
    const int index = perfect ? PerfectPick(desk) : RandomPick(desk);
    absl::StrAppend(&text, text.empty() ? "" : " ",
                    MakePick(desk, index, Picker::kEngine));
  }
  return text;
}

}  // namespace tablepick::explore
