// `tablepick classes`: all classes of hands, best first.

#include "eval/classes.h"

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "eval/card_text.h"
#include "tools/commands.h"
#include "tools/options.h"
#include "tools/output.h"

namespace tablepick {
namespace {

// The cards of a hand, those that make it first.
std::vector<Card> InOrder(const Rules& rules, CardSet hand) {
  std::vector<Card> cards = rules.ComparedCards(hand);
  for (Card card : cards) hand.Remove(card);
  cards.insert(cards.end(), hand.begin(), hand.end());
  return cards;
}

}  // namespace

ExitStatus RunClasses(const std::vector<std::string>& arguments) {
  CommandOptions options(
      {"classes [OPTIONS]",
       "Lists all classes of hands, best first, one a line: its place from "
       "the best,\nits value, how many hands of the deck are in it, one of "
       "them with the cards in\nthe order in which they are compared, and what "
       "it is.",
       "tablepick classes --rules badugi | head"});
  std::string rules_name;
  std::string format_name;
  AddRulesOption(options, &rules_name);
  AddFormatOption(options, &format_name);
  if (const auto status = options.Parse(arguments)) return *status;
  const Rules* rules = RulesOrComplain(options, rules_name);
  if (rules == nullptr) return kExitUsage;
  const std::optional<Format> format = FormatOrComplain(options, format_name);
  if (!format.has_value()) return kExitUsage;

  Output output;
  int place = 0;
  for (const HandClass& hand_class : ListClasses(*rules)) {
    const CardSet hand = hand_class.example;
    const std::string example = CardsToString(InOrder(*rules, hand));
    const absl::string_view category =
        rules->categories()[static_cast<size_t>(rules->Category(hand))];
    ++place;
    // No string here needs an escape in JSON.
    output.Write(
        *format == Format::kText
            ? absl::StrFormat("%5d %5d %6d  %s  %s\n", place, hand_class.value,
                              hand_class.hands, example, rules->Describe(hand))
            : absl::StrFormat(
                  "{\"place\":%d,\"value\":%d,\"hands\":%d,\"example\":\"%s\","
                  "\"category\":\"%s\",\"description\":\"%s\"}\n",
                  place, hand_class.value, hand_class.hands, example, category,
                  rules->Describe(hand)));
  }
  return output.Close();
}

}  // namespace tablepick
