#include "tools/strict_reader.h"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"

namespace tablepick {
namespace {

// Whether `text` is right, found out in another way: line by line.
bool LooksRight(const std::string& text) {
  if (text.empty() || text.back() != '\n') return false;
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  static const std::regex count("[1-9][0-9]{0,4}|100000");
  static const std::regex two("[2-9TJQKA][CDHS] [2-9TJQKA][CDHS]");
  static const std::regex six("([2-9TJQKA][CDHS] ){5}[2-9TJQKA][CDHS]");
  if (!std::regex_match(lines[0], count)) return false;
  const size_t cases = std::stoul(lines[0]);
  if (lines.size() != 3 * cases + 1) return false;
  for (size_t i = 0; i < cases; ++i) {
    const std::string& alice = lines[3 * i + 1];
    const std::string& bob = lines[3 * i + 2];
    const std::string& table = lines[3 * i + 3];
    if (!std::regex_match(alice, two) || !std::regex_match(bob, two) ||
        !std::regex_match(table, six)) {
      return false;
    }
    std::set<std::string> cards;
    std::istringstream all(absl::StrCat(alice, " ", bob, " ", table));
    for (std::string card; all >> card;) cards.insert(card);
    if (cards.size() != 10) return false;
  }
  return true;
}

// One byte of a right file changed, dropped or put in, everywhere.
TEST(StrictReader, AgreesWithAnotherReaderOnEveryChangeOfOneByte) {
  const std::string sample =
      "2\nJC 4H\nTS 5D\nJS JH JD 4S 4C 4D\n"
      "2D KH\n4D JC\n2S KS 4S JS JH JD\n";
  const std::string bytes("\0\t\n\v\r 019ACDHSTacx\x80\xff", 20);
  // A file in memory: there are thousands of them.
  const int file = memfd_create("input", 0);
  const std::string path = "/proc/self/fd/" + std::to_string(file);
  const auto is_valid = [&](const std::string& text) {
    EXPECT_EQ(ftruncate(file, 0), 0);
    EXPECT_EQ(pwrite(file, text.data(), text.size(), 0),
              static_cast<ssize_t>(text.size()));
    Input input = *Input::Open(path);
    StrictReader reader(&input, PokerRules(), Shape{2, 6});
    const bool valid = reader.Read();
    EXPECT_EQ(valid, !reader.fault().has_value());
    return valid;
  };
  ASSERT_TRUE(is_valid(sample));
  int still_valid = 0;
  const auto check = [&](const std::string& text) {
    const bool valid = LooksRight(text);
    still_valid += valid;
    EXPECT_EQ(is_valid(text), valid) << ::testing::PrintToString(text);
  };
  for (size_t i = 0; i <= sample.size(); ++i) {
    for (char byte : bytes) {
      std::string text = sample;
      check(text.insert(i, 1, byte));
      if (i == sample.size()) continue;
      text = sample;
      text[i] = byte;
      check(text);
    }
    if (i < sample.size()) check(std::string(sample).erase(i, 1));
  }
  EXPECT_GT(still_valid, 20);
  close(file);
}

}  // namespace
}  // namespace tablepick
