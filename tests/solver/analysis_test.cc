#include "solver/analysis.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "solver/notation.h"
#include "solver/random.h"
#include "solver/solver.h"
#include "tests/solver/random_deals.h"

namespace tablepick {
namespace {

using History = std::vector<int>;

History HistoryOf(const Position& position) {
  return {position.history().begin(), position.history().end()};
}

int Margin(const Rules& rules, const Position& end) {
  return rules.Value(end.Hand(Player::kAlice)) -
         rules.Value(end.Hand(Player::kBob));
}

Outcome Sign(int margin) {
  return margin > 0   ? Outcome::kAlice
         : margin < 0 ? Outcome::kBob
                      : Outcome::kDraw;
}

// What plain recursion finds: no masks, no memory, every history on its own.
struct Plain {
  Outcome value;
  int margin;
  std::set<Outcome> can_be;
};
using PlainTree = std::map<History, Plain>;

const Plain& Recurse(const Rules& rules, Position position, PlainTree* tree) {
  Plain plain;
  if (position.finished()) {
    plain.margin = Margin(rules, position);
    plain.value = Sign(plain.margin);
    plain.can_be = {plain.value};
    return (*tree)[HistoryOf(position)] = plain;
  }
  const bool alice = position.turn() == Player::kAlice;
  bool first = true;
  for (int index = 0; index < position.deal().shape().table; ++index) {
    if (!position.CanPick(index)) continue;
    position.Pick(index);
    const Plain& after = Recurse(rules, position, tree);
    position.Undo();
    if (first ||
        (alice ? after.value > plain.value : after.value < plain.value)) {
      plain.value = after.value;
    }
    if (first ||
        (alice ? after.margin > plain.margin : after.margin < plain.margin)) {
      plain.margin = after.margin;
    }
    plain.can_be.insert(after.can_be.begin(), after.can_be.end());
    first = false;
  }
  return (*tree)[HistoryOf(position)] = plain;
}

History Swapped(History history, int a, int b) {
  for (int& pick : history) pick = pick == a ? b : pick == b ? a : pick;
  return history;
}

bool StartsWith(const History& history, const History& start) {
  return history.size() >= start.size() &&
         std::equal(start.begin(), start.end(), history.begin());
}

// Whether swapping two cards in all that can follow `from` leaves the values as
// they are: all of them, or only those of finished games.
bool SwapKeepsValues(const PlainTree& tree, const History& from, int a, int b,
                     size_t picks, bool finished_only) {
  for (auto at = tree.lower_bound(from);
       at != tree.end() && StartsWith(at->first, from); ++at) {
    if (finished_only && at->first.size() != picks) continue;
    History moved =
        Swapped({at->first.begin() + static_cast<ptrdiff_t>(from.size()),
                 at->first.end()},
                a, b);
    moved.insert(moved.begin(), from.begin(), from.end());
    if (tree.at(moved).value != at->second.value) return false;
  }
  return true;
}

void CheckPicks(const PlainTree& tree, const Position& position,
                const Analysis& analysis) {
  const History here = HistoryOf(position);
  const auto after = [&](int index) -> const Plain& {
    History history = here;
    history.push_back(index);
    return tree.at(history);
  };
  std::set<int> seen;
  int right = 0;
  int groups = 0;
  std::vector<int> gains;
  const int sign = position.turn() == Player::kAlice ? 1 : -1;
  for (const AnalyzedPick& pick : analysis.picks) {
    EXPECT_TRUE(position.CanPick(pick.index));
    seen.insert(pick.index);
    EXPECT_EQ(pick.value, after(pick.index).value);
    EXPECT_EQ(pick.settles, after(pick.index).can_be.size() == 1);
    if (pick.value == analysis.value) ++right;
    // Groups stand together, numbered as they come, the best pick first.
    const int gain = sign * after(pick.index).margin;
    if (pick.group == groups) {
      if (!gains.empty()) {
        EXPECT_LE(gain, *std::max_element(gains.begin(), gains.end()));
        EXPECT_FALSE(Prefers(position.turn(), pick.value, analysis.value));
      }
      ++groups;
    } else {
      EXPECT_EQ(pick.group, groups - 1);
      EXPECT_LE(gain, gains.back());
    }
    gains.push_back(gain);
  }
  EXPECT_EQ(groups, analysis.groups);
  EXPECT_EQ(right, analysis.right_picks);
  EXPECT_EQ(analysis.only_pick(), right == 1 && seen.size() > 1);
  for (int index = 0; index < position.deal().shape().table; ++index) {
    EXPECT_EQ(position.CanPick(index), seen.count(index) == 1);
  }
  const auto picks = static_cast<size_t>(position.deal().picks());
  for (const AnalyzedPick& a : analysis.picks) {
    for (const AnalyzedPick& b : analysis.picks) {
      if (a.index >= b.index) continue;
      const bool same_group = a.group == b.group;
      // Exactly the definition, and all that follows from it.
      EXPECT_EQ(same_group,
                SwapKeepsValues(tree, here, a.index, b.index, picks, true));
      if (same_group) {
        EXPECT_TRUE(
            SwapKeepsValues(tree, here, a.index, b.index, picks, false));
      }
    }
  }
}

void CheckLine(const Rules& rules, const PlainTree& tree,
               const Position& position, const Analysis& analysis) {
  Position end = position;
  std::vector<bool> settled;
  History so_far;
  const History here = HistoryOf(position);
  for (size_t i = 0; i <= here.size(); ++i) {
    settled.push_back(
        tree.at({here.begin(), here.begin() + static_cast<ptrdiff_t>(i)})
            .can_be.size() == 1);
  }
  for (const int pick : analysis.line) {
    ASSERT_TRUE(end.CanPick(pick));
    end.Pick(pick);
    EXPECT_EQ(tree.at(HistoryOf(end)).margin, tree.at(here).margin);
    settled.push_back(tree.at(HistoryOf(end)).can_be.size() == 1);
  }
  ASSERT_TRUE(end.finished());
  if (!analysis.line.empty()) {
    EXPECT_EQ(analysis.line[0], analysis.picks[0].index);
  }
  EXPECT_EQ(Sign(Margin(rules, end)), analysis.value);
  EXPECT_EQ(analysis.hands[0], end.Hand(Player::kAlice));
  EXPECT_EQ(analysis.hands[1], end.Hand(Player::kBob));
  const auto first = std::find(settled.begin(), settled.end(), true);
  EXPECT_EQ(analysis.settled, first - settled.begin());
}

void CheckPlayed(const PlainTree& tree, const Position& position,
                 const Analysis& analysis) {
  ASSERT_EQ(analysis.played.size(), position.history().size());
  History history;
  for (const PlayedPick& played : analysis.played) {
    EXPECT_EQ(played.index, position.history()[history.size()]);
    EXPECT_EQ(played.player,
              history.size() % 2 == 0 ? Player::kAlice : Player::kBob);
    EXPECT_EQ(played.before, tree.at(history).value);
    history.push_back(played.index);
    EXPECT_EQ(played.after, tree.at(history).value);
    EXPECT_EQ(played.blunder(), played.before != played.after);
    EXPECT_FALSE(Prefers(played.player, played.after, played.before));
  }
}

// Checks the analysis of all positions of a deal.
void CheckDeal(const Deal& deal, Analyzer& analyzer) {
  PlainTree tree;
  Recurse(analyzer.rules(), Position(deal), &tree);
  for (const auto& [history, plain] : tree) {
    Position position(deal);
    for (const int pick : history) position.Pick(pick);
    SCOPED_TRACE(FormatPosition(position));
    const Analysis analysis = analyzer.Analyze(position);
    EXPECT_EQ(analysis.value, plain.value);
    CheckPicks(tree, position, analysis);
    CheckPlayed(tree, position, analysis);
    CheckLine(analyzer.rules(), tree, position, analysis);
    if (::testing::Test::HasFailure()) return;
  }
}

// How many ways there are to play on from `position`.
int64_t Plays(const Position& position) {
  int64_t plays = 1;
  const int table = position.deal().shape().table;
  const auto played = static_cast<int>(position.history().size());
  for (int i = played; i < position.deal().picks(); ++i) plays *= table - i;
  return plays;
}
constexpr int64_t kFewPlays = 6000;

TEST(AnalyzerTest, AgreesWithPlainRecursionOnAllPositions) {
  Random random(20240611);
  int deals = 0;
  int groups_of_several = 0;
  while (deals < 200) {
    for (const Rules* rules : AllRules()) {
      Analyzer analyzer(*rules);
      for (const Shape shape : AllShapes(*rules)) {
        const Deal deal = RandomDeal(*rules, shape, random);
        if (Plays(Position(deal)) > kFewPlays) continue;
        CheckDeal(deal, analyzer);
        if (HasFailure()) return;
        const Analysis analysis = analyzer.Analyze(Position(deal));
        const auto groups = static_cast<size_t>(analysis.groups);
        if (analysis.settled > 0 && groups < analysis.picks.size()) {
          ++groups_of_several;
        }
        ++deals;
      }
    }
  }
  EXPECT_GT(groups_of_several, 20);
}

// Positions of the shapes that have too many histories for that, along a
// random game each: against the other search, and against plain recursion as
// soon as few plays are left.
TEST(AnalyzerTest, AgreesWithTheSolverOnLargeTables) {
  Random random(7);
  for (const Rules* rules : AllRules()) {
    Analyzer analyzer(*rules);
    Solver solver(*rules);
    for (const Shape shape : AllShapes(*rules)) {
      Position position(RandomDeal(*rules, shape, random));
      if (Plays(position) <= kFewPlays) continue;
      PlainTree tree;
      for (;;) {
        SCOPED_TRACE(FormatPosition(position));
        const Analysis analysis = analyzer.Analyze(position);
        EXPECT_EQ(analysis.value, solver.Value(position));
        std::map<int, Outcome> values;
        for (const PickValue& pick : solver.PickValues(position)) {
          values[pick.index] = pick.value;
        }
        EXPECT_EQ(values.size(), analysis.picks.size());
        for (const AnalyzedPick& pick : analysis.picks) {
          EXPECT_EQ(pick.value, values.at(pick.index));
        }
        if (Plays(position) <= kFewPlays) {
          if (tree.empty()) Recurse(*rules, position, &tree);
          CheckPicks(tree, position, analysis);
        }
        if (position.finished()) break;
        const int choices = static_cast<int>(analysis.picks.size());
        const auto choice = static_cast<size_t>(random.Below(choices));
        position.Pick(analysis.picks[choice].index);
      }
    }
  }
}

Position Parse(const std::string& text) {
  return ParsePosition(PokerRules(), text).value();
}

TEST(AnalyzerTest, TellsTheOnlyPickFromTheOthers) {
  // The full house beats three queens, two pair do not.
  Analyzer analyzer(PokerRules());
  const Analysis analysis = analyzer.Analyze(Parse("AcAdKhKd/QcQdQh2c/3d4dAh"));
  EXPECT_EQ(analysis.value, Outcome::kAlice);
  EXPECT_TRUE(analysis.only_pick());
  EXPECT_EQ(analysis.right_picks, 1);
  EXPECT_EQ(analysis.groups, 2);
  // Of the wrong picks the four is better to have.
  EXPECT_EQ(analysis.picks, (std::vector<AnalyzedPick>{
                                {2, Outcome::kAlice, true, 0},
                                {1, Outcome::kBob, true, 1},
                                {0, Outcome::kBob, true, 1},
                            }));
  EXPECT_EQ(analysis.line, (std::vector<int>{2, 1}));
  EXPECT_EQ(analysis.settled, 1);
  EXPECT_TRUE(analysis.played.empty());
}

TEST(AnalyzerTest, NamesTheBlunder) {
  Analyzer analyzer(PokerRules());
  const Analysis analysis =
      analyzer.Analyze(Parse("AcAdKhKd/QcQdQh2c/3d4dAh:3dAh"));
  EXPECT_EQ(analysis.value, Outcome::kBob);
  EXPECT_EQ(analysis.played,
            (std::vector<PlayedPick>{
                {0, Player::kAlice, Outcome::kAlice, Outcome::kBob},
                {2, Player::kBob, Outcome::kBob, Outcome::kBob},
            }));
  EXPECT_TRUE(analysis.played[0].blunder());
  EXPECT_FALSE(analysis.played[1].blunder());
  EXPECT_EQ(analysis.settled, 1);
  EXPECT_TRUE(analysis.picks.empty());
  EXPECT_FALSE(analysis.only_pick());
}

TEST(AnalyzerTest, KnowsADealWithoutPicks) {
  Analyzer analyzer(PokerRules());
  const Analysis analysis = analyzer.Analyze(Parse("2c3d4h5s6c/AcAdAhAs2d/"));
  EXPECT_EQ(analysis.value, Outcome::kBob);
  EXPECT_TRUE(analysis.picks.empty());
  EXPECT_TRUE(analysis.line.empty());
  EXPECT_EQ(analysis.groups, 0);
  EXPECT_EQ(analysis.settled, 0);
  EXPECT_EQ(analysis.hands[0].size(), 5);
}

}  // namespace
}  // namespace tablepick
