#include "eval/classes.h"

#include <vector>

#include "eval/rules.h"
#include "gtest/gtest.h"
#include "tests/eval/naive.h"

namespace tablepick {
namespace {

TEST(ListClassesTest, CountsEveryHandOfEveryClass) {
  for (const Rules* rules : AllRules()) {
    std::vector<int> hands(static_cast<size_t>(rules->classes()) + 1);
    naive::ForEachHand(rules->hand_size(),
                       rules->name() == "short-deck" ? 4 : 0,
                       [&](uint64_t bits) {
                         const CardSet hand = CardSet::FromBits(bits);
                         ++hands[static_cast<size_t>(rules->Value(hand))];
                       });
    const std::vector<HandClass> classes = ListClasses(*rules);
    ASSERT_EQ(static_cast<int>(classes.size()), rules->classes());
    HandValue value = rules->classes();
    for (const HandClass& hand_class : classes) {
      ASSERT_EQ(hand_class.value, value) << rules->name();
      ASSERT_EQ(hand_class.hands, hands[static_cast<size_t>(value)])
          << rules->name();
      ASSERT_EQ(rules->Value(hand_class.example), value) << rules->name();
      --value;
    }
  }
}

}  // namespace
}  // namespace tablepick
