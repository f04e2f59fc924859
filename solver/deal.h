// Deals and positions of the game.

#ifndef TABLEPICK_SOLVER_DEAL_H_
#define TABLEPICK_SOLVER_DEAL_H_

#include <array>
#include <cstdint>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "eval/card.h"
#include "eval/rules.h"
#include "solver/outcome.h"
#include "solver/state.h"

namespace tablepick {

// The most cards a hand has under any rules.
inline constexpr int kMaxHand = 5;

// How many cards a deal has: hole cards of each player, and of the table.
struct Shape {
  int hole;
  int table;

  int cards() const { return 2 * hole + table; }
  friend bool operator==(Shape, Shape) = default;
};

// The shape of the contest problem, and the same for other rules: two hole
// cards, and a table of which nothing is left over.
Shape StandardShape(const Rules& rules);

// OK if a deal of that shape can be played under `rules`: the table has the
// cards that both still need, and no more than kMaxTable, and the deck has
// them all. Else says, to a user, what does not fit.
absl::Status CheckShape(const Rules& rules, Shape shape);

// Hole cards of both players, and the table, in the order they were given.
class Deal {
 public:
  // A deal without cards, which cannot be played; for variables that are set
  // later.
  Deal() = default;

  // REQUIRES: CheckShape(rules, {alice.size(), table.size()}) is OK,
  // `bob` has as many cards as `alice`, and the cards are all different cards
  // of the deck.
  Deal(const Rules& rules, absl::Span<const Card> alice,
       absl::Span<const Card> bob, absl::Span<const Card> table);

  // The same for cards that nobody has checked.
  static absl::StatusOr<Deal> Create(const Rules& rules,
                                     absl::Span<const Card> alice,
                                     absl::Span<const Card> bob,
                                     absl::Span<const Card> table);

  Shape shape() const { return {hole_size_, table_size_}; }
  // Picks of both players together.
  int picks() const { return 2 * (hand_size_ - hole_size_); }

  absl::Span<const Card> hole(Player player) const {
    return absl::MakeConstSpan(hole_[static_cast<size_t>(player)].data(),
                               hole_size_);
  }
  absl::Span<const Card> table() const {
    return absl::MakeConstSpan(table_.data(), table_size_);
  }

  // The cards that `player` holds with the table cards `taken`.
  CardSet Hand(Player player, TableMask taken) const;

  // Unused places of the arrays hold the default card, so that deals compare.
  friend bool operator==(const Deal&, const Deal&) = default;

 private:
  std::array<std::array<Card, kMaxHand>, 2> hole_{};
  std::array<Card, kMaxTable> table_{};
  uint8_t hole_size_ = 0;
  uint8_t table_size_ = 0;
  uint8_t hand_size_ = 0;
};

// A deal and the picks made so far.
class Position {
 public:
  Position() = default;
  explicit Position(const Deal& deal) : deal_(deal) {}

  const Deal& deal() const { return deal_; }
  State state() const { return state_; }
  // Table indices in the order they were picked; Alice made the first, third …
  absl::Span<const uint8_t> history() const {
    return absl::MakeConstSpan(history_.data(), picked_);
  }

  bool finished() const { return picked_ == deal_.picks(); }
  // Whose pick it is. REQUIRES: !finished().
  Player turn() const {
    return picked_ % 2 == 0 ? Player::kAlice : Player::kBob;
  }
  // Whether table card `index` is there to take now.
  bool CanPick(int index) const;
  // REQUIRES: CanPick(index).
  void Pick(int index);
  // Takes the last pick back. REQUIRES: there is one.
  void Undo();
  // The cards `player` holds now.
  CardSet Hand(Player player) const {
    return deal_.Hand(player,
                      player == Player::kAlice ? state_.alice : state_.bob);
  }

  friend bool operator==(const Position&, const Position&) = default;

 private:
  Deal deal_;
  State state_;
  std::array<uint8_t, kMaxTable> history_{};
  uint8_t picked_ = 0;
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_DEAL_H_
