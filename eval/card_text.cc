#include "eval/card_text.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace tablepick {
namespace {

constexpr int kNone = -1;

// The index in `letters` of every byte, in either case; kNone elsewhere.
constexpr std::array<int, 256> IndexOfLetter(absl::string_view letters) {
  std::array<int, 256> index{};
  index.fill(kNone);
  for (size_t i = 0; i < letters.size(); ++i) {
    const auto byte = static_cast<uint8_t>(letters[i]);
    index[byte] = static_cast<int>(i);
    if (byte >= 'A') index[byte ^ 0x20] = static_cast<int>(i);
  }
  return index;
}

constexpr std::array<int, 256> kRankOfByte = IndexOfLetter(kRankLetters);
constexpr std::array<int, 256> kSuitOfByte = IndexOfLetter(kSuitLetters);

// The suits of U+2660 to U+2667: ♠♡♢♣♤♥♦♧.
constexpr Suit kSuitOfSymbol[] = {
    Suit::kSpades, Suit::kHearts, Suit::kDiamonds, Suit::kClubs,
    Suit::kSpades, Suit::kHearts, Suit::kDiamonds, Suit::kClubs};

uint8_t ByteAt(absl::string_view text, size_t i) {
  return i < text.size() ? static_cast<uint8_t>(text[i]) : uint8_t{0};
}

struct RankScan {
  int rank = kNone;
  size_t length = 0;
};

RankScan ScanRank(absl::string_view text) {
  if (text.empty()) return {};
  const int rank = kRankOfByte[ByteAt(text, 0)];
  if (rank != kNone) return {rank, 1};
  if (text[0] == '1' && ByteAt(text, 1) == '0') {
    return {static_cast<int>(Rank::kTen), 2};
  }
  return {};
}

struct SuitScan {
  int suit = kNone;
  size_t length = 0;
};

SuitScan ScanSuit(absl::string_view text) {
  if (text.empty()) return {};
  const int suit = kSuitOfByte[ByteAt(text, 0)];
  if (suit != kNone) return {suit, 1};
  if (ByteAt(text, 0) != 0xe2 || ByteAt(text, 1) != 0x99) return {};
  const int symbol = ByteAt(text, 2) - 0xa0;
  if (symbol < 0 || symbol > 7) return {};
  const bool selector = ByteAt(text, 3) == 0xef && ByteAt(text, 4) == 0xb8 &&
                        (ByteAt(text, 5) | 1) == 0x8f;
  return {static_cast<int>(kSuitOfSymbol[symbol]), selector ? 6u : 3u};
}

// A code point at the start of a text; `length` is 0 if it is not well-formed
// UTF-8.
struct CodePoint {
  uint32_t value = 0;
  size_t length = 0;
};

CodePoint Decode(absl::string_view text) {
  const uint8_t first = ByteAt(text, 0);
  if (first < 0x80) return {first, 1};
  const size_t length = first < 0xc2   ? 0
                        : first < 0xe0 ? 2
                        : first < 0xf0 ? 3
                        : first < 0xf5 ? 4
                                       : 0;
  if (length == 0 || text.size() < length) return {};
  uint32_t value = first & (0x7fu >> length);
  for (size_t i = 1; i < length; ++i) {
    const uint8_t byte = ByteAt(text, i);
    if ((byte & 0xc0) != 0x80) return {};
    value = value << 6 | (byte & 0x3fu);
  }
  constexpr uint32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  if (value < kSmallest[length] || value > 0x10ffff ||
      (value >= 0xd800 && value <= 0xdfff)) {
    return {};
  }
  return {value, length};
}

// Whether a terminal shows something for the code point, and nothing else:
// controls, invisible and direction-changing code points do not.
bool Prints(uint32_t value) {
  return value >= 0x20 && !(value >= 0x7f && value <= 0xa0) && value != 0xad &&
         !(value >= 0x200b && value <= 0x200f) &&
         !(value >= 0x2028 && value <= 0x202e) &&
         !(value >= 0x2060 && value <= 0x206f) &&
         !(value >= 0xe000 && value <= 0xf8ff) &&
         !(value >= 0xfe00 && value <= 0xfe0f) && value != 0xfeff &&
         value < 0xe0000;
}

// The token in quotes and made printable, then the code points of what is not
// ASCII: "'6с' (U+0441)". A long token is cut short.
std::string Quoted(absl::string_view token) {
  constexpr int kMostShown = 16;
  std::string shown = "'";
  std::string code_points;
  int count = 0;
  while (!token.empty() && count < kMostShown) {
    const CodePoint point = Decode(token);
    if (point.length == 0) {
      absl::StrAppendFormat(&shown, "\\x%02x", ByteAt(token, 0));
      token.remove_prefix(1);
    } else {
      const absl::string_view text = token.substr(0, point.length);
      if (Prints(point.value)) {
        absl::StrAppend(&shown, text);
      } else if (point.value < 0x80) {
        absl::StrAppendFormat(&shown, "\\x%02x", point.value);
      }
      if (point.value >= 0x80) {
        absl::StrAppendFormat(&code_points, "%sU+%04X",
                              code_points.empty() ? "" : " ", point.value);
      }
      token.remove_prefix(point.length);
    }
    ++count;
  }
  absl::StrAppend(&shown, token.empty() ? "'" : "...'");
  if (!code_points.empty()) absl::StrAppend(&shown, " (", code_points, ")");
  return shown;
}

}  // namespace

CardScan ScanCard(absl::string_view text) {
  const RankScan rank = ScanRank(text);
  if (rank.length == 0) return {};
  const SuitScan suit = ScanSuit(text.substr(rank.length));
  if (suit.length == 0) return {};
  return {Card(static_cast<Rank>(rank.rank), static_cast<Suit>(suit.suit)),
          static_cast<int>(rank.length + suit.length)};
}

std::string WhyNotACard(absl::string_view token) {
  const RankScan rank = ScanRank(token);
  const SuitScan suit = ScanSuit(token.substr(rank.length));
  std::string reason;
  if (rank.length == 0) {
    reason = absl::StrCat("the rank is one of ", kRankLetters);
  } else if (rank.length == token.size()) {
    reason = absl::StrCat("the suit is missing, one of ", kSuitLetters);
  } else if (suit.length == 0) {
    reason = absl::StrCat("the suit is one of ", kSuitLetters);
  } else {
    reason = "nothing may follow the suit";
  }
  return absl::StrCat(Quoted(token), " is not a card: ", reason);
}

std::vector<Card> HighestFirst(CardSet set) {
  std::vector<Card> cards(set.begin(), set.end());
  std::stable_sort(cards.begin(), cards.end(),
                   [](Card a, Card b) { return a.rank() > b.rank(); });
  return cards;
}

}  // namespace tablepick
