// What the commands of the explorer work on.

#ifndef TABLEPICK_TOOLS_EXPLORE_DESK_H_
#define TABLEPICK_TOOLS_EXPLORE_DESK_H_

#include <cstdint>

#include "solver/analysis.h"
#include "solver/deal.h"
#include "solver/random.h"
#include "tools/explore/game.h"

namespace tablepick::explore {

struct Desk {
  Desk(const Rules& rules, const Position& position, uint64_t seed)
      : game(rules, position), random(seed), analyzer(rules) {}

  const Position& position() const { return game.position(); }
  const Rules& rules() const { return game.rules(); }

  // All there is to know of the position, or of another one under its rules.
  Analysis Analyze() { return Analyze(position()); }
  Analysis Analyze(const Position& of) {
    if (&analyzer.rules() != &rules()) analyzer = Analyzer(rules());
    return analyzer.Analyze(of);
  }

  Game game;
  Random random;
  Analyzer analyzer;
  bool hidden = false;  // whether values are kept from the user
};

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_DESK_H_
