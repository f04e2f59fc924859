#include "tests/eval/naive.h"

#include <cctype>
#include <cstdlib>
#include <utility>

namespace tablepick::naive {
namespace {

constexpr int kAce = 14;

// Cards as a person sees them: ranks from 2 to 14, the ace.
struct Cards {
  explicit Cards(uint64_t set) {
    for (int bit = 0; bit < 64; ++bit) {
      if ((set >> bit & 1) == 0) continue;
      rank[size] = bit % 16 + 2;
      suit[size] = bit / 16;
      ++size;
    }
  }
  int size = 0;
  int rank[5];
  int suit[5];
};

void SwapCards(Cards& cards, int i, int j) {
  std::swap(cards.rank[i], cards.rank[j]);
  std::swap(cards.suit[i], cards.suit[j]);
}

int TimesHeld(const Cards& cards, int rank) {
  int times = 0;
  for (int other : cards.rank) times += other == rank;
  return times;
}

// Puts ranks held more often first, and higher ranks before lower.
void SortForComparison(Cards& cards) {
  for (int i = 0; i < 5; ++i) {
    for (int j = i + 1; j < 5; ++j) {
      const int times_i = TimesHeld(cards, cards.rank[i]);
      const int times_j = TimesHeld(cards, cards.rank[j]);
      if (times_j > times_i ||
          (times_j == times_i && cards.rank[j] > cards.rank[i])) {
        SwapCards(cards, i, j);
      }
    }
  }
}

bool AllOfOneSuit(const Cards& cards) {
  for (int suit : cards.suit) {
    if (suit != cards.suit[0]) return false;
  }
  return true;
}

// Whether the sorted ranks are these.
bool RanksAre(const Cards& cards, int a, int b, int c, int d, int e) {
  return cards.rank[0] == a && cards.rank[1] == b && cards.rank[2] == c &&
         cards.rank[3] == d && cards.rank[4] == e;
}

// Whether the sorted ranks follow one another.
bool InSequence(const Cards& cards) {
  const int top = cards.rank[0];
  return RanksAre(cards, top, top - 1, top - 2, top - 3, top - 4);
}

// 0 high card, 1 pair, 2 two pair, 3 three of a kind, 6 full house, 7 four of a
// kind: by how many pairs of cards are alike.
int CategoryByRanks(const Cards& cards) {
  int alike = 0;
  for (int i = 0; i < 5; ++i) {
    for (int j = 0; j < i; ++j) alike += cards.rank[i] == cards.rank[j];
  }
  switch (alike) {
    case 0:
      return 0;
    case 1:
      return 1;
    case 2:
      return 2;
    case 3:
      return 3;
    case 4:
      return 6;
    case 6:
      return 7;
    default:
      std::abort();
  }
}

Worth WorthOf(int category, const Cards& cards) {
  Worth worth;
  worth.category = category;
  for (size_t i = 0; i < 5; ++i) worth.ranks[i] = cards.rank[i];
  return worth;
}

// The category with straights (4), flushes (5) and straight flushes (8).
int FullCategory(const Cards& cards, bool is_straight) {
  const bool is_flush = AllOfOneSuit(cards);
  if (is_straight && is_flush) return 8;
  if (is_flush) return 5;
  if (is_straight) return 4;
  return CategoryByRanks(cards);
}

// "Aces can be low in a straight A2345, the lowest straight."
Worth Poker(Cards cards) {
  SortForComparison(cards);
  if (RanksAre(cards, kAce, 5, 4, 3, 2)) {
    Cards wheel = cards;
    for (int i = 0; i < 5; ++i) wheel.rank[i] = 5 - i;
    return WorthOf(FullCategory(cards, true), wheel);
  }
  return WorthOf(FullCategory(cards, InSequence(cards)), cards);
}

// The worse a hand the better; `categories` is how many there are.
Worth TurnedRound(Worth worth, int categories) {
  worth.category = categories - 1 - worth.category;
  for (int& rank : worth.ranks) rank = -rank;
  return worth;
}

// "The worst poker hand wins; straights and flushes count; the ace is high
// only, so that A2345 is no straight."
Worth DeuceToSeven(Cards cards) {
  SortForComparison(cards);
  return TurnedRound(WorthOf(FullCategory(cards, InSequence(cards)), cards), 9);
}

// "The lowest hand wins; straights and flushes are ignored; the ace is low."
Worth AceToFive(Cards cards) {
  for (int& rank : cards.rank) {
    if (rank == kAce) rank = 1;
  }
  SortForComparison(cards);
  int category = CategoryByRanks(cards);
  if (category == 6) category = 4;
  if (category == 7) category = 5;
  return TurnedRound(WorthOf(category, cards), 6);
}

// "36 cards, six to ace; a flush beats a full house; three of a kind is below a
// straight; A6789 is the lowest straight."
Worth ShortDeck(Cards cards) {
  SortForComparison(cards);
  Cards compared = cards;
  bool is_straight = InSequence(cards);
  if (RanksAre(cards, kAce, 9, 8, 7, 6)) {
    is_straight = true;
    for (int i = 0; i < 5; ++i) compared.rank[i] = 9 - i;
  }
  int category = FullCategory(cards, is_straight);
  if (category == 5 || category == 6) category = 11 - category;
  return WorthOf(category, compared);
}

// "Choose cards of which no two share a rank or a suit; more of them beat
// fewer; then the hand whose highest card is lower wins, then the second
// highest, and so on; the ace is low."
Worth Badugi(const Cards& cards) {
  Worth best;
  best.category = -1;
  for (unsigned chosen = 1; chosen < 16; ++chosen) {
    bool allowed = true;
    int size = 0;
    int ranks[4] = {};
    for (int i = 0; i < 4; ++i) {
      if ((chosen >> i & 1) == 0) continue;
      for (int j = 0; j < i; ++j) {
        if ((chosen >> j & 1) != 0 && (cards.rank[i] == cards.rank[j] ||
                                       cards.suit[i] == cards.suit[j])) {
          allowed = false;
        }
      }
      ranks[size++] = cards.rank[i] == kAce ? 1 : cards.rank[i];
    }
    if (!allowed) continue;
    for (int i = 0; i < size; ++i) {
      for (int j = i + 1; j < size; ++j) {
        if (ranks[j] > ranks[i]) std::swap(ranks[i], ranks[j]);
      }
    }
    Worth worth;
    worth.category = size - 1;
    for (size_t i = 0; i < 4; ++i) worth.ranks[i] = -ranks[i];
    if (worth > best) best = worth;
  }
  return best;
}

}  // namespace

Worth Judge(absl::string_view rules, uint64_t cards) {
  if (rules == "poker") return Poker(Cards(cards));
  if (rules == "badugi") return Badugi(Cards(cards));
  if (rules == "deuce-to-seven") return DeuceToSeven(Cards(cards));
  if (rules == "ace-to-five") return AceToFive(Cards(cards));
  if (rules == "short-deck") return ShortDeck(Cards(cards));
  std::abort();
}

void ForEachHand(int size, int lowest_rank,
                 absl::FunctionRef<void(uint64_t)> visit) {
  uint64_t deck[52];
  int n = 0;
  for (int rank = lowest_rank; rank < 13; ++rank) {
    for (int suit = 0; suit < 4; ++suit) {
      deck[n++] = uint64_t{1} << (16 * suit + rank);
    }
  }
  for (int a = 0; a < n; ++a) {
    for (int b = 0; b < a; ++b) {
      for (int c = 0; c < b; ++c) {
        for (int d = 0; d < c; ++d) {
          const uint64_t four = deck[a] | deck[b] | deck[c] | deck[d];
          if (size == 4) {
            visit(four);
            continue;
          }
          for (int e = 0; e < d; ++e) visit(four | deck[e]);
        }
      }
    }
  }
}

uint64_t CardsIn(absl::string_view text) {
  uint64_t set = 0;
  for (size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] == ' ') continue;
    const auto upper = static_cast<char>(std::toupper(text[i]));
    const auto lower = static_cast<char>(std::tolower(text[i + 1]));
    const size_t rank = absl::string_view("23456789TJQKA").find(upper);
    const size_t suit = absl::string_view("cdhs").find(lower);
    if (rank > 12 || suit > 3) std::abort();
    set |= uint64_t{1} << (16 * suit + rank);
    ++i;
  }
  return set;
}

}  // namespace tablepick::naive
