#include "tools/shrink.h"

#include <algorithm>
#include <utility>

#include "solver/random.h"
#include "tools/plainness.h"

namespace tablepick {
namespace {

using Cases = std::vector<Deal>;

size_t Middle(size_t none, size_t all) { return none + (all - none) / 2; }

// Where to look next for a number in (none, all], of which there are several.
size_t RoundOrMiddle(size_t none, size_t all) {
  // Programs that cannot do many cases mostly fail at a round number of them,
  // or just beyond it.
  for (size_t round = 100'000; round >= 10; round /= 10) {
    for (const size_t number : {round, round - 1, round + 1}) {
      if (none < number && number < all) return number;
    }
  }
  return Middle(none, all);
}

// The least n in (none, all] for which `shows(n)`, were it never to be false
// beyond one for which it is true. It is true of what is returned.
// REQUIRES: shows(all).
size_t Least(size_t none, size_t all, const FaultQuestions& questions,
             absl::FunctionRef<bool(size_t)> shows,
             absl::FunctionRef<size_t(size_t, size_t)> between = Middle) {
  while (all - none > 1 && !questions.give_up()) {
    const size_t number = between(none, all);
    (shows(number) ? all : none) = number;
  }
  return all;
}

// Leaves out runs of cases of half the length, a quarter, … as long as the
// fault still shows (after Zeller and Hildebrandt, "Simplifying and isolating
// failure-inducing input", 2002).
Cases WithoutRuns(Cases cases, const FaultQuestions& questions) {
  size_t length = cases.size() / 2;
  while (length > 0) {
    bool left_out = false;
    for (size_t at = 0; at < cases.size() && cases.size() > 1;) {
      if (questions.give_up()) return cases;
      const auto begin = cases.begin() + static_cast<ptrdiff_t>(at);
      const size_t size = std::min(length, cases.size() - at);
      Cases rest(cases.begin(), begin);
      rest.insert(rest.end(), begin + static_cast<ptrdiff_t>(size),
                  cases.end());
      if (!rest.empty() && questions.shows(rest).has_value()) {
        cases = std::move(rest);
        left_out = true;
      } else {
        at += size;
      }
    }
    // Less may do without the cases that were left out last.
    if (length > 1 || !left_out) length /= 2;
  }
  return cases;
}

bool ShowsAlone(const Deal& deal, const FaultQuestions& questions) {
  return questions.shows(absl::MakeConstSpan(&deal, 1)).has_value();
}

// The first of `deals` that shows the fault alone, if any does. All of them are
// tried as one input, so that most runs are spared.
std::optional<Deal> FirstAlone(Cases deals, const FaultQuestions& questions) {
  // How often a case may seem at fault among others and not be alone.
  constexpr int kMistakes = 3;
  if (!deals.empty() && ShowsAlone(deals[0], questions)) return deals[0];
  for (int i = 0; i < kMistakes && !deals.empty(); ++i) {
    std::optional<size_t> suspect = questions.shows(deals);
    if (!suspect.has_value() || questions.give_up()) break;
    if (*suspect >= deals.size()) {
      suspect = Least(0, deals.size(), questions,
                      [&](size_t count) {
                        return questions
                            .shows(absl::MakeConstSpan(deals).subspan(0, count))
                            .has_value();
                      }) -
                1;
    }
    if (ShowsAlone(deals[*suspect], questions)) return deals[*suspect];
    deals.erase(deals.begin() + static_cast<ptrdiff_t>(*suspect));
  }
  return std::nullopt;
}

Deal PlainerAlone(Deal deal, const FaultQuestions& questions) {
  constexpr int kPairs = 2000;
  Random random(1);
  while (!questions.give_up()) {
    std::optional<Deal> plainer = FirstAlone(PlainerDeals(deal), questions);
    if (!plainer.has_value()) {
      plainer = FirstAlone(PlainerByTwoCards(deal, kPairs, random), questions);
    }
    if (!plainer.has_value()) break;
    deal = *plainer;
  }
  return deal;
}

}  // namespace

std::vector<Deal> FewestCases(std::vector<Deal> cases, size_t suspect,
                              const FaultQuestions& questions) {
  if (cases.size() <= 1) return cases;
  const auto shows = [&](absl::Span<const Deal> tried) {
    return questions.shows(tried).has_value();
  };
  if (suspect < cases.size() && ShowsAlone(cases[suspect], questions)) {
    return {cases[suspect]};
  }

  // Perhaps it is not the cases but how many they are.
  const Deal deal = cases[std::min(suspect, cases.size() - 1)];
  if (shows(Cases(cases.size(), deal))) {
    return Cases(Least(
                     0, cases.size(), questions,
                     [&](size_t count) { return shows(Cases(count, deal)); },
                     RoundOrMiddle),
                 deal);
  }

  cases.resize(Least(0, cases.size(), questions, [&](size_t count) {
    return shows(absl::MakeConstSpan(cases).subspan(0, count));
  }));
  if (cases.size() == 1) return cases;
  if (ShowsAlone(cases.back(), questions)) return {cases.back()};

  const size_t kept = Least(1, cases.size(), questions, [&](size_t count) {
    return shows(absl::MakeConstSpan(cases).subspan(cases.size() - count));
  });
  cases.erase(cases.begin(), cases.end() - static_cast<ptrdiff_t>(kept));
  return WithoutRuns(std::move(cases), questions);
}

bool AllTheSame(absl::Span<const Deal> cases) {
  return std::all_of(cases.begin(), cases.end(),
                     [&](const Deal& deal) { return deal == cases[0]; });
}

std::vector<Deal> PlainerCases(std::vector<Deal> cases,
                               const FaultQuestions& questions) {
  if (cases.size() == 1) return {PlainerAlone(cases[0], questions)};
  const bool alike = AllTheSame(cases);
  for (bool changed = true; changed && !questions.give_up();) {
    changed = false;
    for (size_t i = 0; i < (alike ? 1 : cases.size()); ++i) {
      for (const Deal& deal : PlainerDeals(cases[i])) {
        if (questions.give_up()) return cases;
        Cases tried = cases;
        if (alike) {
          tried.assign(cases.size(), deal);
        } else {
          tried[i] = deal;
        }
        if (!questions.shows(tried).has_value()) continue;
        cases = std::move(tried);
        changed = true;
        break;
      }
    }
  }
  return cases;
}

}  // namespace tablepick
