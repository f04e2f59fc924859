// This program is linked with the verifier alone, and so shows that it needs no
// search.

#include "solver/verify.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "eval/card_text.h"
#include "solver/notation.h"

namespace tablepick {
namespace {

Position Parse(const std::string& text) {
  return ParsePosition(PokerRules(), text).value();
}

std::vector<Card> Cards(absl::string_view text) {
  std::vector<Card> cards;
  for (; !text.empty(); text.remove_prefix(2)) {
    cards.push_back(ScanCard(text).card);
  }
  return cards;
}

CardSet Hand(absl::string_view text) {
  CardSet hand;
  for (const Card card : Cards(text)) hand.Add(card);
  return hand;
}

ProofNode End(absl::string_view alice, absl::string_view bob) {
  return {ProofNode::Kind::kEnd, {Hand(alice), Hand(bob)}, {}};
}
ProofNode Take(absl::string_view card, ProofNode then) {
  ProofNode node = {ProofNode::Kind::kTake, {}, {}};
  node.branches.push_back({Cards(card), std::move(then)});
  return node;
}
ProofNode Replies(std::vector<ProofBranch> branches) {
  return {ProofNode::Kind::kReplies, {}, std::move(branches)};
}

std::string Fault(const Proof& proof, ProofSize* size = nullptr) {
  return absl::StrCat(VerifyProof(PokerRules(), proof, size).message());
}

// The full house beats three queens, two pair do not.
const char* const kOnlyAce = "AcAdKhKd/QcQdQh2c/3d4dAh";

Proof AliceTakes(absl::string_view card, ProofNode then) {
  return {Parse(kOnlyAce),
          Outcome::kAlice,
          {{Player::kAlice, Take(card, std::move(then))}}};
}

TEST(VerifyTest, IsLinkedWithoutASearch) {
  std::ifstream file("/proc/self/exe", std::ios::binary);
  std::ostringstream contents;
  contents << file.rdbuf();
  const std::string program = contents.str();
  // Put together here, lest they are found as what is looked for.
  const auto has = [&program](absl::string_view start, absl::string_view end) {
    return program.find(absl::StrCat(start, end)) != std::string::npos;
  };
  EXPECT_TRUE(has("Verify", "Proof"));
  for (const auto& [start, end] :
       std::vector<std::pair<const char*, const char*>>{{"Mini", "max"},
                                                        {"Anal", "yzer"},
                                                        {"GoalD", "epth"},
                                                        {"Strategy", "Builder"},
                                                        {"BatchS", "olver"}}) {
    EXPECT_FALSE(has(start, end)) << start << end;
  }
}

TEST(VerifyTest, AcceptsAWin) {
  ProofSize size;
  EXPECT_EQ(Fault(AliceTakes("Ah", End("AcAdKhKdAh", "QcQdQh2c4d")), &size),
            "");
  EXPECT_EQ(size.steps, 1);
  EXPECT_EQ(size.endings, 2);
}

TEST(VerifyTest, AcceptsWhatGoesOnWhereItMayStop) {
  EXPECT_EQ(
      Fault(AliceTakes(
          "Ah", Replies({{Cards("3d"), End("AcAdKhKdAh", "QcQdQh2c3d")},
                         {Cards("4d"), End("AcAdKhKdAh", "QcQdQh2c4d")}}))),
      "");
}

TEST(VerifyTest, KnowsTheClosestEnd) {
  EXPECT_EQ(Fault(AliceTakes("Ah", End("AcAdKhKdAh", "QcQdQh2c3d"))),
            "Alice's strategy, after Ah: the hands Ac Ad Ah Kd Kh and Qc Qd Qh "
            "3d 2c are not the closest end");
  // One branch for both replies: the hands are the closest of either.
  const auto together = [](const char* cards, const char* bob) {
    return AliceTakes("Ah", Replies({{Cards(cards), End("AcAdKhKdAh", bob)}}));
  };
  EXPECT_EQ(Fault(together("3d4d", "QcQdQh2c4d")), "");
  EXPECT_EQ(Fault(together("4d3d", "QcQdQh2c4d")), "");
  EXPECT_NE(Fault(together("3d4d", "QcQdQh2c3d")), "");
}

TEST(VerifyTest, RefusesHandsThatCannotComeAbout) {
  const char* const cannot =
      "Alice's strategy, after Ah: the hands Ac Ad Ah Kd Kh and ";
  for (const auto& [bob, shown] :
       std::vector<std::pair<const char*, const char*>>{
           {"QcQdQh2cAh", "Ah Qc Qd Qh 2c"},  // Alice has that ace
           {"QcQdQh2c5d", "Qc Qd Qh 5d 2c"},  // not dealt
           {"QcQdQh3d4d", "Qc Qd Qh 4d 3d"},  // not all hole cards
           {"QcQdQh2c3d4d", "Qc Qd Qh 4d 3d 2c"},
           {"QcQdQh2c", "Qc Qd Qh 2c"}}) {
    EXPECT_EQ(Fault(AliceTakes("Ah", End("AcAdKhKdAh", bob))),
              std::string(cannot) + shown + " cannot come about");
  }
}

TEST(VerifyTest, RefusesWrongPicks) {
  const ProofNode end = End("AcAdKhKdAh", "QcQdQh2c4d");
  EXPECT_EQ(Fault(AliceTakes("3d", end)),
            "Alice's strategy, after 3d: the strategy ends, but it may still "
            "come to Ac Ad Kd Kh 3d for Alice and Ah Qc Qd Qh 2c for Bob");
  EXPECT_EQ(Fault(AliceTakes("Ac", end)),
            "Alice's strategy, at its start: Ac is not on the table");
  EXPECT_EQ(Fault(AliceTakes("3d4d", end)),
            "Alice's strategy, at its start: it has to take one card");
  EXPECT_EQ(Fault(AliceTakes("Ah", Take("Ah", end))),
            "Alice's strategy, after Ah: it is the turn of Bob, and the "
            "replies are not told");
  EXPECT_EQ(
      Fault(AliceTakes("Ah", Replies({{Cards("3d4d"), Take("3d", end)}}))),
      "Alice's strategy, after Ah 3d: the game is over here");
  EXPECT_EQ(Fault({Parse(kOnlyAce),
                   Outcome::kAlice,
                   {{Player::kAlice, Replies({{Cards("Ah3d4d"), end}})}}}),
            "Alice's strategy, at its start: it is the turn of Alice, and no "
            "card is taken");
}

TEST(VerifyTest, RefusesWrongReplies) {
  const ProofNode end = End("AcAdKhKdAh", "QcQdQh2c4d");
  const auto replies = [&](std::vector<ProofBranch> branches) {
    return Fault(AliceTakes("Ah", Replies(std::move(branches))));
  };
  const std::string after = "Alice's strategy, after Ah: ";
  EXPECT_EQ(replies({{Cards("3d"), end}}), after + "nothing is said of 4d");
  EXPECT_EQ(replies({}), after + "nothing is said of 3d");
  EXPECT_EQ(replies({{{}, end}, {Cards("3d4d"), end}}),
            after + "a branch is told for no card");
  EXPECT_EQ(replies({{Cards("3d4dAh"), end}}), after + "Ah is taken already");
  EXPECT_EQ(replies({{Cards("3d4d2c"), end}}),
            after + "2c is not on the table");
  EXPECT_EQ(replies({{Cards("3d4d3d"), end}}), after + "3d is told of twice");
  EXPECT_EQ(replies({{Cards("3d4d"), end}, {Cards("4d"), end}}),
            after + "4d is told of twice");
}

TEST(VerifyTest, RefusesTheWrongStrategies) {
  Proof proof = AliceTakes("Ah", End("AcAdKhKdAh", "QcQdQh2c4d"));
  proof.outcome = Outcome::kBob;
  EXPECT_EQ(Fault(proof),
            "the outcome is Bob, which takes no strategy of Alice, not 1");
  proof.outcome = Outcome::kDraw;
  EXPECT_EQ(Fault(proof),
            "the outcome is Draw, which takes one strategy of Bob, not 0");
  proof.outcome = Outcome::kAlice;
  proof.strategies.push_back(proof.strategies[0]);
  EXPECT_EQ(Fault(proof),
            "the outcome is Alice, which takes one strategy of Alice, not 2");
  proof.strategies.clear();
  EXPECT_EQ(Fault(proof),
            "the outcome is Alice, which takes one strategy of Alice, not 0");
}

TEST(VerifyTest, GoesOnFromTheMiddleOfAGame) {
  const auto from = [](const char* position) -> Proof {
    return {Parse(position),
            Outcome::kAlice,
            {{Player::kAlice, End("AcAdKhKdAh", "QcQdQh2c4d")}}};
  };
  EXPECT_EQ(Fault(from("AcAdKhKd/QcQdQh2c/3d4dAh:Ah")), "");
  EXPECT_EQ(Fault(from("AcAdKhKd/QcQdQh2c/3d4dAh:Ah4d")), "");
  EXPECT_EQ(Fault(from("AcAdKhKd/QcQdQh2c/3d4dAh:Ah3d")),
            "Alice's strategy, at its start: the hands Ac Ad Ah Kd Kh and Qc "
            "Qd Qh 4d 2c cannot come about");
}

TEST(VerifyTest, CardsToldAsAnotherChangePlacesWithIt) {
  // Bob needs a king or an ace. Alice cannot take both; after either he takes
  // the other one, and that is told as one.
  Proof proof = {
      Parse("7c7d7h2s/AsAdKsKd/AcKc3d"),
      Outcome::kBob,
      {{Player::kBob,
        Replies(
            {{Cards("AcKc"), Take("Kc", End("7c7d7h2sAc", "AsAdKsKdAc"))},
             {Cards("3d"), Take("Ac", End("7c7d7h2s3d", "AsAdKsKdAc"))}})}}};
  EXPECT_EQ(Fault(proof),
            "Bob's strategy, after Ac Kc: the hands Ac 7c 7d 7h 2s and Ac Ad "
            "As Kd Ks cannot come about");
  ProofNode& end = proof.strategies[0].start.branches[0].then.branches[0].then;
  // The opponent's best hand of the two has the ace.
  end = End("7c7d7h2sAc", "AsAdKsKdKc");
  EXPECT_EQ(Fault(proof), "");
  end = End("7c7d7h2sKc", "AsAdKsKdAc");
  EXPECT_NE(Fault(proof), "");

  // The same told by a card that is no help for the other one.
  Proof& wrong = proof;
  wrong.strategies[0].start.branches[0].then = Take("3d", end);
  EXPECT_EQ(Fault(wrong),
            "Bob's strategy, after Ac 3d: the strategy ends, but it may still "
            "come to Ac 7c 7d 7h 2s for Alice and Ad As Kd Ks 3d for Bob");
}

TEST(VerifyTest, NamesTheCardThatIsToldAsAnother) {
  // Only an ace helps Bob: what is right after 3d is wrong after the ace.
  const Proof proof = {
      Parse("7c7d7h2s/AsAdKsQd/AcTc3d"),
      Outcome::kBob,
      {{Player::kBob,
        Replies({{Cards("3dTcAc"),
                  Take("Ac", End("7c7d7h2sTc", "AsAdKsQdAc"))}})}}};
  EXPECT_EQ(Fault(proof),
            "Bob's strategy, after Ac (told as 3d) 3d (told as Ac): the "
            "strategy ends, but it may still come to Ac 7c 7d 7h 2s for Alice "
            "and Ad As Ks Qd 3d for Bob");
}

TEST(VerifyTest, ADrawTakesBothStrategies) {
  // Whoever takes what: ace, king, queen, jack and nine.
  const char* const deal = "AsKsQdJd/AcKcQhJh/9c9d";
  const ProofNode end = End("AsKsQdJd9c", "AcKcQhJh9d");
  const Proof proof = {Parse(deal),
                       Outcome::kDraw,
                       {{Player::kAlice, end}, {Player::kBob, end}}};
  EXPECT_EQ(Fault(proof), "");
  Proof wrong = proof;
  wrong.position = Parse("AsKsQdJd/AcKcQhJh/9c8d");
  wrong.strategies[0].start = Take("9c", End("AsKsQdJd9c", "AcKcQhJh8d"));
  EXPECT_EQ(Fault(wrong),
            "Bob's strategy, at its start: the strategy ends, but it may still "
            "come to As Ks Qd Jd 9c for Alice and Ac Kc Qh Jh 8d for Bob");
}

}  // namespace
}  // namespace tablepick
