#include "solver/decisive_search.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "absl/strings/string_view.h"
#include "solver/notation.h"

namespace tablepick {
namespace {

// Of so many deals the one with the most bends that are due is taken.
constexpr int kBatch = 8;

// After so many deals drawn in vain a step is set aside.
constexpr int64_t kMostVain = 4'000;

// Deals of the contest problem in which the rarest steps are decisive, to look
// for others near by: of deals made of such hands, one in 100,000 hangs on a
// full house against a flush, and one in some thousand on each of the others.
constexpr absl::string_view kRareDeals[] = {
    "8s7s/Td9d/8cAdQd8dJd7d",   // full house against flush
    "9cTc/KsKh/JsQc8dKdKc4c",   // four of a kind against straight
    "JdJs/AcAs/3sJc3h3dAh3c",   // full house: the three
    "7s4s/JhQh/KsAsQsKh2hAh",   // flush: fourth card over fifth card
    "3d2d/4h6h/3h8h5h2h3c7h"};  // straight flush against full house

}  // namespace

DecisiveSearch::DecisiveSearch(const Rules& rules, Shape shape)
    : rules_(&rules), dealer_(rules, shape), finder_(rules, shape) {
  const absl::Span<const Step> steps = finder_.steps().all();
  for (size_t step = 0; step < steps.size(); ++step) {
    first_.push_back(progress_.size());
    if (steps[step].impossible) continue;
    for (int way = 0; way < steps[step].bends(); ++way) {
      progress_.push_back({{static_cast<int>(step), way}});
    }
  }
  if (&rules != &PokerRules() || shape != StandardShape(rules)) return;
  for (absl::string_view notation : kRareDeals) {
    const Deal deal = ParsePosition(rules, notation)->deal();
    for (Bend bend : finder_.Find(deal)) Of(bend).latest = deal;
  }
}

std::optional<Deal> DecisiveSearch::Next(
    Random& random, int64_t tries, absl::FunctionRef<bool(const Deal&)> fits) {
  for (int64_t tried = 0; tried < tries; tried += kBatch) {
    Aim();
    std::optional<Deal> best;
    int most_due = 0;
    for (int i = 0; i < kBatch; ++i) {
      const Deal deal = Draw(random);
      if (!fits(deal)) continue;
      int due = 0;
      for (Bend bend : finder_.Find(deal, &wanted_)) due += IsDue(Of(bend));
      if (due > most_due) {
        best = deal;
        most_due = due;
      }
    }
    if (best.has_value()) {
      for (Bend bend : finder_.Find(*best)) {
        Progress& progress = Of(bend);
        ++progress.deals;
        progress.vain = 0;
        progress.patience = 0;
        progress.latest = best;
      }
      return best;
    }
    // Both bends of a step have been looked for.
    for (Progress& progress : progress_) {
      if (progress.bend.step != progress_[aim_].bend.step) continue;
      progress.vain += kBatch;
      if (progress.vain < kMostVain) continue;
      progress.vain = 0;
      progress.patience = 2 * progress.patience + 1;
      progress.due = round_ + progress.patience;
    }
  }
  return std::nullopt;
}

void DecisiveSearch::Aim() {
  const auto next_due = [this] {
    for (size_t i = 0; i < progress_.size(); ++i) {
      aim_ = (aim_ + 1) % progress_.size();
      if (IsDue(progress_[aim_])) return true;
    }
    return false;
  };
  while (!next_due()) ++round_;
  wanted_.assign(first_.size(), false);
  for (const Progress& progress : progress_) {
    if (IsDue(progress)) {
      wanted_[static_cast<size_t>(progress.bend.step)] = true;
    }
  }
}

Deal DecisiveSearch::Draw(Random& random) const {
  // Now and then a deal that is not made for anything: what nobody thinks of.
  switch (random.Below(32)) {
    case 0:
      return dealer_.Uniform(random);
    case 1:
      return dealer_.FewRanks(random);
    case 2:
      return dealer_.TwoSuits(random);
    default:
      break;
  }
  // What is near to a deal that was found is often found as well.
  const Progress& aim = progress_[aim_];
  if (aim.latest.has_value() && random.OneIn(2)) {
    return dealer_.Changed(random, *aim.latest, 1 + random.Below(2));
  }
  const int step = aim.bend.step;
  const int count = static_cast<int>(rules_->categories().size());
  std::array<int, 2> met =
      finder_.steps().all()[static_cast<size_t>(step)].categories;
  for (int& category : met) {
    if (category < 0) category = random.Below(count);
  }
  if (met[0] == met[1] && !random.OneIn(4)) {
    return dealer_.Mirrored(random, met[0], random.Below(3));
  }
  random.Shuffle(met);
  return dealer_.MadeHands(random, met[0], met[1]);
}

DecisiveSearch::Progress& DecisiveSearch::Of(Bend bend) {
  return progress_[first_[static_cast<size_t>(bend.step)] +
                   static_cast<size_t>(bend.way)];
}

}  // namespace tablepick
