#include "tools/word.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "tools/console.h"

namespace tablepick {

void SkipBlanks(ByteReader& text, Blanks blanks) {
  while (IsBlank(text.Peek(), blanks)) text.Advance();
}

void ReadWord(ByteReader& text, Blanks blanks, Word* word, int64_t most) {
  word->text.clear();
  word->tail.clear();
  word->size = 0;
  word->mark = text.here();
  ReadOn(text, blanks, word, most);
}

void ReadOn(ByteReader& text, Blanks blanks, Word* word, int64_t most) {
  // How long the tail may grow before it is cut to what is needed.
  constexpr size_t kSlack = 4096;
  for (int c = text.Peek(); c >= 0 && !IsBlank(c, blanks); c = text.Peek()) {
    if (word->size >= most) break;
    std::string& end =
        word->text.size() < Word::kHead ? word->text : word->tail;
    end += static_cast<char>(c);
    if (word->tail.size() == kSlack) {
      word->tail.erase(0, kSlack - Word::kTail);
    }
    ++word->size;
    text.Advance();
  }
}

std::string Compressed(const Word& word) {
  if (word.whole()) return word.text;
  constexpr size_t kShown = 30;
  const std::string all = word.text + word.tail;
  return absl::StrCat(absl::string_view(all).substr(0, kShown), "...",
                      absl::string_view(all).substr(all.size() - Word::kTail));
}

std::string TestlibTooLong(const Word& word) {
  return absl::StrCat("Length of token exceeds ", kTestlibLongestWord,
                      ", token is '", Compressed(word), "...'");
}

std::string ByteName(int byte) {
  switch (byte) {
    case -1:
      return "the end of the file";
    case '\n':
      return "a line end";
    case '\r':
      return "a carriage return";
    case ' ':
      return "a blank";
    case '\t':
      return "a tab";
    default:
      return Quoted(std::string(1, static_cast<char>(byte)));
  }
}

std::string Ordinal(int64_t number) {
  const bool teen = number / 10 % 10 == 1;
  const int64_t last = teen ? 0 : number % 10;
  const char* ending =
      last == 1 ? "st" : (last == 2 ? "nd" : (last == 3 ? "rd" : "th"));
  return absl::StrCat(number, ending);
}

}  // namespace tablepick
