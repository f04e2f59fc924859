#include "solver/decisive.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace tablepick {
namespace {

constexpr int kGames = 64;
// The game that nothing is bent in.
constexpr int kRightGame = kGames - 1;

Outcome CompareValues(HandValue a, HandValue b) {
  return static_cast<Outcome>((a > b) - (a < b));
}

}  // namespace

DecisiveFinder::DecisiveFinder(const Rules& rules, Shape shape)
    : steps_(rules, shape),
      minimax_(shape.table, 2 * (rules.hand_size() - shape.hole)),
      right_(minimax_.splits().size()),
      known_(static_cast<size_t>(rules.classes()) + 1),
      outcomes_(minimax_.splits().size()) {
  for (auto& looks : looks_) looks.resize(size_t{1} << shape.table);
}

std::vector<Bend> DecisiveFinder::Find(const Deal& deal,
                                       const std::vector<bool>* wanted) {
  std::vector<Bend> found;
  CompareSplits(deal, wanted);
  TryComparisons(&found);
  TryPlays(wanted, &found);
  return found;
}

void DecisiveFinder::CompareSplits(const Deal& deal,
                                   const std::vector<bool>* wanted) {
  const int picks = deal.picks() / 2;
  for (TableMask mask = 0; mask < looks_[0].size(); ++mask) {
    if (std::popcount(mask) != picks) continue;
    for (Player player : {Player::kAlice, Player::kBob}) {
      looks_[static_cast<size_t>(player)][mask] = Look(deal.Hand(player, mask));
    }
  }
  taken_.clear();
  StepList list;
  const absl::Span<const State> splits = minimax_.splits();
  for (size_t i = 0; i < splits.size(); ++i) {
    const HandLook& alice = looks_[0][splits[i].alice];
    const HandLook& bob = looks_[1][splits[i].bob];
    right_[i] = CompareValues(alice.value, bob.value);
    list.clear();
    steps_.Compare(alice, bob, &list);
    for (int step : list) {
      if (wanted == nullptr || (*wanted)[static_cast<size_t>(step)]) {
        taken_.push_back({step, static_cast<int>(i)});
      }
    }
  }
  std::sort(taken_.begin(), taken_.end(), [](Taken a, Taken b) {
    return a.step != b.step ? a.step < b.step : a.split < b.split;
  });
}

HandLook DecisiveFinder::Look(CardSet hand) {
  const HandValue value = steps_.rules().Value(hand);
  HandLook& known = known_[static_cast<size_t>(value)];
  if (known.value == 0) known = steps_.Look(hand);
  HandLook look = known;
  look.cards = hand;
  return look;
}

void DecisiveFinder::TryComparisons(std::vector<Bend>* found) {
  std::vector<Bend> tried;
  const auto reset = [&] {
    tried.clear();
    for (size_t i = 0; i < right_.size(); ++i) outcomes_[i].SetAll(right_[i]);
  };
  const auto solve = [&] {
    const GameOutcomes values = minimax_.Value(outcomes_, BentPlay());
    value_ = values.Get(kRightGame);
    for (size_t game = 0; game < tried.size(); ++game) {
      if (values.Get(static_cast<int>(game)) != value_) {
        found->push_back(tried[game]);
      }
    }
  };
  reset();
  for (size_t begin = 0; begin < taken_.size();) {
    const int index = taken_[begin].step;
    const Step& step = steps_.all()[static_cast<size_t>(index)];
    size_t end = begin;
    while (end < taken_.size() && taken_[end].step == index) ++end;
    if (static_cast<int>(tried.size()) + step.bends() > kRightGame) {
      solve();
      reset();
    }
    for (int way = 0; way < step.bends(); ++way) {
      const int game = static_cast<int>(tried.size());
      for (size_t i = begin; i < end; ++i) {
        const auto split = static_cast<size_t>(taken_[i].split);
        outcomes_[split].Set(game, BentOutcome(step, way, right_[split]));
      }
      tried.push_back({index, way});
    }
    begin = end;
  }
  solve();
}

void DecisiveFinder::TryPlays(const std::vector<bool>* wanted,
                              std::vector<Bend>* found) {
  const auto is_wanted = [&](size_t play) {
    const size_t step = static_cast<size_t>(steps_.first_play()) + play;
    return wanted == nullptr || (*wanted)[step];
  };
  const absl::Span<const WrongPlay> plays = steps_.plays();
  size_t asked = 0;
  for (size_t i = 0; i < plays.size(); ++i) asked += is_wanted(i);
  if (asked == 0) return;
  BentPlay play;
  for (size_t game = 0; game < plays.size(); ++game) {
    const uint64_t bit = uint64_t{1} << game;
    const auto player = static_cast<size_t>(plays[game].player);
    switch (plays[game].kind) {
      case WrongPlay::kMissesBest:
        play.misses_best[static_cast<size_t>(plays[game].pick) - 1] |= bit;
        break;
      case WrongPlay::kPrefersDraw:
        play.prefers_draw[player] |= bit;
        break;
      case WrongPlay::kScornsDraw:
        play.scorns_draw[player] |= bit;
        break;
      case WrongPlay::kBobFirst:
        break;  // a game of its own, below
    }
  }
  for (size_t i = 0; i < right_.size(); ++i) outcomes_[i].SetAll(right_[i]);
  const GameOutcomes values = minimax_.Value(outcomes_, play);

  // To the search, who is first is Alice.
  const absl::Span<const State> splits = minimax_.splits();
  for (size_t i = 0; i < splits.size(); ++i) {
    const HandLook& first = looks_[1][splits[i].alice];
    const HandLook& second = looks_[0][splits[i].bob];
    outcomes_[i].SetAll(CompareValues(first.value, second.value));
  }
  const Outcome first = minimax_.Value(outcomes_, BentPlay()).Get(0);
  const auto bob_first = static_cast<Outcome>(-static_cast<int>(first));

  for (size_t game = 0; game < plays.size(); ++game) {
    const Outcome bent = plays[game].kind == WrongPlay::kBobFirst
                             ? bob_first
                             : values.Get(static_cast<int>(game));
    if (bent == value_ || !is_wanted(game)) continue;
    found->push_back({steps_.first_play() + static_cast<int>(game), 0});
  }
}

}  // namespace tablepick
