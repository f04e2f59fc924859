#include "solver/analysis.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <limits>
#include <tuple>

namespace tablepick {
namespace {

Outcome Sign(int margin) {
  return static_cast<Outcome>((margin > 0) - (margin < 0));
}

// What `player` picks for: the larger the better.
int Gain(Player player, int margin) {
  return player == Player::kAlice ? margin : -margin;
}

uint8_t BitOf(Outcome outcome) {
  return static_cast<uint8_t>(1u << (1 + static_cast<int>(outcome)));
}

}  // namespace

Analyzer::Analyzer(const Rules& rules) : splits_(rules) {
  assert(rules.classes() <= std::numeric_limits<int16_t>::max());
}

void Analyzer::TurnTo(const Deal& deal) {
  if (deal == deal_) return;
  const bool same_shape =
      deal.shape() == deal_.shape() && deal.picks() == deal_.picks();
  deal_ = deal;
  if (!same_shape || states_.empty()) {
    states_ = ListStates(deal.shape().table, deal.picks());
    known_.resize(kPowerOfThree[static_cast<size_t>(deal.shape().table)]);
  }
  splits_.Reset(deal);
  SolveAll();
}

void Analyzer::SolveAll() {
  const TableMask table = (TableMask{1} << deal_.shape().table) - 1;
  for (const ListedState& at : states_) {
    const State state = at.state;
    if (at.left == 0) {
      const int margin = splits_.Value(Player::kAlice, state.alice) -
                         splits_.Value(Player::kBob, state.bob);
      known_[at.index] = {static_cast<int16_t>(margin), BitOf(Sign(margin))};
      continue;
    }
    const bool alices_turn = (deal_.picks() - at.left) % 2 == 0;
    const Player player = alices_turn ? Player::kAlice : Player::kBob;
    const size_t digit = alices_turn ? 1 : 2;
    int best = -splits_.rules().classes();
    uint8_t can_be = 0;
    for (TableMask open = table & ~state.taken(); open != 0; open &= open - 1) {
      const auto card = static_cast<size_t>(std::countr_zero(open));
      const Known& after = known_[at.index + digit * kPowerOfThree[card]];
      best = std::max(best, Gain(player, after.margin));
      can_be |= after.can_be;
    }
    known_[at.index] = {static_cast<int16_t>(Gain(player, best)), can_be};
  }
}

Outcome Analyzer::ValueAt(State state) const { return Sign(At(state).margin); }

bool Analyzer::SettledAt(State state) const {
  return std::has_single_bit(At(state).can_be);
}

Analysis Analyzer::Analyze(const Position& position) {
  TurnTo(position.deal());
  Analysis analysis;
  analysis.value = ValueAt(position.state());
  AddPicks(position, &analysis);
  AddPlayed(position, &analysis);
  AddLine(position, &analysis);
  return analysis;
}

void Analyzer::AddPicks(const Position& position, Analysis* analysis) {
  analysis->groups = 0;
  analysis->right_picks = 0;
  if (position.finished()) return;
  const State state = position.state();
  const Player player = position.turn();

  std::vector<AnalyzedPick>& picks = analysis->picks;
  picks.reserve(static_cast<size_t>(deal_.shape().table));
  for (int index = 0; index < deal_.shape().table; ++index) {
    if (!position.CanPick(index)) continue;
    const State after = AfterPick(state, player, index);
    picks.push_back({index, ValueAt(after), SettledAt(after), 0});
  }
  const auto sort = [&] {
    const auto key = [&](const AnalyzedPick& pick) {
      const int margin = At(AfterPick(state, player, pick.index)).margin;
      return std::tuple(pick.group, -Gain(player, margin), pick.index);
    };
    std::sort(picks.begin(), picks.end(),
              [&](const AnalyzedPick& a, const AnalyzedPick& b) {
                return key(a) < key(b);
              });
  };
  sort();

  ListSplits(state);
  for (size_t i = 0; i < picks.size(); ++i) {
    AnalyzedPick& pick = picks[i];
    const auto same = std::find_if(
        picks.begin(), picks.begin() + static_cast<ptrdiff_t>(i),
        [&](const AnalyzedPick& other) {
          return other.value == pick.value && other.settles == pick.settles &&
                 Interchangeable(other.index, pick.index);
        });
    pick.group = same - picks.begin() == static_cast<ptrdiff_t>(i)
                     ? analysis->groups++
                     : same->group;
    if (pick.value == analysis->value) ++analysis->right_picks;
  }
  sort();
}

void Analyzer::AddPlayed(const Position& position, Analysis* analysis) const {
  Position replay(deal_);
  analysis->played.reserve(position.history().size());
  for (const int index : position.history()) {
    const Player player = replay.turn();
    const Outcome before = ValueAt(replay.state());
    replay.Pick(index);
    analysis->played.push_back(
        {index, player, before, ValueAt(replay.state())});
  }
}

void Analyzer::AddLine(const Position& position, Analysis* analysis) const {
  Position end = position;
  analysis->line.reserve(static_cast<size_t>(deal_.picks()) -
                         position.history().size());
  while (!end.finished()) {
    const int pick = BestPick(end);
    end.Pick(pick);
    analysis->line.push_back(pick);
  }
  for (const Player player : {Player::kAlice, Player::kBob}) {
    analysis->hands[static_cast<size_t>(player)] = end.Hand(player);
  }
  // Once a game is settled it stays so.
  analysis->settled = deal_.picks();
  while (analysis->settled > 0) {
    end.Undo();
    if (!SettledAt(end.state())) break;
    --analysis->settled;
  }
}

int Analyzer::BestPick(const Position& position) const {
  const Player player = position.turn();
  int best = -1;
  int best_gain = 0;
  for (int index = 0; index < deal_.shape().table; ++index) {
    if (!position.CanPick(index)) continue;
    const int gain =
        Gain(player, At(AfterPick(position.state(), player, index)).margin);
    if (best >= 0 && gain <= best_gain) continue;
    best = index;
    best_gain = gain;
  }
  return best;
}

void Analyzer::ListSplits(State state) {
  ends_.clear();
  for (const ListedState& at : states_) {
    if (at.left == 0 && (state.alice & ~at.state.alice) == 0 &&
        (state.bob & ~at.state.bob) == 0) {
      ends_.push_back(at);
    }
  }
}

bool Analyzer::Interchangeable(int a, int b) const {
  const auto digit = [](State state, int card) {
    return static_cast<int>(state.alice >> card & 1) +
           2 * static_cast<int>(state.bob >> card & 1);
  };
  const int step = static_cast<int>(kPowerOfThree[static_cast<size_t>(a)]) -
                   static_cast<int>(kPowerOfThree[static_cast<size_t>(b)]);
  return std::all_of(ends_.begin(), ends_.end(), [&](const ListedState& end) {
    const int move = digit(end.state, b) - digit(end.state, a);
    if (move <= 0) return true;  // nothing moves, or it was compared already
    const int swapped = static_cast<int>(end.index) + move * step;
    return known_[end.index].can_be ==
           known_[static_cast<size_t>(swapped)].can_be;
  });
}

}  // namespace tablepick
