#include "tools/showdown_reader.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"
#include "eval/card_text.h"
#include "tools/console.h"

namespace tablepick {
namespace {

constexpr size_t kBufferSize = 1 << 18;
static_assert(kBufferSize >= 2 * ShowdownReader::kLongestLine);
constexpr absl::string_view kByteOrderMark = "\xef\xbb\xbf";

// What a byte of a line is: a rank of the deck, or one of these.
enum ByteKind : uint8_t { kOther = kRanks, kGap, kDivider, kLineEnd };

constexpr std::array<uint8_t, 256> kKindOfByte = [] {
  std::array<uint8_t, 256> kinds{};
  kinds.fill(kOther);
  for (size_t i = 0; i < kRankLetters.size(); ++i) {
    const auto letter = static_cast<uint8_t>(kRankLetters[i]);
    kinds[letter] = static_cast<uint8_t>(i);
    if (letter >= 'A') kinds[letter | 0x20] = static_cast<uint8_t>(i);
  }
  for (char c : absl::string_view(" \t\v\f\r,")) {
    kinds[static_cast<uint8_t>(c)] = kGap;
  }
  for (char c : absl::string_view("-|")) {
    kinds[static_cast<uint8_t>(c)] = kDivider;
  }
  kinds['\n'] = kLineEnd;
  return kinds;
}();

constexpr uint8_t kNoSuit = kSuits;
constexpr std::array<uint8_t, 256> kSuitOfByte = [] {
  std::array<uint8_t, 256> suits{};
  suits.fill(kNoSuit);
  for (size_t i = 0; i < kSuitLetters.size(); ++i) {
    const auto letter = static_cast<uint8_t>(kSuitLetters[i]);
    suits[letter] = suits[letter & ~0x20] = static_cast<uint8_t>(i);
  }
  return suits;
}();

uint8_t KindOf(char c) { return kKindOfByte[static_cast<uint8_t>(c)]; }

// The column of byte `at` of a line.
int64_t Column(absl::string_view line, size_t at) {
  return 1 + std::count_if(line.begin(), line.begin() + at, [](char c) {
           return (static_cast<uint8_t>(c) & 0xc0) != 0x80;
         });
}

}  // namespace

ShowdownReader::ShowdownReader(Input* input, const Rules& rules, bool one_deck,
                               absl::FunctionRef<void()> before_wait)
    : input_(input),
      rules_(rules),
      hand_size_(static_cast<size_t>(rules.hand_size())),
      one_deck_(one_deck),
      before_wait_(before_wait),
      // With room for the end that the last line may lack.
      buffer_(kBufferSize + 1, '\0') {}

bool ShowdownReader::Next() {
  do {
    if (!FindLine()) {
      if (!status_.ok() || rows_ > 0) return false;
      line_number_ = std::max<int64_t>(line_number_, 1);
      fault_ = Fault{{line_number_, 1},
                     "there is nothing to read: a line with two hands is "
                     "missing",
                     ""};
      return false;
    }
    if (!ScanLine()) return false;
  } while (blank_);
  if (!CutIntoHands() || !CheckCards()) return false;
  ++rows_;
  return true;
}

// Points line_ at the next line, which some line end closes.
bool ShowdownReader::FindLine() {
  while (next_ == lines_end_) {
    if (end_ - next_ > kLongestLine) {
      buffer_[next_ + kLongestLine] = '\n';
      lines_end_ = next_ + kLongestLine + 1;
      cut_ = true;
    } else if (!Fill()) {
      if (!status_.ok() || next_ == end_) return false;
      buffer_[end_++] = '\n';
      lines_end_ = end_;
    }
  }
  if (++line_number_ == 1) {
    const absl::string_view text(buffer_.data(), lines_end_);
    if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
      next_ = kByteOrderMark.size();
    }
  }
  line_ = buffer_.data() + next_;
  return true;
}

// Reads more. Returns false at the end of the input.
bool ShowdownReader::Fill() {
  if (ended_) return false;
  if (kBufferSize - end_ < kLongestLine) {
    std::memmove(buffer_.data(), buffer_.data() + next_, end_ - next_);
    end_ -= next_;
    lines_end_ -= next_;
    next_ = 0;
  }
  before_wait_();
  const absl::StatusOr<size_t> count =
      input_->Read(absl::MakeSpan(buffer_.data() + end_, kBufferSize - end_));
  if (!count.ok()) status_ = count.status();
  ended_ = !count.ok() || *count == 0;
  if (ended_) return false;
  const absl::string_view text(buffer_.data() + end_, *count);
  const size_t line_end = text.rfind('\n');
  if (line_end != absl::string_view::npos) lines_end_ = end_ + line_end + 1;
  end_ += *count;
  return true;
}

