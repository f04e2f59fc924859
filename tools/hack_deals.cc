#include "tools/hack_deals.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "eval/card.h"
#include "eval/card_text.h"
#include "eval/rules.h"
#include "tools/packed_files.h"

namespace tablepick {
namespace {

// One deal in so many is made with care, which takes long.
constexpr int kMixedOneIn = 64;

// One deal in so many is like the one before.
constexpr int kLikeLastOneIn = 6;

std::vector<Card> Copy(absl::Span<const Card> cards) {
  return {cards.begin(), cards.end()};
}

// The deals of a contest file that is known to be right.
std::vector<Deal> Read(absl::string_view text) {
  std::vector<Deal> deals;
  std::vector<Card> cards;
  text.remove_prefix(text.find('\n'));
  while (!text.empty()) {
    const CardScan scan = ScanCard(text);
    if (scan.length > 0) cards.push_back(scan.card);
    text.remove_prefix(std::max<size_t>(static_cast<size_t>(scan.length), 1));
    if (cards.size() < 10) continue;
    const absl::Span<const Card> all = cards;
    deals.emplace_back(PokerRules(), all.subspan(0, 2), all.subspan(2, 2),
                       all.subspan(4));
    cards.clear();
  }
  return deals;
}

// Puts cards that are not dealt in the place of `cards`.
void DealAnew(Random& random, CardSet* free, std::vector<Card>* cards) {
  std::vector<Card> from(free->begin(), free->end());
  random.ShuffleFront(from, cards->size());
  for (size_t i = 0; i < cards->size(); ++i) {
    (*cards)[i] = from[i];
    free->Remove(from[i]);
  }
}

}  // namespace

HackDeals::HackDeals(uint64_t seed)
    : random_(seed),
      dealer_(PokerRules(), StandardShape(PokerRules())),
      mixed_(PokerRules(), StandardShape(PokerRules()),
             {.kind = DealKind::kMixed}, random_.Next()),
      suite_(Read(PackedFile("cases/decision/decisive.in"))) {
  random_.Shuffle(suite_);
}

Deal HackDeals::Next() {
  last_ =
      last_.has_value() && random_.OneIn(kLikeLastOneIn) ? LikeLast() : New();
  return *last_;
}

Deal HackDeals::New() {
  if (suite_.empty()) return Any();
  const Deal deal = suite_.back();
  suite_.pop_back();
  return deal;
}

Deal HackDeals::Any() {
  if (random_.OneIn(kMixedOneIn)) {
    if (const std::optional<Deal> deal = mixed_.Next()) return *deal;
  }
  const int categories = static_cast<int>(PokerRules().categories().size());
  const int category = random_.Below(categories);
  switch (random_.Below(8)) {
    case 0:
      return dealer_.Uniform(random_);
    case 1:
      return dealer_.FewRanks(random_);
    case 2:
      return dealer_.TwoSuits(random_);
    case 3:
      return dealer_.RareCards(random_);
    case 4:
      return dealer_.Mirrored(random_, category, random_.Below(3));
    default:
      return dealer_.MadeHands(random_, category, random_.Below(categories));
  }
}

Deal HackDeals::LikeLast() {
  std::vector<Card> alice = Copy(last_->hole(Player::kAlice));
  std::vector<Card> bob = Copy(last_->hole(Player::kBob));
  std::vector<Card> table = Copy(last_->table());
  CardSet free = CardSet::Deck();
  for (const std::vector<Card>* cards : {&alice, &bob, &table}) {
    for (const Card card : *cards) free.Remove(card);
  }
  switch (random_.Below(6)) {
    case 0:  // the same again
      return *last_;
    case 1:  // the other way round
      std::swap(alice, bob);
      break;
    case 2:  // the same players at another table
      DealAnew(random_, &free, &table);
      break;
    case 3:  // other players at the same table
      DealAnew(random_, &free, &alice);
      DealAnew(random_, &free, &bob);
      break;
    case 4:  // the same cards in another order
      return dealer_.Changed(random_, *last_, 0);
    default:  // and one card is another
      return dealer_.Changed(random_, *last_, 1);
  }
  random_.Shuffle(table);
  return Deal(PokerRules(), alice, bob, table);
}

}  // namespace tablepick
