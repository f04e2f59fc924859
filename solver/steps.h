// The steps by which hands are compared and games are played, and the ways in
// which a program may have one of them wrong.
//
// A comparison of two hands takes the step of its two categories, or of the
// first rank in which hands of one category differ, or that of a tie. Besides
// these it may take steps that programs are apt to have wrong on their own: the
// wheel, one rank against another, a rank that decides although a later one
// speaks for the other side.

#ifndef TABLEPICK_SOLVER_STEPS_H_
#define TABLEPICK_SOLVER_STEPS_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "eval/card.h"
#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/outcome.h"

namespace tablepick {

enum class StepGroup : uint8_t {
  kCategories,  // one category against another
  kFirstRanks,  // the first rank that differs, by its place in the hand
  kTies,        // nothing differs
  kConflicts,   // a rank decides, a later one speaks for the other side
  kRankPairs,   // the ranks that differ first, by what they are
  kStraights,   // each straight for itself, and what looks like one
  kFlushSuits,  // flushes of each suit
  kPlay,        // how the players pick, and who is first
};
inline constexpr int kStepGroups = 8;

// "category against category".
absl::string_view StepGroupName(StepGroup group);

struct Step {
  StepGroup group;
  std::string name;  // "flush against straight"
  // Hands are equal.
  bool tie = false;
  // The categories of the hands that are compared, the better one first; -1
  // for any.
  std::array<int, 2> categories = {-1, -1};
  // Proved to be decisive in no deal: one of ImpossibleSteps().
  bool impossible = false;

  // How many ways there are to bend it. A comparison that one side wins is
  // given to the other or called a draw; a tie is given to Alice or to Bob; a
  // way to play has one opposite.
  int bends() const { return group == StepGroup::kPlay ? 1 : 2; }
};

// What it is called to bend a step in way 0 or 1: "other side", "draw",
// "Alice", "Bob", "played so".
absl::string_view BendName(const Step& step, int way);

// What a comparison of `step` comes to that is bent in way `way` and that the
// right program gives the outcome `right`.
Outcome BentOutcome(const Step& step, int way, Outcome right);

// What can be said of a hand that bears on steps.
struct HandLook {
  HandValue value = 0;  // 0 for none
  uint8_t category = 0;
  // The ranks in the order in which they are compared, each once.
  uint8_t rank_count = 0;
  std::array<uint8_t, kMaxHand> ranks{};
  CardSet cards;
};

// The steps of a comparison, by their index in Steps::all().
using StepList = std::vector<int>;

// A wrong way to play.
struct WrongPlay {
  enum Kind : uint8_t {
    kMissesBest,   // at pick `pick`, from 1, the second best is picked
    kPrefersDraw,  // `player` would rather draw than win
    kScornsDraw,   // `player` would rather lose than draw
    kBobFirst,     // Bob makes the first pick, Alice the second, …
  };
  Kind kind;
  int pick = 0;
  Player player = Player::kAlice;
};

// All steps there are under some rules with deals of some shape.
class Steps {
 public:
  // REQUIRES: CheckShape(rules, shape) is OK; `rules` outlives this.
  Steps(const Rules& rules, Shape shape);

  const Rules& rules() const { return *rules_; }
  absl::Span<const Step> all() const { return steps_; }

  HandLook Look(CardSet hand) const;

  // Appends to `list` the steps that the comparison of two hands takes, each
  // once. All are ties if the hands are equal, else none is.
  void Compare(const HandLook& a, const HandLook& b, StepList* list) const;

  // The steps of play, which are the last of all().
  int first_play() const { return first_play_; }
  absl::Span<const WrongPlay> plays() const { return plays_; }

 private:
  void Add(StepGroup group, std::string name,
           std::array<int, 2> categories = {-1, -1});
  void AddComparisons();
  void AddPlays(Shape shape);
  void MarkImpossible();

  const Rules* rules_;
  std::vector<Step> steps_;
  std::vector<WrongPlay> plays_;
  // By category, how many ranks it is compared by, and the index of the step
  // of the first of them.
  std::vector<int> rank_counts_;
  std::vector<int> first_rank_;
  int lowest_rank_ = 0;  // of the deck
  // The indices of the first steps of groups.
  int first_tie_ = 0;
  int first_rank_pair_ = 0;
  int first_poker_ = 0;
  int first_play_ = 0;
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_STEPS_H_
