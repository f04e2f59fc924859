// Compares many hands at once.
//
// Where HandValue is dense, a key is only in the same order, which is all that
// comparing takes; it comes out of the ranks by a few instructions for as many
// hands as fit a vector, without tables of hands. five_card_keys-inl.h and
// badugi_keys-inl.h tell how.

#ifndef TABLEPICK_EVAL_BATCH_EVALUATOR_H_
#define TABLEPICK_EVAL_BATCH_EVALUATOR_H_

#include <cstddef>
#include <cstdint>

#include "absl/types/span.h"
#include "eval/card.h"
#include "eval/key_order.h"
#include "eval/rules.h"

namespace tablepick {

// Of two hands under the same rules, the better one has the larger key, and
// hands of one class have the same. Keys are not the same from one version of
// this program to the next.
using HandKey = uint32_t;

class BatchEvaluator {
 public:
  // All rule sets have one.
  explicit BatchEvaluator(const Rules& rules);

  // Puts the keys of the hands into `keys`. The cards of the first hand stand
  // at the start of `cards`, in any order, those of the next behind them …
  // REQUIRES: cards.size() == keys.size() * hand_size() of the rules, and each
  // hand is a hand under the rules.
  void Evaluate(absl::Span<const Card> cards, absl::Span<HandKey> keys) const;

  // The same with the index, 0 to 51, of each card.
  void EvaluateIndices(absl::Span<const uint8_t> indices,
                       absl::Span<HandKey> keys) const;

 private:
  size_t hand_size_;
  KeyOrder order_;
};

}  // namespace tablepick

#endif  // TABLEPICK_EVAL_BATCH_EVALUATOR_H_
