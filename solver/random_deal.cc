#include "solver/random_deal.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace tablepick {
namespace {

std::vector<Card> Cards(CardSet set) { return {set.begin(), set.end()}; }

// `count` of the cards, in random order.
std::vector<Card> DrawSome(Random& random, CardSet from, int count) {
  std::vector<Card> cards = Cards(from);
  random.ShuffleFront(cards, static_cast<size_t>(count));
  cards.resize(static_cast<size_t>(count));
  return cards;
}

CardSet SetOf(const std::vector<Card>& cards) {
  CardSet set;
  for (Card card : cards) set.Add(card);
  return set;
}

// The cards of `deck` of whose ranks the bit is set in `ranks`.
CardSet OfRanks(CardSet deck, uint32_t ranks) {
  return deck & CardSet::FromBits(ranks * uint64_t{0x0001000100010001});
}

CardSet OfSuit(CardSet deck, int suit) {
  return deck & CardSet::FromBits(uint64_t{0xffff} << (16 * suit));
}

// `count` of the ranks of `deck`.
uint32_t SomeRanks(Random& random, CardSet deck, int count) {
  std::vector<uint32_t> ranks;
  for (uint32_t left = deck.Ranks(); left != 0; left &= left - 1) {
    ranks.push_back(left & (0 - left));
  }
  random.ShuffleFront(ranks, static_cast<size_t>(count));
  uint32_t mask = 0;
  for (int i = 0; i < count; ++i) mask |= ranks[static_cast<size_t>(i)];
  return mask;
}

// As many ranks of `deck` in a row; the ace stands below the lowest, too.
uint32_t RanksInARow(Random& random, CardSet deck, int count) {
  std::vector<uint32_t> ranks = {1u << (kRanks - 1)};
  for (uint32_t left = deck.Ranks(); left != 0; left &= left - 1) {
    ranks.push_back(left & (0 - left));
  }
  const int starts = static_cast<int>(ranks.size()) - count + 1;
  const auto start = static_cast<size_t>(random.Below(starts));
  uint32_t mask = 0;
  for (int i = 0; i < count; ++i) mask |= ranks[start + static_cast<size_t>(i)];
  return mask;
}

// Some of the cards of `deck`, chosen so that hands of any category are not
// rare among them.
CardSet PartOfDeck(Random& random, const Rules& rules) {
  const CardSet deck = rules.deck();
  switch (random.Below(6)) {
    case 0:
      return OfSuit(deck, random.Below(kSuits));
    case 1:
      return OfRanks(deck, SomeRanks(random, deck, 2));
    case 2:
      return OfRanks(deck, SomeRanks(random, deck, 4));
    case 3:
      return OfRanks(deck, RanksInARow(random, deck, rules.hand_size()));
    case 4: {
      const uint32_t ranks = RanksInARow(random, deck, rules.hand_size());
      return OfSuit(OfRanks(deck, ranks), random.Below(kSuits));
    }
    default:
      return deck;
  }
}

}  // namespace

CardSet RandomHand(Random& random, const Rules& rules, int category) {
  while (true) {
    const CardSet part = PartOfDeck(random, rules);
    const CardSet hand = SetOf(DrawSome(random, part, rules.hand_size()));
    if (rules.Category(hand) == category) return hand;
  }
}

Deal RandomDealer::From(Random& random, CardSet cards) const {
  const std::vector<Card> drawn = DrawSome(random, cards, shape_.cards());
  const absl::Span<const Card> span = drawn;
  const auto hole = static_cast<size_t>(shape_.hole);
  return Deal(*rules_, span.subspan(0, hole), span.subspan(hole, hole),
              span.subspan(2 * hole));
}

Deal RandomDealer::Uniform(Random& random) const {
  return From(random, rules_->deck());
}

Deal RandomDealer::FewRanks(Random& random) const {
  const CardSet deck = rules_->deck();
  const int least = (shape_.cards() + kSuits - 1) / kSuits;
  const int all = std::popcount(deck.Ranks());
  const int count = std::min(least + random.Below(4), all);
  return From(random, OfRanks(deck, SomeRanks(random, deck, count)));
}

Deal RandomDealer::TwoSuits(Random& random) const {
  std::array<int, kSuits> suits = {0, 1, 2, 3};
  random.Shuffle(suits);
  CardSet cards;
  int used = 0;
  for (int suit : suits) {
    if (used >= 2 && cards.size() >= shape_.cards()) break;
    cards = cards | OfSuit(rules_->deck(), suit);
    ++used;
  }
  return From(random, cards);
}

Deal RandomDealer::WithHands(Random& random, CardSet alice, CardSet bob) const {
  std::array<std::vector<Card>, 2> hole = {Cards(alice), Cards(bob)};
  std::vector<Card> table;
  const auto kept = static_cast<size_t>(shape_.hole);
  for (std::vector<Card>& cards : hole) {
    random.Shuffle(cards);
    table.insert(table.end(), cards.begin() + shape_.hole, cards.end());
    cards.resize(kept);
  }
  const int more = shape_.table - static_cast<int>(table.size());
  for (Card card : DrawSome(random, rules_->deck() - alice - bob, more)) {
    table.push_back(card);
  }
  random.Shuffle(table);
  return Deal(*rules_, hole[0], hole[1], table);
}

Deal RandomDealer::MadeHands(Random& random, int alice_category,
                             int bob_category) const {
  CardSet alice;
  CardSet bob;
  do {
    alice = RandomHand(random, *rules_, alice_category);
    bob = RandomHand(random, *rules_, bob_category);
  } while (!(alice & bob).empty());
  if (random.OneIn(4)) {
    CardSet& changed = random.OneIn(2) ? alice : bob;
    const Card card = DrawSome(random, rules_->deck() - alice - bob, 1)[0];
    changed.Remove(DrawSome(random, changed, 1)[0]);
    changed.Add(card);
  }
  return WithHands(random, alice, bob);
}

Deal RandomDealer::Mirrored(Random& random) const {
  const int categories = static_cast<int>(rules_->categories().size());
  while (true) {
    const CardSet alice = RandomHand(random, *rules_, random.Below(categories));
    std::array<int, kSuits> suits = {0, 1, 2, 3};
    random.Shuffle(suits);
    CardSet bob;
    for (Card card : alice) {
      const int suit = suits[static_cast<size_t>(card.suit())];
      bob.Add(Card(card.rank(), static_cast<Suit>(suit)));
    }
    if ((alice & bob).empty()) return WithHands(random, alice, bob);
  }
}

}  // namespace tablepick
