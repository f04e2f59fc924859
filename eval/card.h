// Cards and sets of cards of the 52-card deck.
//
// A card's code is 16 * suit + rank, so that bit `code` of a CardSet lies in
// the suit's own 16-bit lane and a lane is the mask of the ranks held in that
// suit. Ranks run from 0 (deuce) to 12 (ace), suits from 0 (clubs) to 3
// (spades); codes with rank 13, 14 or 15 name no card.

#ifndef TABLEPICK_EVAL_CARD_H_
#define TABLEPICK_EVAL_CARD_H_

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string>

#include "absl/strings/string_view.h"

namespace tablepick {

enum class Rank : uint8_t {
  kTwo,
  kThree,
  kFour,
  kFive,
  kSix,
  kSeven,
  kEight,
  kNine,
  kTen,
  kJack,
  kQueen,
  kKing,
  kAce
};
enum class Suit : uint8_t { kClubs, kDiamonds, kHearts, kSpades };

inline constexpr int kRanks = 13;
inline constexpr int kSuits = 4;
inline constexpr int kDeckSize = kRanks * kSuits;

// The letters cards are written with, by rank and by suit.
inline constexpr absl::string_view kRankLetters = "23456789TJQKA";
inline constexpr absl::string_view kSuitLetters = "cdhs";

class Card {
 public:
  // The deuce of clubs; for arrays that are filled in later.
  constexpr Card() = default;
  constexpr Card(Rank rank, Suit suit)
      : code_(static_cast<uint8_t>(16 * static_cast<int>(suit) +
                                   static_cast<int>(rank))) {}

  // REQUIRES: `code` is a card's code.
  static constexpr Card FromCode(int code) {
    return Card(static_cast<Rank>(code & 15), static_cast<Suit>(code >> 4));
  }
  // The `index`-th card, 0 to 51, of the deck 2c 2d 2h 2s 3c ... As.
  static constexpr Card FromIndex(int index) {
    return Card(static_cast<Rank>(index >> 2), static_cast<Suit>(index & 3));
  }

  constexpr Rank rank() const { return static_cast<Rank>(code_ & 15); }
  constexpr Suit suit() const { return static_cast<Suit>(code_ >> 4); }
  constexpr int code() const { return code_; }
  constexpr int index() const { return 4 * (code_ & 15) + (code_ >> 4); }

  // Two letters, such as "As".
  std::string ToString() const {
    return {kRankLetters[code_ & 15u], kSuitLetters[code_ >> 4u]};
  }

  // By code: suits first. For containers; rules compare hands, not cards.
  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  uint8_t code_ = 0;
};

// A set of cards, one bit each.
class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr CardSet(std::initializer_list<Card> cards) {
    for (Card card : cards) Add(card);
  }
  // REQUIRES: only bits of card codes are set in `bits`.
  static constexpr CardSet FromBits(uint64_t bits) {
    CardSet set;
    set.bits_ = bits;
    return set;
  }
  // All 52 cards.
  static constexpr CardSet Deck() { return FromBits(0x1fff1fff1fff1fff); }

  constexpr uint64_t bits() const { return bits_; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool Contains(Card card) const { return bits_ >> card.code() & 1; }
  constexpr bool ContainsAll(CardSet other) const {
    return (other.bits_ & ~bits_) == 0;
  }
  constexpr void Add(Card card) { bits_ |= uint64_t{1} << card.code(); }
  constexpr void Remove(Card card) { bits_ &= ~(uint64_t{1} << card.code()); }

  // The ranks held in `suit`, bit 0 for the deuce to bit 12 for the ace.
  constexpr uint32_t RanksOf(Suit suit) const {
    return static_cast<uint32_t>(bits_ >> (16 * static_cast<int>(suit))) &
           0x1fff;
  }
  // The ranks held in any suit.
  constexpr uint32_t Ranks() const {
    return RanksOf(Suit::kClubs) | RanksOf(Suit::kDiamonds) |
           RanksOf(Suit::kHearts) | RanksOf(Suit::kSpades);
  }

  // Visits the cards by ascending code: clubs from the deuce up, diamonds, …
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = Card;

    constexpr explicit Iterator(uint64_t bits) : bits_(bits) {}
    constexpr Card operator*() const {
      return Card::FromCode(std::countr_zero(bits_));
    }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    uint64_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

  friend constexpr CardSet operator|(CardSet a, CardSet b) {
    return FromBits(a.bits_ | b.bits_);
  }
  friend constexpr CardSet operator&(CardSet a, CardSet b) {
    return FromBits(a.bits_ & b.bits_);
  }
  // The cards of `a` that are not in `b`.
  friend constexpr CardSet operator-(CardSet a, CardSet b) {
    return FromBits(a.bits_ & ~b.bits_);
  }
  friend constexpr bool operator==(CardSet, CardSet) = default;

 private:
  uint64_t bits_ = 0;
};

}  // namespace tablepick

#endif  // TABLEPICK_EVAL_CARD_H_
