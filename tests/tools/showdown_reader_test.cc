// What is a showdown line, against a reading of the same rules by splitting
// strings.

#include "tools/showdown_reader.h"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "eval/rules.h"

namespace tablepick {
namespace {

constexpr size_t kHandSize = 4;

using Words = std::vector<std::string>;

// The words between the dividers, piece by piece.
std::vector<Words> Pieces(const Words& words, const std::set<std::string>& at) {
  std::vector<Words> pieces(1);
  for (const std::string& word : words) {
    if (at.count(word) != 0) {
      pieces.emplace_back();
    } else {
      pieces.back().push_back(word);
    }
  }
  return pieces;
}

bool IsDivider(const std::string& word) { return word == "-" || word == "|"; }

Words WithoutDividers(Words words) {
  words.erase(std::remove_if(words.begin(), words.end(), IsDivider),
              words.end());
  return words;
}

// Whether the pieces are hands, with dividers between their cards only.
bool AreHands(const std::vector<Words>& pieces) {
  return pieces.size() > 1 &&
         std::all_of(pieces.begin(), pieces.end(), [](const Words& piece) {
           return WithoutDividers(piece).size() == kHandSize &&
                  !IsDivider(piece.front()) && !IsDivider(piece.back());
         });
}

// The hands of a line, their cards in the two letters that they are written
// with; nothing if it is to be refused. Of blank lines, none.
std::optional<std::vector<Words>> Read(const std::string& line) {
  const size_t arrow = line.find("->");
  const Words words = absl::StrSplit(
      absl::StrReplaceAll(
          line.substr(0, arrow),
          {{",", " "}, {"\t", " "}, {"\r", " "}, {"-", " - "}, {"|", " | "}}),
      ' ', absl::SkipEmpty());
  if (words.empty() && arrow == std::string::npos) return std::vector<Words>();
  for (const std::string& word : words) {
    const bool is_card =
        word.size() == 2 &&
        std::string("23456789TJQKAtjqka").find(word[0]) != std::string::npos &&
        std::string("cdhsCDHS").find(word[1]) != std::string::npos;
    if (!is_card && !IsDivider(word)) return std::nullopt;
  }

  const std::vector<Words> pieces = Pieces(words, {"-", "|"});
  const Words cards = WithoutDividers(words);
  const bool two_hands = cards.size() == 2 * kHandSize;
  std::vector<size_t> sizes;
  sizes.reserve(pieces.size());
  for (const Words& piece : pieces) sizes.push_back(piece.size());
  const std::vector<size_t> one_each(2 * kHandSize, 1);
  std::vector<size_t> two_in_the_middle(2 * kHandSize - 1, 1);
  two_in_the_middle[kHandSize - 1] = 2;
  if (!(pieces.size() == 1 && two_hands) && !AreHands(pieces) &&
      !AreHands(Pieces(words, {"|"})) && !AreHands(Pieces(words, {"-"})) &&
      sizes != one_each && sizes != two_in_the_middle) {
    return std::nullopt;
  }
  std::vector<Words> hands;
  for (size_t i = 0; i < cards.size(); i += kHandSize) {
    const auto begin = cards.begin() + static_cast<std::ptrdiff_t>(i);
    hands.emplace_back(begin, begin + kHandSize);
    std::set<std::string> different;
    for (std::string card : hands.back()) {
      for (char& c : card) c = static_cast<char>(toupper(c));
      different.insert(card);
    }
    if (different.size() != kHandSize) return std::nullopt;
  }
  return hands;
}

// A text as an Input, without a file on a disk.
class TextInput {
 public:
  explicit TextInput(const std::string& text)
      : descriptor_(memfd_create("text", MFD_CLOEXEC)) {
    EXPECT_EQ(write(descriptor_, text.data(), text.size()),
              static_cast<ssize_t>(text.size()));
    absl::StatusOr<Input> input =
        Input::Open(absl::StrCat("/proc/self/fd/", descriptor_));
    EXPECT_TRUE(input.ok());
    input_.emplace(std::move(*input));
  }
  TextInput(const TextInput&) = delete;
  TextInput& operator=(const TextInput&) = delete;
  ~TextInput() { close(descriptor_); }

