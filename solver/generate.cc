#include "solver/generate.h"

#include <bit>
#include <cassert>
#include <cstddef>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"

namespace tablepick {
namespace {

using enum DealKind;

constexpr DealKind kKinds[] = {kUniform,   kFewRanks, kTwoSuits,
                               kMadeHands, kDraws,    kOnlyMove,
                               kRareCards, kDecisive, kMixed};

// What kMixed adds to the decisive deals, in turn, but for kinds of which no
// deal can be as wished.
constexpr DealKind kOthers[] = {kFewRanks, kMadeHands, kRareCards, kDraws,
                                kTwoSuits, kOnlyMove,  kUniform};

// Whether some hand of `category` holds all of `held` and else cards of `from`.
bool SomeHandIs(const Rules& rules, CardSet held, CardSet from, int category) {
  if (held.size() == rules.hand_size()) return rules.Category(held) == category;
  for (Card card : from) {
    held.Add(card);
    from.Remove(card);
    if (SomeHandIs(rules, held, from, category)) return true;
    held.Remove(card);
  }
  return false;
}

// As many suits of the deck as RandomDealer::TwoSuits deals from.
CardSet TwoSuitsOrMore(const Rules& rules, Shape shape) {
  CardSet cards;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (suit >= 2 && cards.size() >= shape.cards()) break;
    cards = cards |
            (rules.deck() & CardSet::FromBits(uint64_t{0xffff} << (16 * suit)));
  }
  return cards;
}

}  // namespace

std::string WhyNone(const Rules& rules, Shape shape, const DealWishes& wishes) {
  switch (wishes.kind) {
    case kDraws:
      if (wishes.outcome.value_or(Outcome::kDraw) != Outcome::kDraw) {
        return "deals of kind draws all end in a draw";
      }
      break;
    case kOnlyMove:
      if (shape.hole == rules.hand_size()) {
        return "nothing is picked, so no deal is of kind only-move";
      }
      if (wishes.outcome == Outcome::kBob) {
        return "where Bob wins, all first picks keep that, so no deal of kind "
               "only-move ends so";
      }
      break;
    case kTwoSuits:
      if (wishes.category.has_value() &&
          !SomeHandIs(rules, {}, TwoSuitsOrMore(rules, shape),
                      *wishes.category)) {
        return absl::StrCat(
            "no deal of kind two-suits has such a hand: ",
            rules.categories()[static_cast<size_t>(*wishes.category)]);
      }
      break;
    case kUniform:
    case kFewRanks:
    case kMadeHands:
    case kRareCards:
    case kDecisive:
    case kMixed:
      break;
  }
  return "";
}

absl::Span<const DealKind> AllDealKinds() { return kKinds; }

absl::string_view DealKindName(DealKind kind) {
  switch (kind) {
    case kUniform:
      return "uniform";
    case kFewRanks:
      return "few-ranks";
    case kTwoSuits:
      return "two-suits";
    case kMadeHands:
      return "made-hands";
    case kDraws:
      return "draws";
    case kOnlyMove:
      return "only-move";
    case kRareCards:
      return "rare-cards";
    case kDecisive:
      return "decisive";
    case kMixed:
      break;
  }
  return "mixed";
}

std::optional<DealKind> FindDealKind(absl::string_view name) {
  for (DealKind kind : kKinds) {
    if (DealKindName(kind) == name) return kind;
  }
  return std::nullopt;
}

DealGenerator::DealGenerator(const Rules& rules, Shape shape, DealWishes wishes,
                             uint64_t seed)
    : wishes_(std::move(wishes)),
      random_(seed),
      dealer_(rules, shape),
      solver_(rules) {
  assert(CheckShape(rules, shape).ok());
  if (wishes_.kind == kDecisive || wishes_.kind == kMixed) {
    search_.emplace(rules, shape);
  }
  if (wishes_.kind != kMixed) return;
  DealWishes other = wishes_;
  for (DealKind kind : kOthers) {
    other.kind = kind;
    if (WhyNone(rules, shape, other).empty()) others_.push_back(kind);
  }
}

