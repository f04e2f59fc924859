// A right solution of "Poker Game: Decision": compares the hands of all 20
// splits of the table, then works back from them to the empty table, state by
// state. A hand is one number, made of counts packed into 4 bits a rank.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstring>

namespace {

struct Card {
  unsigned rank;  // 0 for the deuce to 12 for the ace
  unsigned suit;
};

Card ReadCard() {
  char text[3] = "";
  if (std::scanf("%2s", text) != 1) return {0, 0};
  const char* const ranks = "23456789TJQKA";
  const char* const suits = "CDHS";
  return {static_cast<unsigned>(std::strchr(ranks, text[0]) - ranks),
          static_cast<unsigned>(std::strchr(suits, text[1]) - suits)};
}

// The highest rank of the straight in a mask of ranks plus 1, or 0.
unsigned StraightTop(unsigned ranks) {
  if (ranks == 0x100f) return 4;
  const unsigned low = ranks & (~ranks + 1);
  return ranks == low * 31 ? static_cast<unsigned>(std::bit_width(ranks)) : 0;
}

// Larger for the better hand, equal for equal hands.
uint64_t StrengthOf(const Card* hand) {
  uint64_t counts = 0;
  unsigned ranks = 0;
  unsigned suits = 0;
  for (int i = 0; i < 5; ++i) {
    counts += uint64_t{1} << (4 * hand[i].rank);
    ranks |= 1U << hand[i].rank;
    suits |= 1U << hand[i].suit;
  }
  const bool flush = (suits & (suits - 1)) == 0;
  const unsigned top = StraightTop(ranks);
  // The masks of ranks held at least once, twice, …, the most held foremost.
  uint64_t order = 0;
  unsigned most = 0;
  for (unsigned times = 4; times >= 1; --times) {
    unsigned held = 0;
    for (unsigned rank = 0; rank < 13; ++rank) {
      if ((counts >> (4 * rank) & 15) == times) held |= 1U << rank;
    }
    if (held != 0 && most == 0) most = times;
    if (times < 4 || held != 0) order = order << 13 | held;
  }
  const int distinct = std::popcount(ranks);
  uint64_t category = 0;
  if (top != 0) {
    category = flush ? 8 : 4;
    order = top;
  } else if (most == 4) {
    category = 7;
  } else if (distinct == 2) {
    category = 6;
  } else if (flush) {
    category = 5;
  } else if (most == 3) {
    category = 3;
  } else if (distinct == 3) {
    category = 2;
  } else if (distinct == 4) {
    category = 1;
  }
  return category << 52 | order;
}

// 1 where Alice wins, 0 for a draw, -1 where Bob wins.
int SplitValue(const Card* alice, const Card* bob, const Card* table,
               unsigned alices) {
  Card a[5] = {alice[0], alice[1]};
  Card b[5] = {bob[0], bob[1]};
  int in_a = 2;
  int in_b = 2;
  for (unsigned i = 0; i < 6; ++i) {
    if ((alices >> i & 1) != 0) {
      a[in_a++] = table[i];
    } else {
      b[in_b++] = table[i];
    }
  }
  const uint64_t strength_a = StrengthOf(a);
  const uint64_t strength_b = StrengthOf(b);
  return (strength_a > strength_b ? 1 : 0) - (strength_a < strength_b ? 1 : 0);
}

int Solve(const Card* alice, const Card* bob, const Card* table) {
  static int value[64][64];  // by the masks of what Alice and Bob took
  for (int taken = 6; taken >= 0; --taken) {
    for (unsigned a = 0; a < 64; ++a) {
      if (std::popcount(a) != (taken + 1) / 2) continue;
      for (unsigned b = 0; b < 64; ++b) {
        if ((a & b) != 0 || std::popcount(b) != taken / 2) continue;
        if (taken == 6) {
          value[a][b] = SplitValue(alice, bob, table, a);
          continue;
        }
        const bool alices = taken % 2 == 0;
        int best = alices ? -1 : 1;
        for (unsigned card = 1; card < 64; card *= 2) {
          if (((a | b) & card) != 0) continue;
          best = alices ? std::max(best, value[a | card][b])
                        : std::min(best, value[a][b | card]);
        }
        value[a][b] = best;
      }
    }
  }
  return value[0][0];
}

}  // namespace

int main() {
  int cases = 0;
  if (std::scanf("%d", &cases) != 1) return 1;
  while (cases-- > 0) {
    Card alice[2];
    Card bob[2];
    Card table[6];
    for (Card& card : alice) card = ReadCard();
    for (Card& card : bob) card = ReadCard();
    for (Card& card : table) card = ReadCard();
    const int value = Solve(alice, bob, table);
    std::puts(value > 0 ? "Alice" : value < 0 ? "Bob" : "Draw");
  }
}
