// Hands in words.

#ifndef TABLEPICK_EVAL_DESCRIBE_H_
#define TABLEPICK_EVAL_DESCRIBE_H_

#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "eval/card.h"
#include "eval/hand_kind.h"

namespace tablepick {

// "king", and of several "kings".
absl::string_view RankWord(Rank rank);
std::string RankPlural(Rank rank);

// "two pair". A hand of nothing else is a "high card", where the lowest hand
// wins "no pair".
absl::string_view KindName(HandKind kind, bool low_wins);

// The ranks of the cards: "K-J-9-7-5".
std::string RanksWithDashes(absl::Span<const Card> cards);

// The hand in words, all that it is compared by among them: "two pair, kings
// and fours, ace kicker".
// REQUIRES: five `cards` of that kind, in the order in which they are compared.
std::string DescribeFiveCards(HandKind kind, absl::Span<const Card> cards,
                              bool low_wins);

}  // namespace tablepick

#endif  // TABLEPICK_EVAL_DESCRIBE_H_
