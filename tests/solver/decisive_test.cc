#include "solver/decisive.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "absl/strings/str_cat.h"
#include "solver/generate.h"
#include "solver/impossible_steps.h"
#include "solver/notation.h"
#include "solver/solver.h"
#include "tests/solver/impossible_proof.h"
#include "tests/solver/naive_steps.h"
#include "tests/solver/random_deals.h"

namespace tablepick {
namespace {

const Shape kStandard = StandardShape(PokerRules());

std::set<naive::NamedBend> Named(const Steps& steps,
                                 const std::vector<Bend>& bends) {
  std::set<naive::NamedBend> named;
  for (Bend bend : bends) {
    const Step& step = steps.all()[static_cast<size_t>(bend.step)];
    named.insert({step.name, absl::StrCat(BendName(step, bend.way))});
  }
  return named;
}

Deal DealOf(absl::string_view notation) {
  return ParsePosition(PokerRules(), notation)->deal();
}

TEST(DecisiveFinder, AgreesWithPlainRecursion) {
  DecisiveFinder finder(PokerRules(), kStandard);
  Solver solver(PokerRules());
  std::set<naive::NamedBend> seen;
  for (DealKind kind : AllDealKinds()) {
    DealGenerator generator(PokerRules(), kStandard, {.kind = kind}, 1);
    const int count = kind == DealKind::kDecisive ? 100 : 6;
    for (int i = 0; i < count; ++i) {
      const Deal deal = *generator.Next();
      const std::vector<Bend> bends = finder.Find(deal);
      const auto named = Named(finder.steps(), bends);
      EXPECT_EQ(named.size(), bends.size());
      ASSERT_EQ(named, naive::DecisiveBends(deal)) << FormatDeal(deal);
      EXPECT_EQ(finder.value(), solver.Value(deal));
      seen.insert(named.begin(), named.end());
    }
  }
  // Most bends have been put to the test.
  EXPECT_GT(seen.size(), 350u);
}

TEST(DecisiveFinder, TellsOfTheStepsThatAreWanted) {
  DecisiveFinder finder(PokerRules(), kStandard);
  const size_t count = finder.steps().all().size();
  Random random(1);
  for (int i = 0; i < 50; ++i) {
    const Deal deal = RandomDeal(PokerRules(), kStandard, random);
    std::vector<bool> wanted(count);
    for (size_t step = 0; step < count; ++step) wanted[step] = random.OneIn(2);
    std::vector<Bend> expected;
    for (Bend bend : finder.Find(deal)) {
      if (wanted[static_cast<size_t>(bend.step)]) expected.push_back(bend);
    }
    EXPECT_EQ(finder.Find(deal, &wanted), expected);
  }
}

// Straights and flushes that a program without them takes for something else.
TEST(DecisiveFinder, KnowsWhatDealsHangOn) {
  DecisiveFinder finder(PokerRules(), kStandard);
  // Alice has a wheel with any three of four cards; Bob has aces.
  const auto bends =
      Named(finder.steps(), finder.Find(DealOf("5c4d/AsAh/2h3sAd2c3dKs")));
  EXPECT_EQ(
      bends.count({"straight to the 5 over a lower category", "other side"}),
      1u);
}

// Steps that many deals of other rules and shapes take.
TEST(DecisiveFinder, WorksForAllRulesAndShapes) {
  Random random(2);
  for (const Rules* rules : AllRules()) {
    for (Shape shape : AllShapes(*rules)) {
      if (shape.table > 8) continue;
      DecisiveFinder finder(*rules, shape);
      Solver solver(*rules);
      for (int i = 0; i < 3; ++i) {
        const Deal deal = RandomDeal(*rules, shape, random);
        const std::vector<Bend> bends = finder.Find(deal);
        EXPECT_EQ(finder.value(), solver.Value(deal));
        // Where nothing is picked, the one comparison decides.
        if (shape.table == 0) {
          EXPECT_FALSE(bends.empty());
        }
      }
    }
  }
}

TEST(Steps, HaveNamesOfTheirOwn) {
  for (const Rules* rules : AllRules()) {
    const Steps steps(*rules, StandardShape(*rules));
    std::set<std::string> names;
    for (const Step& step : steps.all()) {
      EXPECT_TRUE(names.insert(step.name).second) << step.name;
    }
    const int count = static_cast<int>(rules->categories().size());
    int pairs = 0;
    for (const Step& step : steps.all()) {
      pairs += step.group == StepGroup::kCategories ||
               step.group == StepGroup::kTies;
    }
    EXPECT_EQ(pairs, count * (count + 1) / 2);
  }
}

TEST(Steps, AreDecisiveUnlessProvedImpossible) {
  // For poker every step is covered that is not among the impossible ones.
  DecisiveFinder finder(PokerRules(), kStandard);
  DealGenerator generator(PokerRules(), kStandard,
                          {.kind = DealKind::kDecisive}, 1);
  std::set<naive::NamedBend> missing;
  int impossible = 0;
  for (const Step& step : finder.steps().all()) {
    for (int way = 0; way < step.bends(); ++way) {
      if (!step.impossible) {
        missing.insert({step.name, absl::StrCat(BendName(step, way))});
      }
    }
    impossible += step.impossible;
  }
  EXPECT_EQ(impossible, static_cast<int>(ImpossibleSteps().size()));
  for (int i = 0; i < 400; ++i) {
    for (const auto& bend :
         Named(finder.steps(), finder.Find(*generator.Next()))) {
      missing.erase(bend);
    }
  }
  EXPECT_EQ(missing, std::set<naive::NamedBend>());
}

TEST(Steps, OnlyTheContestProblemHasImpossibleOnes) {
  for (const Rules* rules : AllRules()) {
    for (Shape shape : {StandardShape(*rules), Shape{2, 8}, Shape{1, 8}}) {
      if (rules == &PokerRules() && shape == kStandard) continue;
      const Steps steps(*rules, shape);
      for (const Step& step : steps.all()) EXPECT_FALSE(step.impossible);
    }
  }
}

}  // namespace
}  // namespace tablepick
