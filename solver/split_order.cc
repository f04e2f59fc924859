#include "solver/split_order.h"

#include "absl/algorithm/container.h"
#include "eval/five_card.h"
#include "eval/hand_kind.h"

namespace tablepick {

std::optional<SplitOrder> SplitOrderOf(const Rules& rules) {
  const auto* five_card = dynamic_cast<const FiveCardRules*>(&rules);
  if (five_card == nullptr) return std::nullopt;
  const FiveCardScheme& scheme = five_card->scheme();
  const auto place = [&scheme](HandKind kind) {
    return absl::c_find(scheme.kinds, kind) - scheme.kinds.begin();
  };
  const auto counts = [&scheme](HandKind kind) {
    return absl::c_linear_search(scheme.kinds, kind);
  };

  SplitOrder order = {.lowest_plane = scheme.ace_is_low ? size_t{0} : size_t{1},
                      .straights_count = counts(HandKind::kStraight),
                      .flushes_count = counts(HandKind::kFlush),
                      .flush_beats_full_house =
                          place(HandKind::kFlush) > place(HandKind::kFullHouse),
                      .wheel = std::nullopt,
                      .low_wins = scheme.low_wins};
  if (order.straights_count && scheme.wheel_is_straight) {
    const auto lowest =
        static_cast<uint8_t>(1 + static_cast<int>(scheme.lowest_rank));
    order.wheel = {13, lowest, static_cast<uint8_t>(lowest + 1),
                   static_cast<uint8_t>(lowest + 2),
                   static_cast<uint8_t>(lowest + 3)};
  }
  return order;
}

}  // namespace tablepick
