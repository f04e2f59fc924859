// Every hand under a rule set, and what it is worth.

#ifndef TABLEPICK_TESTS_EVAL_ALL_HANDS_H_
#define TABLEPICK_TESTS_EVAL_ALL_HANDS_H_

#include <cstddef>
#include <map>
#include <vector>

#include "absl/types/span.h"
#include "eval/card.h"
#include "eval/rules.h"

namespace tablepick {

class AllHands {
 public:
  // Worked out when it is first asked for, and kept.
  static const AllHands& Of(const Rules& rules) {
    static std::map<const Rules*, AllHands> known;
    const auto [found, is_new] = known.try_emplace(&rules, rules);
    return found->second;
  }

  explicit AllHands(const Rules& rules)
      : hand_size_(static_cast<size_t>(rules.hand_size())) {
    std::vector<Card> deck;
    for (int index = 0; index < kDeckSize; ++index) {
      const Card card = Card::FromIndex(index);
      if (rules.deck().Contains(card)) deck.push_back(card);
    }
    Add(rules, deck, 0, CardSet());
  }

  size_t size() const { return values_.size(); }
  // The cards of all hands, one hand behind the other, in lexicographic order
  // of Card::index().
  absl::Span<const Card> cards() const { return cards_; }
  absl::Span<const Card> hand(size_t i) const {
    return cards().subspan(i * hand_size_, hand_size_);
  }
  absl::Span<const HandValue> values() const { return values_; }

 private:
  void Add(const Rules& rules, absl::Span<const Card> deck, size_t from,
           CardSet hand) {
    if (picked_.size() == hand_size_) {
      cards_.insert(cards_.end(), picked_.begin(), picked_.end());
      values_.push_back(rules.Value(hand));
      return;
    }
    for (size_t i = from; i < deck.size(); ++i) {
      picked_.push_back(deck[i]);
      Add(rules, deck, i + 1, hand | CardSet{deck[i]});
      picked_.pop_back();
    }
  }

  size_t hand_size_;
  std::vector<Card> picked_;
  std::vector<Card> cards_;
  std::vector<HandValue> values_;
};

}  // namespace tablepick

#endif  // TABLEPICK_TESTS_EVAL_ALL_HANDS_H_
