// Hands that are dealt card by card, for going through many of them.
//
// A partial hand is a value: adding a card makes another one in a few
// instructions, and the hands of a nest of loops share what they have in
// common. What a whole hand is worth is looked up.

#ifndef TABLEPICK_EVAL_PARTIAL_HAND_H_
#define TABLEPICK_EVAL_PARTIAL_HAND_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "eval/card.h"
#include "eval/rules.h"

namespace tablepick {

// Up to five cards, added in any order.
class PartialHand {
 public:
  constexpr PartialHand() = default;

  // REQUIRES: the card is not in the hand.
  constexpr PartialHand With(Card card) const {
    PartialHand more = *this;
    more.sum_ += kSummands[static_cast<size_t>(card.code())];
    more.cards_ |= uint64_t{1} << card.code();
    return more;
  }

  constexpr CardSet cards() const { return CardSet::FromBits(cards_); }
  // A number that tells the ranks of a hand of five cards, whatever the suits.
  constexpr uint32_t ranks() const { return static_cast<uint32_t>(sum_); }
  // Whether there are five cards of one suit.
  constexpr bool flush() const { return (sum_ & kFlushBits) != 0; }

  // The sums of ranks() are below this.
  static constexpr uint32_t kRankSums = 360919;

 private:
  // For each rank the smallest number with which all sums of up to five ranks,
  // no rank more than four times, are still different.
  static constexpr std::array<uint32_t, kRanks> kRankSummands = {
      0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415};
  // Above the sum of the ranks, four bits for each suit count its cards. They
  // start at three, so that the fifth card sets the highest bit.
  static constexpr int kSuitsAt = 48;
  static constexpr uint64_t kFlushBits = uint64_t{0x8888} << kSuitsAt;
  static constexpr uint64_t kEmpty = uint64_t{0x3333} << kSuitsAt;

  static constexpr std::array<uint64_t, 64> kSummands = [] {
    std::array<uint64_t, 64> summands{};
    for (Card card : CardSet::Deck()) {
      summands[static_cast<size_t>(card.code())] =
          kRankSummands[static_cast<size_t>(card.rank())] +
          (uint64_t{1} << (kSuitsAt + 4 * static_cast<int>(card.suit())));
    }
    return summands;
  }();

  uint64_t sum_ = kEmpty;
  uint64_t cards_ = 0;
};

// The values of hands of five cards under some rules.
class PartialHandValues {
 public:
  // Works out all values; takes about a thousandth of a second. REQUIRES: the
  // rules are of five cards.
  explicit PartialHandValues(const Rules& rules);

  // As Rules::Value. REQUIRES: the hand has five cards of the deck.
  HandValue Value(const PartialHand& hand) const {
    if (hand.flush()) return flushes_[hand.cards().Ranks()];
    return others_[hand.ranks()];
  }

 private:
  // By the mask of their ranks, the hands of one suit.
  std::array<uint16_t, 1 << kRanks> flushes_{};
  // By PartialHand::ranks(), all others.
  std::vector<uint16_t> others_;
};

// Up to four cards, added by ascending Card::index(): where a hand of four
// stands among all of them.
class PartialBadugi {
 public:
  constexpr PartialBadugi() = default;

  // REQUIRES: the index of the card is above those of all cards in the hand.
  constexpr PartialBadugi With(Card card) const {
    PartialBadugi more = *this;
    more.place_ += kBelow[size_][static_cast<size_t>(card.index())];
    ++more.size_;
    return more;
  }

  // From 0 to kHands - 1, for four cards.
  constexpr uint32_t place() const { return place_; }

  static constexpr uint32_t kHands = 270725;

 private:
  // In the combinatorial number system: how many sets of n + 1 cards have none
  // from that card on.
  static constexpr std::array<std::array<uint32_t, kDeckSize>, 4> kBelow = [] {
    std::array<std::array<uint32_t, kDeckSize>, 4> below{};
    for (uint32_t card = 0; card < kDeckSize; ++card) {
      uint32_t sets = 1;
      for (uint32_t n = 0; n < 4; ++n) {
        sets = card < n ? 0 : sets * (card - n) / (n + 1);
        below[n][card] = sets;
      }
    }
    return below;
  }();

  uint32_t place_ = 0;
  uint32_t size_ = 0;
};

// The values of Badugi hands.
class PartialBadugiValues {
 public:
  // Works out all values; takes some thousandths of a second.
  PartialBadugiValues();

  // As Rules::Value. REQUIRES: the hand has four cards.
  HandValue Value(const PartialBadugi& hand) const {
    return values_[hand.place()];
  }

 private:
  std::vector<uint16_t> values_;
};

}  // namespace tablepick

#endif  // TABLEPICK_EVAL_PARTIAL_HAND_H_
