#include "eval/badugi.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "absl/strings/str_cat.h"
#include "eval/describe.h"
#include "eval/rank_mask.h"

namespace tablepick {
namespace {

constexpr int kHandSize = 4;

// How many classes of hands there are of up to so many cards.
constexpr std::array<int, kHandSize + 1> kClassesUpTo = [] {
  std::array<int, kHandSize + 1> classes{};
  for (size_t size = 1; size <= kHandSize; ++size) {
    classes[size] = classes[size - 1] + Choose(kRanks, static_cast<int>(size));
  }
  return classes;
}();

constexpr absl::string_view kSizeWords[] = {"", "one", "two", "three", "four"};

// The pairs of cards of a hand, each with its bit in a set of pairs.
constexpr std::pair<int, int> kPairs[] = {{0, 1}, {0, 2}, {0, 3},
                                          {1, 2}, {1, 3}, {2, 3}};
constexpr size_t kPairSets = 1 << std::size(kPairs);

// For each set of pairs that cannot both be chosen, the best choice among four
// cards sorted from the lowest up: the larger, and of as many cards the one
// that is the smaller number, as that has the lower highest card. Of two cards
// of one rank either may come first: the two choices whose order that could
// upset, {1, 2} and {0, 3} where 2 and 3 are of one rank, are never the best
// ones, as {0, 1} is allowed then.
constexpr std::array<uint8_t, kPairSets> kBestChoice = [] {
  std::array<uint8_t, kPairSets> best{};
  for (size_t conflicts = 0; conflicts < kPairSets; ++conflicts) {
    for (uint32_t choice = 1; choice < 1u << kHandSize; ++choice) {
      bool allowed = true;
      for (size_t i = 0; i < std::size(kPairs); ++i) {
        const uint32_t pair = 1u << kPairs[i].first | 1u << kPairs[i].second;
        if ((conflicts >> i & 1) != 0 && (choice & pair) == pair) {
          allowed = false;
        }
      }
      if (allowed && std::popcount(choice) > std::popcount(best[conflicts])) {
        best[conflicts] = static_cast<uint8_t>(choice);
      }
    }
  }
  return best;
}();

// A card as a number that grows with its rank, the ace being the lowest:
// 4 * rank + suit.
using SortKey = uint32_t;

SortKey KeyOf(Card card) {
  const int above_ace =
      card.rank() == Rank::kAce ? 0 : static_cast<int>(card.rank()) + 1;
  return static_cast<SortKey>(4 * above_ace + static_cast<int>(card.suit()));
}

Card CardOf(SortKey key) {
  const uint32_t above_ace = key >> 2;
  return Card(above_ace == 0 ? Rank::kAce : static_cast<Rank>(above_ace - 1),
              static_cast<Suit>(key & 3));
}

// The hand's cards from the lowest up, and which of them are chosen.
struct Chosen {
  std::array<SortKey, kHandSize> keys;
  uint32_t choice;
};

Chosen Choose(CardSet hand) {
  std::array<SortKey, kHandSize> keys;
  uint64_t bits = hand.bits();
  for (SortKey& key : keys) {
    key = KeyOf(Card::FromCode(std::countr_zero(bits)));
    bits &= bits - 1;
  }
  const auto order = [&keys](size_t a, size_t b) {
    const SortKey low = std::min(keys[a], keys[b]);
    keys[b] = std::max(keys[a], keys[b]);
    keys[a] = low;
  };
  order(0, 1);
  order(2, 3);
  order(0, 2);
  order(1, 3);
  order(1, 2);
  size_t conflicts = 0;
  for (size_t i = 0; i < std::size(kPairs); ++i) {
    const SortKey difference = keys[static_cast<size_t>(kPairs[i].first)] ^
                               keys[static_cast<size_t>(kPairs[i].second)];
    const bool same_suit = (difference & 3) == 0;
    const bool same_rank = difference < 4;
    conflicts |= static_cast<size_t>(same_suit || same_rank) << i;
  }
  return {keys, kBestChoice[conflicts]};
}

}  // namespace

BadugiRules::BadugiRules()
    : Rules("badugi", kHandSize, CardSet::Deck(), kClassesUpTo[kHandSize],
            {"one-card badugi", "two-card badugi", "three-card badugi",
             "four-card badugi"}) {}

HandValue BadugiRules::Value(CardSet hand) const {
  const Chosen chosen = Choose(hand);
  uint32_t ranks = 0;
  for (size_t i = 0; i < kHandSize; ++i) {
    ranks |= (chosen.choice >> i & 1) << (chosen.keys[i] >> 2);
  }
  const auto size = static_cast<size_t>(std::popcount(chosen.choice));
  return kClassesUpTo[size] - kPlaceOfMask[ranks];
}

int BadugiRules::Category(CardSet hand) const {
  return std::popcount(Choose(hand).choice) - 1;
}

std::vector<Card> BadugiRules::ComparedCards(CardSet hand) const {
  const Chosen chosen = Choose(hand);
  std::vector<Card> cards;
  for (size_t i = kHandSize; i-- > 0;) {
    if ((chosen.choice >> i & 1) != 0) cards.push_back(CardOf(chosen.keys[i]));
  }
  return cards;
}

std::string BadugiRules::Describe(CardSet hand) const {
  const std::vector<Card> cards = ComparedCards(hand);
  return absl::StrCat(kSizeWords[cards.size()], "-card badugi, ",
                      RanksWithDashes(cards));
}

}  // namespace tablepick
