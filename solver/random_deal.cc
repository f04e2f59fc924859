#include "solver/random_deal.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace tablepick {
namespace {

// A few cards in order. Deals are drawn by the million, so that a vector would
// take longer than all else.
class CardList {
 public:
  explicit CardList(CardSet set) {
    for (Card card : set) cards_[size_++] = card;
  }

  size_t size() const { return size_; }
  Card& operator[](size_t i) { return cards_[i]; }
  const Card* begin() const { return cards_.data(); }
  const Card* end() const { return cards_.data() + size_; }
  void Add(Card card) { cards_[size_++] = card; }
  void Truncate(size_t size) { size_ = size; }

  absl::Span<const Card> span() const { return {cards_.data(), size_}; }

 private:
  std::array<Card, kDeckSize> cards_;
  size_t size_ = 0;
};

// `count` of the cards, in random order.
CardList DrawSome(Random& random, CardSet from, int count) {
  CardList cards(from);
  random.ShuffleFront(cards, static_cast<size_t>(count));
  cards.Truncate(static_cast<size_t>(count));
  return cards;
}

Card DrawOne(Random& random, CardSet from) {
  int skip = random.Below(from.size());
  uint64_t bits = from.bits();
  while (skip-- > 0) bits &= bits - 1;
  return *CardSet::FromBits(bits).begin();
}

CardSet DrawSet(Random& random, CardSet from, int count) {
  CardSet drawn;
  for (int i = 0; i < count; ++i) drawn.Add(DrawOne(random, from - drawn));
  return drawn;
}

// The cards of `deck` of whose ranks the bit is set in `ranks`.
CardSet OfRanks(CardSet deck, uint32_t ranks) {
  return deck & CardSet::FromBits(ranks * uint64_t{0x0001000100010001});
}

CardSet OfSuit(CardSet deck, int suit) {
  return deck & CardSet::FromBits(uint64_t{0xffff} << (16 * suit));
}

// The ranks of a deck, the lowest first.
struct RankList {
  explicit RankList(CardSet deck) {
    for (uint32_t left = deck.Ranks(); left != 0; left &= left - 1) {
      bits[count++] = left & (0 - left);
    }
  }
  size_t size() const { return count; }
  uint32_t& operator[](size_t i) { return bits[i]; }

  std::array<uint32_t, kRanks> bits;
  size_t count = 0;
};

// `count` of the ranks of `deck`.
uint32_t SomeRanks(Random& random, CardSet deck, int count) {
  RankList ranks(deck);
  random.ShuffleFront(ranks, static_cast<size_t>(count));
  uint32_t mask = 0;
  for (int i = 0; i < count; ++i) mask |= ranks[static_cast<size_t>(i)];
  return mask;
}

// As many ranks of `deck` in a row, where the lowest follows on the ace.
uint32_t RanksInARow(Random& random, CardSet deck, int count) {
  RankList ranks(deck);
  const auto start =
      static_cast<size_t>(random.Below(static_cast<int>(ranks.size())));
  uint32_t mask = 0;
  for (int i = 0; i < count; ++i) {
    mask |= ranks[(start + static_cast<size_t>(i)) % ranks.size()];
  }
  return mask;
}

// Some of the cards of `deck`, chosen so that hands of any category are not
// rare among them.
CardSet PartOfDeck(Random& random, const Rules& rules) {
  const CardSet deck = rules.deck();
  switch (random.Below(7)) {
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
    case 5: {
      const CardSet equal = OfRanks(deck, SomeRanks(random, deck, 1));
      return equal | DrawSet(random, deck - equal, 2);
    }
    default:
      return deck;
  }
}

}  // namespace

CardSet RandomHand(Random& random, const Rules& rules, int category) {
  while (true) {
    const CardSet part = PartOfDeck(random, rules);
    const CardSet hand = DrawSet(random, part, rules.hand_size());
    if (rules.Category(hand) == category) return hand;
  }
}

