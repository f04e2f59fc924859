// Cards as people write them.

#ifndef TABLEPICK_EVAL_CARD_TEXT_H_
#define TABLEPICK_EVAL_CARD_TEXT_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "eval/card.h"

namespace tablepick {

// What ScanCard found at the start of a text.
struct CardScan {
  Card card;
  // Bytes that spell the card; 0 if the text starts with none.
  int length = 0;
};

// Reads one card from the start of `text`: a rank (`2` to `9`, `T`, `10`, `J`,
// `Q`, `K`, `A`) and a suit (`c`, `d`, `h`, `s`, or one of the eight suit
// symbols U+2660 to U+2667, with or without the variation selector U+FE0E or
// U+FE0F behind it), letters in either case. What follows the card is not
// looked at.
CardScan ScanCard(absl::string_view text);

// Why `token`, a non-empty run of bytes in which ScanCard found no card or did
// not use all, is not a card, as the end of a sentence that names the place:
// "'1S' is not a card: the rank is one of 23456789TJQKA". Bytes that do not
// print are shown as \x00, letters outside ASCII by their code point as well.
std::string WhyNotACard(absl::string_view token);

// The cards of `set` from the highest rank down, suits in the order of their
// codes.
std::vector<Card> HighestFirst(CardSet set);

// The cards of `cards`, separated by blanks: "As Kd".
template <typename Cards>
std::string CardsToString(const Cards& cards) {
  std::string text;
  for (Card card : cards) {
    if (!text.empty()) text += ' ';
    text += card.ToString();
  }
  return text;
}

}  // namespace tablepick

#endif  // TABLEPICK_EVAL_CARD_TEXT_H_
