// Deals a second: the batch solver on every instruction set that the machine
// has, and the general solver.

#include <cstdint>
#include <vector>

#include "absl/strings/str_cat.h"
#include "benchmark/benchmark.h"
#include "eval/simd.h"
#include "solver/batch_solver.h"
#include "solver/generate.h"
#include "solver/solver.h"

namespace tablepick {
namespace {

constexpr size_t kDeals = 1 << 15;

std::vector<Deal> Deals(DealKind kind) {
  DealGenerator generator(PokerRules(), DealBatch::kShape, {.kind = kind}, 1);
  std::vector<Deal> deals;
  while (deals.size() < kDeals) deals.push_back(generator.Next().value());
  return deals;
}

size_t Argument(const benchmark::State& state, size_t n) {
  return static_cast<size_t>(state.range(n));
}

void SetDeals(benchmark::State& state) {
  state.counters["deals"] =
      benchmark::Counter(static_cast<double>(kDeals),
                         benchmark::Counter::kIsIterationInvariantRate);
  state.counters["per deal"] =
      benchmark::Counter(static_cast<double>(kDeals),
                         static_cast<benchmark::Counter::Flags>(
                             benchmark::Counter::kIsIterationInvariantRate |
                             benchmark::Counter::kInvert));
}

// Arguments: the place of the instruction set in SimdTargets,
// and of the kind of the deals in AllDealKinds.
void BM_BatchSolver(benchmark::State& state) {
  const int64_t target = SimdTargets()[Argument(state, 0)];
  const DealKind kind = AllDealKinds()[Argument(state, 1)];
  state.SetLabel(
      absl::StrCat(hwy::TargetName(target), " ", DealKindName(kind)));
  DealBatch batch(kDeals);
  for (const Deal& deal : Deals(kind)) batch.Add(deal);
  std::vector<Outcome> outcomes(batch.size());
  BatchSolver solver(PokerRules());
  ChooseSimdTarget(target);
  while (state.KeepRunning()) {
    solver.Solve(batch, absl::MakeSpan(outcomes));
    benchmark::ClobberMemory();
  }
  ChooseSimdTarget(0);
  SetDeals(state);
}
void AllTargetsAndKinds(benchmark::internal::Benchmark* benchmark) {
  const auto targets = SimdTargets().size();
  for (size_t target = 0; target < targets; ++target) {
    for (DealKind kind :
         {DealKind::kUniform, DealKind::kFewRanks, DealKind::kMadeHands}) {
      benchmark->Args(
          {static_cast<int64_t>(target), static_cast<int64_t>(kind)});
    }
  }
}
BENCHMARK(BM_BatchSolver)->Apply(AllTargetsAndKinds);

void BM_Solver(benchmark::State& state) {
  const std::vector<Deal> deals = Deals(DealKind::kUniform);
  Solver solver(PokerRules());
  while (state.KeepRunning()) {
    for (const Deal& deal : deals) {
      benchmark::DoNotOptimize(solver.Value(deal));
    }
  }
  SetDeals(state);
}
BENCHMARK(BM_Solver);

}  // namespace
}  // namespace tablepick
