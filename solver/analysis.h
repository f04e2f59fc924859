// All there is to know of a position: what each pick leads to and why.
//
// Best play here is a little more than play for the win. Each player picks for
// the largest margin: the value of one's own final hand less that of the other
// one. Whoever does so wins whatever can be won, as a win is a margin above
// zero and a draw is one of zero; and picks that come to the same outcome are
// told apart, so that a line of best play looks like play to people also where
// nothing depends on it any more.

#ifndef TABLEPICK_SOLVER_ANALYSIS_H_
#define TABLEPICK_SOLVER_ANALYSIS_H_

#include <array>
#include <cstdint>
#include <vector>

#include "eval/card.h"
#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/outcome.h"
#include "solver/split_values.h"
#include "solver/state.h"
#include "solver/state_list.h"

namespace tablepick {

// A table card that can be taken now.
struct AnalyzedPick {
  int index;      // on the table
  Outcome value;  // of the position after it
  bool settles;   // whether no play can change the outcome after it
  // Picks of the same number are interchangeable: whatever is played on, if
  // the two cards are swapped in all of it, the outcome stays the same. That
  // is: of all ways to play the position to its end, in any of which either of
  // the two may be with Alice, with Bob or left over, each has the outcome of
  // the one in which the two cards have changed places. It follows that the
  // positions after the two picks have the same value, and so have any two
  // later positions which that swap turns into each other. Numbered from 0 in
  // the order in which the groups first appear.
  int group;

  friend bool operator==(const AnalyzedPick&, const AnalyzedPick&) = default;
};

// A pick that was made, and what it did to the value.
struct PlayedPick {
  int index;
  Player player;
  Outcome before;
  Outcome after;

  // A pick never makes the value better for who makes it.
  bool blunder() const { return before != after; }
  friend bool operator==(const PlayedPick&, const PlayedPick&) = default;
};

struct Analysis {
  Outcome value;

  // The legal picks, the best first by margin, and in table order where they
  // are equal in that; the picks of a group stand together, where its best
  // stands. Empty if the game is over.
  std::vector<AnalyzedPick> picks;
  // How many groups of interchangeable picks there are.
  int groups;
  // How many picks have the value of the position.
  int right_picks;
  // Whether there is a choice and one pick only is right.
  bool only_pick() const { return right_picks == 1 && picks.size() > 1; }

  // The picks made so far.
  std::vector<PlayedPick> played;
  // Table indices of the picks to come if both take the first of their best
  // picks, to the end of the game.
  std::vector<int> line;
  // The final hands of Alice and Bob on that line.
  std::array<CardSet, 2> hands;

  // The least number of picks, of those played and then those of the line,
  // after which no play can change the outcome. No more than played.size() if
  // that is so already; 0 if it never could.
  int settled;
};

// Analyses positions. What it has found out about a deal serves all positions
// of that deal, as long as no other deal comes between, and memory serves all
// deals of one shape. Not for several threads at once.
class Analyzer {
 public:
  explicit Analyzer(const Rules& rules);

  const Rules& rules() const { return splits_.rules(); }

  // REQUIRES: the deal of `position` was made under rules().
  Analysis Analyze(const Position& position);

 private:
  // What is known of a state.
  struct Known {
    int16_t margin;  // Alice's hand value less Bob's, after best play
    uint8_t can_be;  // outcomes that play can come to: bit 1 + outcome
  };

  void TurnTo(const Deal& deal);
  void SolveAll();

  const Known& At(State state) const { return known_[StateIndex(state)]; }
  Outcome ValueAt(State state) const;
  bool SettledAt(State state) const;

  void AddPicks(const Position& position, Analysis* analysis);
  void AddPlayed(const Position& position, Analysis* analysis) const;
  void AddLine(const Position& position, Analysis* analysis) const;
  void ListSplits(State state);
  bool Interchangeable(int a, int b) const;
  int BestPick(const Position& position) const;

  Deal deal_;
  SplitValues splits_;
  // The states of a table of the shape of deal_, later ones first.
  std::vector<ListedState> states_;
  std::vector<Known> known_;  // by StateIndex
  // The splits that can be reached from the position being analysed.
  std::vector<ListedState> ends_;
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_ANALYSIS_H_
