// Who wins each of the 20 splits, for many deals at once.
//
// Included once for every instruction set, as Highway has it.
//
// Hands are compared without being valued. Whether one number is above another
// is found bit by bit from the lowest up: a bit that differs decides, and else
// what the lower bits have said stands. So what matters least comes first:
//   1. the ranks held, as 13-bit masks: the kickers;
//   2. the ranks held twice or more: pairs, and whatever is more than a pair;
//   3. between two full houses instead of that, the rank held three times,
//      which is the one held an odd number of times;
//   4. how many pairs of cards are of equal rank: none, 1 in a pair, 2 in two
//      pair, 3 in three of a kind, 4 in a full house, 6 in four of a kind; the
//      straight comes in between the bits of that number, as does the flush.
// Steps 1 and 2 settle hands of equal kind: a straight, a flush or high cards
// have nothing but step 1, and no two hands of one deal have three cards of the
// same rank.

#if defined(TABLEPICK_SOLVER_COMPARE_SPLITS_INL_H_) == \
    defined(HWY_TARGET_TOGGLE)
#ifdef TABLEPICK_SOLVER_COMPARE_SPLITS_INL_H_
#undef TABLEPICK_SOLVER_COMPARE_SPLITS_INL_H_
#else
#define TABLEPICK_SOLVER_COMPARE_SPLITS_INL_H_
#endif

#include <array>
#include <cstddef>

#include "hwy/highway.h"
#include "solver/bits-inl.h"
#include "solver/deal_batch.h"
#include "solver/split_game-inl.h"
#include "solver/split_order.h"

