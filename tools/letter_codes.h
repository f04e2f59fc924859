// The letters of cards in 16-entry tables, such as vectors can look up.
//
// A character is looked up by a key of four bits: its low four bits, to which a
// shift is added that depends on the high four. It keeps Q and T apart from A
// and 4, and S from C. Letters of either case have the same key. As other
// characters have those keys as well, each key, and each value of the high four
// bits, has a sort; a character is a letter of the table exactly if both are of
// the same sort.

#ifndef TABLEPICK_TOOLS_LETTER_CODES_H_
#define TABLEPICK_TOOLS_LETTER_CODES_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "absl/strings/string_view.h"
#include "eval/card.h"

namespace tablepick {

using NibbleTable = std::array<uint8_t, 16>;

// By the high four bits: what is added to the low ones.
inline constexpr NibbleTable kKeyShifts = {0, 0, 0, 0, 0, 11, 0, 11};

// By the high four bits: a bit for the sort, none where no letters are.
inline constexpr NibbleTable kHighSorts = {0, 0, 0, 1, 2, 4, 2, 4};

constexpr size_t KeyOf(uint8_t c) {
  return static_cast<size_t>(c + kKeyShifts[c >> 4]) & 15;
}

// What `letters` stand for, the n-th for n times `unit`.
struct LetterCodes {
  constexpr LetterCodes(absl::string_view letters, int unit) {
    for (size_t n = 0; n < letters.size(); ++n) {
      const auto letter = static_cast<uint8_t>(letters[n]);
      codes[KeyOf(letter)] = static_cast<uint8_t>(unit * static_cast<int>(n));
      sorts[KeyOf(letter)] = kHighSorts[letter >> 4];
    }
  }

  // Whether `c` is one of the letters, in either case.
  constexpr bool Has(uint8_t c) const {
    return (sorts[KeyOf(c)] & kHighSorts[c >> 4]) != 0;
  }

  // By key: the code, and the sort.
  NibbleTable codes{};
  NibbleTable sorts{};
};

// The parts of a card's code.
inline constexpr LetterCodes kRankCodes(kRankLetters, 1);
inline constexpr LetterCodes kSuitCodes(kSuitLetters, 16);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_LETTER_CODES_H_