  Input* get() { return &*input_; }

 private:
  int descriptor_;
  std::optional<Input> input_;
};

// What ShowdownReader makes of the one line.
std::optional<std::vector<Words>> ReadWithReader(const std::string& line) {
  TextInput input(line + "\n");
  const auto wait = [] {};
  ShowdownReader reader(input.get(), *FindRules("badugi"), false, wait);
  if (!reader.Next()) {
    EXPECT_TRUE(reader.fault().has_value()) << line;
    const bool blank =
        reader.fault()->message.find("nothing to read") != std::string::npos;
    if (blank) return std::vector<Words>();
    EXPECT_EQ(reader.fault()->place.line, 1) << line;
    EXPECT_LE(reader.fault()->place.column,
              static_cast<int64_t>(line.size()) + 1)
        << line;
    return std::nullopt;
  }
  std::vector<Words> hands;
  for (const ShownHand& hand : reader.hands()) {
    EXPECT_NE(line.find(std::string(hand.text)), std::string::npos);
    hands.push_back(absl::StrSplit(hand.text, absl::ByAnyChar(" ,-|\t"),
                                   absl::SkipEmpty()));
  }
  EXPECT_FALSE(reader.Next()) << line;
  EXPECT_FALSE(reader.fault().has_value()) << line;
  return hands;
}

TEST(ShowdownReaderTest, AgreesWithSplittingStrings) {
  std::mt19937 random(7);
  const auto below = [&](size_t n) { return random() % n; };
  const auto any = [&](const Words& words) {
    return words[below(words.size())];
  };
  size_t accepted = 0;
  size_t refused = 0;
  for (int turn = 0; turn < 20'000; ++turn) {
    // Hands parted in some way, with now and then something wrong or odd.
    const size_t cards = any({"8", "8", "8", "12", "4", "7"})[0] == '8'
                             ? 8
                             : 4 * (1 + below(4)) + below(2);
    const std::string between_hands = any({"-", "|", " - ", " | ", " ", ","});
    const std::string between_cards = any({" ", " ", ",", "-", "|", "\t"});
    std::string line;
    for (size_t i = 0; i < cards; ++i) {
      if (i > 0) {
        absl::StrAppend(&line, i % 4 == 0 ? between_hands : between_cards);
      }
      line += "23456789TJQKAtjqka"[below(18)];
      line += "cdhsCDHS"[below(8)];
    }
    if (below(4) == 0) line += any({" -> x", "->", " - ", "|", "\r", "  "});
    if (below(4) == 0) {
      line.insert(below(line.size() + 1),
                  any({"-", "|", " ", ",", "x", "->", ">", "2", "\t"}));
    }
    if (below(8) == 0) line.erase(below(line.size() + 1), 1 + below(3));
    const auto expected = Read(line);
    ASSERT_EQ(ReadWithReader(line), expected) << "line: " << line;
    ++(expected.has_value() ? accepted : refused);
  }
  EXPECT_GT(accepted, 4'000u);
  EXPECT_GT(refused, 4'000u);
}

TEST(ShowdownReaderTest, SurvivesRubbish) {
  std::mt19937 random(8);
  const std::string bytes = "2T10aAchs-|,> \t\r\n\n\xe2\x99\xa0\xef\xb8\x8f";
  for (int turn = 0; turn < 2'000; ++turn) {
    std::string text;
    for (size_t length = random() % 60; length > 0; --length) {
      text += random() % 50 == 0 ? '\0' : bytes[random() % bytes.size()];
    }
    TextInput input(text);
    const auto wait = [] {};
    ShowdownReader reader(input.get(), PokerRules(), false, wait);
    while (reader.Next()) {
    }
    const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
    if (reader.rows() == 0) {
      ASSERT_TRUE(reader.fault().has_value()) << text;
      EXPECT_LE(reader.fault()->place.line, lines) << text;
    }
  }
}

}  // namespace
}  // namespace tablepick
