#include "tools/shrink.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "eval/rules.h"
#include "solver/notation.h"
#include "solver/random_deal.h"
#include "tools/plainness.h"

namespace tablepick {
namespace {

using Cases = std::vector<Deal>;
using Span = absl::Span<const Deal>;

Cases RandomCases(size_t count) {
  const RandomDealer dealer(PokerRules(), StandardShape(PokerRules()));
  Random random(5);
  Cases cases(count);
  for (Deal& deal : cases) deal = dealer.Uniform(random);
  return cases;
}

// A program that fails as a function of its input says. With `telling` it shows
// which case is at fault, as wrong answers do.
class Program {
 public:
  using Fault = absl::FunctionRef<std::optional<size_t>(Span)>;

  Program(Fault fault, bool telling) : fault_(fault), telling_(telling) {}

  Cases Fewest(const Cases& cases, int most_runs = 100000) {
    const auto suspect = fault_(cases);
    EXPECT_TRUE(suspect.has_value());
    return Ask(most_runs, [&](const FaultQuestions& questions) {
      return FewestCases(cases, telling_ ? *suspect : cases.size(), questions);
    });
  }
  Cases Plainer(const Cases& cases, int most_runs = 100000) {
    return Ask(most_runs, [&](const FaultQuestions& questions) {
      return PlainerCases(cases, questions);
    });
  }
  int runs() const { return runs_; }

 private:
  Cases Ask(int most_runs,
            absl::FunctionRef<Cases(const FaultQuestions&)> what) {
    runs_ = 0;
    const auto shows = [&](Span cases) -> std::optional<size_t> {
      ++runs_;
      const std::optional<size_t> at = fault_(cases);
      return at.has_value() && !telling_ ? cases.size() : at;
    };
    const auto give_up = [&] { return runs_ >= most_runs; };
    Cases found = what({shows, give_up});
    EXPECT_TRUE(fault_(found).has_value());
    return found;
  }

