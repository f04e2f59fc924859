#include "tools/explore/prospects.h"

#include <bit>
#include <vector>

#include "absl/strings/str_cat.h"
#include "eval/card_text.h"
#include "tools/console.h"

namespace tablepick::explore {
namespace {

// The cards of `player` in the order in which they came.
std::vector<Card> CardsOf(const Position& position, Player player) {
  const absl::Span<const Card> hole = position.deal().hole(player);
  std::vector<Card> cards(hole.begin(), hole.end());
  const size_t first = player == Player::kAlice ? 0 : 1;
  for (size_t pick = first; pick < position.history().size(); pick += 2) {
    cards.push_back(position.deal().table()[position.history()[pick]]);
  }
  return cards;
}

}  // namespace

Prospects ProspectsOf(const Rules& rules, const Position& position,
                      Player player) {
  const CardSet held = position.Hand(player);
  const int missing = rules.hand_size() - held.size();
  const auto table = static_cast<TableMask>(position.deal().shape().table);
  Prospects prospects;
  HandValue best = 0;
  HandValue worst = 0;
  for (TableMask more = 0; more < TableMask{1} << table; ++more) {
    if (std::popcount(more) != missing) continue;
    if ((more & position.state().taken()) != 0) continue;
    const CardSet hand = held | position.deal().Hand(player, more);
    const HandValue value = rules.Value(hand);
    if (best == 0 || value > best) {
      best = value;
      prospects.best = hand;
    }
    if (worst == 0 || value < worst) {
      worst = value;
      prospects.worst = hand;
    }
  }
  return prospects;
}

std::string TellHand(const Rules& rules, const Position& position,
                     Player player) {
  const std::vector<Card> cards = CardsOf(position, player);
  std::string text =
      absl::StrCat(PlayerName(player), " holds ",
                   cards.empty() ? "nothing" : CardsToString(cards));
  const CardSet held = position.Hand(player);
  const int missing = rules.hand_size() - held.size();
  if (missing == 0) {
    return absl::StrCat(text, ": ", rules.Describe(held), ".");
  }
  const Prospects prospects = ProspectsOf(rules, position, player);
  const auto with = [&](absl::string_view how, CardSet hand) {
    return absl::StrCat("\n  ", how, " with ", CardsToString(hand - held), ": ",
                        rules.Describe(hand));
  };
  absl::StrAppend(&text, " and lacks ", Count(missing, "card"), ":");
  if (rules.Value(prospects.best) == rules.Value(prospects.worst)) {
    return absl::StrCat(text, with("in any case", prospects.best));
  }
  return absl::StrCat(text, with("at best", prospects.best),
                      with("at worst", prospects.worst));
}

}  // namespace tablepick::explore
