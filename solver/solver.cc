#include "solver/solver.h"

namespace tablepick {

void Solver::TurnTo(const Deal& deal) {
  if (deal == deal_) return;
  if (deal.shape().table != minimax_.table() ||
      deal.picks() != minimax_.picks()) {
    minimax_ = Minimax(deal.shape().table, deal.picks());
  } else {
    minimax_.Reset();
  }
  splits_.Reset(deal);
  deal_ = deal;
}

Outcome Solver::ValueOf(State state) {
  return minimax_.Value(state, [this](TableMask alice, TableMask bob) {
    return splits_.Compare(alice, bob);
  });
}

Outcome Solver::Value(const Position& position) {
  TurnTo(position.deal());
  return ValueOf(position.state());
}

std::vector<PickValue> Solver::PickValues(const Position& position) {
  TurnTo(position.deal());
  std::vector<PickValue> picks;
  for (int index = 0; index < position.deal().shape().table; ++index) {
    if (!position.CanPick(index)) continue;
    const State after = AfterPick(position.state(), position.turn(), index);
    picks.push_back({index, ValueOf(after)});
  }
  return picks;
}

}  // namespace tablepick
