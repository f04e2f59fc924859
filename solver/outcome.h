// Who wins.

#ifndef TABLEPICK_SOLVER_OUTCOME_H_
#define TABLEPICK_SOLVER_OUTCOME_H_

#include <cstdint>

#include "absl/strings/string_view.h"

namespace tablepick {

enum class Player : uint8_t { kAlice, kBob };

constexpr Player Opponent(Player player) {
  return player == Player::kAlice ? Player::kBob : Player::kAlice;
}

// Ordered by how much Alice likes it: she picks for the largest, Bob for the
// smallest.
enum class Outcome : int8_t { kBob = -1, kDraw = 0, kAlice = 1 };

constexpr Outcome WinFor(Player player) {
  return player == Player::kAlice ? Outcome::kAlice : Outcome::kBob;
}

// Whether `player` likes outcome `a` better than `b`.
constexpr bool Prefers(Player player, Outcome a, Outcome b) {
  return player == Player::kAlice ? a > b : a < b;
}

// "Alice", "Draw" or "Bob".
constexpr absl::string_view OutcomeName(Outcome outcome) {
  switch (outcome) {
    case Outcome::kAlice:
      return "Alice";
    case Outcome::kDraw:
      return "Draw";
    case Outcome::kBob:
      break;
  }
  return "Bob";
}

// "Alice" or "Bob".
constexpr absl::string_view PlayerName(Player player) {
  return player == Player::kAlice ? "Alice" : "Bob";
}

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_OUTCOME_H_
