#include "solver/steps.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "solver/impossible_steps.h"
#include "solver/poker_steps.h"
#include "solver/random_deal.h"

namespace tablepick {
namespace {

// Where an unordered pair of two different numbers stands: 1-0, 2-0, 2-1, …
int PairIndex(int a, int b) {
  const int high = std::max(a, b);
  return high * (high - 1) / 2 + std::min(a, b);
}

bool IsStraight(absl::string_view category) {
  return absl::StrContains(category, "straight");
}

// How many ranks hands of a category are compared by: as many as any of them
// has, but that the highest card tells all of a straight.
int CountRanks(const Rules& rules, int category) {
  if (IsStraight(rules.categories()[static_cast<size_t>(category)])) return 1;
  Random random(0);
  uint32_t ranks = 0;
  for (Card card : rules.ComparedCards(RandomHand(random, rules, category))) {
    ranks |= 1u << static_cast<int>(card.rank());
  }
  return std::popcount(ranks);
}

// What the ranks are called that hands of a category are compared by.
std::vector<std::string> RankNames(absl::string_view category, int count) {
  std::vector<std::string> names;
  if (category == "pair") {
    names = {"the pair"};
  } else if (category == "two pair") {
    names = {"high pair", "low pair", "kicker"};
  } else if (category == "three of a kind") {
    names = {"the three"};
  } else if (category == "full house") {
    names = {"the three", "the pair"};
  } else if (category == "four of a kind") {
    names = {"the four", "kicker"};
  } else if (IsStraight(category)) {
    names = {"highest card"};
  }
  constexpr absl::string_view kOrdinals[] = {"first", "second", "third",
                                             "fourth", "fifth"};
  const absl::string_view what = names.empty() ? " card" : " kicker";
  for (size_t i = 0; static_cast<int>(names.size()) < count; ++i) {
    names.push_back(absl::StrCat(kOrdinals[i], what));
  }
  return names;
}

}  // namespace

absl::string_view StepGroupName(StepGroup group) {
  switch (group) {
    case StepGroup::kCategories:
      return "category against category";
    case StepGroup::kFirstRanks:
      return "first rank that differs";
    case StepGroup::kTies:
      return "ties";
    case StepGroup::kConflicts:
      return "rank over a later rank";
    case StepGroup::kRankPairs:
      return "rank against rank";
    case StepGroup::kStraights:
      return "straights and their like";
    case StepGroup::kFlushSuits:
      return "suits of flushes";
    case StepGroup::kPlay:
      break;
  }
  return "play";
}

absl::string_view BendName(const Step& step, int way) {
  if (step.group == StepGroup::kPlay) return "played so";
  if (step.tie) return way == 0 ? "Alice" : "Bob";
  return way == 0 ? "other side" : "draw";
}

Outcome BentOutcome(const Step& step, int way, Outcome right) {
  if (step.tie) return way == 0 ? Outcome::kAlice : Outcome::kBob;
  return way == 0 ? static_cast<Outcome>(-static_cast<int>(right))
                  : Outcome::kDraw;
}

Steps::Steps(const Rules& rules, Shape shape) : rules_(&rules) {
  assert(CheckShape(rules, shape).ok());
  AddComparisons();
  AddPlays(shape);
  if (rules_ == &PokerRules() && shape == StandardShape(rules)) {
    MarkImpossible();
  }
}

void Steps::Add(StepGroup group, std::string name,
                std::array<int, 2> categories) {
  const bool tie = group == StepGroup::kTies;
  steps_.push_back({group, std::move(name), tie, categories, false});
}

void Steps::AddComparisons() {
  const absl::Span<const absl::string_view> categories = rules_->categories();
  const int count = static_cast<int>(categories.size());
  const auto name = [&](int i) { return categories[static_cast<size_t>(i)]; };
  for (int high = 0; high < count; ++high) {
    for (int low = 0; low < high; ++low) {
      Add(StepGroup::kCategories,
          absl::StrCat(name(high), " against ", name(low)), {high, low});
    }
  }
  std::vector<std::vector<std::string>> rank_names;
  for (int i = 0; i < count; ++i) {
    rank_counts_.push_back(CountRanks(*rules_, i));
    rank_names.push_back(RankNames(name(i), rank_counts_.back()));
    first_rank_.push_back(static_cast<int>(steps_.size()));
    for (const std::string& rank : rank_names.back()) {
      Add(StepGroup::kFirstRanks, absl::StrCat(name(i), ": ", rank), {i, i});
    }
  }
  first_tie_ = static_cast<int>(steps_.size());
  for (int i = 0; i < count; ++i) {
    Add(StepGroup::kTies, absl::StrCat(name(i), " against its equal"), {i, i});
  }
  first_rank_pair_ = static_cast<int>(steps_.size());
  lowest_rank_ = std::countr_zero(rules_->deck().Ranks());
  const auto lowest = static_cast<size_t>(lowest_rank_);
  for (size_t high = lowest; high < kRanks; ++high) {
    for (size_t low = lowest; low < high; ++low) {
      Add(StepGroup::kRankPairs,
          absl::StrCat(std::string(1, kRankLetters[high]), " against ",
                       std::string(1, kRankLetters[low])));
    }
  }
  first_poker_ = static_cast<int>(steps_.size());
  if (rules_ == &PokerRules()) AddPokerSteps(rank_names, &steps_);
}

void Steps::AddPlays(Shape shape) {
  first_play_ = static_cast<int>(steps_.size());
  const auto add = [this](WrongPlay play, std::string name) {
    plays_.push_back(play);
    Add(StepGroup::kPlay, std::move(name));
  };
  const int picks = 2 * (rules_->hand_size() - shape.hole);
  if (picks == 0) return;
  for (int pick = 1; pick <= picks; ++pick) {
    if (shape.table - pick < 1) break;  // one card is left: no choice
    const Player player = pick % 2 == 1 ? Player::kAlice : Player::kBob;
    add({WrongPlay::kMissesBest, pick, player},
        absl::StrCat(PlayerName(player), " settles for less at pick ", pick));
  }
  for (Player player : {Player::kAlice, Player::kBob}) {
    add({WrongPlay::kPrefersDraw, 0, player},
        absl::StrCat(PlayerName(player), " prefers a draw to a win"));
    add({WrongPlay::kScornsDraw, 0, player},
        absl::StrCat(PlayerName(player), " prefers a loss to a draw"));
  }
  add({WrongPlay::kBobFirst}, "Bob makes the first pick");
}

void Steps::MarkImpossible() {
  for (const ImpossibleStep& impossible : ImpossibleSteps()) {
    const auto step = std::find_if(
        steps_.begin(), steps_.end(),
        [&](const Step& each) { return each.name == impossible.name; });
    assert(step != steps_.end());
    step->impossible = true;
  }
}

HandLook Steps::Look(CardSet hand) const {
  HandLook look;
  look.value = rules_->Value(hand);
  look.category = static_cast<uint8_t>(rules_->Category(hand));
  look.cards = hand;
  const int count = rank_counts_[look.category];
  uint32_t seen = 0;
  for (Card card : rules_->ComparedCards(hand)) {
    const uint32_t rank = 1u << static_cast<int>(card.rank());
    if (look.rank_count == count || (seen & rank) != 0) continue;
    seen |= rank;
    look.ranks[look.rank_count++] = static_cast<uint8_t>(card.rank());
  }
  return look;
}

void Steps::Compare(const HandLook& a, const HandLook& b,
                    StepList* list) const {
  if (a.category != b.category) {
    list->push_back(PairIndex(a.category, b.category));
  } else if (a.value == b.value) {
    list->push_back(first_tie_ + a.category);
  } else {
    size_t place = 0;
    while (a.ranks[place] == b.ranks[place]) ++place;
    list->push_back(first_rank_[a.category] + static_cast<int>(place));
    list->push_back(first_rank_pair_ +
                    PairIndex(a.ranks[place] - lowest_rank_,
                              b.ranks[place] - lowest_rank_));
  }
  if (rules_ == &PokerRules()) {
    ComparePokerSteps(a, b, first_poker_, list);
  }
}

}  // namespace tablepick
