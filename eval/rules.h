// A way of comparing final hands.
//
// `Rules` is the one interface behind which every rule set stands. Adding a
// rule set touches one place: its entry in the table of rules.cc.

#ifndef TABLEPICK_EVAL_RULES_H_
#define TABLEPICK_EVAL_RULES_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "eval/card.h"

namespace tablepick {

// The value of a hand under some rules: dense, from 1 (the worst class) to
// Rules::classes() (the best). Larger is better whatever the rules, also where
// the game calls it a low.
using HandValue = int;

class Rules {
 public:
  virtual ~Rules() = default;
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;

  // The word that names the rules on the command line: "poker".
  absl::string_view name() const { return name_; }
  // How many cards make a hand.
  int hand_size() const { return hand_size_; }
  // The cards the rules are played with.
  CardSet deck() const { return deck_; }
  // How many classes of hands there are.
  int classes() const { return classes_; }
  // Names of the categories ("two pair"), worst first.
  absl::Span<const absl::string_view> categories() const { return categories_; }

  // REQUIRES, of the functions below: `hand` holds hand_size() cards of deck().
  virtual HandValue Value(CardSet hand) const = 0;
  // Index into categories().
  virtual int Category(CardSet hand) const = 0;
  // In words: "two pair, kings and fours, ace kicker".
  virtual std::string Describe(CardSet hand) const = 0;
  // The cards that make the hand in the order in which they are compared: all
  // of them for poker (a pair before its kickers, a wheel from the five down),
  // the chosen subset for Badugi, highest first.
  virtual std::vector<Card> ComparedCards(CardSet hand) const = 0;

 protected:
  Rules(absl::string_view name, int hand_size, CardSet deck, int classes,
        std::vector<absl::string_view> categories)
      : name_(name),
        hand_size_(hand_size),
        deck_(deck),
        classes_(classes),
        categories_(std::move(categories)) {}

 private:
  absl::string_view name_;
  int hand_size_;
  CardSet deck_;
  int classes_;
  std::vector<absl::string_view> categories_;
};

// The rules called `name`, or null. They live as long as the program.
const Rules* FindRules(absl::string_view name);

// All rule sets, poker first.
absl::Span<const Rules* const> AllRules();

// Poker: five cards, high hand wins.
const Rules& PokerRules();

}  // namespace tablepick

#endif  // TABLEPICK_EVAL_RULES_H_
