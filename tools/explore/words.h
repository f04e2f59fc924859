// A line typed into the explorer, taken apart.

#ifndef TABLEPICK_TOOLS_EXPLORE_WORDS_H_
#define TABLEPICK_TOOLS_EXPLORE_WORDS_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace tablepick::explore {

struct Word {
  std::string text;  // without quotes
  size_t offset;     // the byte of the line where it begins
};

struct Words {
  std::vector<Word> words;
  // How many bytes of the line come before its comment.
  size_t end = 0;
  // The byte where a quote opens that nothing closes.
  std::optional<size_t> open_quote;
};

// Splits `line` into its words. Words are parted by white space, except between
// single or double quotes; a word that starts with '#' opens a comment.
Words SplitWords(absl::string_view line);

// A number from 0 to 1,000,000 in digits and nothing else, or nothing.
std::optional<int> ParseNumber(absl::string_view text);

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_WORDS_H_
