#include "tools/explore/session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "solver/notation.h"
#include "solver/random.h"
#include "tools/explore/command.h"

namespace tablepick::explore {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr View kPlain;
constexpr absl::string_view kDeal = "4d8c/5s5d/8h5h5c8s4c8d";

class SessionTest : public ::testing::Test {
 protected:
  SessionTest() { Restart(std::string(kDeal)); }

  void Restart(const std::string& text, const Rules& rules = PokerRules()) {
    session_.emplace(rules, *ParsePosition(rules, text), 1);
  }
  // What a line that is carried out leads to.
  std::string Do(absl::string_view line) {
    const Answer answer = session_->Execute(line, kPlain);
    EXPECT_TRUE(answer.ok) << line << ": " << answer.text;
    return answer.text;
  }
  // What is said to a line that is not; it must change nothing.
  std::string Refusal(absl::string_view line) {
    const std::string before = session_->State(kPlain);
    const Answer answer = session_->Execute(line, kPlain);
    EXPECT_FALSE(answer.ok) << line << ": " << answer.text;
    EXPECT_EQ(session_->State(kPlain), before) << line;
    return answer.text;
  }
  std::string State() { return session_->State(kPlain); }

  std::optional<Session> session_;
};

TEST_F(SessionTest, ShowsHandsTableAndOutcomes) {
  EXPECT_EQ(State(),
            "Poker: pick 1 of 6, Alice's. Under best play Alice wins.\n"
            "\n"
            "  Alice     4d  8c\n"
            "  Bob       5s  5d\n"
            "\n"
            "  table     8h  5h  5c  8s  4c  8d\n"
            "  if taken  A   D   D   A   B   A\n");
  EXPECT_EQ(session_->Prompt(), "Alice to pick> ");
}

TEST_F(SessionTest, TakesCardsInEverySpelling) {
  EXPECT_THAT(Do("8h"), StartsWith("Alice takes 8h.\n\nPoker: pick 2 of 6"));
  EXPECT_THAT(Do("take 5H"), StartsWith("Bob takes 5h.\n"));
  EXPECT_THAT(Do("T 8\u2660"), StartsWith("Alice takes 8s.\n"));
  EXPECT_THAT(Do("5c8d 4C"), StartsWith("Bob takes 5c. Alice takes 8d. Bob"));
  EXPECT_EQ(session_->Prompt(), "tablepick> ");
}

TEST_F(SessionTest, TellsOfBlunders) {
  EXPECT_THAT(Do("5h"),
              StartsWith("Alice takes 5h, a blunder: under best play it is a "
                         "draw now, no win.\n"));
  EXPECT_THAT(State(), HasSubstr("  picks     Alice 5h  A to D, a blunder\n"));
  Do("undo");
  EXPECT_THAT(Do("4c"), StartsWith("Alice takes 4c, a blunder: under best play "
                                   "Bob wins now.\n"));
}

TEST_F(SessionTest, TakesAllCardsOrNone) {
  EXPECT_EQ(Refusal("8h 5h 8h"),
            "8h is already taken: Alice took it with pick 1");
  EXPECT_EQ(Refusal("8h5h5c8s4c8d9h"),
            "9h is not on the table, nor anywhere in this deal");
}

TEST_F(SessionTest, SaysWhatIsWrongWithACard) {
  EXPECT_EQ(Refusal("9x"), "'9x' is not a card: the suit is one of cdhs");
  EXPECT_EQ(Refusal("take foo"),
            "'foo' is not a card: the rank is one of 23456789TJQKA");
  EXPECT_EQ(Refusal("1h"),
            "'1h' is not a card: the rank is one of 23456789TJQKA");
  EXPECT_EQ(Refusal("kk"), "'kk' is not a card: the suit is one of cdhs");
  EXPECT_EQ(Refusal("5s"),
            "5s is not on the table: Bob holds it from the start");
  EXPECT_EQ(Refusal("Ah"), "Ah is not on the table, nor anywhere in this deal");
  Do("8h 5h");
  EXPECT_EQ(Refusal("5h"), "5h is already taken: Bob took it with pick 2");
  EXPECT_EQ(Refusal("take"),
            "which card? Name one or more that lie on the table");
}

TEST_F(SessionTest, PointsAtTheFault) {
  EXPECT_EQ(session_->Execute("take 8h 9x", kPlain).fault, 8U);
  EXPECT_EQ(session_->Execute("  8hxx", kPlain).fault, 4U);
  EXPECT_EQ(session_->Execute("play carol", kPlain).fault, 5U);
  EXPECT_EQ(session_->Execute("deal 4d8c/5s5d/8h5h5c8s4c8c", kPlain).fault,
            25U);
  EXPECT_EQ(
      session_->Execute("deal 4d 8c 5s 5d 8h 5h 5c 8s 4c 8c", kPlain).fault,
      32U);
  EXPECT_EQ(session_->Execute("load /no/such", kPlain).fault, std::nullopt);
}

TEST_F(SessionTest, SaysWhatItDoesNotKnow) {
  EXPECT_EQ(Refusal("tkae 8h"),
            "there is no command 'tkae'; did you mean 'take'?");
  EXPECT_EQ(Refusal("xyzzy"), "there is no command 'xyzzy': 'help' lists them");
  EXPECT_EQ(Refusal("help hnit"),
            "there is no command 'hnit'; did you mean 'hint'?");
  EXPECT_EQ(Refusal("best 8h"), "this is too much: it is 'best'");
  EXPECT_EQ(Refusal("undo 1 2"), "this is too much: it is 'undo [N|all]'");
  EXPECT_EQ(Refusal("save 'a b"), "this quote is not closed");
  EXPECT_EQ(Refusal("''"), "there is no command '': 'help' lists them");
  EXPECT_EQ(Refusal("take ''"),
            "which card? Name one or more that lie on the table");
}

TEST_F(SessionTest, PassesOverBlankLinesAndComments) {
  for (const char* line : {"", "  \t", "# 8h"}) {
    const Answer answer = session_->Execute(line, kPlain);
    EXPECT_TRUE(answer.ok && answer.silent && answer.text.empty());
  }
  EXPECT_THAT(Do("8h # the best"), StartsWith("Alice takes 8h."));
}

TEST_F(SessionTest, UndoesAndRedoes) {
  EXPECT_EQ(Refusal("undo"), "there is nothing to undo");
  EXPECT_EQ(Refusal("redo"), "there is nothing to redo");
  Do("8h 5h 8s");
  EXPECT_THAT(Do("u"), StartsWith("Taken back: 1 pick.\n"));
  EXPECT_THAT(Do("undo all"), StartsWith("Taken back: 2 picks.\n"));
  EXPECT_THAT(Do("redo 3"), StartsWith("Made again: 3 picks.\n"));
  EXPECT_EQ(Refusal("undo x"), "'x' is not a number of picks, nor 'all'");
  EXPECT_EQ(Refusal("redo 0"), "'0' is not a number of picks, nor 'all'");
  Do("swap");
  EXPECT_THAT(Do("undo"), StartsWith("Back to the deal before.\n"));
  EXPECT_THAT(Do("redo"), StartsWith("On to the next deal.\n"));
}

TEST_F(SessionTest, LetsTheEnginePlay) {
  EXPECT_EQ(Do("play"), "You pick for both Alice and Bob.\n");
  EXPECT_THAT(
      Do("play bob"),
      StartsWith("You are Alice; the engine picks for Bob, perfectly.\n"));
  EXPECT_THAT(Do("4c"), HasSubstr("Bob wins now. The engine takes "));
  EXPECT_EQ(session_->Prompt(), "Alice to pick> ");
  EXPECT_THAT(Do("undo"), StartsWith("Taken back: 2 picks.\n"));
  EXPECT_THAT(Do("play alice --level random"),
              StartsWith("You are Bob; the engine picks for Alice at random. "
                         "The engine takes "));
  EXPECT_EQ(session_->Prompt(), "Bob to pick> ");
  EXPECT_EQ(Refusal("undo"),
            "there is nothing to undo: the picks so far are the engine's");
  EXPECT_THAT(Do("play both random"),
              HasSubstr("The engine picks for both at random. The engine"));
  EXPECT_EQ(session_->Prompt(), "tablepick> ");
  EXPECT_THAT(Do("undo 2"),
              StartsWith("Taken back: 2 picks. The engine rests; 'play both' "
                         "lets it go on.\n"));
  Do("play both");
  EXPECT_EQ(session_->Prompt(), "tablepick> ");
  EXPECT_THAT(Do("play none"), StartsWith("You pick for both Alice and Bob."));
}

TEST_F(SessionTest, RefusesOtherPlayersAndLevels) {
  EXPECT_EQ(Refusal("play carol"),
            "the engine can play alice, bob, both or none, but not 'carol'");
  EXPECT_EQ(Refusal("play random"),
            "who? The engine can play alice, bob, both or none");
  EXPECT_EQ(Refusal("play bob --level"),
            "which level? There are perfect and random");
  EXPECT_EQ(Refusal("play bob --level best"),
            "there is no level 'best': there are perfect and random");
  EXPECT_EQ(Refusal("play --level=random bob"),
            "write the level apart: --level random");
  EXPECT_EQ(Refusal("play bob alice"),
            "the engine can play alice, bob, both or none, but not 'alice'");
}

TEST_F(SessionTest, GivesHints) {
  EXPECT_EQ(
      Do("hint"),
      "Alice should take 8h: Alice wins then, under best play. As good: 8s "
      "or 8d, which\ncome to the very same.\n");
  Do("best");
  EXPECT_THAT(State(), HasSubstr("Alice 8h  A"));
}

TEST_F(SessionTest, KeepsValuesToItselfWhereTheyAreHidden) {
  const std::string hidden = Do("hide");
  EXPECT_EQ(hidden,
            "Poker: pick 1 of 6, Alice's. Values are hidden; 'show' shows "
            "them.\n"
            "\n"
            "  Alice     4d  8c\n"
            "  Bob       5s  5d\n"
            "\n"
            "  table     8h  5h  5c  8s  4c  8d\n");
  EXPECT_THAT(Do("4c"), StartsWith("Alice takes 4c.\n"));
  EXPECT_THAT(State(), HasSubstr("  picks     Alice 4c\n"));
  EXPECT_THAT(Do("show"), HasSubstr("Alice 4c  A to B, a blunder"));
}

TEST_F(SessionTest, TellsWhereTheGameWasDecided) {
  EXPECT_THAT(
      Do("5h 8h 5c 8s 8d 4c"),
      HasSubstr("The blunder was pick 1: Alice took 5h, which made it a "
                "draw under best play.\n"
                "With 8h, 8s or 8d Alice would have won. 'why' explains "
                "it, 'undo 6' goes back\n"
                "there, 'new' deals again.\n"));
  Do("undo all");
  EXPECT_THAT(
      Do("5h 5c 8h 8s 4c 8d"),
      HasSubstr("The last of 3 blunders was pick 5: Alice took 4c, which "
                "let Bob win under best\n"
                "play. With 8d Alice would have won. 'why' explains it, "
                "'undo 2' goes back there,\n"
                "'new' deals again.\n"));
  Do("undo 2");
  EXPECT_THAT(State(), HasSubstr("pick 5 of 6"));
  Do("undo all");
  EXPECT_THAT(Do("5h 8h 4c 5c 8s 8d"),
              HasSubstr("With 5c, 8s or 8d it would have been a draw."));
  Do("undo all");
  EXPECT_THAT(
      Do("8h 5h 8s 5c 8d 4c"),
      HasSubstr("Nobody made a blunder: under best play Alice wins from "
                "the start."));
}

TEST_F(SessionTest, TellsTheUserHowFarBackTheBlunderIs) {
  Do("play bob");
  Do("4c");
  Do("best");
  EXPECT_THAT(Do("best"), HasSubstr("'undo 3' goes back there"));
  Do("undo 3");
  EXPECT_THAT(State(), HasSubstr("pick 1 of 6"));
  // A blunder of the engine is not the user's to mend.
  Restart(absl::StrCat(kDeal, ":5h8h5c8s8d"));
  Do("play alice");
  EXPECT_THAT(Do("4c"),
              EndsWith("With 8h, 8s or 8d Alice would have won. 'why' "
                       "explains it, 'new' deals again.\n"));
}

TEST_F(SessionTest, ProvesWhoWins) {
  constexpr absl::string_view kProof =
      "\n"
      "Alice wins.\n"
      "Alice takes 8h.\n";
  EXPECT_THAT(Do("why"),
              StartsWith("Alice wins by taking 8h, 8s or 8d. Best "));
  EXPECT_THAT(Do("why"), HasSubstr(std::string(kProof)));
  EXPECT_EQ(Do("why all"), Do("why"));
  EXPECT_EQ(Refusal("why not"), "it is 'why' or 'why all', not 'not'");
  // On a small screen only the reason in short.
  View small;
  small.height = 10;
  const std::string text = session_->Execute("why", small).text;
  EXPECT_THAT(text,
              HasSubstr("four kickers.\n'why all' proves it, in 7 lines."));
  EXPECT_THAT(text, Not(HasSubstr(std::string(kProof))));
  EXPECT_EQ(session_->Execute("why all", small).text, Do("why"));
  // Nothing has to be proved where nothing can change any more.
  Do("4c");
  EXPECT_THAT(Do("why"), Not(HasSubstr("\n\n")));
}

TEST_F(SessionTest, ExplainsFinishedGames) {
  Do("5h 8h 5c 8s 8d 4c");
  EXPECT_THAT(
      Do("why"),
      StartsWith("It is a draw: both have equal hands: two pair, eights "
                 "and fives, four kicker.\n"
                 "The blunder was pick 1: Alice took 5h, which made it a "
                 "draw under best play.\n"
                 "With 8h, 8s or 8d Alice would have won.\n"
                 "After it: Neither can win. Bob holds the draw by "));
  Do("undo all");
  Do("5h 8h 4c 5c 8s 8d");
  EXPECT_THAT(Do("why"),
              EndsWith("draw. After that no play\ncould change it.\n"));
  Restart("AsKd/5s5d/8h5h5c8s4c8d");
  Do("8h 5h 5c 8s 4c 8d");
  EXPECT_THAT(Do("why"), EndsWith("start. No play could have\nchanged it.\n"));
}

TEST_F(SessionTest, HidesNothingAfterTheGame) {
  Do("hide");
  Do("5h 8h 5c 8s 8d");
  EXPECT_THAT(State(), Not(HasSubstr("blunder")));
  EXPECT_THAT(Do("4c"), HasSubstr("Alice 5h  A to D, a blunder"));
  EXPECT_THAT(State(), HasSubstr("The blunder was pick 1"));
  Do("undo");
  EXPECT_THAT(State(), Not(HasSubstr("blunder")));
}

TEST_F(SessionTest, LaysDeals) {
  EXPECT_THAT(Do("deal JcTh/QdQs/2c3d4h5s6c7d:4h"),
              HasSubstr("  Alice     Jc  Th  +  4h\n"));
  EXPECT_THAT(Do("JcTh/QdQs/2c3d4h5s6c7d"), HasSubstr("pick 1 of 6"));
  EXPECT_THAT(Do("deal 4D 8C 5S 5D 8H 5H 5C 8S 4C 8D"),
              HasSubstr("  Bob       5s  5d\n"));
  EXPECT_THAT(Do("deal 4d/5s/8h5h5c8s4c8d9h9d9c"), HasSubstr("pick 1 of 8"));
  EXPECT_EQ(Refusal("deal"),
            "which deal? This one is 4d/5s/8h5h5c8s4c8d9h9d9c");
  EXPECT_EQ(Refusal("deal 4d8c/4d5d/8h5h5c8s4c8d"), "4d is dealt twice");
  EXPECT_THAT(Refusal("deal 4d8c"), StartsWith("the deal ends after Alice's"));
}

TEST_F(SessionTest, DealsAtRandom) {
  EXPECT_THAT(Do("new"), StartsWith("A new deal.\n\nPoker: pick 1 of 6"));
  EXPECT_THAT(Do("new badugi"), HasSubstr("Badugi: pick 1 of 4"));
  EXPECT_THAT(Do("new 1"), HasSubstr("Badugi: pick 1 of 6"));
  EXPECT_THAT(Do("new poker 0 12"), HasSubstr("Poker: pick 1 of 10"));
  EXPECT_THAT(Do("new"), HasSubstr("Poker: pick 1 of 10"));
  EXPECT_THAT(Do("new POKER"), HasSubstr("Poker: pick 1 of 6"));
  EXPECT_EQ(Refusal("new bagudi"),
            "there are no rules called 'bagudi': there are poker, badugi, "
            "deuce-to-seven, ace-to-five, short-deck; did you mean badugi?");
  EXPECT_EQ(Refusal("new poker 2 6 1"),
            "this is too much: it is 'new [RULES] "
            "[HOLE [TABLE]]'");
  EXPECT_EQ(
      Refusal("new 1 2 3"),
      "what is '3'? After the rules come at most two numbers: hole cards, "
      "and cards on the table");
  EXPECT_EQ(Refusal("new 2 5"),
            "with 2 hole cards each, the players take 6 cards of the table, "
            "which has 5");
  EXPECT_THAT(Refusal("new 6"), StartsWith("a poker hand has 5 cards"));
}

TEST_F(SessionTest, EditsHandsAndTable) {
  EXPECT_THAT(Do("edit alice As Kd"), StartsWith("Alice has As Kd now.\n"));
  EXPECT_THAT(Do("e BOB 8h5s"),
              StartsWith("Bob has 8h 5s now, the table has 5d for 8h.\n"));
  EXPECT_THAT(State(), HasSubstr("  table     5d  5h  5c  8s  4c  8d\n"));
  EXPECT_THAT(Do("edit table 5d 5h 5c 8s 4c 8d 2c"), HasSubstr("8d  2c\n"));
  EXPECT_EQ(Refusal("edit"),
            "whose cards? 'edit' takes Alice, Bob or table, and cards");
  EXPECT_EQ(Refusal("edit carol As"),
            "there are Alice, Bob and the table to edit, no 'carol'");
  EXPECT_EQ(Refusal("edit bob 8h 8x"),
            "'8x' is not a card: the suit is one of cdhs");
  EXPECT_EQ(Refusal("edit bob 8h 8h"), "8h is named twice");
  EXPECT_EQ(Refusal("edit alice"),
            "name all the cards: here 'edit alice' takes 2 cards, not 0");
  EXPECT_EQ(Refusal("edit BOB 8h"),
            "name all the cards: here 'edit bob' takes 2 cards, not 1");
  EXPECT_EQ(Refusal("edit bob 8h 5s 4c"),
            "name all the cards: here 'edit bob' takes 2 cards, not 3");
  EXPECT_EQ(Refusal("edit table"),
            "name all the cards: here 'edit table' takes 6 to 12 cards, not 0");
  EXPECT_EQ(Refusal("edit table 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"),
            "name all the cards: here 'edit table' takes 6 to 12 cards, not "
            "13");
  EXPECT_EQ(Refusal("edit table 5d 5h 5c 8s 4c 8d 2c 8h"),
            "Bob has 8h, and would get no card for it");
  Do("new poker 4");
  EXPECT_EQ(Refusal("edit alice As"),
            "name all the cards: here 'edit alice' takes 4 cards, not 1");
  EXPECT_EQ(Refusal("edit table As"),
            "name all the cards: here 'edit table' takes 2 to 12 cards, not 1");
}

TEST_F(SessionTest, KeepsThePicksThatAnEditLeavesPossible) {
  Do("8h 5h 8s");
  EXPECT_THAT(Do("edit alice As Kd"), HasSubstr("pick 4 of 6"));
  EXPECT_THAT(
      Do("edit table 8h 5c 8s 4c 8d 2c"),
      StartsWith("The table has 8h 5c 8s 4c 8d 2c now. 2 picks are taken "
                 "back.\n\nPoker: pick 2 of 6"));
}

TEST_F(SessionTest, SwapsHoleCards) {
  Do("8h");
  EXPECT_THAT(
      Do("swap"),
      StartsWith("Alice and Bob have swapped their hole cards. 1 pick is "
                 "taken back.\n"));
  EXPECT_THAT(State(), HasSubstr("  Alice     5s  5d\n"));
}

TEST_F(SessionTest, ChangesRules) {
  EXPECT_EQ(Do("rules"),
            "The rules are poker; there are poker, badugi, deuce-to-seven, "
            "ace-to-five,\nshort-deck.\n");
  EXPECT_EQ(Do("rules poker"), "The rules are poker already.\n");
  Do("8h");
  EXPECT_THAT(Do("rules deuce-to-seven"),
              StartsWith("The rules are deuce-to-seven now.\n\nDeuce-to-seven: "
                         "pick 2 of 6"));
  EXPECT_THAT(Do("rules badugi"), HasSubstr("Badugi: pick 2 of 4"));
  EXPECT_THAT(
      Do("rules short-deck"),
      HasSubstr("The deal did not fit them: 4d is not in the deck\nof "
                "short-deck. Here is a new one.\n\nShort-deck: pick 1 "));
  EXPECT_EQ(Refusal("2c"), "2c is not in the deck of short-deck");
  EXPECT_EQ(Refusal("edit alice 2c 9h"), "2c is not in the deck of short-deck");
  EXPECT_THAT(
      Refusal("rules bridge"),
      StartsWith("there are no rules called 'bridge': there are poker"));
}

TEST_F(SessionTest, SaysWhenTheGameIsOver) {
  Do("8h 5h 5c 8s 4c 8d");
  constexpr absl::string_view kOver =
      "the game is over: 'undo' takes a pick back";
  EXPECT_EQ(Refusal("best"),
            "all picks are made: 'undo' takes one back, 'new' deals again");
  EXPECT_EQ(Refusal("take"),
            "all picks are made: 'undo' takes one back, 'new' deals again");
  EXPECT_EQ(Refusal("hint"), kOver);
  EXPECT_EQ(Refusal("line"), kOver);
}

TEST_F(SessionTest, PlaysDealsWithoutPicks) {
  Restart("AsKsQsJsTs/2c2d2h2s3c/4d5d");
  EXPECT_EQ(State(),
            "Poker: all picks are made, Alice wins.\n"
            "\n"
            "  Alice     As  Ks  Qs  Js  Ts   royal flush\n"
            "  Bob       2c  2d  2h  2s  3c   four of a kind, deuces, three "
            "kicker\n"
            "\n"
            "  left      4d  5d\n"
            "\n"
            "There was nothing to pick. 'new' deals again.\n");
  EXPECT_THAT(Do("why"), StartsWith("Alice's royal flush beats Bob's four"));
}

TEST_F(SessionTest, Quits) {
  EXPECT_TRUE(session_->Execute("quit", kPlain).quit);
  EXPECT_TRUE(session_->Execute("q", kPlain).quit);
  EXPECT_TRUE(session_->Execute("EXIT", kPlain).quit);
  EXPECT_FALSE(session_->Execute("state", kPlain).quit);
}

// Whatever comes in, something sensible goes out.
TEST_F(SessionTest, StandsAnyInput) {
  Random random(11);
  const std::vector<std::string> words = {
      "take",  "8h",     "5h",      "5c",
      "8s",    "4c",     "8d",      "undo",
      "redo",  "best",   "hint",    "line",
      "why",   "hide",   "all",     "show",
      "play",  "alice",  "bob",     "both",
      "none",  "random", "--level", "swap",
      "new",   "badugi", "1",       "2",
      "7",     "deal",   "/",       "4d8c/5s5d/8h5h5c8s4c8d",
      ":",     "edit",   "table",   "As",
      "\xff",  "'",      "#",       "rules",
      "poker", "hands",  "state",   "help",
      "x"};
  for (int i = 0; i < 3000; ++i) {
    std::string line;
    for (int n = random.Below(4); n >= 0; --n) {
      absl::StrAppend(&line,
                      words[static_cast<size_t>(
                          random.Below(static_cast<int>(words.size())))],
                      " ");
    }
    const std::string before = State();
    const Answer answer = session_->Execute(line, kPlain);
    if (answer.ok) {
      EXPECT_TRUE(answer.text.empty() || answer.text.back() == '\n') << line;
    } else {
      EXPECT_EQ(State(), before) << line;
      EXPECT_FALSE(answer.text.empty()) << line;
      EXPECT_LE(answer.fault.value_or(0), line.size()) << line;
    }
    session_->Completions(line);
  }
}

}  // namespace
}  // namespace tablepick::explore
