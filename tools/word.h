// Words of a text: runs of bytes without white space, however long.

#ifndef TABLEPICK_TOOLS_WORD_H_
#define TABLEPICK_TOOLS_WORD_H_

#include <cstdint>
#include <string>

#include "tools/byte_reader.h"

namespace tablepick {

// A word of which, if it is long, only both ends are kept.
struct Word {
  // So many bytes at the start, and so many at the end.
  static constexpr size_t kHead = 64;
  static constexpr size_t kTail = 31;

  std::string text;  // all of it, or the first kHead bytes
  std::string tail;  // empty, or what follows; at least the last kTail bytes
  int64_t size = 0;  // in bytes
  Mark mark;         // of its first byte

  // Whether `text` is all of it.
  bool whole() const { return size <= static_cast<int64_t>(kHead); }
};

// What separates words: white space as the C locale has it, or without
// vertical tabs and form feeds, as testlib does.
enum class Blanks { kC, kTestlib };

constexpr bool IsBlank(int c, Blanks blanks) {
  return IsSpace(c) && (blanks == Blanks::kC || (c != '\v' && c != '\f'));
}

void SkipBlanks(ByteReader& text, Blanks blanks);

// Reads from the next byte of `text` to the next blank or the end, but no more
// than `most` bytes.
void ReadWord(ByteReader& text, Blanks blanks, Word* word, int64_t most);

// Reads on, where ReadWord stopped, until `word` has `most` bytes.
void ReadOn(ByteReader& text, Blanks blanks, Word* word, int64_t most);

// testlib reads no longer words.
inline constexpr int64_t kTestlibLongestWord = 32 << 20;

// A word the way that testlib's messages show it: if it is longer than 64
// bytes, the first 30, three dots and the last 31.
std::string Compressed(const Word& word);

// What testlib says of a word of more than kTestlibLongestWord bytes.
// REQUIRES: just one byte more was read.
std::string TestlibTooLong(const Word& word);

// What a byte is called in messages: "a line end", "a blank", "'x'"; -1 is "the
// end of the file".
std::string ByteName(int byte);

// "1st", "2nd", "3rd", "4th", "11th" …
std::string Ordinal(int64_t number);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_WORD_H_
