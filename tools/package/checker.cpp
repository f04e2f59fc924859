// Is the output on standard input right? An output validator of the problem
// package format: the arguments are the input, the answer file, the feedback
// folder and flags; the exit status is 42 or 43.
//
// An output is right if its words are those of the answer file, letters in the
// same case, whatever the white space between them.

#include <unistd.h>

#include <cctype>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

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

int main(int argc, char** argv) {
  // If tablepick is installed it takes over from here: it says the same, and
  // tells the judges why the answer is wrong. It also solves the input itself
  // and does not judge by a wrong answer file.
  std::vector<char*> arguments = {const_cast<char*>("tablepick"),
                                  const_cast<char*>("check"),
                                  const_cast<char*>("--as"),
                                  const_cast<char*>("kattis")};
  arguments.insert(arguments.end(), argv + 1, argv + argc);
  arguments.push_back(nullptr);
  execvp("tablepick", arguments.data());

  if (argc < 4) return 1;
  std::ifstream answers(argv[2]);
  std::ofstream message(std::string(argv[3]) + "/judgemessage.txt");
  if (!answers || !message) return 1;
  std::string expected;
  std::string found;
  for (long number = 1;; ++number) {
    const bool more = read_word(answers, expected);
    const bool any = read_word(std::cin, found);
    if (!more && !any) return 42;
    if (more && any && expected == found) continue;
    message << "Case " << number << ": expected "
            << (more ? expected : "no more answers") << ", found "
            << (any ? found : "no more answers") << "\n";
    return 43;
  }
}
