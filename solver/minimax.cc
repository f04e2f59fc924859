#include "solver/minimax.h"

#include <bit>
#include <cassert>
#include <cstddef>

namespace tablepick {
Minimax::Minimax(int table, int picks)
    : table_(table),
      picks_(picks),
      memo_(kPowerOfThree[static_cast<size_t>(table)]) {
  assert(0 <= picks && picks <= table && table <= kMaxTable);
}

void Minimax::Reset() {
  memo_.assign(memo_.size(), 0);
  visited_ = 0;
}

Player Minimax::Turn(State state) const {
  return std::popcount(state.alice) == std::popcount(state.bob) ? Player::kAlice
                                                                : Player::kBob;
}

bool Minimax::Finished(State state) const {
  return std::popcount(state.taken()) == picks_;
}

Outcome Minimax::Value(State state, SplitOutcome split) {
  assert((state.alice & state.bob) == 0 && state.taken() >> table_ == 0);
  const int left = picks_ - std::popcount(state.taken());
  assert(left >= 0);
  return Search(state.alice, state.bob, left, split);
}

Outcome Minimax::Search(TableMask alice, TableMask bob, int left,
                        SplitOutcome split) {
  uint8_t& known = memo_[StateIndex({alice, bob})];
  if (known != 0) return static_cast<Outcome>(known - 2);
  ++visited_;

  Outcome best;
  if (left == 0) {
    best = split(alice, bob);
  } else {
    const bool alices_turn = std::popcount(alice) == std::popcount(bob);
    const Player player = alices_turn ? Player::kAlice : Player::kBob;
    const Outcome win = WinFor(player);
    best = WinFor(Opponent(player));
    TableMask open = ((TableMask{1} << table_) - 1) & ~(alice | bob);
    for (; open != 0 && best != win; open &= open - 1) {
      const TableMask pick = open & -open;
      const Outcome value = alices_turn
                                ? Search(alice | pick, bob, left - 1, split)
                                : Search(alice, bob | pick, left - 1, split);
      if (Prefers(player, value, best)) best = value;
    }
  }
  known = static_cast<uint8_t>(static_cast<int>(best) + 2);
  return best;
}

}  // namespace tablepick
