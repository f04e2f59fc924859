#include "eval/partial_hand.h"

#include <cassert>

namespace tablepick {
namespace {

// Calls `f` with a hand of each set of ranks that five cards of the deck can
// have, of more than one suit where it can be.
template <typename F>
void ForAllRanks(CardSet deck, F f) {
  std::array<int, 5> ranks;
  for (ranks[0] = 0; ranks[0] < kRanks; ++ranks[0]) {
    for (ranks[1] = ranks[0]; ranks[1] < kRanks; ++ranks[1]) {
      for (ranks[2] = ranks[1]; ranks[2] < kRanks; ++ranks[2]) {
        for (ranks[3] = ranks[2]; ranks[3] < kRanks; ++ranks[3]) {
          for (ranks[4] = ranks[3]; ranks[4] < kRanks; ++ranks[4]) {
            if (ranks[0] == ranks[4]) continue;
            CardSet cards;
            for (size_t i = 0; i < 5; ++i) {
              // Equal ranks stand side by side, and get different suits.
              cards.Add(Card(static_cast<Rank>(ranks[i]),
                             static_cast<Suit>(i % kSuits)));
            }
            if (deck.ContainsAll(cards)) f(cards);
          }
        }
      }
    }
  }
}

}  // namespace

PartialHandValues::PartialHandValues(const Rules& rules)
    : others_(PartialHand::kRankSums) {
  assert(rules.hand_size() == 5);
  ForAllRanks(rules.deck(), [&](CardSet cards) {
    PartialHand hand;
    for (Card card : cards) hand = hand.With(card);
    others_[hand.ranks()] = static_cast<uint16_t>(rules.Value(cards));
  });
  for (uint32_t ranks = 0; ranks < flushes_.size(); ++ranks) {
    const CardSet cards = CardSet::FromBits(ranks);
    if (cards.size() == 5 && rules.deck().ContainsAll(cards)) {
      flushes_[ranks] = static_cast<uint16_t>(rules.Value(cards));
    }
  }
}

PartialBadugiValues::PartialBadugiValues() : values_(PartialBadugi::kHands) {
  const Rules& rules = *FindRules("badugi");
  for (int a = 0; a < kDeckSize; ++a) {
    for (int b = a + 1; b < kDeckSize; ++b) {
      for (int c = b + 1; c < kDeckSize; ++c) {
        for (int d = c + 1; d < kDeckSize; ++d) {
          CardSet cards;
          PartialBadugi hand;
          for (int index : {a, b, c, d}) {
            cards.Add(Card::FromIndex(index));
            hand = hand.With(Card::FromIndex(index));
          }
          values_[hand.place()] = static_cast<uint16_t>(rules.Value(cards));
        }
      }
    }
  }
}

}  // namespace tablepick