HWY_BEFORE_NAMESPACE();
namespace tablepick {
namespace HWY_NAMESPACE {

inline constexpr size_t kCards = DealBlock::kCards;
inline constexpr size_t kCodeBits = 6;
inline constexpr size_t kPlanes = SplitOrder::kPlanes;

// The cards of kBits deals.
struct Deals {
  // The bits of the code of each card.
  std::array<std::array<Bits, kCodeBits>, kCards> code;
  // Whether each card is of each rank.
  std::array<std::array<Bits, kCards>, kPlanes> rank;
};

using Splits = std::array<Bits, kSplits>;

// One step of a comparison: what is known of the bits below, and a bit of
// either number.
HWY_INLINE Bits Above(Bits a, Bits b, Bits below) {
  return Majority(a, hn::Not(b), below);
}

HWY_INLINE void SetRanks(Deals& deals) {
  for (size_t card = 0; card < kCards; ++card) {
    const std::array<Bits, kCodeBits>& bit = deals.code[card];
    const Bits low[4] = {hn::Not(bit[0] | bit[1]), hn::AndNot(bit[1], bit[0]),
                         hn::AndNot(bit[0], bit[1]), bit[0] & bit[1]};
    const Bits high[4] = {hn::Not(bit[2] | bit[3]), hn::AndNot(bit[3], bit[2]),
                          hn::AndNot(bit[2], bit[3]), bit[2] & bit[3]};
    Unroll<kRanks>([&](auto rank) HWY_ATTR {
      deals.rank[rank + 1][card] = low[rank % 4] & high[rank / 4];
    });
    deals.rank[0][card] = deals.rank[kRanks][card];
  }
}

// Whether a split could be a tie: then the ten cards, all of which are taken,
// are the ranks of one hand twice.
HWY_INLINE Bits TiePossible(const Deals& deals) {
  Bits odd = hn::Zero(BitsTag());
  for (size_t plane = 1; plane < kPlanes; ++plane) {
    const std::array<Bits, kCards>& of = deals.rank[plane];
    Bits sum = of[0];
    for (size_t card = 1; card < kCards; ++card) sum = sum ^ of[card];
    odd = odd | sum;
  }
  return hn::Not(odd);
}

// Step 1.
HWY_INLINE void CompareKickers(const Deals& deals, const SplitOrder& order,
                               Splits& above) {
  for (size_t n = 0; n < kRanks; ++n) {
    const std::array<Bits, kCards>& of = deals.rank[order.lowest_plane + n];
    const Bits* table = &of[4];
    const Bits alice = of[0] | of[1], bob = of[2] | of[3];
    std::array<Bits, kTable> alice_or, bob_or;
    Unroll<kTable>([&](auto i) HWY_ATTR {
      alice_or[i] = alice | table[i];
      bob_or[i] = bob | table[i];
    });
    Unroll<kSplits>([&](auto split) HWY_ATTR {
      constexpr Triple a = kTriples[split], b = kTriples[kSplits - 1 - split];
      above[split] =
          Above(Or3(alice_or[a.i], table[a.j], table[a.k]),
                Or3(bob_or[b.i], table[b.j], table[b.k]), above[split]);
    });
  }
}

// Step 2.
HWY_INLINE void ComparePairs(const Deals& deals, const SplitOrder& order,
                             Splits& above) {
  for (size_t n = 0; n < kRanks; ++n) {
    const std::array<Bits, kCards>& of = deals.rank[order.lowest_plane + n];
    const Bits* table = &of[4];
    const Bits alice = of[0] | of[1], bob = of[2] | of[3];
    const Bits alice_twice = of[0] & of[1], bob_twice = of[2] & of[3];
    // With one more card: whether one is of the rank, and whether two are.
    std::array<Bits, kTable> alice_one, alice_two, bob_one, bob_two;
    Unroll<kTable>([&](auto i) HWY_ATTR {
      alice_one[i] = alice | table[i];
      alice_two[i] = alice_twice | (alice & table[i]);
      bob_one[i] = bob | table[i];
      bob_two[i] = bob_twice | (bob & table[i]);
    });
    Unroll<kSplits>([&](auto split) HWY_ATTR {
      constexpr Triple a = kTriples[split], b = kTriples[kSplits - 1 - split];
      above[split] = Above(
          alice_two[a.i] | Majority(alice_one[a.i], table[a.j], table[a.k]),
          bob_two[b.i] | Majority(bob_one[b.i], table[b.j], table[b.k]),
          above[split]);
    });
  }
}

// Whether the cards with which a player may come to five lie within five ranks
// in a row, by the triple that the player takes. If they are five ranks, that
// is a straight.
struct Runs {
  Splits any;
  // But for the lowest straight, whose ace is its lowest card.
  Splits but_wheel;
};

// Adds the run of the ranks of five planes.
HWY_INLINE void AddRun(const Deals& deals, const std::array<size_t, 5>& planes,
                       std::array<Splits, 2>& runs) {
  std::array<Bits, kCards> within;
  for (size_t card = 0; card < kCards; ++card) {
    within[card] = deals.rank[planes[0]][card];
    for (size_t n = 1; n < planes.size(); ++n) {
      within[card] = within[card] | deals.rank[planes[n]][card];
    }
  }
  const Bits* table = &within[4];
  const Bits alice = within[0] & within[1], bob = within[2] & within[3];
  Unroll<kSplits>([&](auto split) HWY_ATTR {
    constexpr Triple t = kTriples[split];
    const Bits three = And3(table[t.i], table[t.j], table[t.k]);
    runs[0][split] = runs[0][split] | (alice & three);
    runs[1][split] = runs[1][split] | (bob & three);
  });
}

HWY_INLINE std::array<Runs, 2> FindRuns(const Deals& deals,
                                        const SplitOrder& order) {
  std::array<Splits, 2> runs;
  for (Splits& of_player : runs) of_player.fill(hn::Zero(BitsTag()));
  if (order.straights_count) {
    for (size_t low = 1; low + 4 < kPlanes; ++low) {
      AddRun(deals, {low, low + 1, low + 2, low + 3, low + 4}, runs);
    }
  }
  const std::array<Splits, 2> but_wheel = runs;
  if (order.wheel.has_value()) {
    std::array<size_t, 5> planes;
    for (size_t n = 0; n < planes.size(); ++n) planes[n] = (*order.wheel)[n];
    AddRun(deals, planes, runs);
  }
  return {Runs{runs[0], but_wheel[0]}, Runs{runs[1], but_wheel[1]}};
}

HWY_INLINE Bits SameRank(const Deals& deals, size_t a, size_t b) {
  const auto &x = deals.code[a], &y = deals.code[b];
  return hn::Not(Or3(x[0] ^ y[0], x[1] ^ y[1], x[2] ^ y[2]) | (x[3] ^ y[3]));
}
HWY_INLINE Bits SameSuit(const Deals& deals, size_t a, size_t b) {
  const auto &x = deals.code[a], &y = deals.code[b];
  return hn::Not((x[4] ^ y[4]) | (x[5] ^ y[5]));
}

// What makes the kind of a player's hands.
struct Holding {
  // Whether the hole cards are of equal rank.
  Bits pair;
  // Of how many of them each table card has the rank: one, or both.
  std::array<Bits, kTable> one, both;
  // Whether each table card has the suit that both hole cards have.
  std::array<Bits, kTable> suited;
};

HWY_INLINE Holding Hold(const Deals& deals, const SplitOrder& order,
                        size_t player) {
  const size_t first = 2 * player, second = first + 1;
  Holding holding;
  holding.pair = SameRank(deals, first, second);
  const Bits suited = order.flushes_count ? SameSuit(deals, first, second)
                                          : hn::Zero(BitsTag());
  for (size_t i = 0; i < kTable; ++i) {
    const Bits with_first = SameRank(deals, first, 4 + i);
    const Bits with_second = SameRank(deals, second, 4 + i);
    holding.one[i] = with_first ^ with_second;
    holding.both[i] = with_first & with_second;
    holding.suited[i] = suited & SameSuit(deals, first, 4 + i);
  }
  return holding;
}

// What triples of the table bring to either player: whether there are cards of
// equal rank among them, and whether all three are.
struct Threes {
  Splits some, all;
};

HWY_INLINE Threes FindThrees(const Deals& deals) {
  std::array<std::array<Bits, kTable>, kTable> same;
  for (size_t i = 0; i < kTable; ++i) {
    for (size_t j = i + 1; j < kTable; ++j) {
      same[i][j] = SameRank(deals, 4 + i, 4 + j);
    }
  }
  Threes threes;
  for (size_t split = 0; split < kSplits; ++split) {
    const Triple t = kTriples[split];
    threes.some[split] = Or3(same[t.i][t.j], same[t.i][t.k], same[t.j][t.k]);
    threes.all[split] = same[t.i][t.j] & same[t.i][t.k];
  }
  return threes;
}

// The kind of a hand: the bits of how many pairs of its cards are of equal
// rank, and whether it is a straight, one above the wheel, and a flush.
struct Kind {
  Bits pairs0, pairs1, pairs2;
  Bits straight, but_wheel, flush;
};

HWY_INLINE Kind KindOf(const Holding& holding, const Threes& threes,
                       const Runs& runs, size_t split) {
  const Triple t = kTriples[split];
  // The sum of `pair`, of one[] and twice both[] for each card, and of what
  // the three make among them, 0, 1 or 3. It is never 5 and never above 6.
  const auto &one = holding.one, &both = holding.both;
  const Bits sum1 = Xor3(holding.pair, one[t.i], one[t.j]);
  const Bits carry1 = Majority(holding.pair, one[t.i], one[t.j]);
  const Bits carry2 = Majority(sum1, one[t.k], threes.some[split]);
  const Bits sum2 = Xor3(carry1, both[t.i], both[t.j]);
  const Bits carry3 = Majority(carry1, both[t.i], both[t.j]);
  const Bits sum3 = Xor3(sum2, carry2, both[t.k]);
  const Bits carry4 = Majority(sum2, carry2, both[t.k]);
  Kind kind;
  kind.pairs0 = Xor3(sum1, one[t.k], threes.some[split]);
  kind.pairs1 = sum3 ^ threes.all[split];
  kind.pairs2 = Or3(carry3, carry4, sum3 & threes.all[split]);
  const Bits paired = Or3(kind.pairs0, kind.pairs1, kind.pairs2);
  kind.straight = hn::AndNot(paired, runs.any[split]);
  kind.but_wheel = hn::AndNot(paired, runs.but_wheel[split]);
  kind.flush =
      And3(holding.suited[t.i], holding.suited[t.j], holding.suited[t.k]);
  return kind;
}

// Step 3, for the hands that the players have in a split.
HWY_INLINE Bits CompareFullHouses(const Deals& deals, const SplitOrder& order,
                                  size_t split) {
  const auto rank_of = [&](size_t player, const Triple& t,
                           size_t plane) HWY_ATTR {
    const std::array<Bits, kCards>& of = deals.rank[plane];
    return Xor3(of[2 * player], of[2 * player + 1], of[4 + t.i]) ^ of[4 + t.j] ^
           of[4 + t.k];
  };
  const Triple &alice = kTriples[split], &bob = kTriples[kSplits - 1 - split];
  Bits above = hn::Zero(BitsTag());
  for (size_t n = 0; n < kRanks; ++n) {
    const size_t plane = order.lowest_plane + n;
    above = Above(rank_of(0, alice, plane), rank_of(1, bob, plane), above);
  }
  return above;
}

// Whether Alice wins, by split. `ties_win` tells whether a tie is as good.
HWY_INLINE Splits CompareSplits(const Deals& deals, const SplitOrder& order,
                                bool ties_win) {
  const BitsTag tag;
  const Bits zero = hn::Zero(tag);
  const Bits invert = order.low_wins ? hn::Not(zero) : zero;
  Splits above;
  above.fill(ties_win ? hn::Not(invert) : invert);
  CompareKickers(deals, order, above);
  ComparePairs(deals, order, above);

  const std::array<Runs, 2> runs = FindRuns(deals, order);
  const Holding alice = Hold(deals, order, 0), bob = Hold(deals, order, 1);
  const Threes threes = FindThrees(deals);
  for (size_t split = 0; split < kSplits; ++split) {
    const Kind a = KindOf(alice, threes, runs[0], split);
    const Kind b = KindOf(bob, threes, runs[1], kSplits - 1 - split);
    Bits result = above[split];
    const Bits full_houses =
        hn::AndNot(a.pairs1, a.pairs2) & hn::AndNot(b.pairs1, b.pairs2);
    if (HWY_UNLIKELY(!hn::AllTrue(tag, hn::Eq(full_houses, zero)))) {
      result = (full_houses & CompareFullHouses(deals, order, split)) |
               hn::AndNot(full_houses, result);
    }
    result = Above(a.pairs0, b.pairs0, result);
    result = Above(a.pairs1, b.pairs1, result);
    result = Above(a.but_wheel, b.but_wheel, result);
    result = Above(a.straight, b.straight, result);
    if (!order.flush_beats_full_house) {
      result = Above(a.flush, b.flush, result);
      result = Above(a.pairs2, b.pairs2, result);
    } else {
      result = Above(a.pairs2, b.pairs2, result);
      result = Above(a.flush, b.flush, result);
      result = Above(a.pairs1 & a.pairs2, b.pairs1 & b.pairs2, result);
    }
    result = Above(a.straight & a.flush, b.straight & b.flush, result);
    above[split] = result ^ invert;
  }
  return above;
}

}  // namespace HWY_NAMESPACE
}  // namespace tablepick
HWY_AFTER_NAMESPACE();

#endif  // TABLEPICK_SOLVER_COMPARE_SPLITS_INL_H_
