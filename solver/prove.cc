#include "solver/prove.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "solver/endings.h"
#include "solver/goal_depth.h"
#include "solver/split_values.h"

namespace tablepick {
namespace {

// One way in which a node is reached. The proof names a table card, and means
// one: the same, or another one behind branches that stand for several cards.
struct Way {
  State state;
  uint32_t index;  // StateIndex(state)
  // By table index of the card that is named, that of the card meant.
  std::array<uint8_t, kMaxTable> meant;
};

// A node of the proof to be: all ways in which it is reached.
struct Spot {
  Player turn;
  TableMask open;  // the names of the cards that are left
  absl::InlinedVector<Way, 6> ways;

  // The spot after the pick that is named so.
  Spot After(int name) const {
    Spot after = {turn, open, ways};
    after.Take(name);
    return after;
  }
  // The same where the branch of `first` stands for it: the names change
  // places.
  Spot AfterAs(int name, int first) const {
    Spot after = {turn, open, ways};
    for (Way& way : after.ways) {
      std::swap(way.meant[static_cast<size_t>(name)],
                way.meant[static_cast<size_t>(first)]);
    }
    after.Take(first);
    return after;
  }
  // The spot after the branch of `first` that stands for all `names`.
  Spot AfterAll(TableMask names, int first) const {
    Spot after = After(first);
    names &= ~(TableMask{1} << first);
    for (; names != 0; names &= names - 1) {
      const Spot more = AfterAs(std::countr_zero(names), first);
      after.ways.insert(after.ways.end(), more.ways.begin(), more.ways.end());
    }
    return after;
  }

 private:
  void Take(int name) {
    const uint32_t digit = turn == Player::kAlice ? 1 : 2;
    for (Way& way : ways) {
      const size_t card = way.meant[static_cast<size_t>(name)];
      way.state = AfterPick(way.state, turn, static_cast<int>(card));
      way.index += digit * kPowerOfThree[card];
    }
    open &= ~(TableMask{1} << name);
    turn = Opponent(turn);
  }
};

// A part of a proof, and how many branches it has.
struct Tree {
  ProofNode node;
  int size = 0;
};

class StrategyBuilder {
 public:
  StrategyBuilder(const Deal& deal, Player player, Outcome goal,
                  SplitValues* splits)
      : deal_(deal),
        player_(player),
        splits_(*splits),
        depth_(deal, player, goal, splits) {}

  // Whether the player can reach the goal.
  bool CanReach(State state) const {
    return depth_.At(state) != GoalDepth::kNever;
  }

  // REQUIRES: CanReach(position.state()).
  Strategy Build(const Position& position) {
    Way way = {position.state(),
               static_cast<uint32_t>(StateIndex(position.state())),
               {}};
    std::iota(way.meant.begin(), way.meant.end(), uint8_t{0});
    const TableMask table = (TableMask{1} << deal_.shape().table) - 1;
    const Spot start = {
        position.history().size() % 2 == 0 ? Player::kAlice : Player::kBob,
        table & ~way.state.taken(),
        {way}};
    std::optional<Tree> tree =
        Build(start, depth_.At(way.state), std::numeric_limits<int>::max());
    ShowHands(start, &tree->node);
    return {player_, std::move(tree->node)};
  }

 private:
  // Trees of more picks are not tried with each card that the player can take,
  // but with the first that will do.
  static constexpr int kTryAll = 7;
  // Of no more replies all ways to tell them together are tried.
  static constexpr int kGroupAll = 6;

  // The least number of picks in which one strategy may reach the goal in all
  // ways; 0 only if it has.
  int LeastDepth(const Spot& spot) const {
    int depth = 0;
    for (const Way& way : spot.ways) {
      depth = std::max(depth, depth_.AtIndex(way.index));
    }
    return depth;
  }

  // Whether one strategy reaches the goal in all ways within `depth` picks.
  bool Within(const Spot& spot, int depth) const {
    const int least = LeastDepth(spot);
    if (least > depth) return false;
    if (least == 0 || spot.ways.size() == 1) return true;
    const bool takes = spot.turn == player_;
    for (TableMask open = spot.open; open != 0; open &= open - 1) {
      if (Within(spot.After(std::countr_zero(open)), depth - 1) == takes) {
        return takes;
      }
    }
    return !takes;
  }

  // The smallest tree that could be found which reaches the goal in all ways
  // within `depth` picks, if it has fewer than `limit` branches.
  std::optional<Tree> Build(const Spot& spot, int depth, int limit) const {
    // Each pick takes a branch at least.
    const int least = LeastDepth(spot);
    if (least >= limit || !Within(spot, depth)) return std::nullopt;
    if (least == 0) return Tree();
    if (spot.turn == player_) return BuildTake(spot, depth, limit);
    return std::popcount(spot.open) <= kGroupAll
               ? BuildReplies(spot, depth, limit)
               : BuildManyReplies(spot, depth, limit);
  }

  std::optional<Tree> BuildTake(const Spot& spot, int depth, int limit) const {
    std::optional<Tree> best;
    for (TableMask open = spot.open; open != 0; open &= open - 1) {
      const int name = std::countr_zero(open);
      std::optional<Tree> then = Build(spot.After(name), depth - 1, limit - 1);
      if (!then.has_value()) continue;
      limit = then->size + 1;
      best.emplace();
      best->size = limit;
      best->node.kind = ProofNode::Kind::kTake;
      best->node.branches.push_back({{TableCard(name)}, std::move(then->node)});
      if (depth > kTryAll) break;
    }
    return best;
  }

