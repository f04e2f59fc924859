#include "eval/rules.h"

#include <cctype>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/eval/naive.h"

namespace tablepick {
namespace {

using ::testing::ElementsAre;

const Rules& Get(absl::string_view name) {
  const Rules* rules = FindRules(name);
  EXPECT_NE(rules, nullptr) << name;
  return *rules;
}

CardSet Hand(absl::string_view text) {
  return CardSet::FromBits(naive::CardsIn(text));
}

// The rows of a file of classes, without the first, which names the fields.
std::vector<std::vector<std::string>> Rows(absl::string_view file) {
  std::ifstream in(
      absl::StrCat(TABLEPICK_SOURCE_DIR, "/cases/showdown/", file));
  std::vector<std::vector<std::string>> rows;
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) rows.push_back(absl::StrSplit(line, ','));
  return rows;
}

TEST(RulesTest, AreFoundByName) {
  std::vector<absl::string_view> names;
  for (const Rules* rules : AllRules()) {
    names.push_back(rules->name());
    EXPECT_EQ(FindRules(rules->name()), rules);
  }
  EXPECT_THAT(names, ElementsAre("poker", "badugi", "deuce-to-seven",
                                 "ace-to-five", "short-deck"));
  EXPECT_EQ(&PokerRules(), FindRules("poker"));
  EXPECT_EQ(FindRules("Poker"), nullptr);
  EXPECT_EQ(FindRules(""), nullptr);
}

TEST(RulesTest, HaveTheirDecks) {
  for (const Rules* rules : AllRules()) {
    const bool is_short = rules->name() == "short-deck";
    EXPECT_EQ(rules->deck().size(), is_short ? 36 : 52) << rules->name();
    EXPECT_EQ(rules->deck().Contains(Card(Rank::kFive, Suit::kHearts)),
              !is_short);
    EXPECT_EQ(rules->hand_size(), rules->name() == "badugi" ? 4 : 5);
  }
}

TEST(RulesTest, ListCategoriesWorstFirst) {
  EXPECT_THAT(Get("poker").categories(),
              ElementsAre("high card", "pair", "two pair", "three of a kind",
                          "straight", "flush", "full house", "four of a kind",
                          "straight flush"));
  EXPECT_THAT(Get("badugi").categories(),
              ElementsAre("one-card badugi", "two-card badugi",
                          "three-card badugi", "four-card badugi"));
  EXPECT_THAT(Get("deuce-to-seven").categories(),
              ElementsAre("straight flush", "four of a kind", "full house",
                          "flush", "straight", "three of a kind", "two pair",
                          "pair", "no pair"));
  EXPECT_THAT(Get("ace-to-five").categories(),
              ElementsAre("four of a kind", "full house", "three of a kind",
                          "two pair", "pair", "no pair"));
  EXPECT_THAT(Get("short-deck").categories(),
              ElementsAre("high card", "pair", "two pair", "three of a kind",
                          "straight", "full house", "flush", "four of a kind",
                          "straight flush"));
}

TEST(RulesTest, PokerClassesAreThoseOfTheFile) {
  const Rules& poker = PokerRules();
  const auto rows = Rows("poker-classes.csv");
  ASSERT_EQ(static_cast<int>(rows.size()), poker.classes());
  int rank = 0;
  for (const std::vector<std::string>& row : rows) {
    ++rank;
    ASSERT_EQ(row.size(), 4u);
    const CardSet hand = Hand(row[0]);
    ASSERT_EQ(std::stoi(row[1]), rank);
    EXPECT_EQ(poker.Value(hand), poker.classes() + 1 - rank) << row[0];
    const absl::string_view category =
        poker.categories()[static_cast<size_t>(poker.Category(hand))];
    // The file has a category for the royal flush, and calls one the other way.
    std::string expected = absl::AsciiStrToLower(row[2]);
    if (expected == "royal flush") expected = "straight flush";
    if (expected == "two pairs") expected = "two pair";
    EXPECT_EQ(category, expected) << row[0];
    // The ranks as they are compared, the ace of a wheel as 1.
    std::vector<int> ranks;
    for (Card card : poker.ComparedCards(hand)) {
      ranks.push_back(static_cast<int>(card.rank()) + 2);
    }
    if (ranks == std::vector<int>{5, 4, 3, 2, 14}) ranks.back() = 1;
    EXPECT_EQ(absl::StrJoin(ranks, " "), row[3]) << row[0];
  }
}

TEST(RulesTest, BadugiClassesAreThoseOfTheFile) {
  const Rules& badugi = Get("badugi");
  const auto rows = Rows("badugi-classes.csv");
  ASSERT_EQ(static_cast<int>(rows.size()), badugi.classes());
  int rank = 0;
  for (const std::vector<std::string>& row : rows) {
    ++rank;
    ASSERT_EQ(row.size(), 4u);
    ASSERT_EQ(std::stoi(row[0]), rank);
    const CardSet hand = Hand(row[3]);
    EXPECT_EQ(badugi.Value(hand), badugi.classes() + 1 - rank) << row[3];
    EXPECT_EQ(badugi.Category(hand) + 1, std::stoi(row[1])) << row[3];
    std::vector<std::string> ranks;
    for (Card card : badugi.ComparedCards(hand)) {
      ranks.push_back(card.ToString().substr(0, 1));
    }
    EXPECT_EQ(absl::StrJoin(ranks, "-"), row[2]) << row[3];
  }
}

// One line for each mistake that public evaluators make.
TEST(RulesTest, AvoidKnownTraps) {
  const auto better = [](absl::string_view rules, absl::string_view a,
                         absl::string_view b) {
    return Get(rules).Value(Hand(a)) > Get(rules).Value(Hand(b));
  };
  // A wheel is below a six-high straight, and nothing wraps.
  EXPECT_TRUE(better("poker", "2c 3d 4h 5s 6c", "Ac 2d 3h 4s 5c"));
  EXPECT_TRUE(better("poker", "2c 2d 3h 4s 5c", "Ac 2d 3h Qs Kc"));
  // Full houses go by the three, not by the pair.
  EXPECT_TRUE(better("poker", "3c 3d 3h 2s 2c", "2d 2h 2s Ac Ad"));
  // A deuce-to-seven wheel is no straight, but beats no king.
  EXPECT_TRUE(better("deuce-to-seven", "Ac 2d 3h 4s 5c", "2c 2d 3h 4s 5c"));
  EXPECT_TRUE(better("deuce-to-seven", "Kc Qd Jh Ts 8c", "Ac 2d 3h 4s 5c"));
  EXPECT_TRUE(better("deuce-to-seven", "Ac 2d 3h 4s 5c", "2c 3d 4h 5s 6c"));
  // Ace-to-five goes by the higher pair first.
  EXPECT_TRUE(better("ace-to-five", "2c 2d 3h 3s Kc", "Ac Ad 4h 4s 2c"));
  EXPECT_TRUE(better("ace-to-five", "Ac 2c 3c 4c 5c", "Ad 2d 3h 4s 6c"));
  // In short-deck a flush beats a full house, a straight three of a kind.
  EXPECT_TRUE(better("short-deck", "6c 7c 8c 9c Jc", "Ac Ad Ah Kc Kd"));
  EXPECT_TRUE(better("short-deck", "Ac 6d 7h 8s 9c", "Ac Ad Ah Kc Qd"));
  EXPECT_TRUE(better("short-deck", "6c 7d 8h 9s Tc", "Ac 6d 7h 8s 9c"));
  // Badugi's best subset is not the one that keeps the lowest card.
  EXPECT_TRUE(better("badugi", "2c 2d 3c Kd", "4c 2d 4d 2c"));
}

}  // namespace
}  // namespace tablepick
