// How plain a deal is to look at, and the deals near it that are plainer.

#ifndef TABLEPICK_TOOLS_PLAINNESS_H_
#define TABLEPICK_TOOLS_PLAINNESS_H_

#include <array>
#include <vector>

#include "solver/deal.h"
#include "solver/random.h"

namespace tablepick {

// What a reader has to think of, the first that differs counts, less is
// plainer: the categories of all hands that can come about, in all; how many
// suits there are; the ranks, in all; which suits they are; cards that are out
// of order.
using Plainness = std::array<int, 5>;

// REQUIRES, here and below: the deal was made under PokerRules().
Plainness PlainnessOf(const Deal& deal);

// The deals that differ from `deal` in one card, in the places of two cards, in
// the names of the suits, in all ranks by one, or in their order, and are
// plainer; the plainest first.
std::vector<Deal> PlainerDeals(const Deal& deal);

// `count` deals that differ from `deal` in two cards, those among them that are
// plainer; the plainest first.
std::vector<Deal> PlainerByTwoCards(const Deal& deal, int count,
                                    Random& random);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_PLAINNESS_H_