// Finds the cards and dividers of the line, and steps behind it.
bool ShowdownReader::ScanLine() {
  cards_.clear();
  dividers_.clear();
  const char* at = line_;
  const char* input_end = nullptr;
  while (input_end == nullptr) {
    const uint8_t kind = KindOf(*at);
    if (kind < kRanks) {
      // Reading on is safe: a line end stops the look ahead.
      const uint8_t suit = kSuitOfByte[static_cast<uint8_t>(at[1])];
      if (suit != kNoSuit && KindOf(at[2]) > kOther) {
        const auto begin = static_cast<uint32_t>(at - line_);
        cards_.push_back(
            {Card(static_cast<Rank>(kind), static_cast<Suit>(suit)), begin,
             begin + 2});
        at += 2;
        continue;
      }
    }
    switch (kind) {
      case kGap:
        ++at;
        break;
      case kDivider:
        if (*at == '-' && at[1] == '>') {
          input_end = at;
          break;
        }
        dividers_.push_back(
            {*at, cards_.size(), static_cast<uint32_t>(at - line_)});
        ++at;
        break;
      case kLineEnd:
        input_end = at;
        break;
      default:
        if (!ScanOther(&at)) return false;
    }
  }
  blank_ = *input_end == '\n' && cards_.empty() && dividers_.empty();
  const char* line_end = input_end;
  while (*line_end != '\n') ++line_end;
  if (cut_ || static_cast<size_t>(line_end - line_) > kLongestLine) {
    return RefuseLength();
  }
  next_ = static_cast<size_t>(line_end + 1 - buffer_.data());
  return true;
}

// Reads a card that is not written with two letters, and steps behind it.
bool ShowdownReader::ScanOther(const char** at) {
  const char* begin = *at;
  const char* end = begin + 1;
  while (KindOf(*end) <= kOther) ++end;
  const absl::string_view token(begin, static_cast<size_t>(end - begin));
  const CardScan scan = ScanCard(token);
  const auto place = static_cast<uint32_t>(begin - line_);
  if (scan.length == 0 || static_cast<size_t>(scan.length) != token.size()) {
    // Where the line is cut, so may be the card.
    constexpr size_t kLongestCard = 8;
    if (place + std::min(token.size(), kLongestCard) >= kLongestLine) {
      return RefuseLength();
    }
    return Refuse(place, WhyNotACard(token));
  }
  cards_.push_back(
      {scan.card, place, place + static_cast<uint32_t>(token.size())});
  *at = end;
  return true;
}

// Whether the dividers among `symbols` stand behind every hand but the last and
// nowhere else, and the others inside hands.
bool ShowdownReader::DividersPartHands(absl::string_view symbols) const {
  size_t cards = hand_size_;
  for (const Divider& divider : dividers_) {
    if (symbols.find(divider.symbol) == absl::string_view::npos) {
      if (divider.cards % hand_size_ == 0) return false;
      continue;
    }
    if (divider.cards != cards) return false;
    cards += hand_size_;
  }
  return cards == cards_.size() && cards > hand_size_;
}

// Whether the dividers stand between all cards of a row, and perhaps not where
// it is cut.
bool ShowdownReader::DividersPartCards() const {
  size_t cards = 0;
  for (const Divider& divider : dividers_) {
    ++cards;
    if (cards == hand_size_ && divider.cards == cards + 1) ++cards;
    if (divider.cards != cards) return false;
  }
  return cards + 1 == cards_.size() && cards_.size() == 2 * hand_size_;
}

// Finds where the hands are. However they are parted, they follow one another
// in the order of the cards.
bool ShowdownReader::CutIntoHands() {
  const bool can_be_cut =
      dividers_.empty() ? cards_.size() == 2 * hand_size_
                        : DividersPartHands("-|") || DividersPartHands("|") ||
                              DividersPartHands("-") || DividersPartCards();
  if (!can_be_cut) return RefuseSizes();
  hands_.clear();
  for (size_t i = 0; i < cards_.size(); i += hand_size_) {
    CardSet hand;
    for (size_t j = i; j < i + hand_size_; ++j) hand.Add(cards_[j].card);
    const uint32_t begin = cards_[i].begin;
    hands_.push_back(
        {hand, absl::string_view(line_ + begin,
                                 cards_[i + hand_size_ - 1].end - begin)});
  }
  return true;
}

