// What is said of hands: every category of every rule set, and the traps.

#include "eval/describe.h"

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include "eval/card_text.h"
#include "eval/rules.h"
#include "gtest/gtest.h"
#include "tests/eval/naive.h"

namespace tablepick {
namespace {

struct Golden {
  absl::string_view rules;
  absl::string_view hand;
  absl::string_view category;
  absl::string_view compared;
  absl::string_view description;
};

void PrintTo(const Golden& golden, std::ostream* out) {
  *out << golden.rules << " " << golden.hand;
}

class DescribeTest : public ::testing::TestWithParam<Golden> {};

TEST_P(DescribeTest, IsGolden) {
  const Golden& golden = GetParam();
  const Rules* rules = FindRules(golden.rules);
  ASSERT_NE(rules, nullptr);
  const CardSet hand = CardSet::FromBits(naive::CardsIn(golden.hand));
  ASSERT_EQ(hand.size(), rules->hand_size());
  EXPECT_EQ(rules->categories()[static_cast<size_t>(rules->Category(hand))],
            golden.category);
  EXPECT_EQ(CardsToString(rules->ComparedCards(hand)), golden.compared);
  EXPECT_EQ(rules->Describe(hand), golden.description);
}

INSTANTIATE_TEST_SUITE_P(
    Poker, DescribeTest,
    ::testing::ValuesIn(std::vector<Golden>{
        {"poker", "Ts Ks As Qs Js", "straight flush", "As Ks Qs Js Ts",
         "royal flush"},
        {"poker", "Kd 9d Qd Td Jd", "straight flush", "Kd Qd Jd Td 9d",
         "straight flush, king high"},
        {"poker", "Ah 2h 3h 4h 5h", "straight flush", "5h 4h 3h 2h Ah",
         "straight flush, five high (steel wheel)"},
        {"poker", "6c 2d 6d 6h 6s", "four of a kind", "6s 6h 6d 6c 2d",
         "four of a kind, sixes, deuce kicker"},
        {"poker", "4s 9c 9d 4h 9h", "full house", "9h 9d 9c 4s 4h",
         "full house, nines over fours"},
        {"poker", "4s 9c 4d 4h 9h", "full house", "4s 4h 4d 9h 9c",
         "full house, fours over nines"},
        {"poker", "2c Ac Tc 4c Kc", "flush", "Ac Kc Tc 4c 2c",
         "flush, A-K-T-4-2"},
        {"poker", "Kc Ac 2c 3c 4c", "flush", "Ac Kc 4c 3c 2c",
         "flush, A-K-4-3-2"},
        {"poker", "As Kc Qd Jh Ts", "straight", "As Kc Qd Jh Ts",
         "straight, ace high"},
        {"poker", "As 2c 3d 4h 5s", "straight", "5s 4h 3d 2c As",
         "straight, five high (wheel)"},
        {"poker", "As 2c 3d 4h Ks", "high card", "As Ks 4h 3d 2c",
         "high card, A-K-4-3-2"},
        {"poker", "8s 8c 8d Ah 3s", "three of a kind", "8s 8d 8c Ah 3s",
         "three of a kind, eights, ace and three kickers"},
        {"poker", "Ks 4c Kd Ah 4s", "two pair", "Ks Kd 4s 4c Ah",
         "two pair, kings and fours, ace kicker"},
        {"poker", "7s 7c Jd Qh Ts", "pair", "7s 7c Qh Jd Ts",
         "pair of sevens, queen, jack and ten kickers"},
        {"poker", "7s 5c 4d 3h 2s", "high card", "7s 5c 4d 3h 2s",
         "high card, 7-5-4-3-2"},
    }));

INSTANTIATE_TEST_SUITE_P(Badugi, DescribeTest,
                         ::testing::ValuesIn(std::vector<Golden>{
                             {"badugi", "2s 3h 4c Ad", "four-card badugi",
                              "4c 3h 2s Ad", "four-card badugi, 4-3-2-A"},
                             {"badugi", "Ks Qh Jc Td", "four-card badugi",
                              "Ks Qh Jc Td", "four-card badugi, K-Q-J-T"},
                             // The lowest card first would keep 2c and lose.
                             {"badugi", "2c 2d 3c Kd", "two-card badugi",
                              "3c 2d", "two-card badugi, 3-2"},
                             {"badugi", "2d 5h 7c 5s", "three-card badugi",
                              "7c 5h 2d", "three-card badugi, 7-5-2"},
                             {"badugi", "As Ah Ac Ad", "one-card badugi", "Ac",
                              "one-card badugi, A"},
                             {"badugi", "Ks Js 9s 3s", "one-card badugi", "3s",
                              "one-card badugi, 3"},
                         }));

INSTANTIATE_TEST_SUITE_P(
    DeuceToSeven, DescribeTest,
    ::testing::ValuesIn(std::vector<Golden>{
        {"deuce-to-seven", "2c 3d 4h 5s 7c", "no pair", "7c 5s 4h 3d 2c",
         "no pair, 7-5-4-3-2"},
        {"deuce-to-seven", "Ac 2d 3h 4s 5c", "no pair", "Ac 5c 4s 3h 2d",
         "no pair, A-5-4-3-2 (no straight, the ace is high)"},
        {"deuce-to-seven", "Ac 2c 3c 4c 5c", "flush", "Ac 5c 4c 3c 2c",
         "flush, A-5-4-3-2 (no straight, the ace is high)"},
        {"deuce-to-seven", "2c 3c 4c 5c 7c", "flush", "7c 5c 4c 3c 2c",
         "flush, 7-5-4-3-2"},
        {"deuce-to-seven", "2c 3d 4h 5s 6c", "straight", "6c 5s 4h 3d 2c",
         "straight, six high"},
        {"deuce-to-seven", "2c 3c 4c 5c 6c", "straight flush", "6c 5c 4c 3c 2c",
         "straight flush, six high"},
        {"deuce-to-seven", "Ac Kc Qc Jc Tc", "straight flush", "Ac Kc Qc Jc Tc",
         "royal flush"},
        {"deuce-to-seven", "2c 2d 4h 5s 6c", "pair", "2d 2c 6c 5s 4h",
         "pair of deuces, six, five and four kickers"},
        {"deuce-to-seven", "Ac Ad 4h 4s 6c", "two pair", "Ad Ac 4s 4h 6c",
         "two pair, aces and fours, six kicker"},
        {"deuce-to-seven", "Ac Ad Ah 4s 6c", "three of a kind",
         "Ah Ad Ac 6c 4s", "three of a kind, aces, six and four kickers"},
        {"deuce-to-seven", "Ac Ad Ah 4s 4c", "full house", "Ah Ad Ac 4s 4c",
         "full house, aces over fours"},
        {"deuce-to-seven", "Ac Ad Ah As 4c", "four of a kind", "As Ah Ad Ac 4c",
         "four of a kind, aces, four kicker"},
    }));

INSTANTIATE_TEST_SUITE_P(
    AceToFive, DescribeTest,
    ::testing::ValuesIn(std::vector<Golden>{
        {"ace-to-five", "Ac 2d 3h 4s 5c", "no pair", "5c 4s 3h 2d Ac",
         "no pair, 5-4-3-2-A (wheel)"},
        {"ace-to-five", "Ac 2c 3c 4c 5c", "no pair", "5c 4c 3c 2c Ac",
         "no pair, 5-4-3-2-A (wheel)"},
        {"ace-to-five", "Ac 2d 3h 4s 6c", "no pair", "6c 4s 3h 2d Ac",
         "no pair, 6-4-3-2-A"},
        {"ace-to-five", "Ac Kc Qc Jc Tc", "no pair", "Kc Qc Jc Tc Ac",
         "no pair, K-Q-J-T-A"},
        {"ace-to-five", "Ac Ad 3h 4s 6c", "pair", "Ad Ac 6c 4s 3h",
         "pair of aces, six, four and three kickers"},
        // The pair of twos is the higher one.
        {"ace-to-five", "Ac Ad 2h 2s 6c", "two pair", "2s 2h Ad Ac 6c",
         "two pair, deuces and aces, six kicker"},
        {"ace-to-five", "Ac Ad Ah 2s 6c", "three of a kind", "Ah Ad Ac 6c 2s",
         "three of a kind, aces, six and deuce kickers"},
        {"ace-to-five", "Ac Ad Ah Ks Kc", "full house", "Ah Ad Ac Ks Kc",
         "full house, aces over kings"},
        {"ace-to-five", "Ac Kd Kh Ks Kc", "four of a kind", "Ks Kh Kd Kc Ac",
         "four of a kind, kings, ace kicker"},
    }));

INSTANTIATE_TEST_SUITE_P(
    ShortDeck, DescribeTest,
    ::testing::ValuesIn(std::vector<Golden>{
        {"short-deck", "Ac 6d 7h 8s 9c", "straight", "9c 8s 7h 6d Ac",
         "straight, nine high (the ace is low)"},
        {"short-deck", "Ac 6c 7c 8c 9c", "straight flush", "9c 8c 7c 6c Ac",
         "straight flush, nine high (the ace is low)"},
        {"short-deck", "Ac Kc Qc Jc Tc", "straight flush", "Ac Kc Qc Jc Tc",
         "royal flush"},
        {"short-deck", "Ac 6c 7c 8c Tc", "flush", "Ac Tc 8c 7c 6c",
         "flush, A-T-8-7-6"},
        {"short-deck", "Ac 6d 7c 8c Tc", "high card", "Ac Tc 8c 7c 6d",
         "high card, A-T-8-7-6"},
        {"short-deck", "6c 6d 7c 8c Tc", "pair", "6d 6c Tc 8c 7c",
         "pair of sixes, ten, eight and seven kickers"},
        {"short-deck", "6c 6d 7c 7d Tc", "two pair", "7d 7c 6d 6c Tc",
         "two pair, sevens and sixes, ten kicker"},
        {"short-deck", "6c 6d 6h 7d Tc", "three of a kind", "6h 6d 6c Tc 7d",
         "three of a kind, sixes, ten and seven kickers"},
        {"short-deck", "6c 6d 6h 7d 7c", "full house", "6h 6d 6c 7d 7c",
         "full house, sixes over sevens"},
        {"short-deck", "6c 6d 6h 6s 7c", "four of a kind", "6s 6h 6d 6c 7c",
         "four of a kind, sixes, seven kicker"},
    }));

// Hands that tie read the same, and hands that do not read differently: the
// words leave out nothing that decides.
TEST(DescribeTest, WordsTellClassesApart) {
  for (const Rules* rules : AllRules()) {
    std::vector<std::string> words(static_cast<size_t>(rules->classes()) + 1);
    std::vector<std::string> all;
    int wrong = 0;
    naive::ForEachHand(
        rules->hand_size(), rules->name() == "short-deck" ? 4 : 0,
        [&](uint64_t bits) {
          const CardSet hand = CardSet::FromBits(bits);
          std::string& known = words[static_cast<size_t>(rules->Value(hand))];
          if (known.empty()) {
            known = rules->Describe(hand);
            all.push_back(known);
          } else if (bits % 101 == 0) {
            wrong += known != rules->Describe(hand);
          }
        });
    EXPECT_EQ(wrong, 0) << rules->name();
    std::sort(all.begin(), all.end());
    EXPECT_EQ(std::unique(all.begin(), all.end()), all.end()) << rules->name();
    EXPECT_EQ(static_cast<int>(all.size()), rules->classes()) << rules->name();
  }
}

}  // namespace
}  // namespace tablepick