  Fault fault_;
  bool telling_;
  int runs_ = 0;
};

std::optional<size_t> IndexOf(Span cases, const Deal& deal) {
  const auto at = std::find(cases.begin(), cases.end(), deal);
  if (at == cases.end()) return std::nullopt;
  return static_cast<size_t>(at - cases.begin());
}

TEST(FewestCasesTest, OneCaseWhereOneSuffices) {
  const Cases cases = RandomCases(1000);
  for (const size_t at : {0, 1, 500, 998, 999}) {
    const auto fault = [&](Span tried) { return IndexOf(tried, cases[at]); };
    Program telling(fault, true);
    EXPECT_EQ(telling.Fewest(cases), Cases{cases[at]});
    EXPECT_EQ(telling.runs(), 1);
    Program silent(fault, false);
    EXPECT_EQ(silent.Fewest(cases), Cases{cases[at]});
    EXPECT_LE(silent.runs(), 15);
  }
}

TEST(FewestCasesTest, TwoCasesInOrder) {
  const Cases cases = RandomCases(300);
  for (const auto& [first, second] :
       {std::pair{0, 1}, {0, 299}, {17, 200}, {298, 299}}) {
    const Deal& a = cases[static_cast<size_t>(first)];
    const Deal& b = cases[static_cast<size_t>(second)];
    const auto fault = [&](Span tried) -> std::optional<size_t> {
      const auto at_a = IndexOf(tried, a);
      const auto at_b = IndexOf(tried, b);
      return at_a.has_value() && at_b.has_value() && *at_a < *at_b
                 ? at_b
                 : std::nullopt;
    };
    for (const bool tells : {true, false}) {
      Program program(fault, tells);
      EXPECT_EQ(program.Fewest(cases), (Cases{a, b}));
      EXPECT_LE(program.runs(), 60);
    }
  }
}

TEST(FewestCasesTest, ThreeCasesThatAreNotNeighbours) {
  const Cases cases = RandomCases(200);
  const Cases wanted = {cases[20], cases[90], cases[170]};
  const auto fault = [&](Span tried) -> std::optional<size_t> {
    std::optional<size_t> at;
    for (const Deal& deal : wanted) {
      at = IndexOf(tried, deal);
      if (!at.has_value()) return at;
    }
    return at;
  };
  for (const bool tells : {true, false}) {
    Program program(fault, tells);
    EXPECT_EQ(program.Fewest(cases), wanted);
  }
}

TEST(FewestCasesTest, TheSameCaseAgainIfTheNumberMatters) {
  const Cases cases = RandomCases(5000);
  for (const size_t number : {2, 7, 100, 101, 1000, 1001, 4999, 5000}) {
    const auto fault = [&](Span tried) -> std::optional<size_t> {
      if (tried.size() < number) return std::nullopt;
      return 0;
    };
    for (const bool tells : {true, false}) {
      Program program(fault, tells);
      const Cases found = program.Fewest(cases);
      EXPECT_EQ(found.size(), number);
      EXPECT_EQ(std::count(found.begin(), found.end(), found[0]),
                static_cast<std::ptrdiff_t>(number));
      EXPECT_LE(program.runs(), 25) << number;
    }
  }
}

TEST(FewestCasesTest, GivesUpWithWhatItHas) {
  const Cases cases = RandomCases(1000);
  const auto fault = [&](Span tried) { return IndexOf(tried, cases[700]); };
  Program program(fault, false);
  const Cases found = program.Fewest(cases, 4);
  EXPECT_LT(found.size(), 1000u);
  EXPECT_LE(program.runs(), 6);
}

// Fails if Alice can make a straight flush.
std::optional<size_t> StraightFlush(Span cases) {
  const Rules& rules = PokerRules();
  const int best = static_cast<int>(rules.categories().size()) - 1;
  for (size_t i = 0; i < cases.size(); ++i) {
    for (TableMask taken = 0; taken < 64; ++taken) {
      if (std::popcount(taken) == 3 &&
          rules.Category(cases[i].Hand(Player::kAlice, taken)) == best) {
        return i;
      }
    }
  }
  return std::nullopt;
}

Deal Parse(const std::string& text) {
  const auto position = ParsePosition(PokerRules(), text);
  EXPECT_TRUE(position.ok()) << position.status();
  return position.ok() ? position->deal() : Deal();
}

TEST(PlainerCasesTest, ReachesADealThatCannotBePlainer) {
  const Cases cases = {Parse("KhTh/Ks9d/7cJh4sQh2d9h")};
  for (const bool tells : {true, false}) {
    Program program(StraightFlush, tells);
    const Cases found = program.Plainer(cases);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_LT(PlainnessOf(found[0]), PlainnessOf(cases[0]));
    for (const Deal& deal : PlainerDeals(found[0])) {
      EXPECT_FALSE(StraightFlush({&deal, 1}).has_value()) << FormatDeal(deal);
    }
    EXPECT_LE(program.runs(), tells ? 250 : 600);
  }
}

TEST(PlainerCasesTest, ChangesEachOfSeveralCases) {
  const Cases cases = {RandomCases(1)[0], Parse("KhTh/Ks9d/7cJh4sQh2d9h")};
  const auto fault = [](Span tried) -> std::optional<size_t> {
    if (tried.size() != 2) return std::nullopt;
    return StraightFlush(tried.subspan(1));
  };
  Program program(fault, true);
  const Cases found = program.Plainer(cases);
  ASSERT_EQ(found.size(), 2u);
  EXPECT_TRUE(PlainerDeals(found[0]).empty());
  EXPECT_LT(PlainnessOf(found[1]), PlainnessOf(cases[1]));
}

TEST(PlainerCasesTest, CopiesStayCopies) {
  const Cases cases(50, RandomCases(1)[0]);
  const auto fault = [](Span tried) -> std::optional<size_t> {
    if (tried.size() < 50) return std::nullopt;
    return 0;
  };
  Program program(fault, true);
  const Cases found = program.Plainer(cases);
  ASSERT_EQ(found.size(), 50u);
  EXPECT_EQ(std::count(found.begin(), found.end(), found[0]), 50);
  EXPECT_TRUE(PlainerDeals(found[0]).empty());
}

}  // namespace
}  // namespace tablepick
