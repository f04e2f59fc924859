#include "solver/endings.h"

#include <bit>

namespace tablepick {
namespace {

// Deals out of `open` what the players still take, in all ways.
void Walk(State state, TableMask open, int alices, int bobs,
          absl::FunctionRef<void(State)> visit) {
  if (alices + bobs == 0) {
    visit(state);
    return;
  }
  const int card = std::countr_zero(open);
  open &= open - 1;
  if (alices > 0) {
    Walk(AfterPick(state, Player::kAlice, card), open, alices - 1, bobs, visit);
  }
  if (bobs > 0) {
    Walk(AfterPick(state, Player::kBob, card), open, alices, bobs - 1, visit);
  }
  if (std::popcount(open) >= alices + bobs) {
    Walk(state, open, alices, bobs, visit);
  }
}

}  // namespace

void ForEachEnding(const Deal& deal, State state,
                   absl::FunctionRef<void(State)> visit) {
  const int each = deal.picks() / 2;
  const TableMask table = (TableMask{1} << deal.shape().table) - 1;
  Walk(state, table & ~state.taken(), each - std::popcount(state.alice),
       each - std::popcount(state.bob), visit);
}

HandValue EndingSurvey::ValueOf(Player player, State ending) {
  return splits_.Value(player,
                       player == Player::kAlice ? ending.alice : ending.bob);
}

void EndingSurvey::Add(State state) {
  ForEachEnding(deal_, state, [this](State ending) {
    const Outcome outcome = splits_.Compare(ending.alice, ending.bob);
    const HandValue players = ValueOf(player_, ending);
    const HandValue opponents = ValueOf(Opponent(player_), ending);
    const bool first = count_++ == 0;
    const bool worse = first || Prefers(player_, worst_, outcome);
    const bool closer =
        outcome == worst_ &&
        (opponents > opponents_best_ ||
         (opponents == opponents_best_ && players < players_worst_));
    if (!worse && !closer) return;
    worst_ = outcome;
    closest_ = ending;
    opponents_best_ = opponents;
    players_worst_ = players;
  });
}

bool EndingSurvey::IsClosest(State ending) {
  return ValueOf(player_, ending) == players_worst_ &&
         ValueOf(Opponent(player_), ending) == opponents_best_;
}

}  // namespace tablepick
