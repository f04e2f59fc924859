// Is an output right? A checker of testlib's convention, which needs nothing
// but the standard library: the arguments are the input, the output and the
// answer file; the exit status is 0 (ok), 1 (wrong answer) or 3 (fail).
//
// An output is right if its words are those of the answer file, letters in the
// same case, whatever the white space between them.

#include <cctype>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>

// Reads a word, of which no more than 20 bytes are kept: enough to see that it
// is wrong.
bool read_word(std::istream& text, std::string& word) {
  word.clear();
  text >> std::ws;
  for (int c = text.peek(); c != EOF && !std::isspace(c); c = text.peek()) {
    if (word.size() < 20) word += static_cast<char>(c);
    text.get();
  }
  return !word.empty();
}

const char* ending(long number) {
  if (number / 10 % 10 == 1) return "th";
  const long last = number % 10;
  return last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th";
}

int main(int argc, char** argv) {
  if (argc < 4) {
    std::cerr << "FAIL The arguments are: input output answer\n";
    return 3;
  }
  std::ifstream output(argv[2]);
  std::ifstream answers(argv[3]);
  if (!answers) {
    std::cerr << "FAIL Answer file not found\n";
    return 3;
  }
  std::string expected;
  std::string found;
  for (long number = 1;; ++number) {
    const bool more = read_word(answers, expected);
    const bool any = read_word(output, found);
    if (!more && !any) {
      std::cerr << "ok " << number - 1 << " tokens\n";
      return 0;
    }
    if (!more) {
      std::cerr << "wrong answer Participant output contains extra tokens\n";
      return 1;
    }
    if (!any) {
      std::cerr << "wrong answer Unexpected EOF in the participants output\n";
      return 1;
    }
    if (expected != found) {
      std::cerr << "wrong answer " << number << ending(number)
                << " words differ - expected: '" << expected << "', found: '"
                << found << "'\n";
      return 1;
    }
  }
}
