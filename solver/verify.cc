#include "solver/verify.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "eval/card_text.h"
#include "solver/endings.h"
#include "solver/split_values.h"

namespace tablepick {
namespace {

// One way in which a node is reached. Where branches stand for several cards
// there are several: a card that the proof names means another one then.
struct Way {
  Position position;
  // By table index of the card that is named, that of the card meant.
  std::array<uint8_t, kMaxTable> meant;
  // The cards as the proof names them, where its picks begin.
  std::vector<Card> named;
};

class Verifier {
 public:
  Verifier(const Rules& rules, const Proof& proof, ProofSize* size)
      : proof_(proof), splits_(rules), size_(*size) {
    splits_.Reset(deal());
  }

  absl::Status Verify() {
    const bool draw = proof_.outcome == Outcome::kDraw;
    for (const Player player : {Player::kAlice, Player::kBob}) {
      const auto strategies = std::count_if(
          proof_.strategies.begin(), proof_.strategies.end(),
          [player](const Strategy& one) { return one.player == player; });
      const int needed = draw || proof_.outcome == WinFor(player) ? 1 : 0;
      if (strategies == needed) continue;
      return absl::FailedPreconditionError(absl::StrCat(
          "the outcome is ", OutcomeName(proof_.outcome), ", which takes ",
          needed == 0 ? "no" : "one", " strategy of ", PlayerName(player),
          ", not ", strategies));
    }
    for (const Strategy& strategy : proof_.strategies) {
      player_ = strategy.player;
      Way way = {proof_.position, {}, {}};
      std::iota(way.meant.begin(), way.meant.end(), uint8_t{0});
      absl::Status status = Check(strategy.start, {way});
      if (!status.ok()) return status;
    }
    return absl::OkStatus();
  }

 private:
  using Ways = std::vector<Way>;

  const Deal& deal() const { return proof_.position.deal(); }
  Card TableCard(int index) const {
    return deal().table()[static_cast<size_t>(index)];
  }
  std::optional<int> IndexOf(Card card) const {
    const auto table = deal().table();
    const auto found = std::find(table.begin(), table.end(), card);
    if (found == table.end()) return std::nullopt;
    return static_cast<int>(found - table.begin());
  }

  absl::Status Fault(const Way& way, absl::string_view message) const {
    std::string text = absl::StrCat(PlayerName(player_), "'s strategy, ");
    const size_t before = proof_.position.history().size();
    absl::StrAppend(&text, way.named.empty() ? "at its start" : "after");
    for (size_t i = 0; i < way.named.size(); ++i) {
      const Card taken = TableCard(way.position.history()[before + i]);
      absl::StrAppend(&text, " ", taken.ToString());
      if (taken != way.named[i]) {
        absl::StrAppend(&text, " (told as ", way.named[i].ToString(), ")");
      }
    }
    return absl::FailedPreconditionError(absl::StrCat(text, ": ", message));
  }

  absl::Status Check(const ProofNode& node, const Ways& ways) {
    const Position& position = ways.front().position;
    if (node.kind == ProofNode::Kind::kEnd) return CheckEnd(node, ways);
    if (position.finished()) {
      return Fault(ways.front(), "the game is over here");
    }
    const bool takes = node.kind == ProofNode::Kind::kTake;
    if (takes != (position.turn() == player_)) {
      return Fault(
          ways.front(),
          absl::StrCat("it is the turn of ", PlayerName(position.turn()),
                       takes ? ", and the replies are not told"
                             : ", and no card is taken"));
    }
    return takes ? CheckTake(node, ways) : CheckReplies(node, ways);
  }

  absl::Status CheckTake(const ProofNode& node, const Ways& ways) {
    if (node.branches.size() != 1 || node.branches[0].cards.size() != 1) {
      return Fault(ways.front(), "it has to take one card");
    }
    const ProofBranch& branch = node.branches[0];
    const Card card = branch.cards[0];
    const std::optional<int> index = IndexOf(card);
    if (!index.has_value() || !CanTake(ways.front(), *index)) {
      return Fault(ways.front(), CannotTake(card, index.has_value()));
    }
    ++size_.steps;
    Ways after = ways;
    for (Way& way : after) Take(*index, &way);
    return Check(branch.then, after);
  }

