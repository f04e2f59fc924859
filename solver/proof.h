// Proofs of outcomes: strategies written down, which can be followed and
// checked without any search.

#ifndef TABLEPICK_SOLVER_PROOF_H_
#define TABLEPICK_SOLVER_PROOF_H_

#include <array>
#include <cstdint>
#include <vector>

#include "eval/card.h"
#include "solver/deal.h"
#include "solver/outcome.h"

namespace tablepick {

struct ProofBranch;

// What a player does from some point on to reach his goal.
//
// A node says one thing. At picks of the player it names the card to take; at
// those of the opponent it tells, for each card that he may take, how to go on;
// and it ends where the goal is reached however the rest is played, and shows
// the final hands of the closest way to play on: of all ways, those in which
// the player fares worst, of them those in which the opponent's hand is the
// best, and of them one in which the player's is the worst.
//
// Branches of several cards are written for the first of them, and stand for
// another one with the two cards exchanged in all that follows but the hands.
// A node behind such branches is reached in several ways, and the hands at its
// end are the closest of all of them.
struct ProofNode {
  enum class Kind : uint8_t { kEnd, kTake, kReplies };

  Kind kind = Kind::kEnd;
  // kEnd: the final hands of Alice and Bob.
  std::array<CardSet, 2> hands;
  // kTake: one branch with one card. kReplies: branches that hold each card
  // that is left on the table once.
  std::vector<ProofBranch> branches;
};

struct ProofBranch {
  std::vector<Card> cards;
  ProofNode then;
};

struct Strategy {
  Player player = Player::kAlice;
  ProofNode start;
};

// A proof that `position` has the value `outcome`. For a win it holds one
// strategy, with which the winner wins; for a draw one of each player, Alice's
// first, with which he at least draws.
struct Proof {
  Position position;
  Outcome outcome = Outcome::kDraw;
  std::vector<Strategy> strategies;
};

// The worst that a strategy of `player` may come to in a proof of `outcome`.
// It is the outcome itself; what is better for the player will do as well.
constexpr bool ReachesGoal(Player player, Outcome goal, Outcome outcome) {
  return !Prefers(player, goal, outcome);
}

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_PROOF_H_
