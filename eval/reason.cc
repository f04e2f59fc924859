#include "eval/reason.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "absl/strings/str_cat.h"
#include "eval/describe.h"

namespace tablepick {
namespace {

constexpr absl::string_view kOrdinals[] = {"first", "second", "third", "fourth",
                                           "fifth"};

// How many of the cards have the rank of card `i`.
int TimesHeld(const std::vector<Card>& cards, size_t i) {
  return static_cast<int>(
      std::count_if(cards.begin(), cards.end(),
                    [&](Card card) { return card.rank() == cards[i].rank(); }));
}

}  // namespace

std::string WhyBetter(const Rules& rules, CardSet better, CardSet worse) {
  const int category = rules.Category(better);
  const int other_category = rules.Category(worse);
  if (category != other_category) {
    const auto name = [&](int index) {
      return rules.categories()[static_cast<size_t>(index)];
    };
    return absl::StrCat(name(category), " beats ", name(other_category));
  }

  const std::vector<Card> cards = rules.ComparedCards(better);
  const std::vector<Card> others = rules.ComparedCards(worse);
  size_t i = 0;
  while (cards[i].rank() == others[i].rank()) ++i;
  const Rank rank = cards[i].rank();
  const Rank other = others[i].rank();
  if (TimesHeld(cards, i) > 1) {
    return absl::StrCat(RankPlural(rank), " beat ", RankPlural(other));
  }
  if (TimesHeld(cards, 0) > 1) {
    return absl::StrCat("the ", RankWord(rank), " kicker beats the ",
                        RankWord(other), " kicker");
  }
  if (i == 0) {
    return absl::StrCat(RankWord(rank), " high beats ", RankWord(other),
                        " high");
  }
  return absl::StrCat(RankWord(rank), " beats ", RankWord(other), " at the ",
                      kOrdinals[i], " card");
}

}  // namespace tablepick
