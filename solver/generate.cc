#include "solver/generate.h"

#include <bit>
#include <cassert>
#include <utility>

#include "absl/algorithm/container.h"

namespace tablepick {
namespace {

constexpr DealKind kKinds[] = {DealKind::kUniform,  DealKind::kFewRanks,
                               DealKind::kTwoSuits, DealKind::kMadeHands,
                               DealKind::kDraws,    DealKind::kOnlyMove};

}  // namespace

absl::Span<const DealKind> AllDealKinds() { return kKinds; }

absl::string_view DealKindName(DealKind kind) {
  switch (kind) {
    case DealKind::kUniform:
      return "uniform";
    case DealKind::kFewRanks:
      return "few-ranks";
    case DealKind::kTwoSuits:
      return "two-suits";
    case DealKind::kMadeHands:
      return "made-hands";
    case DealKind::kDraws:
      return "draws";
    case DealKind::kOnlyMove:
      break;
  }
  return "only-move";
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
}

bool DealGenerator::always_fits() const {
  return wishes_.kind != DealKind::kDraws &&
         wishes_.kind != DealKind::kOnlyMove && !wishes_.outcome.has_value() &&
         !wishes_.category.has_value();
}

std::optional<Deal> DealGenerator::Next(int64_t tries) {
  const bool fits = always_fits();
  for (int64_t i = 0; i < tries; ++i) {
    const Deal deal = Draw();
    if (fits || Fits(deal)) return deal;
  }
  return std::nullopt;
}

Deal DealGenerator::Draw() {
  switch (wishes_.kind) {
    case DealKind::kUniform:
      return dealer_.Uniform(random_);
    case DealKind::kFewRanks:
      return dealer_.FewRanks(random_);
    case DealKind::kTwoSuits:
      return dealer_.TwoSuits(random_);
    case DealKind::kMadeHands:
      break;
    case DealKind::kDraws:
      // Draws are rare wherever they are not looked for.
      switch (random_.Below(8)) {
        case 0:
          return dealer_.FewRanks(random_);
        case 1:
          return dealer_.TwoSuits(random_);
        default:
          return dealer_.Mirrored(random_);
      }
    case DealKind::kOnlyMove:
      switch (random_.Below(4)) {
        case 0:
          return dealer_.Uniform(random_);
        case 1:
          return dealer_.FewRanks(random_);
        case 2:
          return dealer_.Mirrored(random_);
        default:
          break;
      }
      break;
  }
  std::array<int, 2> meeting;
  if (wishes_.meetings.empty()) {
    const int categories =
        static_cast<int>(dealer_.rules().categories().size());
    meeting = {random_.Below(categories), random_.Below(categories)};
  } else {
    const int meetings = static_cast<int>(wishes_.meetings.size());
    meeting = wishes_.meetings[static_cast<size_t>(random_.Below(meetings))];
    random_.Shuffle(meeting);
  }
  return dealer_.MadeHands(random_, meeting[0], meeting[1]);
}

bool DealGenerator::Fits(const Deal& deal) {
  if (wishes_.category.has_value() && !CanMake(deal, *wishes_.category)) {
    return false;
  }
  const Outcome value = solver_.Value(deal);
  if (wishes_.outcome.has_value() && value != *wishes_.outcome) return false;
  if (wishes_.kind == DealKind::kDraws) return value == Outcome::kDraw;
  if (wishes_.kind == DealKind::kOnlyMove) {
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
