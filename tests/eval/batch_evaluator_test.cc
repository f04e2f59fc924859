// Keys are in the order of the values, on every hand under every rule set, on
// every instruction set that the machine has.

#include "eval/batch_evaluator.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "eval/card_text.h"
#include "gtest/gtest.h"
#include "solver/random.h"
#include "tests/each_target.h"
#include "tests/eval/all_hands.h"

namespace tablepick {
namespace {

using BatchEvaluatorTest = EachTargetTest;

TEST_P(BatchEvaluatorTest, AllHandsAreInTheOrderOfTheirValues) {
  for (const Rules* rules : AllRules()) {
    const AllHands& all = AllHands::Of(*rules);
    std::vector<HandKey> keys(all.size());
    BatchEvaluator(*rules).Evaluate(all.cards(), absl::MakeSpan(keys));
    // By value: the key that the first hand of the class has.
    std::vector<HandKey> of_value(static_cast<size_t>(rules->classes()) + 1);
    std::vector<bool> seen(of_value.size());
    for (size_t i = 0; i < all.size(); ++i) {
      const auto value = static_cast<size_t>(all.values()[i]);
      if (!seen[value]) of_value[value] = keys[i];
      seen[value] = true;
      ASSERT_EQ(keys[i], of_value[value])
          << rules->name() << " " << CardsToString(all.hand(i));
    }
    for (size_t value = 2; value < of_value.size(); ++value) {
      ASSERT_LT(of_value[value - 1], of_value[value]) << rules->name();
    }
  }
}

// The cards of a hand may be in any order, and there may be any number of
// hands, which may begin anywhere.
TEST_P(BatchEvaluatorTest, HandsStandAnywhereInAnyOrder) {
  Random random(1);
  for (const Rules* rules : AllRules()) {
    const AllHands& all = AllHands::Of(*rules);
    const BatchEvaluator evaluator(*rules);
    std::vector<HandKey> expected(all.size());
    evaluator.Evaluate(all.cards(), absl::MakeSpan(expected));
    const auto hand_size = static_cast<size_t>(rules->hand_size());
    for (size_t count = 0; count < 700; ++count) {
      const size_t shift = count % 7;
      std::vector<Card> cards(shift);
      std::vector<HandKey> right;
      for (size_t i = 0; i < count; ++i) {
        const auto hand =
            static_cast<size_t>(random.Below(static_cast<int>(all.size())));
        std::vector<Card> shuffled(all.hand(hand).begin(),
                                   all.hand(hand).end());
        random.Shuffle(shuffled);
        cards.insert(cards.end(), shuffled.begin(), shuffled.end());
        right.push_back(expected[hand]);
      }
      ASSERT_EQ(cards.size(), shift + count * hand_size);
      // What stands behind the keys must stay.
      std::vector<HandKey> keys(count + 1, 12345);
      evaluator.Evaluate(absl::MakeConstSpan(cards).subspan(shift),
                         absl::MakeSpan(keys).first(count));
      right.push_back(12345);
      ASSERT_EQ(keys, right) << rules->name();

      std::vector<uint8_t> indices;
      indices.reserve(cards.size());
      for (Card card : cards) {
        indices.push_back(static_cast<uint8_t>(card.index()));
      }
      keys.assign(count + 1, 12345);
      evaluator.EvaluateIndices(absl::MakeConstSpan(indices).subspan(shift),
                                absl::MakeSpan(keys).first(count));
      ASSERT_EQ(keys, right) << rules->name();
    }
  }
}

TABLEPICK_EACH_TARGET(BatchEvaluatorTest);

}  // namespace
}  // namespace tablepick
