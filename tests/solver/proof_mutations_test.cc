// Proofs that are spoilt, each in a way that makes it wrong for sure, are
// refused, and the step that is named is where they were spoilt, or behind it.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "eval/card_text.h"
#include "solver/notation.h"
#include "solver/prove.h"
#include "solver/random.h"
#include "solver/solver.h"
#include "solver/verify.h"
#include "tests/solver/plain_proof.h"
#include "tests/solver/random_deals.h"

namespace tablepick {
namespace {

// A node of a proof, and how it is reached.
struct Place {
  ProofNode* node;
  Strategy* strategy;
  std::vector<Card> path;  // cards as the proof names them
  std::vector<PlainWay> ways;
};

void ListPlaces(ProofNode* node, Strategy* strategy,
                const std::vector<Card>& path,
                const std::vector<PlainWay>& ways, std::vector<Place>* places) {
  places->push_back({node, strategy, path, ways});
  for (ProofBranch& branch : node->branches) {
    std::vector<Card> further = path;
    further.push_back(branch.cards[0]);
    std::vector<PlainWay> after;
    for (const Card card : branch.cards) {
      for (const PlainWay& way : ways) {
        after.push_back(PlainAfterAs(way, card, branch.cards[0]));
      }
    }
    ListPlaces(&branch.then, strategy, further, after, places);
  }
}

// A proof, spoilt: what it is now, how, and where the fault must be.
struct Spoilt {
  Proof proof;
  std::string how;
  // The strategy and the path that the message has to start with; no player if
  // it is about the proof as a whole.
  std::optional<Player> player;
  std::vector<Card> path;
};

class Spoiler {
 public:
  Spoiler(const Rules& rules, Random* random)
      : rules_(rules), solver_(rules), random_(*random) {}

  // Spoils a proof in one of the ways, if it can be done.
  std::optional<Spoilt> Spoil(const Proof& proof, int how) {
    spoilt_ = {proof, "", {}, {}};
    places_.clear();
    for (Strategy& strategy : spoilt_.proof.strategies) {
      ListPlaces(&strategy.start, &strategy, {},
                 {StartOf(spoilt_.proof.position)}, &places_);
    }
    bool done = false;
    switch (how) {
      case 0:
        done = ChangePick();
        break;
      case 1:
        done = DropReply();
        break;
      case 2:
        done = ChangeOutcome();
        break;
      case 3:
        done = PutInAnotherHand();
        break;
      case 4:
        done = ShowAnotherEnd();
        break;
      case 5:
        done = ChangeDeal();
        break;
      case 6:
        done = EndTooEarly();
        break;
    }
    if (!done) return std::nullopt;
    return spoilt_;
  }
  static constexpr int kWays = 7;

 private:
  template <typename Items>
  auto& AnyOf(Items& items) {
    const int size = static_cast<int>(items.size());
    return items[static_cast<size_t>(random_.Below(size))];
  }

  // A random place of a kind, or null.
  Place* Choose(ProofNode::Kind kind) {
    std::vector<Place*> of_kind;
    for (Place& place : places_) {
      if (place.node->kind == kind) of_kind.push_back(&place);
    }
    if (of_kind.empty()) return nullptr;
    Place* place = AnyOf(of_kind);
    spoilt_.player = place->strategy->player;
    spoilt_.path = place->path;
    return place;
  }

  // To a card that is not there, or that gives away the goal in some way.
  bool ChangePick() {
    Place* place = Choose(ProofNode::Kind::kTake);
    if (place == nullptr) return false;
    Card& pick = place->node->branches[0].cards[0];
    const Deal& deal = spoilt_.proof.position.deal();
    const Card before = pick;
    pick = random_.OneIn(5) ? deal.hole(Player::kBob)[0]
                            : deal.table()[static_cast<size_t>(
                                  random_.Below(deal.shape().table))];
    spoilt_.how = absl::StrCat("takes ", pick.ToString(), " instead of ",
                               before.ToString());
    const std::vector<Card> open = PlainOpen(place->ways[0]);
    if (std::find(open.begin(), open.end(), pick) == open.end()) return true;
    return std::any_of(
        place->ways.begin(), place->ways.end(), [&](const PlainWay& way) {
          return !ReachesGoal(place->strategy->player, spoilt_.proof.outcome,
                              solver_.Value(PlainAfter(way, pick).position));
        });
  }

