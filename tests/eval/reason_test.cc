#include "eval/reason.h"

#include <vector>

#include "eval/rules.h"
#include "gtest/gtest.h"
#include "tests/eval/naive.h"

namespace tablepick {
namespace {

struct Golden {
  absl::string_view rules;
  absl::string_view better;
  absl::string_view worse;
  absl::string_view reason;
};

TEST(WhyBetterTest, IsGolden) {
  for (const Golden& golden : std::vector<Golden>{
           {"poker", "Ac Tc 8c 7c 6c", "Ad Kc Qc Jc Tc",
            "flush beats straight"},
           {"poker", "Ac Kc Qc Jc Tc", "Kd Qd Jd Td 9d",
            "ace high beats king high"},
           {"poker", "2c 3d 4h 5s 6c", "Ac 2d 3h 4s 5c",
            "six high beats five high"},
           {"poker", "Kc Kd 4h 4s Ac", "Kh Ks 4c 4d Qc",
            "the ace kicker beats the queen kicker"},
           {"poker", "Kc Kd 6h 6s 2c", "Kh Ks 4c 4d Qc", "sixes beat fours"},
           {"poker", "3c 3d 3h 2s 2c", "2d 2h 2s Ac Ad", "threes beat deuces"},
           {"poker", "3c 3d 3h Ks Kc", "3c 3d 3h 2s 2c", "kings beat deuces"},
           {"poker", "Kc Kd 8h 7s 3c", "Kh Ks 8c 7d 2c",
            "the three kicker beats the deuce kicker"},
           {"poker", "Ac Jc 9c 4c 3c", "Ad Jd 9d 4d 2d",
            "three beats deuce at the fifth card"},
           {"badugi", "2s 3h 4c Ad", "2d Ac 4h 3c",
            "four-card badugi beats three-card badugi"},
           {"badugi", "2d 5h 7c 5s", "2h 3c 8d 6c",
            "seven high beats eight high"},
           {"badugi", "2s 3h 4c Ad", "Ks 3h 4c 2d",
            "four high beats king high"},
           {"badugi", "As 3h 4c Kd", "2s 3h 4c Kd",
            "ace beats deuce at the fourth card"},
           {"deuce-to-seven", "2c 3d 4h 5s 7c", "Ac 2d 3h 4s 5c",
            "seven high beats ace high"},
           {"deuce-to-seven", "Kc Kd 2h 4s 5c", "2c 3d 4h 5s 6c",
            "pair beats straight"},
           {"ace-to-five", "Ac Ad 2h 3s 4c", "2c 2d Ah 3s 4c",
            "aces beat deuces"},
           {"ace-to-five", "Ac 2c 3c 4c 6c", "2d 3d 4d 5d 6s",
            "four beats five at the second card"},
           {"short-deck", "6c 7c 8c 9c Jc", "Ac Ad Ah Kc Kd",
            "flush beats full house"},
       }) {
    const Rules& rules = *FindRules(golden.rules);
    const CardSet better = CardSet::FromBits(naive::CardsIn(golden.better));
    const CardSet worse = CardSet::FromBits(naive::CardsIn(golden.worse));
    ASSERT_GT(rules.Value(better), rules.Value(worse)) << golden.better;
    EXPECT_EQ(WhyBetter(rules, better, worse), golden.reason);
  }
}

}  // namespace
}  // namespace tablepick
