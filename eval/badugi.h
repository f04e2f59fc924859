// Badugi: four cards, of which those count that differ in rank and in suit.

#ifndef TABLEPICK_EVAL_BADUGI_H_
#define TABLEPICK_EVAL_BADUGI_H_

#include <string>
#include <vector>

#include "eval/card.h"
#include "eval/rules.h"

namespace tablepick {

// A hand is the best subset of its four cards in which no two share a rank or a
// suit: the more cards the better, and of as many cards the one whose ranks,
// compared from the highest down with the ace as the lowest, are lower.
class BadugiRules final : public Rules {
 public:
  BadugiRules();

  HandValue Value(CardSet hand) const override;
  int Category(CardSet hand) const override;
  std::string Describe(CardSet hand) const override;
  std::vector<Card> ComparedCards(CardSet hand) const override;
};

}  // namespace tablepick

#endif  // TABLEPICK_EVAL_BADUGI_H_
