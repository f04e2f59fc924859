#include "eval/rules.h"

#include "eval/badugi.h"
#include "eval/five_card.h"

namespace tablepick {
namespace {

using enum HandKind;

constexpr HandKind kHighKinds[] = {kHighCard,     kPair,        kTwoPair,
                                   kThreeOfAKind, kStraight,    kFlush,
                                   kFullHouse,    kFourOfAKind, kStraightFlush};
constexpr HandKind kShortDeckKinds[] = {
    kHighCard,  kPair,  kTwoPair,     kThreeOfAKind, kStraight,
    kFullHouse, kFlush, kFourOfAKind, kStraightFlush};
constexpr HandKind kRanksOnly[] = {kHighCard,     kPair,      kTwoPair,
                                   kThreeOfAKind, kFullHouse, kFourOfAKind};

constexpr FiveCardScheme kPoker = {.name = "poker", .kinds = kHighKinds};
constexpr FiveCardScheme kDeuceToSeven = {.name = "deuce-to-seven",
                                          .kinds = kHighKinds,
                                          .wheel_is_straight = false,
                                          .low_wins = true};
constexpr FiveCardScheme kAceToFive = {.name = "ace-to-five",
                                       .kinds = kRanksOnly,
                                       .ace_is_low = true,
                                       .low_wins = true};
constexpr FiveCardScheme kShortDeck = {
    .name = "short-deck", .kinds = kShortDeckKinds, .lowest_rank = Rank::kSix};

}  // namespace

absl::Span<const Rules* const> AllRules() {
  static const FiveCardRules poker(kPoker);
  static const BadugiRules badugi;
  static const FiveCardRules deuce_to_seven(kDeuceToSeven);
  static const FiveCardRules ace_to_five(kAceToFive);
  static const FiveCardRules short_deck(kShortDeck);
  static const Rules* const all[] = {&poker, &badugi, &deuce_to_seven,
                                     &ace_to_five, &short_deck};
  return all;
}

const Rules* FindRules(absl::string_view name) {
  for (const Rules* rules : AllRules()) {
    if (rules->name() == name) return rules;
  }
  return nullptr;
}

const Rules& PokerRules() { return *AllRules().front(); }

}  // namespace tablepick
