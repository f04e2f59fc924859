// How the keys of five-card hands are made under each rule set.

#ifndef TABLEPICK_EVAL_KEY_ORDER_H_
#define TABLEPICK_EVAL_KEY_ORDER_H_

#include <cstdint>

#include "eval/five_card.h"

namespace tablepick {

// The lower half of a key is the mask of the ranks of the hand. It decides
// between hands whose upper half is the same. That is the mask of the ranks
// held twice or more, 0 to 0x1800, or, if a rank is held three times, the bit
// of that one; and to that is added what the kind of the hand is worth:
//
//   high card, pair    0x0000 …
//   two pair           0x1010 …      two ranks held twice or more: 0x1010
//   three of a kind    0x2810 …      one held three times:         0x2810
//   straight           0x3811        the wheel
//                      0x3812        the others
//   flush              0x3813
//   full house         0x3820 …      both of the above, 0x1010 and 0x2810
//   flush              0x4821        where it beats a full house
//   four of a kind     0x4830 …      one held four times: 0x2020 more
//   straight flush                   the sum of both
struct KeyOrder {
  static constexpr uint16_t kTwoRanks = 0x1010;
  static constexpr uint16_t kThree = 0x2810;
  static constexpr uint16_t kWheel = 0x3811;
  static constexpr uint16_t kStraight = 0x3812;
  static constexpr uint16_t kFlush = 0x3813;
  static constexpr uint16_t kHighFlush = 0x4821;
  static constexpr uint16_t kFour = 0x2020;

  // The rank bits in masks run from the deuce to the ace, or from the ace to
  // the king.
  bool ace_is_low = false;
  // What a straight and a flush are worth; 0 where they do not count.
  uint16_t straight = 0;
  uint16_t flush = 0;
  // The mask of the lowest straight if its ace is the lowest card, and what
  // that is worth. A mask of no hand if there is none.
  uint16_t wheel_mask = 0xffff;
  uint16_t wheel = 0;
  // All bits if the lower hand wins: what keys are XORed with.
  uint32_t flip = 0;
};

KeyOrder KeyOrderOf(const FiveCardScheme& scheme);

}  // namespace tablepick

#endif  // TABLEPICK_EVAL_KEY_ORDER_H_
