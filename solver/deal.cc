#include "solver/deal.h"

#include <algorithm>
#include <cassert>

#include "absl/strings/str_cat.h"

namespace tablepick {

Shape StandardShape(const Rules& rules) {
  return {2, 2 * (rules.hand_size() - 2)};
}

absl::Status CheckShape(const Rules& rules, Shape shape) {
  if (shape.hole < 0 || shape.hole > rules.hand_size()) {
    return absl::InvalidArgumentError(
        absl::StrCat("a ", rules.name(), " hand has ", rules.hand_size(),
                     " cards: each player holds 0 to ", rules.hand_size(),
                     " of them from the start, not ", shape.hole));
  }
  const int picks = 2 * (rules.hand_size() - shape.hole);
  if (shape.table < picks) {
    return absl::InvalidArgumentError(
        absl::StrCat("with ", shape.hole, " hole card",
                     shape.hole == 1 ? "" : "s", " each, the players take ",
                     picks, " cards of the table, which has ", shape.table));
  }
  if (shape.table > kMaxTable) {
    return absl::InvalidArgumentError(absl::StrCat(
        "the table has ", shape.table, " cards; at most ", kMaxTable, " work"));
  }
  return absl::OkStatus();
}

Deal::Deal(const Rules& rules, absl::Span<const Card> alice,
           absl::Span<const Card> bob, absl::Span<const Card> table)
    : hole_size_(static_cast<uint8_t>(alice.size())),
      table_size_(static_cast<uint8_t>(table.size())),
      hand_size_(static_cast<uint8_t>(rules.hand_size())) {
  assert(CheckShape(rules, shape()).ok() && alice.size() == bob.size());
  std::copy(alice.begin(), alice.end(), hole_[0].begin());
  std::copy(bob.begin(), bob.end(), hole_[1].begin());
  std::copy(table.begin(), table.end(), table_.begin());
}

absl::StatusOr<Deal> Deal::Create(const Rules& rules,
                                  absl::Span<const Card> alice,
                                  absl::Span<const Card> bob,
                                  absl::Span<const Card> table) {
  if (alice.size() != bob.size()) {
    return absl::InvalidArgumentError(
        absl::StrCat("Alice holds ", alice.size(),
                     alice.size() == 1 ? " card and Bob " : " cards and Bob ",
                     bob.size(), ": both must hold the same number"));
  }
  absl::Status fits = CheckShape(
      rules, {static_cast<int>(alice.size()), static_cast<int>(table.size())});
  if (!fits.ok()) return fits;
  CardSet dealt;
  for (absl::Span<const Card> cards : {alice, bob, table}) {
    for (Card card : cards) {
      if (!rules.deck().Contains(card)) {
        return absl::InvalidArgumentError(absl::StrCat(
            card.ToString(), " is not in the deck of ", rules.name()));
      }
      if (dealt.Contains(card)) {
        return absl::InvalidArgumentError(
            absl::StrCat(card.ToString(), " is dealt twice"));
      }
      dealt.Add(card);
    }
  }
  return Deal(rules, alice, bob, table);
}

CardSet Deal::Hand(Player player, TableMask taken) const {
  CardSet hand;
  for (Card card : hole(player)) hand.Add(card);
  for (; taken != 0; taken &= taken - 1) {
    hand.Add(table_[static_cast<size_t>(std::countr_zero(taken))]);
  }
  return hand;
}

bool Position::CanPick(int index) const {
  return !finished() && index >= 0 && index < deal_.shape().table &&
         (state_.taken() >> index & 1) == 0;
}

void Position::Pick(int index) {
  assert(CanPick(index));
  state_ = AfterPick(state_, turn(), index);
  history_[picked_++] = static_cast<uint8_t>(index);
}

void Position::Undo() {
  assert(picked_ > 0);
  const TableMask others = ~(TableMask{1} << history_[--picked_]);
  history_[picked_] = 0;
  state_.alice &= others;
  state_.bob &= others;
}

}  // namespace tablepick
