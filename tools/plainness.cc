#include "tools/plainness.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <functional>
#include <utility>

#include "absl/types/span.h"
#include "eval/card.h"
#include "eval/rules.h"

namespace tablepick {
namespace {

// The cards of a deal of the contest problem: Alice's two, Bob's two, and the
// table.
constexpr size_t kCards = 10;
using Cards = std::array<Card, kCards>;
// Where the parts begin, and where the last ends.
constexpr std::array<ptrdiff_t, 4> kParts = {0, 2, 4, 10};

Cards CardsOf(const Deal& deal) {
  Cards cards;
  auto to = cards.begin();
  for (const Player player : {Player::kAlice, Player::kBob}) {
    to = std::copy(deal.hole(player).begin(), deal.hole(player).end(), to);
  }
  std::copy(deal.table().begin(), deal.table().end(), to);
  return cards;
}

Deal DealOf(const Cards& cards) {
  const absl::Span<const Card> all = cards;
  return Deal(PokerRules(), all.subspan(0, 2), all.subspan(2, 2),
              all.subspan(4));
}

CardSet SetOf(const Cards& cards) {
  CardSet set;
  for (const Card card : cards) set.Add(card);
  return set;
}

// High ranks first, and of a rank the first suit first.
bool InOrder(Card a, Card b) {
  return a.rank() != b.rank() ? a.rank() > b.rank() : a.suit() < b.suit();
}

Cards Sorted(Cards cards) {
  for (size_t part = 0; part + 1 < kParts.size(); ++part) {
    std::sort(cards.begin() + kParts[part], cards.begin() + kParts[part + 1],
              InOrder);
  }
  return cards;
}

// Collects deals, and gives those that are plainer than a certain one.
class Plainer {
 public:
  explicit Plainer(const Deal& than) : than_(PlainnessOf(than)) {}

  void Add(const Cards& cards) {
    const Deal deal = DealOf(cards);
    const Plainness plainness = PlainnessOf(deal);
    if (plainness < than_) found_.emplace_back(plainness, deal);
  }

  std::vector<Deal> Take() {
    std::stable_sort(
        found_.begin(), found_.end(),
        [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Deal> deals;
    deals.reserve(found_.size());
    for (auto& [plainness, deal] : found_) deals.push_back(deal);
    return deals;
  }

 private:
  Plainness than_;
  std::vector<std::pair<Plainness, Deal>> found_;
};

Card Renamed(Card card, const std::array<int, kSuits>& suits) {
  return Card(card.rank(),
              static_cast<Suit>(suits[static_cast<size_t>(card.suit())]));
}

}  // namespace

Plainness PlainnessOf(const Deal& deal) {
  const Rules& rules = PokerRules();
  const Cards cards = CardsOf(deal);
  Plainness plainness{};
  auto& [categories, suits, ranks, suit_names, disorder] = plainness;
  const TableMask all = (TableMask{1} << deal.shape().table) - 1;
  for (TableMask taken = 0; taken <= all; ++taken) {
    if (2 * std::popcount(taken) != deal.picks()) continue;
    categories += rules.Category(deal.Hand(Player::kAlice, taken));
    categories += rules.Category(deal.Hand(Player::kBob, taken));
  }
  unsigned used = 0;
  for (size_t i = 0; i < kCards; ++i) {
    used |= 1u << static_cast<int>(cards[i].suit());
    ranks += static_cast<int>(cards[i].rank());
    suit_names += static_cast<int>(cards[i].suit());
  }
  suits = std::popcount(used);
  for (size_t part = 0; part + 1 < kParts.size(); ++part) {
    for (auto a = kParts[part]; a < kParts[part + 1]; ++a) {
      for (auto b = a + 1; b < kParts[part + 1]; ++b) {
        disorder += InOrder(cards[static_cast<size_t>(b)],
                            cards[static_cast<size_t>(a)])
                        ? 1
                        : 0;
      }
    }
  }
  return plainness;
}

std::vector<Deal> PlainerDeals(const Deal& deal) {
  Plainer plainer(deal);
  const Cards cards = CardsOf(deal);
  plainer.Add(Sorted(cards));
  for (size_t i = 0; i < kCards; ++i) {
    for (const Card other : CardSet::Deck() - SetOf(cards)) {
      Cards changed = cards;
      changed[i] = other;
      plainer.Add(changed);
    }
    for (size_t j = i + 1; j < kCards; ++j) {
      Cards changed = cards;
      std::swap(changed[i], changed[j]);
      plainer.Add(changed);
    }
  }
  std::array<int, kSuits> suits = {0, 1, 2, 3};
  while (std::next_permutation(suits.begin(), suits.end())) {
    Cards changed = cards;
    for (Card& card : changed) card = Renamed(card, suits);
    plainer.Add(Sorted(changed));
  }
  if (std::none_of(cards.begin(), cards.end(),
                   [](Card card) { return card.rank() == Rank::kTwo; })) {
    Cards changed = cards;
    for (Card& card : changed) card = Card::FromCode(card.code() - 1);
    plainer.Add(changed);
  }
  return plainer.Take();
}

std::vector<Deal> PlainerByTwoCards(const Deal& deal, int count,
                                    Random& random) {
  Plainer plainer(deal);
  const Cards cards = CardsOf(deal);
  const CardSet others = CardSet::Deck() - SetOf(cards);
  std::vector<Card> free(others.begin(), others.end());
  std::array<size_t, kCards> places;
  for (size_t i = 0; i < kCards; ++i) places[i] = i;
  for (int i = 0; i < count; ++i) {
    random.ShuffleFront(places, 2);
    random.ShuffleFront(free, 2);
    Cards changed = cards;
    changed[places[0]] = free[0];
    changed[places[1]] = free[1];
    plainer.Add(changed);
  }
  return plainer.Take();
}

}  // namespace tablepick
