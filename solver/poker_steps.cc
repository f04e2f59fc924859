#include "solver/poker_steps.h"

#include <bit>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "eval/hand_kind.h"

namespace tablepick {
namespace {

using enum HandKind;

constexpr int kTops = 10;  // of straights: from the five to the ace
constexpr int kFive = static_cast<int>(Rank::kFive);
constexpr int kAce = static_cast<int>(Rank::kAce);

// How many ranks hands of a kind are compared by.
constexpr int kRankCounts[kHandKinds] = {5, 4, 3, 3, 1, 5, 2, 2, 1};

// The index of the first conflict of each kind, and the number of all.
constexpr auto kFirstConflict = [] {
  std::array<int, kHandKinds + 1> first{};
  for (size_t i = 0; i < kHandKinds; ++i) {
    first[i + 1] = first[i] + kRankCounts[i] * (kRankCounts[i] - 1) / 2;
  }
  return first;
}();

// Behind the conflicts, in this order.
enum : int {
  kStraightTop = kFirstConflict[kHandKinds],
  kStraightFlushTop = kStraightTop + kTops,
  kWheelBelow = kStraightFlushTop + kTops,
  kSteelWheelBelow,
  kSteelWheelFlush,
  kAround,
  kAroundSuited = kAround + 3,
  kPairInFive,
  kTwoPairInFive,
  kThreeInFive,
  kWheelTie,
  kSteelWheelTie,
  kRoyalTie,
  kFlushSuit,
  kStraightFlushSuit = kFlushSuit + kSuits,
};

HandKind KindOf(const HandLook& hand) {
  return static_cast<HandKind>(hand.category);
}

// Where the ranks of a conflict stand among the pairs of places of `count`.
constexpr int PairOfPlaces(int i, int j, int count) {
  return i * (2 * count - i - 1) / 2 + (j - i - 1);
}

// Q-K-A-2-3 and its like: 1 to 3, by how many ranks are above the ace, or 0.
int AroundTheAce(const HandLook& hand) {
  const uint32_t ranks = hand.cards.Ranks();
  for (int above = 1; above <= 3; ++above) {
    const uint32_t low = (1u << above) - 1;
    const uint32_t high = (0x1fffu << (kAce - 4 + above)) & 0x1fffu;
    if (ranks == (low | high)) return above;
  }
  return 0;
}

// Ranks that are less than five, and lie within five in a row.
bool InFiveRanks(const HandLook& hand) {
  const uint32_t ranks = hand.cards.Ranks();
  return ranks >> std::countr_zero(ranks) >> 4 == 1;
}

void CompareStraights(const HandLook& winner, const HandLook& loser, int first,
                      StepList* list) {
  const HandKind kind = KindOf(winner);
  const HandKind other = KindOf(loser);
  const bool flush = kind == kStraightFlush;
  if (kind == kStraight || flush) {
    const int top = winner.ranks[0];
    if (kind != other) {
      list->push_back(first + (flush ? kStraightFlushTop : kStraightTop) + top -
                      kFive);
    } else if (loser.ranks[0] == kFive) {
      list->push_back(first + (flush ? kSteelWheelBelow : kWheelBelow));
    }
    if (flush && top == kFive && other == kFlush && loser.ranks[0] == kAce) {
      list->push_back(first + kSteelWheelFlush);
    }
  }
  if (kind <= kStraight) {
    if (other == kHighCard && AroundTheAce(loser) != 0) {
      list->push_back(first + kAround + AroundTheAce(loser) - 1);
    }
    if ((other == kPair || other == kTwoPair || other == kThreeOfAKind) &&
        InFiveRanks(loser)) {
      list->push_back(first + (other == kPair      ? kPairInFive
                               : other == kTwoPair ? kTwoPairInFive
                                                   : kThreeInFive));
    }
  }
  if (other == kFlush && AroundTheAce(loser) != 0) {
    list->push_back(first + kAroundSuited);
  }
}

void CompareEqual(const HandLook& hand, int first, StepList* list) {
  const int top = hand.ranks[0];
  if (KindOf(hand) == kStraight && top == kFive) {
    list->push_back(first + kWheelTie);
  }
  if (KindOf(hand) == kStraightFlush && (top == kFive || top == kAce)) {
    list->push_back(first + (top == kAce ? kRoyalTie : kSteelWheelTie));
  }
}

}  // namespace

void AddPokerSteps(const std::vector<std::vector<std::string>>& rank_names,
                   std::vector<Step>* steps) {
  constexpr int kAny = -1;
  const auto add = [steps](StepGroup group, std::string name, int better,
                           int worse, bool tie = false) {
    steps->push_back({group, std::move(name), tie, {better, worse}, false});
  };
  const absl::Span<const absl::string_view> categories =
      PokerRules().categories();
  for (int kind = 0; kind < kHandKinds; ++kind) {
    const std::vector<std::string>& names =
        rank_names[static_cast<size_t>(kind)];
    for (size_t i = 0; i < names.size(); ++i) {
      for (size_t j = i + 1; j < names.size(); ++j) {
        add(StepGroup::kConflicts,
            absl::StrCat(categories[static_cast<size_t>(kind)], ": ", names[i],
                         " over ", names[j]),
            kind, kind);
      }
    }
  }

  constexpr int kRun = static_cast<int>(kStraight);
  constexpr int kOneSuit = static_cast<int>(kFlush);
  constexpr int kBoth = static_cast<int>(kStraightFlush);
  const auto name_of = [&](int kind) {
    return categories[static_cast<size_t>(kind)];
  };
  for (int kind : {kRun, kBoth}) {
    for (int top = kFive; top <= kAce; ++top) {
      add(StepGroup::kStraights,
          absl::StrCat(name_of(kind), " to the ",
                       std::string(1, kRankLetters[static_cast<size_t>(top)]),
                       " over a lower category"),
          kind, kAny);
    }
  }
  add(StepGroup::kStraights, "wheel against a higher straight", kRun, kRun);
  add(StepGroup::kStraights, "steel wheel against a higher straight flush",
      kBoth, kBoth);
  // Which beats it if it is taken for a flush.
  add(StepGroup::kStraights, "steel wheel against an ace-high flush", kBoth,
      kOneSuit);
  // By how many ranks are above the ace.
  for (absl::string_view ranks : {"J-Q-K-A-2", "Q-K-A-2-3", "K-A-2-3-4"}) {
    add(StepGroup::kStraights,
        absl::StrCat(ranks, ", beaten by straight or less"), kAny,
        static_cast<int>(kHighCard));
  }
  add(StepGroup::kStraights, "flush around the ace, beaten", kAny, kOneSuit);
  for (HandKind kind : {kPair, kTwoPair, kThreeOfAKind}) {
    add(StepGroup::kStraights,
        absl::StrCat(name_of(static_cast<int>(kind)),
                     " in five ranks, beaten by straight or less"),
        kAny, static_cast<int>(kind));
  }
  add(StepGroup::kStraights, "wheel against wheel", kRun, kRun, true);
  add(StepGroup::kStraights, "steel wheel against steel wheel", kBoth, kBoth,
      true);
  add(StepGroup::kStraights, "royal flush against royal flush", kBoth, kBoth,
      true);
  for (int kind : {kOneSuit, kBoth}) {
    for (absl::string_view suit : {"clubs", "diamonds", "hearts", "spades"}) {
      add(StepGroup::kFlushSuits,
          absl::StrCat(name_of(kind), " of ", suit, " over a lower category"),
          kind, kAny);
    }
  }
}

void ComparePokerSteps(const HandLook& a, const HandLook& b, int first,
                       StepList* list) {
  if (a.value == b.value) {
    CompareEqual(a, first, list);
    return;
  }
  const HandLook& winner = a.value > b.value ? a : b;
  const HandLook& loser = a.value > b.value ? b : a;
  CompareStraights(winner, loser, first, list);
  const HandKind kind = KindOf(winner);
  if (kind != KindOf(loser)) {
    if (kind == kFlush || kind == kStraightFlush) {
      const int suit = std::countr_zero(winner.cards.bits()) >> 4;
      list->push_back(
          first + (kind == kFlush ? kFlushSuit : kStraightFlushSuit) + suit);
    }
    return;
  }
  int i = 0;
  while (winner.ranks[static_cast<size_t>(i)] ==
         loser.ranks[static_cast<size_t>(i)]) {
    ++i;
  }
  for (int j = i + 1; j < winner.rank_count; ++j) {
    if (winner.ranks[static_cast<size_t>(j)] <
        loser.ranks[static_cast<size_t>(j)]) {
      list->push_back(first + kFirstConflict[winner.category] +
                      PairOfPlaces(i, j, winner.rank_count));
    }
  }
}

}  // namespace tablepick
