// Slow and plain evaluators, written from the rules' text alone, that share
// nothing with eval/ but the numbering of the cards.

#ifndef TABLEPICK_TESTS_EVAL_NAIVE_H_
#define TABLEPICK_TESTS_EVAL_NAIVE_H_

#include <array>
#include <compare>
#include <cstdint>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/strings/string_view.h"

namespace tablepick::naive {

// How good a hand is: the greater, the better. What the numbers mean is up to
// the rules.
struct Worth {
  int category = 0;
  std::array<int, 5> ranks{};

  friend auto operator<=>(const Worth&, const Worth&) = default;
};

// Of a set of cards, bit 16 * suit + rank for each, under the rules of that
// name. The category counts up from 0 for the worst.
Worth Judge(absl::string_view rules, uint64_t cards);

// Calls `visit` with every hand of `size` cards, four or five, whose ranks are
// at least `lowest_rank` (0 for the deuce), as such a set.
void ForEachHand(int size, int lowest_rank,
                 absl::FunctionRef<void(uint64_t)> visit);

// The set of the cards in a text such as "As Kd", for case data: two letters a
// card, in either case.
uint64_t CardsIn(absl::string_view text);

}  // namespace tablepick::naive

#endif  // TABLEPICK_TESTS_EVAL_NAIVE_H_
