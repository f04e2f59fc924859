// Deals a second: reading the usual layout on every instruction set that the
// machine has, and writing outcomes.

#include <cstdint>
#include <string>
#include <vector>

#include "benchmark/benchmark.h"
#include "eval/simd.h"
#include "solver/generate.h"
#include "tools/contest_writer.h"
#include "tools/outcome_text.h"
#include "tools/usual_layout.h"

namespace tablepick {
namespace {

constexpr size_t kDeals = 8192;

std::string Text() {
  DealGenerator generator(PokerRules(), DealBatch::kShape, {}, 1);
  std::string text;
  for (size_t i = 0; i < kDeals; ++i) {
    AppendContestCase(generator.Next().value(), &text);
  }
  return text;
}

void SetDeals(benchmark::State& state) {
  state.counters["per deal"] =
      benchmark::Counter(static_cast<double>(kDeals),
                         static_cast<benchmark::Counter::Flags>(
                             benchmark::Counter::kIsIterationInvariantRate |
                             benchmark::Counter::kInvert));
}

// Argument: the place of the instruction set in SimdTargets.
void BM_ReadUsualLayout(benchmark::State& state) {
  const int64_t target = SimdTargets()[static_cast<size_t>(state.range(0))];
  state.SetLabel(hwy::TargetName(target));
  const std::string text = Text();
  DealBatch batch(kDeals);
  ChooseSimdTarget(target);
  while (state.KeepRunning()) {
    batch.clear();
    benchmark::DoNotOptimize(ReadUsualLayout(text, kDeals, &batch));
  }
  ChooseSimdTarget(0);
  SetDeals(state);
}
void AllTargets(benchmark::internal::Benchmark* benchmark) {
  const auto targets = SimdTargets().size();
  benchmark->DenseRange(0, static_cast<int64_t>(targets) - 1);
}
BENCHMARK(BM_ReadUsualLayout)->Apply(AllTargets);

void BM_WriteOutcomes(benchmark::State& state) {
  std::vector<Outcome> outcomes(kDeals);
  Random random(1);
  for (Outcome& outcome : outcomes) {
    outcome = random.Below(100) < 71 ? Outcome::kAlice : Outcome::kBob;
  }
  std::string text;
  while (state.KeepRunning()) {
    WriteOutcomes(outcomes, &text);
    benchmark::ClobberMemory();
  }
  SetDeals(state);
}
BENCHMARK(BM_WriteOutcomes);

}  // namespace
}  // namespace tablepick
