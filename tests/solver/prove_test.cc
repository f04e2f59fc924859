#include "solver/prove.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "solver/notation.h"
#include "solver/random.h"
#include "solver/solver.h"
#include "solver/verify.h"
#include "tests/solver/plain_proof.h"
#include "tests/solver/random_deals.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

int DepthOf(const ProofNode& node) {
  int depth = 0;
  for (const ProofBranch& branch : node.branches) {
    depth = std::max(depth, 1 + DepthOf(branch.then));
  }
  return depth;
}

int SizeOf(const ProofNode& node) {
  int size = 0;
  for (const ProofBranch& branch : node.branches) {
    size += 1 + SizeOf(branch.then);
  }
  return size;
}

class DecisionTest : public ::testing::TestWithParam<const char*> {};

TEST_P(DecisionTest, EveryProofHolds) {
  const std::string name = GetParam();
  std::istringstream input(*ReadFile("cases/decision/" + name + ".in"));
  std::istringstream answers(*ReadFile("cases/decision/" + name + ".ans"));
  int cases = 0;
  input >> cases;
  ASSERT_GT(cases, 0);
  while (cases-- > 0) {
    std::string text;
    for (int i = 0; i < 10; ++i) {
      std::string card;
      input >> card;
      text += i == 2 || i == 4 ? "/" + card : card;
    }
    SCOPED_TRACE(text);
    const Position position = ParsePosition(PokerRules(), text).value();
    const Proof proof = Prove(PokerRules(), position);
    std::string answer;
    answers >> answer;
    EXPECT_EQ(OutcomeName(proof.outcome), answer);
    EXPECT_EQ(proof.position, position);
    EXPECT_EQ(VerifyProof(PokerRules(), proof), absl::OkStatus());
  }
}

INSTANTIATE_TEST_SUITE_P(Cases, DecisionTest,
                         ::testing::Values("official-sample",
                                           "straight-against-straight",
                                           "uniform", "few-ranks",
                                           "made-hands"));

TEST(ProveTest, ProvesPositionsOfEveryShape) {
  Random random(11);
  for (const Rules* rules : AllRules()) {
    Solver solver(*rules);
    for (const Shape shape : AllShapes(*rules)) {
      Position position(RandomDeal(*rules, shape, random));
      for (;;) {
        SCOPED_TRACE(FormatPosition(position));
        const Proof proof = Prove(*rules, position);
        EXPECT_EQ(proof.outcome, solver.Value(position));
        ProofSize size;
        EXPECT_EQ(VerifyProof(*rules, proof, &size), absl::OkStatus());
        int steps = 0;
        for (const Strategy& strategy : proof.strategies) {
          steps += SizeOf(strategy.start);
        }
        EXPECT_EQ(size.steps, steps);
        EXPECT_GT(size.endings, 0);
        if (position.finished()) break;
        int pick = random.Below(shape.table);
        while (!position.CanPick(pick)) pick = (pick + 1) % shape.table;
        position.Pick(pick);
      }
    }
  }
}

// The least picks until the goal is reached, by plain recursion; kNever if it
// cannot be.
constexpr int kNever = 1000;
int PlainDepth(const Rules& rules, const Position& position, Player player,
               Outcome goal) {
  if (PlainSettled(rules, position, player, goal)) return 0;
  if (position.finished()) return kNever;
  const bool takes = position.turn() == player;
  int depth = takes ? kNever : 0;
  for (int i = 0; i < position.deal().shape().table; ++i) {
    if (!position.CanPick(i)) continue;
    Position after = position;
    after.Pick(i);
    const int more = 1 + PlainDepth(rules, after, player, goal);
    depth = takes ? std::min(depth, more) : std::max(depth, more);
  }
  return std::min(depth, kNever);
}

// The fewest branches of a tree for all ways at once, by trying all there are.
int PlainSize(const Rules& rules, const std::vector<PlainWay>& ways, int depth,
              Player player, Outcome goal) {
  bool settled = true;
  for (const PlainWay& way : ways) {
    settled = settled && PlainSettled(rules, way.position, player, goal);
  }
  if (settled) return 0;
  if (depth == 0) return kNever;
  const std::vector<Card> open = PlainOpen(ways[0]);
  if (ways[0].position.turn() == player) {
    int least = kNever;
    for (const Card card : open) {
      std::vector<PlainWay> after;
      after.reserve(ways.size());
      for (const PlainWay& way : ways) after.push_back(PlainAfter(way, card));
      least =
          std::min(least, 1 + PlainSize(rules, after, depth - 1, player, goal));
    }
    return least;
  }
  // By set of replies.
  std::vector<int> together(size_t{1} << open.size(), kNever);
  for (size_t set = 1; set < together.size(); ++set) {
    for (size_t first = 0; first < open.size(); ++first) {
      if ((set >> first & 1) == 0) continue;
      std::vector<PlainWay> after;
      for (size_t i = 0; i < open.size(); ++i) {
        if ((set >> i & 1) == 0) continue;
        for (const PlainWay& way : ways) {
          after.push_back(PlainAfterAs(way, open[i], open[first]));
        }
      }
      together[set] = std::min(
          together[set], 1 + PlainSize(rules, after, depth - 1, player, goal));
    }
  }
  std::vector<int> least(together.size(), kNever);
  least[0] = 0;
  for (size_t set = 1; set < least.size(); ++set) {
    for (size_t part = set; part != 0; part = (part - 1) & set) {
      least[set] = std::min(least[set], together[part] + least[set & ~part]);
    }
  }
  return least.back();
}

// Checks that of a random deal.
void CheckSmallest(const Rules& rules, Shape shape, Random& random) {
  const Position position(RandomDeal(rules, shape, random));
  SCOPED_TRACE(FormatPosition(position));
  const Proof proof = Prove(rules, position);
  for (const Strategy& strategy : proof.strategies) {
    const int depth =
        PlainDepth(rules, position, strategy.player, proof.outcome);
    EXPECT_EQ(DepthOf(strategy.start), depth);
    EXPECT_EQ(SizeOf(strategy.start),
              PlainSize(rules, {StartOf(position)}, depth, strategy.player,
                        proof.outcome));
  }
}

TEST(ProveTest, IsTheShallowestAndOfThoseTheSmallest) {
  Random random(5);
  for (const Rules* rules : AllRules()) {
    for (const Shape shape : AllShapes(*rules)) {
      const int picks = 2 * (rules->hand_size() - shape.hole);
      if (picks > 4 || shape.table > 6) continue;
      for (int round = 0; round < 2; ++round) {
        CheckSmallest(*rules, shape, random);
      }
    }
  }
  for (int round = 0; round < 2; ++round) {
    CheckSmallest(PokerRules(), StandardShape(PokerRules()), random);
  }
}

}  // namespace
}  // namespace tablepick