  absl::Status CheckReplies(const ProofNode& node, const Ways& ways) {
    CardSet told;
    for (const ProofBranch& branch : node.branches) {
      if (branch.cards.empty()) {
        return Fault(ways.front(), "a branch is told for no card");
      }
      for (const Card card : branch.cards) {
        const std::optional<int> index = IndexOf(card);
        if (!index.has_value() || !CanTake(ways.front(), *index)) {
          return Fault(ways.front(), CannotTake(card, index.has_value()));
        }
        if (told.Contains(card)) {
          return Fault(ways.front(),
                       absl::StrCat(card.ToString(), " is told of twice"));
        }
        told.Add(card);
      }
    }
    for (int index = 0; index < deal().shape().table; ++index) {
      if (CanTake(ways.front(), index) && !told.Contains(TableCard(index))) {
        return Fault(ways.front(), absl::StrCat("nothing is said of ",
                                                TableCard(index).ToString()));
      }
    }
    for (const ProofBranch& branch : node.branches) {
      ++size_.steps;
      const int first = *IndexOf(branch.cards[0]);
      Ways after;
      for (const Way& way : ways) {
        for (const Card card : branch.cards) {
          after.push_back(way);
          std::swap(after.back().meant[static_cast<size_t>(first)],
                    after.back().meant[static_cast<size_t>(*IndexOf(card))]);
          Take(first, &after.back());
        }
      }
      absl::Status status = Check(branch.then, after);
      if (!status.ok()) return status;
    }
    return absl::OkStatus();
  }

  absl::Status CheckEnd(const ProofNode& node, const Ways& ways) {
    EndingSurvey survey(deal(), player_, &splits_);
    for (const Way& way : ways) {
      survey.Add(way.position.state());
      if (ReachesGoal(player_, proof_.outcome, survey.worst())) continue;
      const State end = survey.closest();
      return Fault(
          way,
          absl::StrCat(
              "the strategy ends, but it may still come to ",
              CardsToString(
                  HighestFirst(deal().Hand(Player::kAlice, end.alice))),
              " for Alice and ",
              CardsToString(HighestFirst(deal().Hand(Player::kBob, end.bob))),
              " for Bob"));
    }
    size_.endings += survey.count();

    State end;
    const bool whole = Taken(Player::kAlice, node.hands, &end.alice) &&
                       Taken(Player::kBob, node.hands, &end.bob);
    const bool possible =
        whole && (end.alice & end.bob) == 0 &&
        std::any_of(ways.begin(), ways.end(), [end](const Way& way) {
          const State state = way.position.state();
          return (state.alice & ~end.alice) == 0 && (state.bob & ~end.bob) == 0;
        });
    const std::string hands =
        absl::StrCat("the hands ", CardsToString(HighestFirst(node.hands[0])),
                     " and ", CardsToString(HighestFirst(node.hands[1])));
    if (!possible) {
      return Fault(ways.front(), absl::StrCat(hands, " cannot come about"));
    }
    if (!survey.IsClosest(end)) {
      return Fault(ways.front(),
                   absl::StrCat(hands, " are not the closest end"));
    }
    return absl::OkStatus();
  }

  // The table cards in the final hand of `player`. False if that is no whole
  // hand with the hole cards.
  bool Taken(Player player, const std::array<CardSet, 2>& hands,
             TableMask* taken) const {
    const CardSet hand = hands[static_cast<size_t>(player)];
    for (int index = 0; index < deal().shape().table; ++index) {
      if (hand.Contains(TableCard(index))) *taken |= TableMask{1} << index;
    }
    return std::popcount(*taken) == deal().picks() / 2 &&
           deal().Hand(player, *taken) == hand;
  }

  static bool CanTake(const Way& way, int index) {
    return way.position.CanPick(way.meant[static_cast<size_t>(index)]);
  }
  void Take(int index, Way* way) const {
    way->position.Pick(way->meant[static_cast<size_t>(index)]);
    way->named.push_back(TableCard(index));
  }
  static std::string CannotTake(Card card, bool on_table) {
    return absl::StrCat(card.ToString(), on_table ? " is taken already"
                                                  : " is not on the table");
  }

  const Proof& proof_;
  SplitValues splits_;
  ProofSize& size_;
  Player player_ = Player::kAlice;
};

}  // namespace

absl::Status VerifyProof(const Rules& rules, const Proof& proof,
                         ProofSize* size) {
  ProofSize unasked;
  return Verifier(rules, proof, size == nullptr ? &unasked : size).Verify();
}

}  // namespace tablepick