// Whether every hand is of different cards of the deck.
bool ShowdownReader::CheckCards() {
  CardSet seen;
  for (size_t hand = 0; hand < hands_.size(); ++hand) {
    const CardSet cards = hands_[hand].cards;
    const size_t begin = hand * hand_size_;
    if (static_cast<size_t>(cards.size()) != hand_size_) {
      return RefuseRepeated(*RepeatedCard(begin, begin + hand_size_), begin,
                            absl::StrCat(" in ", HandName(hand)));
    }
    const bool in_deck = rules_.deck().ContainsAll(cards);
    const bool shared = one_deck_ && !(seen & cards).empty();
    if (!in_deck || shared) {
      for (size_t i = begin; i < begin + hand_size_; ++i) {
        const Card card = cards_[i].card;
        if (!rules_.deck().Contains(card)) {
          return Refuse(cards_[i].begin,
                        absl::StrCat(card.ToString(), " is not in the deck of ",
                                     rules_.name()));
        }
        if (shared && seen.Contains(card)) {
          return RefuseRepeated(i, 0, ", in two hands");
        }
      }
    }
    seen = seen | cards;
  }
  return true;
}

// The first card from `begin` to before `end` that was among those before it.
std::optional<size_t> ShowdownReader::RepeatedCard(size_t begin,
                                                   size_t end) const {
  CardSet seen;
  for (size_t i = begin; i < end; ++i) {
    if (seen.Contains(cards_[i].card)) return i;
    seen.Add(cards_[i].card);
  }
  return std::nullopt;
}

absl::string_view ShowdownReader::LineText() const {
  const char* line_end = line_;
  while (*line_end != '\n') ++line_end;
  if (line_end != line_ && line_end[-1] == '\r') --line_end;
  return {line_, static_cast<size_t>(line_end - line_)};
}

bool ShowdownReader::Refuse(size_t at, std::string message) {
  if (at >= kLongestLine) return RefuseLength();
  const absl::string_view line = LineText();
  fault_ = Fault{{line_number_, Column(line, at)},
                 std::move(message),
                 Excerpt(line, at, /*cut_front=*/false, /*cut_back=*/cut_)};
  return false;
}

bool ShowdownReader::RefuseLength() {
  return Refuse(
      0, absl::StrCat("the line is longer than ", Count(kLongestLine, "byte")));
}

// Says which hand has too few or too many cards, unless a card stands twice in
// one.
bool ShowdownReader::RefuseSizes() {
  size_t begin = 0;
  for (size_t hand = 0; hand <= dividers_.size(); ++hand) {
    const bool last = hand == dividers_.size();
    const size_t end = last ? cards_.size() : dividers_[hand].cards;
    const size_t hand_end = std::min(end, begin + hand_size_);
    const std::string name = absl::StrCat("hand ", hand + 1);
    if (const auto repeated = RepeatedCard(begin, hand_end)) {
      return RefuseRepeated(*repeated, begin, absl::StrCat(" in ", name));
    }
    if (dividers_.empty()) break;
    if (end - begin != hand_size_) {
      const size_t at = end > hand_end ? cards_[hand_end].begin
                        : end > begin  ? cards_[end - 1].end
                                       : dividers_[last ? hand - 1 : hand].at;
      return Refuse(
          at,
          absl::StrCat(name, " has ",
                       end == begin
                           ? "no cards"
                           : Count(static_cast<int64_t>(end - begin), "card"),
                       ": a hand of ", rules_.name(), " has ", hand_size_));
    }
    begin = end;
  }
  const size_t row = 2 * hand_size_;
  return Refuse(
      cards_.size() > row ? cards_[row].begin
      : cards_.empty()    ? 0
                          : cards_.back().end,
      absl::StrCat("a row without '-' or '|' is two hands of ", hand_size_,
                   " cards: this one has ",
                   Count(static_cast<int64_t>(cards_.size()), "card")));
}

// REQUIRES: card `repeated` is among those from `begin` on, too.
bool ShowdownReader::RefuseRepeated(size_t repeated, size_t begin,
                                    absl::string_view where) {
  const ShownCard& card = cards_[repeated];
  size_t first = begin;
  while (cards_[first].card != card.card) ++first;
  return Refuse(
      card.begin,
      absl::StrCat(LineText().substr(card.begin, card.end - card.begin),
                   " appears twice", where, ", first at column ",
                   Column(LineText(), cards_[first].begin)));
}

// REQUIRES: CutIntoHands has found the hands.
std::string ShowdownReader::HandName(size_t hand) const {
  if (hands_.size() > 2) return absl::StrCat("hand ", hand + 1);
  return hand == 0 ? "the left hand" : "the right hand";
}

}  // namespace tablepick
