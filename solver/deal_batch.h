// Many deals of the standard shape at once, laid out for the batch solver.

#ifndef TABLEPICK_SOLVER_DEAL_BATCH_H_
#define TABLEPICK_SOLVER_DEAL_BATCH_H_

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "eval/card.h"
#include "eval/rules.h"
#include "solver/deal.h"

namespace tablepick {

// Card codes (see eval/card.h) of up to kDeals deals, card by card: Alice's two
// hole cards, Bob's two, and the six of the table, as they stand in a contest
// file. What lies behind the last deal may be anything.
struct DealBlock {
  static constexpr size_t kDeals = 512;
  static constexpr size_t kCards = 10;

  alignas(64) uint8_t codes[kCards][kDeals] = {};
};

class DealBatch {
 public:
  static constexpr Shape kShape = {2, 6};

  // A batch that has room for so many deals.
  explicit DealBatch(size_t capacity)
      : blocks_((capacity + DealBlock::kDeals - 1) / DealBlock::kDeals),
        capacity_(capacity) {}

  size_t size() const { return size_; }
  size_t capacity() const { return capacity_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == capacity_; }
  void clear() { size_ = 0; }

  // REQUIRES: not full(), and the deal is of kShape.
  void Add(const Deal& deal) {
    assert(deal.shape() == kShape);
    size_t card = 0;
    for (Player player : {Player::kAlice, Player::kBob}) {
      for (Card held : deal.hole(player)) SetNext(card++, held);
    }
    for (Card open : deal.table()) SetNext(card++, open);
    ++size_;
  }
  // The same with deal `index` of another batch.
  void AddFrom(const DealBatch& other, size_t index) {
    const DealBlock& block = other.blocks_[index / DealBlock::kDeals];
    for (size_t card = 0; card < DealBlock::kCards; ++card) {
      next_block().codes[card][next_place()] =
          block.codes[card][index % DealBlock::kDeals];
    }
    ++size_;
  }

  // Deal `index`. REQUIRES: it can be played under `rules`.
  Deal deal(const Rules& rules, size_t index) const {
    const DealBlock& block = blocks_[index / DealBlock::kDeals];
    std::array<Card, DealBlock::kCards> cards;
    for (size_t card = 0; card < cards.size(); ++card) {
      cards[card] =
          Card::FromCode(block.codes[card][index % DealBlock::kDeals]);
    }
    const absl::Span<const Card> all = cards;
    return Deal(rules, all.subspan(0, 2), all.subspan(2, 2), all.subspan(4));
  }

  // The deals in blocks that are full but for the last.
  absl::Span<const DealBlock> blocks() const {
    return absl::MakeConstSpan(
        blocks_.data(), (size_ + DealBlock::kDeals - 1) / DealBlock::kDeals);
  }

  // For readers that write codes themselves: the block and the place in it of
  // the next deal, and how many were written there.
  DealBlock& next_block() { return blocks_[size_ / DealBlock::kDeals]; }
  size_t next_place() const { return size_ % DealBlock::kDeals; }
  void Grow(size_t deals) {
    assert(deals <= capacity_ - size_);
    size_ += deals;
  }

 private:
  void SetNext(size_t card, Card value) {
    assert(!full());
    next_block().codes[card][next_place()] = static_cast<uint8_t>(value.code());
  }

  std::vector<DealBlock> blocks_;
  size_t capacity_;
  size_t size_ = 0;
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_DEAL_BATCH_H_
