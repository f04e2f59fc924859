// Sixty-four searches at once: the same table, with other outcomes of splits or
// other ways to play.
//
// A game is a bit of a word, from 0 to 63, and a word tells of each game
// whether something holds in it, so that best play is a few operations on words
// a pick.

#ifndef TABLEPICK_SOLVER_BENT_MINIMAX_H_
#define TABLEPICK_SOLVER_BENT_MINIMAX_H_

#include <array>
#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "solver/outcome.h"
#include "solver/state.h"
#include "solver/state_list.h"

namespace tablepick {

// Who wins, in each game; nobody where it is a draw.
struct GameOutcomes {
  uint64_t alice = 0;
  uint64_t bob = 0;

  Outcome Get(int game) const {
    return static_cast<Outcome>(static_cast<int>(alice >> game & 1) -
                                static_cast<int>(bob >> game & 1));
  }
  void Set(int game, Outcome outcome) {
    const uint64_t bit = uint64_t{1} << game;
    alice = outcome == Outcome::kAlice ? alice | bit : alice & ~bit;
    bob = outcome == Outcome::kBob ? bob | bit : bob & ~bit;
  }
  void SetAll(Outcome outcome) {
    alice = outcome == Outcome::kAlice ? ~uint64_t{0} : 0;
    bob = outcome == Outcome::kBob ? ~uint64_t{0} : 0;
  }
};

// In which games the players do not play for the best outcome.
struct BentPlay {
  // By pick, from 0: the second best is picked where there is a choice.
  std::array<uint64_t, kMaxTable> misses_best{};
  // By player: rather draws than wins; rather loses than draws.
  std::array<uint64_t, 2> prefers_draw{};
  std::array<uint64_t, 2> scorns_draw{};
};

class BentMinimax {
 public:
  // REQUIRES: 0 <= picks <= table <= kMaxTable.
  BentMinimax(int table, int picks);

  // The states in which all picks are made.
  absl::Span<const State> splits() const { return splits_; }

  // The values of the games, given their outcomes of each of splits().
  GameOutcomes Value(absl::Span<const GameOutcomes> outcomes,
                     const BentPlay& play);

 private:
  GameOutcomes Choose(const ListedState& listed, const BentPlay& play) const;

  int table_;
  int picks_;
  std::vector<ListedState> states_;
  std::vector<State> splits_;
  std::vector<GameOutcomes> values_;  // by StateIndex
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_BENT_MINIMAX_H_