  // Tries all partitions of the replies into branches, and in each branch each
  // card to tell the others by.
  std::optional<Tree> BuildReplies(const Spot& spot, int depth,
                                   int limit) const {
    // For sets of replies: the fewest branches to tell them with, the set that
    // the branch of the first of them stands for, and that branch, if it stands
    // for the whole set.
    struct Told {
      int size = 0;
      TableMask together = 0;
      ProofBranch branch;
    };
    std::array<TableMask, kGroupAll> bits{};
    size_t count = 0;
    for (TableMask open = spot.open; open != 0; open &= open - 1) {
      bits[count++] = open & -open;
    }
    std::vector<Told> told(size_t{1} << count);
    for (uint32_t set = 1; set < told.size(); ++set) {
      Told& best = told[set];
      const uint32_t low = set & -set;
      best.size = limit;
      for (uint32_t part = (set - 1) & set; part != 0;
           part = (part - 1) & set) {
        if ((part & low) == 0) continue;
        const int size = told[part].size + told[set & ~part].size;
        if (size >= best.size) continue;
        best.size = size;
        best.together = told[part].together;
      }
      TableMask names = 0;
      for (uint32_t rest = set; rest != 0; rest &= rest - 1) {
        names |= bits[static_cast<size_t>(std::countr_zero(rest))];
      }
      for (TableMask rest = names; rest != 0; rest &= rest - 1) {
        const int first = std::countr_zero(rest);
        std::optional<Tree> then =
            Build(spot.AfterAll(names, first), depth - 1, best.size - 1);
        if (!then.has_value()) continue;
        best.size = then->size + 1;
        best.together = set;
        best.branch = {Cards(names, first), std::move(then->node)};
      }
      // A reply takes no less together with others than alone.
      if (set == low && best.size >= limit) return std::nullopt;
    }
    if (told.back().size >= limit) return std::nullopt;

    Tree tree;
    tree.size = told.back().size;
    tree.node.kind = ProofNode::Kind::kReplies;
    for (size_t left = told.size() - 1; left != 0;) {
      Told& next = told[told[left].together];
      left &= ~static_cast<size_t>(told[left].together);
      tree.node.branches.push_back(std::move(next.branch));
    }
    return tree;
  }

  // Tells each reply by the first branch that will do for it as well.
  std::optional<Tree> BuildManyReplies(const Spot& spot, int depth,
                                       int limit) const {
    struct Group {
      TableMask names;
      int first;
      Spot after;
    };
    std::vector<Group> groups;
    for (TableMask open = spot.open; open != 0; open &= open - 1) {
      const int name = std::countr_zero(open);
      bool joined = false;
      for (Group& group : groups) {
        Spot after = spot.AfterAs(name, group.first);
        after.ways.insert(after.ways.end(), group.after.ways.begin(),
                          group.after.ways.end());
        if (!Within(after, depth - 1)) continue;
        group.names |= TableMask{1} << name;
        group.after = std::move(after);
        joined = true;
        break;
      }
      if (!joined) {
        groups.push_back({TableMask{1} << name, name, spot.After(name)});
      }
    }
    Tree tree;
    tree.node.kind = ProofNode::Kind::kReplies;
    tree.size = static_cast<int>(groups.size());
    for (const Group& group : groups) {
      std::optional<Tree> then =
          Build(group.after, depth - 1, limit - tree.size);
      if (!then.has_value()) return std::nullopt;
      tree.size += then->size;
      tree.node.branches.push_back(
          {Cards(group.names, group.first), std::move(then->node)});
    }
    return tree;
  }

  Card TableCard(int name) const {
    return deal_.table()[static_cast<size_t>(name)];
  }
  // The cards with these names, `first` first.
  std::vector<Card> Cards(TableMask names, int first) const {
    std::vector<Card> cards = {TableCard(first)};
    names &= ~(TableMask{1} << first);
    for (; names != 0; names &= names - 1) {
      cards.push_back(TableCard(std::countr_zero(names)));
    }
    return cards;
  }

  // Fills in the final hands at the ends of a tree.
  void ShowHands(const Spot& spot, ProofNode* node) {
    if (node->kind == ProofNode::Kind::kEnd) {
      EndingSurvey survey(deal_, player_, &splits_);
      for (const Way& way : spot.ways) survey.Add(way.state);
      const State end = survey.closest();
      node->hands = {deal_.Hand(Player::kAlice, end.alice),
                     deal_.Hand(Player::kBob, end.bob)};
      return;
    }
    const auto name_of = [table = deal_.table()](Card card) {
      return static_cast<int>(std::find(table.begin(), table.end(), card) -
                              table.begin());
    };
    for (ProofBranch& branch : node->branches) {
      TableMask names = 0;
      for (const Card card : branch.cards) {
        names |= TableMask{1} << name_of(card);
      }
      ShowHands(spot.AfterAll(names, name_of(branch.cards[0])), &branch.then);
    }
  }

  const Deal& deal_;
  Player player_;
  SplitValues& splits_;
  GoalDepth depth_;
};

}  // namespace

Proof Prove(const Rules& rules, const Position& position) {
  SplitValues splits(rules);
  splits.Reset(position.deal());
  const auto builder = [&](Player player, Outcome goal) {
    return StrategyBuilder(position.deal(), player, goal, &splits);
  };
  for (const Player player : {Player::kAlice, Player::kBob}) {
    StrategyBuilder wins = builder(player, WinFor(player));
    if (wins.CanReach(position.state())) {
      return {position, WinFor(player), {wins.Build(position)}};
    }
  }
  return {position,
          Outcome::kDraw,
          {builder(Player::kAlice, Outcome::kDraw).Build(position),
           builder(Player::kBob, Outcome::kDraw).Build(position)}};
}

}  // namespace tablepick
