#include "eval/five_card.h"

#include <algorithm>
#include <bit>

#include "absl/algorithm/container.h"
#include "eval/describe.h"
#include "eval/rank_mask.h"

namespace tablepick {
namespace {

constexpr int kHandSize = 5;

size_t Index(HandKind kind) { return static_cast<size_t>(kind); }

bool Counts(const FiveCardScheme& scheme, HandKind kind) {
  return absl::c_linear_search(scheme.kinds, kind);
}

int RanksInPlay(const FiveCardScheme& scheme) {
  return kRanks - static_cast<int>(scheme.lowest_rank);
}

int Straights(const FiveCardScheme& scheme) {
  if (!Counts(scheme, HandKind::kStraight)) return 0;
  return RanksInPlay(scheme) - (kHandSize - 1) + scheme.wheel_is_straight;
}

// How many classes of hands of a kind there are.
int ClassesOfKind(const FiveCardScheme& scheme, HandKind kind) {
  const int n = RanksInPlay(scheme);
  switch (kind) {
    case HandKind::kHighCard:
    case HandKind::kFlush:
      return Choose(n, kHandSize) - Straights(scheme);
    case HandKind::kPair:
      return n * Choose(n - 1, 3);
    case HandKind::kTwoPair:
      return Choose(n, 2) * (n - 2);
    case HandKind::kThreeOfAKind:
      return n * Choose(n - 1, 2);
    case HandKind::kStraight:
    case HandKind::kStraightFlush:
      return Straights(scheme);
    case HandKind::kFullHouse:
    case HandKind::kFourOfAKind:
      return n * (n - 1);
  }
  return 0;
}

int CountClasses(const FiveCardScheme& scheme) {
  int classes = 0;
  for (HandKind kind : scheme.kinds) classes += ClassesOfKind(scheme, kind);
  return classes;
}

CardSet DeckFrom(Rank lowest) {
  CardSet deck;
  for (Card card : CardSet::Deck()) {
    if (card.rank() >= lowest) deck.Add(card);
  }
  return deck;
}

std::vector<absl::string_view> CategoryNames(const FiveCardScheme& scheme) {
  std::vector<absl::string_view> names;
  for (HandKind kind : scheme.kinds) {
    names.push_back(KindName(kind, scheme.low_wins));
  }
  if (scheme.low_wins) absl::c_reverse(names);
  return names;
}

// The ranks of which at least so many cards are held.
struct RankCounts {
  explicit RankCounts(CardSet hand) {
    const uint32_t c = hand.RanksOf(Suit::kClubs);
    const uint32_t d = hand.RanksOf(Suit::kDiamonds);
    const uint32_t h = hand.RanksOf(Suit::kHearts);
    const uint32_t s = hand.RanksOf(Suit::kSpades);
    const uint32_t low_one = c | d, low_two = c & d;
    const uint32_t high_one = h | s, high_two = h & s;
    one = low_one | high_one;
    two = low_two | high_two | (low_one & high_one);
    three = (low_two & high_one) | (low_one & high_two);
    four = low_two & high_two;
  }
  uint32_t one, two, three, four;
};

int PlaceOf(uint32_t ranks) { return kPlaceOfMask[ranks]; }

}  // namespace

FiveCardRules::FiveCardRules(const FiveCardScheme& scheme)
    : Rules(scheme.name, kHandSize, DeckFrom(scheme.lowest_rank),
            CountClasses(scheme), CategoryNames(scheme)),
      scheme_(scheme),
      flushes_count_(Counts(scheme, HandKind::kFlush)) {
  int below = 0;
  int category = 0;
  for (HandKind kind : scheme.kinds) {
    below_[Index(kind)] = below;
    below += ClassesOfKind(scheme, kind);
    category_[Index(kind)] =
        scheme.low_wins ? static_cast<int>(scheme.kinds.size()) - 1 - category
                        : category;
    ++category;
  }

  // Ascending masks visit both the straights and the others from the lowest
  // up, but for the wheel, whose ace makes it look high.
  const int ranks = RanksInPlay(scheme);
  const uint32_t wheel = 1u << (ranks - 1) | 0b1111u;
  const bool straights = Straights(scheme) > 0;
  uint16_t straight_place = scheme.wheel_is_straight ? 1 : 0;
  uint16_t place = 0;
  for (uint32_t mask = 0; mask < 1u << ranks; ++mask) {
    if (std::popcount(mask) != kHandSize) continue;
    const bool is_wheel = scheme.wheel_is_straight && mask == wheel;
    const bool is_run = mask >> std::countr_zero(mask) == 0b11111u;
    if (straights && is_wheel) {
      distinct_[mask] = kStraightBit;
    } else if (straights && is_run) {
      distinct_[mask] = kStraightBit | straight_place++;
    } else {
      distinct_[mask] = place++;
    }
  }
}

uint32_t FiveCardRules::Ordered(uint32_t ranks) const {
  return scheme_.ace_is_low ? AceLow(ranks)
                            : ranks >> static_cast<int>(scheme_.lowest_rank);
}

FiveCardRules::Standing FiveCardRules::Stand(CardSet hand) const {
  const RankCounts held(hand);
  const uint32_t one = Ordered(held.one);
  if (held.two == 0) {
    const uint16_t distinct = distinct_[one];
    const bool straight = (distinct & kStraightBit) != 0;
    const Suit suit = (*hand.begin()).suit();
    const bool flush = flushes_count_ && hand.RanksOf(suit) == held.one;
    const HandKind kind =
        straight ? flush ? HandKind::kStraightFlush : HandKind::kStraight
        : flush  ? HandKind::kFlush
                 : HandKind::kHighCard;
    return {kind, distinct & ~kStraightBit};
  }

  const int n = RanksInPlay(scheme_);
  const uint32_t two = Ordered(held.two);
  // The other ranks, without the places of those that are held more often.
  const uint32_t low_two = two & (0 - two);
  uint32_t rest = CloseGap(one & ~low_two, low_two);
  if (two == low_two) {
    if (held.four != 0) {
      return {HandKind::kFourOfAKind, PlaceOf(two) * (n - 1) + PlaceOf(rest)};
    }
    if (held.three != 0) {
      return {HandKind::kThreeOfAKind,
              PlaceOf(two) * Choose(n - 1, 2) + PlaceOf(rest)};
    }
    return {HandKind::kPair, PlaceOf(two) * Choose(n - 1, 3) + PlaceOf(rest)};
  }
  if (held.three != 0) {
    const uint32_t three = Ordered(held.three);
    return {HandKind::kFullHouse,
            PlaceOf(three) * (n - 1) + PlaceOf(CloseGap(one & ~three, three))};
  }
  const uint32_t high_two = (two & ~low_two) >> 1;
  rest = CloseGap(rest & ~high_two, high_two);
  return {HandKind::kTwoPair, PlaceOf(two) * (n - 2) + PlaceOf(rest)};
}

HandValue FiveCardRules::Value(CardSet hand) const {
  const Standing standing = Stand(hand);
  const int below = below_[Index(standing.kind)] + standing.place;
  return scheme_.low_wins ? classes() - below : below + 1;
}

int FiveCardRules::Category(CardSet hand) const {
  return category_[Index(Stand(hand).kind)];
}

std::vector<Card> FiveCardRules::ComparedCards(CardSet hand) const {
  const Standing standing = Stand(hand);
  const bool straight = standing.kind == HandKind::kStraight ||
                        standing.kind == HandKind::kStraightFlush;
  // In the lowest straight the ace is below the others.
  const bool wheel =
      straight && scheme_.wheel_is_straight && standing.place == 0;
  const RankCounts held(hand);
  const auto weight = [&](Card card) {
    const uint32_t rank = 1u << static_cast<int>(card.rank());
    const int times = ((held.two & rank) != 0) + ((held.three & rank) != 0) +
                      ((held.four & rank) != 0);
    const int place =
        wheel && card.rank() == Rank::kAce ? -1 : PlaceOf(Ordered(rank));
    return kRanks * times + place;
  };
  std::vector<Card> cards(hand.begin(), hand.end());
  absl::c_sort(cards, [&](Card a, Card b) {
    const int weight_a = weight(a), weight_b = weight(b);
    return weight_a != weight_b ? weight_a > weight_b : a.suit() > b.suit();
  });
  return cards;
}

std::string FiveCardRules::Describe(CardSet hand) const {
  return DescribeFiveCards(Stand(hand).kind, ComparedCards(hand),
                           scheme_.low_wins);
}

}  // namespace tablepick
