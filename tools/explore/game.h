// What undo and redo go through: the positions of a session in their order.

#ifndef TABLEPICK_TOOLS_EXPLORE_GAME_H_
#define TABLEPICK_TOOLS_EXPLORE_GAME_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/outcome.h"

namespace tablepick::explore {

// Who picks for a player.
enum class Pilot : uint8_t { kUser, kPerfect, kRandom };

class Game {
 public:
  // REQUIRES, here and below: the deal of `position` was made under `rules`.
  Game(const Rules& rules, const Position& position);

  const Rules& rules() const { return *now().rules; }
  const Position& position() const { return now().position; }

  Pilot pilot(Player player) const {
    return pilots_[static_cast<size_t>(player)];
  }
  void SetPilot(Player player, Pilot pilot) {
    pilots_[static_cast<size_t>(player)] = pilot;
  }
  // Whether a pick is to be made, and not by the user.
  bool EngineToPick() const { return EngineToPick(position()); }

  // Turns to another position; what was undone is forgotten. The picks that
  // were made on the way to it can be undone one by one.
  void TurnTo(const Rules& rules, const Position& position);

  // Makes a pick. What was undone is forgotten unless this is how it went on.
  // REQUIRES: position().CanPick(index).
  void Pick(int index);

  // What undo and redo did.
  struct Steps {
    int picks = 0;        // picks taken back, or made again
    bool deal = false;    // went from one deal to another
    bool paused = false;  // made the engine stop playing both players
    int steps = 0;        // how many steps were made of those asked for
  };

  // Takes back up to `count` picks of this deal, or, if none has been made,
  // the turn from another deal to this one. Picks of the engine go with the
  // user's before them, so that it is the user's turn again.
  Steps Undo(int count);
  // The other way round.
  Steps Redo(int count);

 private:
  struct Moment {
    const Rules* rules;
    Position position;
    bool first;  // whether the moment before is of another deal
  };

  const Moment& now() const { return moments_[at_]; }
  bool EngineToPick(const Position& position) const {
    return !position.finished() && pilot(position.turn()) != Pilot::kUser;
  }
  void PushLine(const Rules& rules, const Position& position);

  std::vector<Moment> moments_;  // never empty
  size_t at_ = 0;                // the moment that is now
  std::array<Pilot, 2> pilots_{};
};

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_GAME_H_
