// Proofs seen by plain recursion, which shares nothing with the library's way
// to find and to check them: games are lists of cards, and every game is played
// to its end each time that it matters.

#ifndef TABLEPICK_TESTS_SOLVER_PLAIN_PROOF_H_
#define TABLEPICK_TESTS_SOLVER_PLAIN_PROOF_H_

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/outcome.h"
#include "solver/proof.h"

namespace tablepick {

// A game under way, and what cards are meant by those that a proof names.
struct PlainWay {
  Position position;
  std::map<Card, Card> meant;
};

inline PlainWay StartOf(const Position& position) {
  PlainWay way = {position, {}};
  for (const Card card : position.deal().table()) way.meant[card] = card;
  return way;
}

inline int IndexOf(const Deal& deal, Card card) {
  const auto table = deal.table();
  return static_cast<int>(std::find(table.begin(), table.end(), card) -
                          table.begin());
}

inline PlainWay PlainAfter(PlainWay way, Card card) {
  way.position.Pick(IndexOf(way.position.deal(), way.meant.at(card)));
  return way;
}

inline PlainWay PlainAfterAs(PlainWay way, Card card, Card first) {
  std::swap(way.meant.at(card), way.meant.at(first));
  return PlainAfter(std::move(way), first);
}

// The cards that can be taken, as the proof names them.
inline std::vector<Card> PlainOpen(const PlainWay& way) {
  std::vector<Card> open;
  for (const auto& [named, meant] : way.meant) {
    if (way.position.CanPick(IndexOf(way.position.deal(), meant))) {
      open.push_back(named);
    }
  }
  return open;
}

inline Outcome PlainOutcome(const Rules& rules, const Position& end) {
  const HandValue a = rules.Value(end.Hand(Player::kAlice));
  const HandValue b = rules.Value(end.Hand(Player::kBob));
  return a > b ? Outcome::kAlice : a < b ? Outcome::kBob : Outcome::kDraw;
}

// Whether all games that go on from here come to `goal` or what `player` likes
// better.
inline bool PlainSettled(const Rules& rules, Position position, Player player,
                         Outcome goal) {
  if (position.finished()) {
    return ReachesGoal(player, goal, PlainOutcome(rules, position));
  }
  for (int i = 0; i < position.deal().shape().table; ++i) {
    if (!position.CanPick(i)) continue;
    position.Pick(i);
    if (!PlainSettled(rules, position, player, goal)) return false;
    position.Undo();
  }
  return true;
}

}  // namespace tablepick

#endif  // TABLEPICK_TESTS_SOLVER_PLAIN_PROOF_H_
