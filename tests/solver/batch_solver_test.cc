// Holds the batch solver, on every instruction set that the machine has,
// against the general solver.

#include "solver/batch_solver.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/generate.h"
#include "solver/notation.h"
#include "solver/solver.h"
#include "tests/each_target.h"

namespace tablepick {
namespace {

// How many deals of each kind are compared; more where the environment says so.
size_t DealsOfAKind() {
  const char* wish = std::getenv("TABLEPICK_DEALS_OF_A_KIND");
  return wish == nullptr ? 4000 : std::strtoull(wish, nullptr, 10);
}

using BatchSolverTest = EachTargetTest;

std::vector<const Rules*> RulesTaken() {
  std::vector<const Rules*> taken;
  for (const Rules* rules : AllRules()) {
    if (BatchSolver::Takes(*rules, DealBatch::kShape)) taken.push_back(rules);
  }
  return taken;
}

void ExpectAgreement(const Rules& rules, const std::vector<Deal>& deals) {
  DealBatch batch(deals.size());
  for (const Deal& deal : deals) batch.Add(deal);
  std::vector<Outcome> outcomes(deals.size());
  BatchSolver(rules).Solve(batch, absl::MakeSpan(outcomes));
  Solver solver(rules);
  for (size_t i = 0; i < deals.size(); ++i) {
    ASSERT_EQ(outcomes[i], solver.Value(deals[i]))
        << rules.name() << " " << FormatDeal(deals[i]);
  }
}

TEST(BatchSolver, TakesAllRulesOfFiveCards) {
  std::vector<std::string> names;
  for (const Rules* rules : RulesTaken()) {
    names.emplace_back(rules->name());
    EXPECT_FALSE(BatchSolver::Takes(*rules, {2, 7}));
    EXPECT_FALSE(BatchSolver::Takes(*rules, {3, 4}));
  }
  EXPECT_THAT(names, testing::ElementsAre("poker", "deuce-to-seven",
                                          "ace-to-five", "short-deck"));
}

// Deals of one kind, and their values by the solver.
struct Sample {
  const Rules* rules;
  std::vector<Deal> deals;
  std::vector<Outcome> values;
};

// Drawn and solved once, for all targets.
const std::vector<Sample>& Samples() {
  static const std::vector<Sample> samples = [] {
    std::vector<Sample> all;
    uint64_t seed = 1;
    for (const Rules* rules : RulesTaken()) {
      Solver solver(*rules);
      for (DealKind kind : AllDealKinds()) {
        // These are searched for, and so take long to draw.
        const bool rare = kind == DealKind::kDraws ||
                          kind == DealKind::kOnlyMove ||
                          kind == DealKind::kDecisive;
        DealGenerator generator(*rules, DealBatch::kShape, {.kind = kind},
                                seed++);
        Sample sample{rules, {}, {}};
        while (sample.deals.size() < DealsOfAKind() / (rare ? 40 : 1)) {
          sample.deals.push_back(generator.Next().value());
          sample.values.push_back(solver.Value(sample.deals.back()));
        }
        all.push_back(std::move(sample));
      }
    }
    return all;
  }();
  return samples;
}

TEST_P(BatchSolverTest, AgreesWithTheSolverOnDealsOfAllKinds) {
  for (const Sample& sample : Samples()) {
    DealBatch batch(sample.deals.size());
    for (const Deal& deal : sample.deals) batch.Add(deal);
    std::vector<Outcome> outcomes(sample.deals.size());
    BatchSolver(*sample.rules).Solve(batch, absl::MakeSpan(outcomes));
    for (size_t i = 0; i < outcomes.size(); ++i) {
      ASSERT_EQ(outcomes[i], sample.values[i])
          << sample.rules->name() << " " << FormatDeal(sample.deals[i]);
    }
  }
}

// A block that is not full, and doubtful deals in more than one block.
TEST_P(BatchSolverTest, SolvesBatchesOfAnySize) {
  DealGenerator draws(PokerRules(), DealBatch::kShape,
                      {.kind = DealKind::kDraws}, 7);
  std::vector<Deal> deals;
  for (size_t size : {0, 1, 7, 8, 9, 63, 64, 65, 511, 512, 513, 1200}) {
    while (deals.size() < size) deals.push_back(draws.Next().value());
    ExpectAgreement(PokerRules(), deals);
  }
}

TEST(BatchSolver, CanBeUsedAgain) {
  BatchSolver solver(PokerRules());
  for (uint64_t seed = 1; seed < 4; ++seed) {
    DealGenerator generator(PokerRules(), DealBatch::kShape,
                            {.kind = DealKind::kFewRanks}, seed);
    DealBatch batch(100 * seed);
    Solver reference(PokerRules());
    std::vector<Outcome> expected;
    while (!batch.full()) {
      const Deal deal = generator.Next().value();
      batch.Add(deal);
      expected.push_back(reference.Value(deal));
    }
    std::vector<Outcome> outcomes(batch.size());
    solver.Solve(batch, absl::MakeSpan(outcomes));
    EXPECT_EQ(outcomes, expected);
  }
}

TABLEPICK_EACH_TARGET(BatchSolverTest);

}  // namespace
}  // namespace tablepick
