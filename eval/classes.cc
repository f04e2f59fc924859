#include "eval/classes.h"

#include <algorithm>
#include <cstddef>

#include "absl/types/span.h"

namespace tablepick {
namespace {

// Puts every hand that is `held` and `missing` cards of `deck` into its class,
// which stands at its value.
void AddHands(const Rules& rules, absl::Span<const Card> deck, CardSet held,
              int missing, std::vector<HandClass>& classes) {
  if (missing == 0) {
    const HandValue value = rules.Value(held);
    HandClass& found = classes[static_cast<size_t>(value)];
    if (found.hands == 0) {
      found.value = value;
      found.example = held;
    }
    ++found.hands;
    return;
  }
  for (size_t i = 0; i + static_cast<size_t>(missing) <= deck.size(); ++i) {
    CardSet with_card = held;
    with_card.Add(deck[i]);
    AddHands(rules, deck.subspan(i + 1), with_card, missing - 1, classes);
  }
}

}  // namespace

std::vector<HandClass> ListClasses(const Rules& rules) {
  const std::vector<Card> deck(rules.deck().begin(), rules.deck().end());
  std::vector<HandClass> classes(static_cast<size_t>(rules.classes()) + 1);
  AddHands(rules, deck, CardSet(), rules.hand_size(), classes);
  classes.erase(classes.begin());  // no hand has the value 0
  std::reverse(classes.begin(), classes.end());
  return classes;
}

}  // namespace tablepick
