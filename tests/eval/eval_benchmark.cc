// Time a hand: the ways to compare many hands, on all hands in the order of
// enumeration and on random ones, with the conversion of their cards from
// numbers 0 to 51.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "benchmark/benchmark.h"
#include "eval/batch_evaluator.h"
#include "eval/partial_hand.h"
#include "eval/simd.h"
#include "solver/random.h"
#include "tests/eval/all_hands.h"

namespace tablepick {
namespace {

// So many hands are compared at once.
constexpr size_t kBlock = 1536;
constexpr size_t kRandomHands = 4'000'000;

// The deck by Card::index().
constexpr std::array<Card, kDeckSize> kDeck = [] {
  std::array<Card, kDeckSize> deck;
  for (int index = 0; index < kDeckSize; ++index) {
    deck[static_cast<size_t>(index)] = Card::FromIndex(index);
  }
  return deck;
}();

void SetHands(benchmark::State& state, size_t hands) {
  state.counters["a hand"] =
      benchmark::Counter(static_cast<double>(hands),
                         static_cast<benchmark::Counter::Flags>(
                             benchmark::Counter::kIsIterationInvariantRate |
                             benchmark::Counter::kInvert));
}

// Argument: the place of the instruction set in SimdTargets.
void Choose(benchmark::State& state) {
  const int64_t target = SimdTargets()[static_cast<size_t>(state.range(0))];
  state.SetLabel(hwy::TargetName(target));
  ChooseSimdTarget(target);
}

void AllTargets(benchmark::internal::Benchmark* benchmark) {
  const auto targets = static_cast<int64_t>(SimdTargets().size());
  benchmark->DenseRange(0, targets - 1)->Unit(benchmark::kMillisecond);
}

// Block by block, from cards that lie in memory.
void BatchInOrder(benchmark::State& state, const Rules& rules) {
  const AllHands& all = AllHands::Of(rules);
  const BatchEvaluator evaluator(rules);
  const auto hand_size = static_cast<size_t>(rules.hand_size());
  std::vector<HandKey> keys(kBlock);
  Choose(state);
  while (state.KeepRunning()) {
    for (size_t i = 0; i < all.size(); i += kBlock) {
      const size_t count = std::min(kBlock, all.size() - i);
      evaluator.Evaluate(all.cards().subspan(i * hand_size, count * hand_size),
                         absl::MakeSpan(keys).first(count));
      benchmark::DoNotOptimize(keys.data());
      benchmark::ClobberMemory();
    }
  }
  ChooseSimdTarget(0);
  SetHands(state, all.size());
}

std::vector<uint8_t> RandomHands(size_t hand_size) {
  Random random(1);
  std::array<uint8_t, kDeckSize> deck;
  for (size_t i = 0; i < deck.size(); ++i) deck[i] = static_cast<uint8_t>(i);
  std::vector<uint8_t> hands;
  for (size_t i = 0; i < kRandomHands; ++i) {
    random.ShuffleFront(deck, hand_size);
    hands.insert(hands.end(), deck.begin(), deck.begin() + hand_size);
  }
  return hands;
}

void BatchAtRandom(benchmark::State& state, const Rules& rules) {
  const auto hand_size = static_cast<size_t>(rules.hand_size());
  const std::vector<uint8_t> hands = RandomHands(hand_size);
  const BatchEvaluator evaluator(rules);
  std::vector<HandKey> keys(kBlock);
  Choose(state);
  while (state.KeepRunning()) {
    for (size_t i = 0; i < kRandomHands; i += kBlock) {
      const size_t count = std::min(kBlock, kRandomHands - i);
      evaluator.EvaluateIndices(
          absl::MakeConstSpan(hands).subspan(i * hand_size, count * hand_size),
          absl::MakeSpan(keys).first(count));
      benchmark::DoNotOptimize(keys.data());
      benchmark::ClobberMemory();
    }
  }
  ChooseSimdTarget(0);
  SetHands(state, kRandomHands);
}

void BM_PokerBatchInOrder(benchmark::State& state) {
  BatchInOrder(state, PokerRules());
}
BENCHMARK(BM_PokerBatchInOrder)->Apply(AllTargets);

void BM_PokerBatchAtRandom(benchmark::State& state) {
  BatchAtRandom(state, PokerRules());
}
BENCHMARK(BM_PokerBatchAtRandom)->Apply(AllTargets);

void BM_BadugiBatchInOrder(benchmark::State& state) {
  BatchInOrder(state, *FindRules("badugi"));
}
BENCHMARK(BM_BadugiBatchInOrder)->Apply(AllTargets);

void BM_BadugiBatchAtRandom(benchmark::State& state) {
  BatchAtRandom(state, *FindRules("badugi"));
}
BENCHMARK(BM_BadugiBatchAtRandom)->Apply(AllTargets);

// Card by card, in a nest of loops.
void BM_PokerPartialInOrder(benchmark::State& state) {
  const PartialHandValues values(PokerRules());
  while (state.KeepRunning()) {
    uint64_t sum = 0;
    for (size_t a = 0; a < kDeck.size(); ++a) {
      const PartialHand one = PartialHand().With(kDeck[a]);
      for (size_t b = a + 1; b < kDeck.size(); ++b) {
        const PartialHand two = one.With(kDeck[b]);
        for (size_t c = b + 1; c < kDeck.size(); ++c) {
          const PartialHand three = two.With(kDeck[c]);
          for (size_t d = c + 1; d < kDeck.size(); ++d) {
            const PartialHand four = three.With(kDeck[d]);
            for (size_t e = d + 1; e < kDeck.size(); ++e) {
              sum += static_cast<uint64_t>(values.Value(four.With(kDeck[e])));
            }
          }
        }
      }
    }
    benchmark::DoNotOptimize(sum);
  }
  SetHands(state, 2'598'960);
}
BENCHMARK(BM_PokerPartialInOrder)->Unit(benchmark::kMillisecond);

void BM_PokerPartialAtRandom(benchmark::State& state) {
  const std::vector<uint8_t> hands = RandomHands(5);
  const PartialHandValues values(PokerRules());
  while (state.KeepRunning()) {
    uint64_t sum = 0;
    for (size_t i = 0; i < hands.size(); i += 5) {
      PartialHand hand;
      for (size_t card = 0; card < 5; ++card) {
        hand = hand.With(kDeck[hands[i + card]]);
      }
      sum += static_cast<uint64_t>(values.Value(hand));
    }
    benchmark::DoNotOptimize(sum);
  }
  SetHands(state, kRandomHands);
}
BENCHMARK(BM_PokerPartialAtRandom)->Unit(benchmark::kMillisecond);

void BM_BadugiPartialInOrder(benchmark::State& state) {
  const PartialBadugiValues values;
  while (state.KeepRunning()) {
    uint64_t sum = 0;
    for (size_t a = 0; a < kDeck.size(); ++a) {
      const PartialBadugi one = PartialBadugi().With(kDeck[a]);
      for (size_t b = a + 1; b < kDeck.size(); ++b) {
        const PartialBadugi two = one.With(kDeck[b]);
        for (size_t c = b + 1; c < kDeck.size(); ++c) {
          const PartialBadugi three = two.With(kDeck[c]);
          for (size_t d = c + 1; d < kDeck.size(); ++d) {
            sum += static_cast<uint64_t>(values.Value(three.With(kDeck[d])));
          }
        }
      }
    }
    benchmark::DoNotOptimize(sum);
  }
  SetHands(state, PartialBadugi::kHands);
}
BENCHMARK(BM_BadugiPartialInOrder)->Unit(benchmark::kMillisecond);

// One by one, to dense values.
void BM_PokerRulesInOrder(benchmark::State& state) {
  while (state.KeepRunning()) {
    uint64_t sum = 0;
    const AllHands& all = AllHands::Of(PokerRules());
    for (size_t i = 0; i < all.size(); ++i) {
      CardSet hand;
      for (Card card : all.hand(i)) hand.Add(card);
      sum += static_cast<uint64_t>(PokerRules().Value(hand));
    }
    benchmark::DoNotOptimize(sum);
  }
  SetHands(state, 2'598'960);
}
BENCHMARK(BM_PokerRulesInOrder)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tablepick
