// The keys of five-card hands (see key_order.h), a hand a lane.
//
// Included once for every instruction set, as Highway has it.

#if defined(TABLEPICK_EVAL_FIVE_CARD_KEYS_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TABLEPICK_EVAL_FIVE_CARD_KEYS_INL_H_
#undef TABLEPICK_EVAL_FIVE_CARD_KEYS_INL_H_
#else
#define TABLEPICK_EVAL_FIVE_CARD_KEYS_INL_H_
#endif

#include <array>
#include <cstdint>

#include "eval/key_order.h"
#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace tablepick {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

// The halves of keys.
template <typename V>
struct KeyHalves {
  V upper, lower;
};

// The keys of hands of which `rank` has the bit of the rank of each card, and
// `suits` is 0 if all cards are of one suit; both in lanes of 16 bits.
template <typename V>
HWY_INLINE KeyHalves<V> FiveCardKeys(const KeyOrder& order,
                                     const std::array<V, 5>& rank, V suits) {
  const hn::DFromV<V> tag;
  const V zero = hn::Zero(tag);
  const auto constant = [&tag](uint16_t value)
                            HWY_ATTR { return hn::Set(tag, value); };
  const auto some = [&](V v) HWY_ATTR { return hn::Ne(v, zero); };

  // The ranks of which there are at least one, two, three and four cards.
  V one = rank[0] | rank[1];
  V two = rank[0] & rank[1];
  V three = two & rank[2];
  two = hn::OrAnd(two, one, rank[2]);
  one = one | rank[2];
  V four = three & rank[3];
  three = hn::OrAnd(three, two, rank[3]);
  two = hn::OrAnd(two, one, rank[3]);
  one = one | rank[3];
  four = hn::OrAnd(four, three, rank[4]);
  three = hn::OrAnd(three, two, rank[4]);
  two = hn::OrAnd(two, one, rank[4]);
  one = one | rank[4];

  V key = hn::IfThenElse(some(three), three + constant(KeyOrder::kThree), two);
  const auto two_ranks = some(two & (two - constant(1)));
  key = hn::IfThenElse(two_ranks, key + constant(KeyOrder::kTwoRanks), key);
  key = hn::IfThenElse(some(four), key + constant(KeyOrder::kFour), key);

  // Five ranks in a row: adding the lowest carries all the way through. With
  // fewer than five, some are held twice.
  const V lowest = one & (zero - one);
  const auto run = hn::Eq(hn::OrAnd(two, one, one + lowest), zero);
  key = hn::IfThenElse(run, key + constant(order.straight), key);
  const auto wheel = hn::Eq(one, constant(order.wheel_mask));
  key = hn::IfThenElse(wheel, key + constant(order.wheel), key);
  const auto flush = hn::Eq(suits, zero);
  key = hn::IfThenElse(flush, key + constant(order.flush), key);

  const auto flip = static_cast<uint16_t>(order.flip);
  return {key ^ constant(flip), one ^ constant(flip)};
}

}  // namespace HWY_NAMESPACE
}  // namespace tablepick
HWY_AFTER_NAMESPACE();

#endif  // TABLEPICK_EVAL_FIVE_CARD_KEYS_INL_H_
