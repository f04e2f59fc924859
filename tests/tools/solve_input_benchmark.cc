// Nanoseconds a deal of contest input in a file: reading it, in the usual
// layout and in another, and solving it from end to end, by the instruction
// sets that the machine has. What is printed is dropped.

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "benchmark/benchmark.h"
#include "eval/simd.h"
#include "solver/deal_batch.h"
#include "solver/generate.h"
#include "tools/contest_reader.h"
#include "tools/contest_writer.h"
#include "tools/solve_input.h"

namespace tablepick {
namespace {

constexpr int kDeals = 1'000'000;

// The deals, in memory.
class DealFile {
 public:
  explicit DealFile(bool usual) : descriptor_(memfd_create("deals", 0)) {
    DealGenerator generator(PokerRules(), DealBatch::kShape, {}, 1);
    std::string text = absl::StrCat(kDeals, "\n");
    for (int i = 0; i < kDeals; ++i) {
      AppendContestCase(generator.Next().value(), &text);
    }
    if (!usual) text = absl::StrReplaceAll(text, {{"\n", "\r\n"}});
    size_t written = 0;
    while (written < text.size()) {
      const ssize_t count =
          write(descriptor_, text.data() + written, text.size() - written);
      if (count <= 0) break;
      written += static_cast<size_t>(count);
    }
  }

  Input Open() const {
    return *Input::Open(absl::StrCat("/dev/fd/", descriptor_));
  }

 private:
  int descriptor_;
};

const DealFile& UsualFile() {
  static const DealFile file(/*usual=*/true);
  return file;
}

void SetDeals(benchmark::State& state) {
  state.counters["per deal"] = benchmark::Counter(
      kDeals, static_cast<benchmark::Counter::Flags>(
                  benchmark::Counter::kIsIterationInvariantRate |
                  benchmark::Counter::kInvert));
}

void Read(benchmark::State& state, const DealFile& file) {
  while (state.KeepRunning()) {
    Input input = file.Open();
    ContestReader reader(&input, PokerRules(), DealBatch::kShape);
    DealBatch batch(8192);
    while (reader.NextSome(&batch)) benchmark::DoNotOptimize(batch.size());
    if (reader.cases() != kDeals) state.SkipWithError("deals are missing");
  }
  SetDeals(state);
}

// Chooses the instruction set whose place in SimdTargets is the argument.
void ChooseTarget(benchmark::State& state) {
  const int64_t target = SimdTargets()[static_cast<size_t>(state.range(0))];
  state.SetLabel(hwy::TargetName(target));
  ChooseSimdTarget(target);
}

void BM_Read(benchmark::State& state) {
  ChooseTarget(state);
  Read(state, UsualFile());
  ChooseSimdTarget(0);
}

void BM_ReadOtherLayout(benchmark::State& state) {
  Read(state, DealFile(/*usual=*/false));
}

// Arguments: as above, and the number of jobs.
void BM_SolveInput(benchmark::State& state) {
  const DealFile& file = UsualFile();
  ChooseTarget(state);
  const int output = dup(STDOUT_FILENO);
  const int nowhere = open("/dev/null", O_WRONLY);
  dup2(nowhere, STDOUT_FILENO);
  while (state.KeepRunning()) {
    Input input = file.Open();
    const Game game{&PokerRules(), DealBatch::kShape};
    if (SolveInput(&input, game, Format::kText,
                   static_cast<int>(state.range(1))) != kExitYes) {
      state.SkipWithError("the deals cannot be solved");
    }
  }
  dup2(output, STDOUT_FILENO);
  close(nowhere);
  close(output);
  ChooseSimdTarget(0);
  SetDeals(state);
}

int64_t LastTarget() { return static_cast<int64_t>(SimdTargets().size()) - 1; }

BENCHMARK(BM_Read)->Unit(benchmark::kMillisecond)->Apply([](auto* benchmark) {
  benchmark->DenseRange(0, LastTarget());
});
BENCHMARK(BM_ReadOtherLayout)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_SolveInput)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Apply([](auto* benchmark) {
      benchmark->ArgsProduct(
          {benchmark::CreateDenseRange(0, LastTarget(), 1), {1, 2}});
    });

}  // namespace
}  // namespace tablepick
