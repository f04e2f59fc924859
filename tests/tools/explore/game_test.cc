#include "tools/explore/game.h"

#include <gtest/gtest.h>

#include "solver/notation.h"

namespace tablepick::explore {
namespace {

Position Parse(absl::string_view text) {
  return *ParsePosition(PokerRules(), text);
}

constexpr absl::string_view kDeal = "JcTh/QdQs/2c3d4h5s6c7d";
constexpr absl::string_view kOther = "4d8c/5s5d/8h5h5c8s4c8d";

Game Fresh() { return {PokerRules(), Parse(kDeal)}; }

std::string Now(const Game& game) { return FormatPosition(game.position()); }

TEST(Game, TakesPicksBackAndMakesThemAgain) {
  Game game = Fresh();
  for (const int index : {2, 0, 5}) game.Pick(index);
  EXPECT_EQ(Now(game), "JcTh/QdQs/2c3d4h5s6c7d:4h2c7d");
  EXPECT_EQ(game.Undo(1).picks, 1);
  EXPECT_EQ(game.Undo(1).picks, 1);
  EXPECT_EQ(Now(game), "JcTh/QdQs/2c3d4h5s6c7d:4h");
  EXPECT_EQ(game.Redo(2).picks, 2);
  EXPECT_EQ(Now(game), "JcTh/QdQs/2c3d4h5s6c7d:4h2c7d");
  EXPECT_EQ(game.Redo(1).steps, 0);
}

TEST(Game, GoesBackAsFarAsItCan) {
  Game game = Fresh();
  game.Pick(2);
  game.Pick(0);
  const Game::Steps steps = game.Undo(7);
  EXPECT_EQ(steps.picks, 2);
  EXPECT_EQ(steps.steps, 2);
  EXPECT_FALSE(steps.deal);
  EXPECT_EQ(game.Undo(1).steps, 0);
}

TEST(Game, ForgetsWhatWasUndoneAfterAnotherPick) {
  Game game = Fresh();
  game.Pick(2);
  game.Pick(0);
  game.Undo(2);
  game.Pick(2);  // as before
  EXPECT_EQ(game.Redo(1).picks, 1);
  game.Undo(2);
  game.Pick(3);
  EXPECT_EQ(game.Redo(1).steps, 0);
}

TEST(Game, CanUndoThePicksThatCameWithAPosition) {
  Game game(PokerRules(), Parse("JcTh/QdQs/2c3d4h5s6c7d:4h7d"));
  EXPECT_EQ(game.Undo(1).picks, 1);
  EXPECT_EQ(Now(game), "JcTh/QdQs/2c3d4h5s6c7d:4h");
}

TEST(Game, GoesBackToTheDealBeforeOnlyFromTheStartOfThisOne) {
  Game game = Fresh();
  game.Pick(2);
  game.TurnTo(PokerRules(), Parse(kOther));
  game.Pick(1);
  EXPECT_FALSE(game.Undo(9).deal);
  EXPECT_EQ(Now(game), kOther);
  const Game::Steps steps = game.Undo(9);
  EXPECT_TRUE(steps.deal);
  EXPECT_EQ(steps.steps, 1);
  EXPECT_EQ(Now(game), "JcTh/QdQs/2c3d4h5s6c7d:4h");
  EXPECT_TRUE(game.Redo(9).deal);
  EXPECT_EQ(Now(game), kOther);
  EXPECT_EQ(game.Redo(9).picks, 1);
}

TEST(Game, RemembersTheRules) {
  Game game = Fresh();
  const Rules& badugi = *FindRules("badugi");
  game.TurnTo(badugi, *ParsePosition(badugi, "JcTh/QdQs/2c3d4h5s"));
  EXPECT_EQ(&game.rules(), &badugi);
  game.Undo(1);
  EXPECT_EQ(&game.rules(), &PokerRules());
}

TEST(Game, TakesThePicksOfTheEngineBackWithTheUsers) {
  Game game = Fresh();
  game.SetPilot(Player::kBob, Pilot::kPerfect);
  EXPECT_FALSE(game.EngineToPick());
  game.Pick(2);
  EXPECT_TRUE(game.EngineToPick());
  game.Pick(0);
  game.Pick(5);
  game.Pick(1);
  const Game::Steps steps = game.Undo(1);
  EXPECT_EQ(steps.picks, 2);
  EXPECT_EQ(steps.steps, 1);
  EXPECT_EQ(Now(game), "JcTh/QdQs/2c3d4h5s6c7d:4h2c");
  EXPECT_EQ(game.Undo(1).picks, 2);
  EXPECT_EQ(game.Redo(2).picks, 4);
  EXPECT_EQ(Now(game), "JcTh/QdQs/2c3d4h5s6c7d:4h2c7d3d");
}

TEST(Game, DoesNotUndoTheFirstPickOfTheEngine) {
  Game game = Fresh();
  game.SetPilot(Player::kAlice, Pilot::kRandom);
  game.Pick(2);
  EXPECT_EQ(game.Undo(1).steps, 0);
  EXPECT_EQ(game.position().history().size(), 1U);
}

TEST(Game, StopsTheEngineFromPlayingBothOnUndo) {
  Game game = Fresh();
  game.SetPilot(Player::kAlice, Pilot::kPerfect);
  game.SetPilot(Player::kBob, Pilot::kPerfect);
  game.Pick(2);
  game.Pick(0);
  const Game::Steps steps = game.Undo(1);
  EXPECT_TRUE(steps.paused);
  EXPECT_EQ(steps.picks, 1);
  EXPECT_EQ(game.pilot(Player::kBob), Pilot::kUser);
}

}  // namespace
}  // namespace tablepick::explore