Deal RandomDealer::From(Random& random, CardSet cards) const {
  const CardList drawn = DrawSome(random, cards, shape_.cards());
  const absl::Span<const Card> span = drawn.span();
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

Deal RandomDealer::RareCards(Random& random) const {
  const CardSet deck = rules_->deck();
  const int size = shape_.table;
  const int all = std::popcount(deck.Ranks());
  CardSet part = deck;
  CardSet table;
  const int pattern = random.Below(3);
  if (pattern == 0 && size <= all) {
    part = OfRanks(deck, RanksInARow(random, deck, size));
    for (uint32_t left = part.Ranks(); left != 0; left &= left - 1) {
      table.Add(DrawOne(random, OfRanks(deck, left & (0 - left))));
    }
  } else if (pattern == 1) {
    // As few ranks as hold the table, or one or two more.
    const int ranks = (size + kSuits - 1) / kSuits + random.Below(3);
    part = OfRanks(deck, SomeRanks(random, deck, std::min(ranks, all)));
  }
  const CardSet suited = OfSuit(part, random.Below(kSuits));
  if (suited.size() >= size && random.OneIn(2)) {
    part = suited;
    table = CardSet();
  }
  table = table | DrawSet(random, part, size - table.size());

  std::array<CardSet, 2> hole;
  CardSet left = deck - table;
  CardSet like = deck;
  if (random.OneIn(2)) like = part;
  if (random.OneIn(4)) like = OfRanks(deck, RanksInARow(random, deck, 1));
  for (CardSet& cards : hole) {
    while (cards.size() < shape_.hole) {
      const CardSet from = (left & like).empty() ? left : left & like;
      const Card card = DrawOne(random, from);
      cards.Add(card);
      left.Remove(card);
    }
  }
  return Deal(*rules_, DrawSome(random, hole[0], shape_.hole).span(),
              DrawSome(random, hole[1], shape_.hole).span(),
              DrawSome(random, table, size).span());
}

Deal RandomDealer::WithHands(Random& random, CardSet alice, CardSet bob) const {
  std::array<CardList, 2> hole = {CardList(alice), CardList(bob)};
  const auto kept = static_cast<size_t>(shape_.hole);
  CardSet table;
  for (CardList& cards : hole) {
    random.Shuffle(cards);
    for (size_t i = kept; i < cards.size(); ++i) table.Add(cards[i]);
    cards.Truncate(kept);
  }
  const CardSet left = rules_->deck() - alice - bob;
  table = table | DrawSet(random, left, shape_.table - table.size());
  return Deal(*rules_, hole[0].span(), hole[1].span(),
              DrawSome(random, table, shape_.table).span());
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
    const Card card = DrawOne(random, rules_->deck() - alice - bob);
    changed.Remove(DrawOne(random, changed));
    changed.Add(card);
  }
  return WithHands(random, alice, bob);
}

Deal RandomDealer::Mirrored(Random& random, int category, int changes) const {
  const CardSet alice = RandomHand(random, *rules_, category);
  std::array<int, kSuits> suits = {0, 1, 2, 3};
  random.Shuffle(suits);
  CardSet bob;
  for (Card card : alice) {
    const int suit = suits[static_cast<size_t>(card.suit())];
    const Card like(card.rank(), static_cast<Suit>(suit));
    if (!alice.Contains(like)) bob.Add(like);
  }
  for (int i = 0; i < changes && !bob.empty(); ++i) {
    // Every other time of its suit, so that flushes remain flushes.
    const Card card = DrawOne(random, bob);
    const CardSet left = rules_->deck() - alice - bob;
    const CardSet from =
        random.OneIn(2) ? OfSuit(left, static_cast<int>(card.suit())) : left;
    bob.Remove(card);
    if (!from.empty()) bob.Add(DrawOne(random, from));
  }
  while (bob.size() < alice.size()) {
    bob.Add(DrawOne(random, rules_->deck() - alice - bob));
  }
  return WithHands(random, alice, bob);
}

Deal RandomDealer::Changed(Random& random, const Deal& deal,
                           int changes) const {
  std::array<int, kSuits> suits = {0, 1, 2, 3};
  random.Shuffle(suits);
  std::array<CardList, 3> parts = {CardList({}), CardList({}), CardList({})};
  CardSet dealt;
  size_t part = 0;
  for (absl::Span<const Card> cards :
       {deal.hole(Player::kAlice), deal.hole(Player::kBob), deal.table()}) {
    for (Card card : cards) {
      const int suit = suits[static_cast<size_t>(card.suit())];
      const Card renamed(card.rank(), static_cast<Suit>(suit));
      parts[part].Add(renamed);
      dealt.Add(renamed);
    }
    ++part;
  }
  for (int i = 0; i < changes; ++i) {
    int place = random.Below(shape_.cards());
    part = 0;
    while (place >= static_cast<int>(parts[part].size())) {
      place -= static_cast<int>(parts[part++].size());
    }
    // What was dealt before may not come again, so that each change shows.
    const Card card = DrawOne(random, rules_->deck() - dealt);
    parts[part][static_cast<size_t>(place)] = card;
    dealt.Add(card);
  }
  for (CardList& cards : parts) random.Shuffle(cards);
  return Deal(*rules_, parts[0].span(), parts[1].span(), parts[2].span());
}

}  // namespace tablepick
