// Is a test exactly what the problem allows, byte by byte?
//
//   T                        number of cases, 1 to 100000, no leading zeros
//   RS RS                    and for each case Alice's cards,
//   RS RS                    Bob's,
//   RS RS RS RS RS RS        and the table's, no card twice
//
// One blank stands between cards, a line feed ends every line, and nothing is
// behind the last.

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>

#ifdef KATTIS
#include <unistd.h>
const int VALID = 42;
const int INVALID = 43;
#else
const int VALID = 0;
const int INVALID = 3;
#endif

long line = 1;

void refuse(const char* expected) {
  std::fprintf(stderr, "FAIL Expected %s (stdin, line %ld)\n", expected, line);
  std::exit(INVALID);
}

void read_byte(int wanted, const char* name) {
  if (std::getchar() != wanted) refuse(name);
  if (wanted == '\n') ++line;
}

int read_card() {
  static const char ranks[] = "23456789TJQKA";
  static const char suits[] = "CDHS";
  const int rank = std::getchar();
  const int suit = std::getchar();
  // strchr would find the 0 that ends a string, too.
  const char* r = rank > 0 ? std::strchr(ranks, rank) : nullptr;
  const char* s = suit > 0 ? std::strchr(suits, suit) : nullptr;
  if (r == nullptr || s == nullptr) refuse("a card such as 9H");
  return static_cast<int>(r - ranks) * 4 + static_cast<int>(s - suits);
}

int main() {
#ifdef KATTIS
  // If tablepick is installed it takes over from here: it says the same, and
  // shows the place of the fault.
  execlp("tablepick", "tablepick", "validate", "--as", "kattis",
         static_cast<char*>(nullptr));
#endif
  int cases = 0;
  int c = std::getchar();
  if (c < '1' || c > '9') refuse("the number of cases, 1 to 100000");
  for (; c >= '0' && c <= '9'; c = std::getchar()) {
    cases = 10 * cases + (c - '0');
    if (cases > 100000) refuse("no more than 100000 cases");
  }
  if (c != '\n') refuse("EOLN");
  ++line;
  for (int i = 0; i < cases; ++i) {
    bool dealt[52] = {};
    for (int count : {2, 2, 6}) {
      for (int j = 0; j < count; ++j) {
        if (j > 0) read_byte(' ', "a blank and a card");
        const int card = read_card();
        if (dealt[card]) refuse("no card twice");
        dealt[card] = true;
      }
      read_byte('\n', "EOLN");
    }
  }
  if (std::getchar() != EOF) refuse("EOF");
  return VALID;
}
