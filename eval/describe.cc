#include "eval/describe.h"

#include <cstddef>

#include "absl/strings/str_cat.h"

namespace tablepick {
namespace {

constexpr absl::string_view kKindNames[kHandKinds] = {
    "high card", "pair",       "two pair",       "three of a kind", "straight",
    "flush",     "full house", "four of a kind", "straight flush"};

constexpr absl::string_view kRankWords[kRanks] = {
    "deuce", "three", "four", "five",  "six",  "seven", "eight",
    "nine",  "ten",   "jack", "queen", "king", "ace"};

absl::string_view Word(Card card) { return RankWord(card.rank()); }

std::string Plural(Card card) { return RankPlural(card.rank()); }

// What players call a hand of five ranks beside its kind, or why it is not what
// it looks like; with a blank before it, or empty.
absl::string_view Remark(HandKind kind, absl::Span<const Card> cards) {
  const Rank high = cards.front().rank();
  const Rank low = cards.back().rank();
  const bool straight =
      kind == HandKind::kStraight || kind == HandKind::kStraightFlush;
  if (low == Rank::kAce) {
    if (high == Rank::kFive) {
      return kind == HandKind::kStraightFlush ? " (steel wheel)" : " (wheel)";
    }
    return straight ? " (the ace is low)" : "";
  }
  if (!straight && high == Rank::kAce && cards[1].rank() == Rank::kFive) {
    return " (no straight, the ace is high)";
  }
  return "";
}

}  // namespace

absl::string_view RankWord(Rank rank) {
  return kRankWords[static_cast<size_t>(rank)];
}

std::string RankPlural(Rank rank) {
  return absl::StrCat(RankWord(rank), rank == Rank::kSix ? "es" : "s");
}

absl::string_view KindName(HandKind kind, bool low_wins) {
  if (low_wins && kind == HandKind::kHighCard) return "no pair";
  return kKindNames[static_cast<size_t>(kind)];
}

std::string RanksWithDashes(absl::Span<const Card> cards) {
  std::string text;
  for (Card card : cards) {
    if (!text.empty()) text += '-';
    text += kRankLetters[static_cast<size_t>(card.rank())];
  }
  return text;
}

std::string DescribeFiveCards(HandKind kind, absl::Span<const Card> cards,
                              bool low_wins) {
  const absl::string_view name = KindName(kind, low_wins);
  switch (kind) {
    case HandKind::kHighCard:
    case HandKind::kFlush:
      return absl::StrCat(name, ", ", RanksWithDashes(cards),
                          Remark(kind, cards));
    case HandKind::kPair:
      return absl::StrCat("pair of ", Plural(cards[0]), ", ", Word(cards[2]),
                          ", ", Word(cards[3]), " and ", Word(cards[4]),
                          " kickers");
    case HandKind::kTwoPair:
      return absl::StrCat(name, ", ", Plural(cards[0]), " and ",
                          Plural(cards[2]), ", ", Word(cards[4]), " kicker");
    case HandKind::kThreeOfAKind:
      return absl::StrCat(name, ", ", Plural(cards[0]), ", ", Word(cards[3]),
                          " and ", Word(cards[4]), " kickers");
    case HandKind::kStraightFlush:
      if (cards.front().rank() == Rank::kAce) return "royal flush";
      [[fallthrough]];
    case HandKind::kStraight:
      return absl::StrCat(name, ", ", Word(cards[0]), " high",
                          Remark(kind, cards));
    case HandKind::kFullHouse:
      return absl::StrCat(name, ", ", Plural(cards[0]), " over ",
                          Plural(cards[3]));
    case HandKind::kFourOfAKind:
      return absl::StrCat(name, ", ", Plural(cards[0]), ", ", Word(cards[4]),
                          " kicker");
  }
  return "";
}

}  // namespace tablepick
