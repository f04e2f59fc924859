// What a five-card hand can be.

#ifndef TABLEPICK_EVAL_HAND_KIND_H_
#define TABLEPICK_EVAL_HAND_KIND_H_

#include <cstdint>

namespace tablepick {

enum class HandKind : uint8_t {
  kHighCard,
  kPair,
  kTwoPair,
  kThreeOfAKind,
  kStraight,
  kFlush,
  kFullHouse,
  kFourOfAKind,
  kStraightFlush
};
inline constexpr int kHandKinds = 9;

}  // namespace tablepick

#endif  // TABLEPICK_EVAL_HAND_KIND_H_
