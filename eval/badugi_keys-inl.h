// The keys of Badugi hands, a hand a lane.
//
// Included once for every instruction set, as Highway has it.

#if defined(TABLEPICK_EVAL_BADUGI_KEYS_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TABLEPICK_EVAL_BADUGI_KEYS_INL_H_
#undef TABLEPICK_EVAL_BADUGI_KEYS_INL_H_
#else
#define TABLEPICK_EVAL_BADUGI_KEYS_INL_H_
#endif

#include <array>
#include <cstddef>
#include <cstdint>

#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace tablepick {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

// The keys of hands of which `rank` has the bit of the rank of each card, the
// ace's being the lowest, and `suit` its suit; both in lanes of 16 bits.
//
// A choice of cards costs the mask of their ranks, which is lower the better
// their ranks compare from the highest down, and 0x2000 for each card that is
// left out; it costs the most if two of them share a rank or a suit. The key is
// lower the more the cheapest choice costs.
template <typename V>
HWY_INLINE V BadugiKeys(const std::array<V, 4>& rank,
                        const std::array<V, 4>& suit) {
  const hn::DFromV<V> tag;
  const V zero = hn::Zero(tag);
  const auto left_out = [&tag](uint16_t cards) HWY_ATTR {
    return hn::Set(tag, static_cast<uint16_t>(0x2000 * cards));
  };
  // By pair of cards: what they cost.
  const auto pair = [&](size_t a, size_t b) HWY_ATTR {
    const auto fit =
        hn::And(hn::Eq(rank[a] & rank[b], zero), hn::Ne(suit[a], suit[b]));
    return hn::IfThenElse(fit, rank[a] | rank[b], hn::Not(zero));
  };
  const V ab = pair(0, 1), ac = pair(0, 2), ad = pair(0, 3);
  const V bc = pair(1, 2), bd = pair(1, 3), cd = pair(2, 3);

  const V one = hn::Min(hn::Min(rank[0], rank[1]), hn::Min(rank[2], rank[3]));
  const V two =
      hn::Min(hn::Min(hn::Min(ab, ac), hn::Min(ad, bc)), hn::Min(bd, cd));
  const V three = hn::Min(hn::Min(ab | ac | bc, ab | ad | bd),
                          hn::Min(ac | ad | cd, bc | bd | cd));
  const V four = (ab | ac | ad) | (bc | bd | cd);
  const V cost =
      hn::Min(hn::Min(one + left_out(3), hn::SaturatedAdd(two, left_out(2))),
              hn::Min(hn::SaturatedAdd(three, left_out(1)), four));
  return hn::Not(cost);
}

}  // namespace HWY_NAMESPACE
}  // namespace tablepick
HWY_AFTER_NAMESPACE();

#endif  // TABLEPICK_EVAL_BADUGI_KEYS_INL_H_