  bool DropReply() {
    Place* place = Choose(ProofNode::Kind::kReplies);
    if (place == nullptr) return false;
    auto& branches = place->node->branches;
    ProofBranch& branch = AnyOf(branches);
    spoilt_.how = absl::StrCat("drops ", branch.cards.back().ToString());
    branch.cards.pop_back();
    if (branch.cards.empty()) {
      branches.erase(branches.begin() + (&branch - branches.data()));
    }
    return true;
  }

  // Of the whole proof, or of the strategies as well.
  bool ChangeOutcome() {
    Proof& proof = spoilt_.proof;
    const Outcome before = proof.outcome;
    const Outcome others[] = {Outcome::kAlice, Outcome::kDraw, Outcome::kBob};
    proof.outcome = others[random_.Below(3)];
    spoilt_.how = absl::StrCat("says ", OutcomeName(proof.outcome));
    if (proof.outcome == before) return false;
    if (random_.OneIn(2)) return true;
    // A strategy for it that could be right, but for what it reaches.
    spoilt_.how += " with strategies";
    if (proof.outcome == Outcome::kDraw) {
      const Player loser =
          before == Outcome::kAlice ? Player::kBob : Player::kAlice;
      const Strategy good = proof.strategies[0];
      proof.strategies.push_back({loser, good.start});
    } else if (before == Outcome::kDraw) {
      proof.strategies.erase(proof.strategies.begin() +
                             (proof.outcome == Outcome::kAlice ? 1 : 0));
    } else {
      proof.strategies[0].player = Opponent(proof.strategies[0].player);
    }
    return true;
  }

  bool PutInAnotherHand() {
    Place* place = Choose(ProofNode::Kind::kEnd);
    const Deal& deal = spoilt_.proof.position.deal();
    const bool alice = random_.OneIn(2);
    const Player player = alice ? Player::kAlice : Player::kBob;
    CardSet& hand = place->node->hands[alice ? 0 : 1];
    const TableMask all = (1u << deal.shape().table) - 1;
    const CardSet others = deal.Hand(Opponent(player), 0) |
                           (rules_.deck() - deal.Hand(player, all) -
                            deal.Hand(Opponent(player), 0));
    const auto any_of = [&](CardSet cards) {
      const std::vector<Card> list(cards.begin(), cards.end());
      return AnyOf(list);
    };
    const Card out = any_of(hand);
    const Card in = any_of(others);
    spoilt_.how = absl::StrCat("shows a hand with ", in.ToString(),
                               " instead of ", out.ToString());
    hand.Remove(out);
    hand.Add(in);
    return true;
  }

  // Of which the hands have other values than those that are the closest.
  bool ShowAnotherEnd() {
    Place* place = Choose(ProofNode::Kind::kEnd);
    Position end = AnyOf(place->ways).position;
    while (!end.finished()) {
      const int pick = random_.Below(end.deal().shape().table);
      if (end.CanPick(pick)) end.Pick(pick);
    }
    bool other = false;
    for (const Player player : {Player::kAlice, Player::kBob}) {
      CardSet& hand = place->node->hands[static_cast<size_t>(player)];
      other = other || rules_.Value(hand) != rules_.Value(end.Hand(player));
      hand = end.Hand(player);
    }
    spoilt_.how = "shows another end";
    return other;
  }

