// Random deals of several kinds, drawn without a look at their value.

#ifndef TABLEPICK_SOLVER_RANDOM_DEAL_H_
#define TABLEPICK_SOLVER_RANDOM_DEAL_H_

#include "eval/card.h"
#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/random.h"

namespace tablepick {

// Draws deals of one shape. All functions depend on nothing but their arguments
// and the numbers that `random` gives.
class RandomDealer {
 public:
  // REQUIRES: CheckShape(rules, shape) is OK; `rules` outlives the dealer.
  RandomDealer(const Rules& rules, Shape shape)
      : rules_(&rules), shape_(shape) {}

  const Rules& rules() const { return *rules_; }

  // Each deal is as likely as any other.
  Deal Uniform(Random& random) const;

  // From the cards of a few ranks, of at most three more than are needed.
  Deal FewRanks(Random& random) const;

  // From the cards of two suits, or of as many as are needed.
  Deal TwoSuits(Random& random) const;

  // The table of a pattern that is rare: all of one suit, of few ranks, or of
  // ranks in a row. The hole cards are dealt from the same cards, as long as
  // there are any, from one rank as long as it lasts, or from all.
  Deal RareCards(Random& random) const;

  // Two made hands of these categories that share no card, either player's
  // hole cards taken from his hand, the rest on the table, with other cards if
  // the table is larger. In one of four deals one card has been changed for one
  // that is not dealt.
  Deal MadeHands(Random& random, int alice_category, int bob_category) const;

  // A hand of this category and its like in other suits, so that the two are
  // apt to be equal, for Alice and Bob as above; where that would deal a card
  // twice, and in `changes` more places of Bob's hand, other cards.
  Deal Mirrored(Random& random, int category, int changes) const;

  // `deal` in other suits and another order, with other cards in `changes`
  // places, of which some may be the same.
  // REQUIRES: the deal is of these rules and this shape, and the deck has
  // `changes` cards more.
  Deal Changed(Random& random, const Deal& deal, int changes) const;

 private:
  Deal From(Random& random, CardSet cards) const;
  Deal WithHands(Random& random, CardSet alice, CardSet bob) const;

  const Rules* rules_;
  Shape shape_;
};

// A hand of that category; any can come, but they are not all as likely.
CardSet RandomHand(Random& random, const Rules& rules, int category);

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_RANDOM_DEAL_H_
