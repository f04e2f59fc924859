#include "eval/key_order.h"

#include "absl/algorithm/container.h"
#include "eval/hand_kind.h"

namespace tablepick {
KeyOrder KeyOrderOf(const FiveCardScheme& scheme) {
  const auto place = [&scheme](HandKind kind) {
    return absl::c_find(scheme.kinds, kind) - scheme.kinds.begin();
  };
  KeyOrder order;
  order.ace_is_low = scheme.ace_is_low;
  if (absl::c_linear_search(scheme.kinds, HandKind::kStraight)) {
    order.straight = KeyOrder::kStraight;
    if (scheme.wheel_is_straight) {
      order.wheel = KeyOrder::kWheel;
      order.wheel_mask = static_cast<uint16_t>(
          1 << (kRanks - 1) | 0b1111 << static_cast<int>(scheme.lowest_rank));
    }
  }
  if (absl::c_linear_search(scheme.kinds, HandKind::kFlush)) {
    order.flush = place(HandKind::kFlush) < place(HandKind::kFullHouse)
                      ? KeyOrder::kFlush
                      : KeyOrder::kHighFlush;
  }
  if (scheme.low_wins) order.flip = ~uint32_t{0};
  return order;
}

}  // namespace tablepick