bool DealGenerator::always_fits() const {
  if (wishes_.outcome.has_value() || wishes_.category.has_value()) return false;
  switch (wishes_.kind) {
    case kUniform:
    case kFewRanks:
    case kTwoSuits:
    case kMadeHands:
    case kRareCards:
      return true;
    case kDraws:
    case kOnlyMove:
    case kDecisive:
    case kMixed:
      break;
  }
  return false;
}

DealKind DealGenerator::NextKind() const {
  if (wishes_.kind != kMixed) return wishes_.kind;
  const uint64_t place = found_ % 8;
  if (place < 5) return kDecisive;
  return others_[(found_ / 8 * 3 + place - 5) % others_.size()];
}

std::optional<Deal> DealGenerator::Next(int64_t tries) {
  const DealKind kind = NextKind();
  const auto fits = [&](const Deal& deal) { return Fits(kind, deal); };
  if (kind == kDecisive) {
    const std::optional<Deal> deal = search_->Next(random_, tries, fits);
    if (deal.has_value()) ++found_;
    return deal;
  }
  for (int64_t i = 0; i < tries; ++i) {
    const Deal deal = Draw(kind);
    if (!fits(deal)) continue;
    ++found_;
    return deal;
  }
  return std::nullopt;
}

Deal DealGenerator::Draw(DealKind kind) {
  switch (kind) {
    case kUniform:
      return dealer_.Uniform(random_);
    case kFewRanks:
      return dealer_.FewRanks(random_);
    case kTwoSuits:
      return dealer_.TwoSuits(random_);
    case kRareCards:
      return dealer_.RareCards(random_);
    case kDraws:
      // Draws are rare wherever they are not looked for.
      switch (random_.Below(8)) {
        case 0:
          return dealer_.FewRanks(random_);
        case 1:
          return dealer_.TwoSuits(random_);
        default:
          return dealer_.Mirrored(random_, AnyCategory(), 0);
      }
    case kOnlyMove:
      switch (random_.Below(4)) {
        case 0:
          return dealer_.Uniform(random_);
        case 1:
          return dealer_.FewRanks(random_);
        case 2:
          return dealer_.Mirrored(random_, AnyCategory(), random_.Below(2));
        default:
          break;
      }
      break;
    case kMadeHands:
    case kDecisive:
    case kMixed:
      break;
  }
  std::array<int, 2> meeting;
  if (wishes_.meetings.empty()) {
    meeting = {AnyCategory(), AnyCategory()};
  } else {
    const int meetings = static_cast<int>(wishes_.meetings.size());
    meeting = wishes_.meetings[static_cast<size_t>(random_.Below(meetings))];
    random_.Shuffle(meeting);
  }
  return dealer_.MadeHands(random_, meeting[0], meeting[1]);
}

int DealGenerator::AnyCategory() {
  return random_.Below(static_cast<int>(dealer_.rules().categories().size()));
}

bool DealGenerator::Fits(DealKind kind, const Deal& deal) {
  if (wishes_.category.has_value() && !CanMake(deal, *wishes_.category)) {
    return false;
  }
  const bool tells_value = kind == kDraws || kind == kOnlyMove;
  if (!wishes_.outcome.has_value() && !tells_value) return true;
  const Outcome value = solver_.Value(deal);
  if (wishes_.outcome.has_value() && value != *wishes_.outcome) return false;
  if (kind == kDraws) return value == Outcome::kDraw;
  if (kind == kOnlyMove) {
    return absl::c_count_if(
               solver_.PickValues(Position(deal)),
               [&](PickValue pick) { return pick.value == value; }) == 1;
  }
  return true;
}

bool DealGenerator::CanMake(const Deal& deal, int category) const {
  const int picks = deal.picks() / 2;
  const TableMask end = TableMask{1} << deal.shape().table;
  for (TableMask taken = 0; taken < end; ++taken) {
    if (std::popcount(taken) != picks) continue;
    for (Player player : {Player::kAlice, Player::kBob}) {
      const CardSet hand = deal.Hand(player, taken);
      if (dealer_.rules().Category(hand) == category) return true;
    }
  }
  return false;
}

}  // namespace tablepick