  // To one of another value.
  bool ChangeDeal() {
    Position& position = spoilt_.proof.position;
    Position other(random_.OneIn(2)
                       ? RandomDeal(rules_, position.deal().shape(), random_)
                       : Deal(rules_, position.deal().hole(Player::kBob),
                              position.deal().hole(Player::kAlice),
                              position.deal().table()));
    for (const int pick : position.history()) other.Pick(pick);
    position = other;
    spoilt_.how = absl::StrCat("is about ", FormatPosition(position));
    spoilt_.player = spoilt_.proof.strategies[0].player;
    if (spoilt_.proof.strategies.size() > 1) spoilt_.player.reset();
    return solver_.Value(position) != spoilt_.proof.outcome;
  }

  // Where it can still come to another outcome.
  bool EndTooEarly() {
    Place* place = Choose(random_.OneIn(2) ? ProofNode::Kind::kTake
                                           : ProofNode::Kind::kReplies);
    if (place == nullptr) return false;
    ProofNode* leaf = place->node;
    while (!leaf->branches.empty()) leaf = &leaf->branches[0].then;
    spoilt_.how = "ends too early";
    const ProofNode end = *leaf;
    *place->node = end;
    return std::any_of(
        place->ways.begin(), place->ways.end(), [&](const PlainWay& way) {
          return !PlainSettled(rules_, way.position, place->strategy->player,
                               spoilt_.proof.outcome);
        });
  }

  const Rules& rules_;
  Solver solver_;
  Random& random_;
  Spoilt spoilt_;
  std::vector<Place> places_;
};

// The cards of the path in a message, as the proof names them.
std::vector<std::string> PathIn(absl::string_view message) {
  std::vector<std::string> path;
  const size_t after = message.find(", after ");
  if (after == absl::string_view::npos) return path;
  message.remove_prefix(after + 8);
  for (const absl::string_view word :
       absl::StrSplit(message.substr(0, message.find(':')), ' ')) {
    if (word == "(told" || word == "as") continue;
    if (word.back() == ')') {
      path.back().assign(word.data(), 2);
    } else {
      path.emplace_back(word);
    }
  }
  return path;
}

TEST(ProofMutationsTest, EveryWrongProofIsRefusedWhereItIsWrong) {
  Random random(1000);
  std::map<int, int> refused;
  int all = 0;
  while (all < 1000) {
    for (const Rules* rules : AllRules()) {
      Spoiler spoiler(*rules, &random);
      for (const Shape shape : AllShapes(*rules)) {
        if (2 * (rules->hand_size() - shape.hole) > 6 || shape.table > 8) {
          continue;
        }
        Position position(RandomDeal(*rules, shape, random));
        if (position.deal().picks() > 0 && random.OneIn(4)) position.Pick(0);
        const Proof proof = Prove(*rules, position);
        ASSERT_EQ(VerifyProof(*rules, proof), absl::OkStatus());
        const int how = random.Below(Spoiler::kWays);
        const std::optional<Spoilt> spoilt = spoiler.Spoil(proof, how);
        if (!spoilt.has_value()) continue;
        SCOPED_TRACE(absl::StrCat(FormatPosition(position), " ", spoilt->how));
        const absl::Status status = VerifyProof(*rules, spoilt->proof);
        const std::string message(status.message());
        SCOPED_TRACE(message);
        ASSERT_FALSE(status.ok());
        if (spoilt->player.has_value()) {
          EXPECT_EQ(message.rfind(absl::StrCat(PlayerName(*spoilt->player),
                                               "'s strategy, "),
                                  0),
                    0u);
          const std::vector<std::string> path = PathIn(message);
          ASSERT_GE(path.size(), spoilt->path.size());
          for (size_t i = 0; i < spoilt->path.size(); ++i) {
            EXPECT_EQ(path[i], spoilt->path[i].ToString());
          }
        }
        ++refused[how];
        ++all;
      }
    }
  }
  for (int how = 0; how < Spoiler::kWays; ++how) {
    EXPECT_GT(refused[how], 50) << how;
  }
}

}  // namespace
}  // namespace tablepick
