// The rules of five-card hands, all told by one description each.

#ifndef TABLEPICK_EVAL_FIVE_CARD_H_
#define TABLEPICK_EVAL_FIVE_CARD_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "eval/card.h"
#include "eval/hand_kind.h"
#include "eval/rules.h"

namespace tablepick {

// A way of comparing five-card hands. Hands are ordered as high hands, by kind
// and then by their ranks, those held more often first; the low games turn the
// whole order round.
struct FiveCardScheme {
  absl::string_view name;
  // The kinds that count, the lowest first. Where straights or flushes are not
  // among them, such a hand is what its ranks make it.
  absl::Span<const HandKind> kinds;
  // The lowest rank of the deck.
  Rank lowest_rank = Rank::kTwo;
  // The ace is below the lowest rank, not above the king.
  bool ace_is_low = false;
  // An ace with the four lowest other ranks is the lowest straight.
  bool wheel_is_straight = true;
  // The lowest hand wins.
  bool low_wins = false;
};

class FiveCardRules final : public Rules {
 public:
  // REQUIRES: `scheme` outlives the rules, `kinds` holds kHighCard, and
  // straights that count are in a game where the ace is high.
  explicit FiveCardRules(const FiveCardScheme& scheme);

  const FiveCardScheme& scheme() const { return scheme_; }

  HandValue Value(CardSet hand) const override;
  int Category(CardSet hand) const override;
  std::string Describe(CardSet hand) const override;
  std::vector<Card> ComparedCards(CardSet hand) const override;

 private:
  // Where among high hands a hand stands: its kind, and its place among the
  // hands of the kind, from 0 for the lowest.
  struct Standing {
    HandKind kind;
    int place;
  };
  Standing Stand(CardSet hand) const;
  // The ranks in the order of the scheme, from bit 0 for the lowest.
  uint32_t Ordered(uint32_t ranks) const;

  const FiveCardScheme& scheme_;
  bool flushes_count_ = false;
  // How many classes of hands are below all hands of a kind.
  std::array<int, kHandKinds> below_{};
  std::array<int, kHandKinds> category_{};
  // For each mask of five ordered ranks its place among the straights, with
  // kStraightBit, or else among the others.
  static constexpr uint16_t kStraightBit = 0x8000;
  std::array<uint16_t, 1 << kRanks> distinct_{};
};

}  // namespace tablepick

#endif  // TABLEPICK_EVAL_FIVE_CARD_H_
