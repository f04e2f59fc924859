#include "tools/explore/prospects.h"

#include <gtest/gtest.h>

#include "solver/notation.h"
#include "solver/random_deal.h"

namespace tablepick::explore {
namespace {

Position Parse(absl::string_view text) {
  return *ParsePosition(PokerRules(), text);
}

TEST(TellHand, SaysWhatIsHeldAndWhatItCanBecome) {
  EXPECT_EQ(TellHand(PokerRules(), Parse("JcTh/QdQs/2c3d4h5s6c7d:4h"),
                     Player::kAlice),
            "Alice holds Jc Th 4h and lacks 2 cards:\n"
            "  at best with 6c 7d: high card, J-T-7-6-4\n"
            "  at worst with 2c 3d: high card, J-T-4-3-2");
  EXPECT_EQ(TellHand(PokerRules(), Parse("JcTh/QdQs/2c3d4h5s6c7d:4h7d6c5s2c"),
                     Player::kBob),
            "Bob holds Qd Qs 7d 5s and lacks 1 card:\n"
            "  in any case with 3d: pair of queens, seven, five and three "
            "kickers");
}

TEST(TellHand, SaysWhatAWholeHandIs) {
  EXPECT_EQ(TellHand(PokerRules(), Parse("JcTh/QdQs/2c3d4h5s6c7d:4h7d6c5s2c3d"),
                     Player::kBob),
            "Bob holds Qd Qs 7d 5s 3d: pair of queens, seven, five and three "
            "kickers.");
}

TEST(TellHand, KnowsEmptyHands) {
  const Position position = Parse("//2c3d4h5s6c7d8h9sTcJdQhKs");
  EXPECT_EQ(TellHand(PokerRules(), position, Player::kAlice).substr(0, 39),
            "Alice holds nothing and lacks 5 cards:\n");
}

// Every hand that play comes to lies between the best and the worst.
TEST(ProspectsOf, BoundAllPlay) {
  for (const Rules* rules : AllRules()) {
    const RandomDealer dealer(*rules, {2, 2 * rules->hand_size() - 3});
    Random random(7);
    for (int round = 0; round < 50; ++round) {
      Position position(dealer.Uniform(random));
      std::vector<Prospects> seen;
      for (;;) {
        seen.push_back(ProspectsOf(*rules, position, Player::kBob));
        if (position.finished()) break;
        int index = random.Below(position.deal().shape().table);
        while (!position.CanPick(index)) {
          index = random.Below(position.deal().shape().table);
        }
        position.Pick(index);
      }
      const HandValue end = rules->Value(position.Hand(Player::kBob));
      HandValue best = rules->classes();
      HandValue worst = 1;
      for (const Prospects& prospects : seen) {
        EXPECT_LE(rules->Value(prospects.best), best);
        EXPECT_GE(rules->Value(prospects.worst), worst);
        best = rules->Value(prospects.best);
        worst = rules->Value(prospects.worst);
        EXPECT_LE(worst, end);
        EXPECT_GE(best, end);
      }
      EXPECT_EQ(best, end);
      EXPECT_EQ(worst, end);
    }
  }
}

}  // namespace
}  // namespace tablepick::explore
