#include "tests/solver/naive_steps.h"

#include <algorithm>
#include <functional>
#include <map>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/eval/naive.h"

namespace tablepick::naive {
namespace {

const char* const kCategories[] = {
    "high card", "pair",       "two pair",       "three of a kind", "straight",
    "flush",     "full house", "four of a kind", "straight flush"};

const std::vector<std::string> kRankNames[] = {
    {"first card", "second card", "third card", "fourth card", "fifth card"},
    {"the pair", "first kicker", "second kicker", "third kicker"},
    {"high pair", "low pair", "kicker"},
    {"the three", "first kicker", "second kicker"},
    {"highest card"},
    {"first card", "second card", "third card", "fourth card", "fifth card"},
    {"the three", "the pair"},
    {"the four", "kicker"},
    {"highest card"}};

std::string Letter(int rank) { return std::string(1, "??23456789TJQKA"[rank]); }

struct Hand {
  explicit Hand(uint64_t set) : cards(set), worth(Judge("poker", set)) {
    for (int rank : worth.ranks) {
      if (ranks.empty() || ranks.back() != rank) ranks.push_back(rank);
    }
    if (category() == 4 || category() == 8) ranks.resize(1);
    for (int rank = 2; rank <= 14; ++rank) {
      if ((set >> (rank - 2) & 0x0001000100010001) != 0) held.insert(rank);
    }
  }
  int category() const { return worth.category; }

  uint64_t cards;
  Worth worth;
  std::vector<int> ranks;  // in the order in which they are compared
  std::set<int> held;
};

// The names of ranks around the ace, or "".
std::string AroundTheAce(const Hand& hand) {
  if (hand.held == std::set<int>{11, 12, 13, 14, 2}) return "J-Q-K-A-2";
  if (hand.held == std::set<int>{12, 13, 14, 2, 3}) return "Q-K-A-2-3";
  if (hand.held == std::set<int>{13, 14, 2, 3, 4}) return "K-A-2-3-4";
  return "";
}

std::string SuitOf(const Hand& hand) {
  if ((hand.cards & 0xffff) != 0) return "clubs";
  if ((hand.cards & 0xffff0000) != 0) return "diamonds";
  if ((hand.cards & 0xffff00000000) != 0) return "hearts";
  return "spades";
}

std::set<std::string> StepsOfTie(const Hand& hand) {
  const int category = hand.category();
  std::set<std::string> names = {
      absl::StrCat(kCategories[category], " against its equal")};
  const int top = hand.ranks[0];
  if (category == 4 && top == 5) names.insert("wheel against wheel");
  if (category == 8 && top == 5) {
    names.insert("steel wheel against steel wheel");
  }
  if (category == 8 && top == 14) {
    names.insert("royal flush against royal flush");
  }
  return names;
}

std::set<std::string> StepsOfWin(const Hand& better, const Hand& worse) {
  std::set<std::string> names;
  const int high = better.category();
  const int low = worse.category();
  const std::string category = kCategories[high];
  if (high != low) {
    names.insert(absl::StrCat(category, " against ", kCategories[low]));
    if (high == 4 || high == 8) {
      names.insert(absl::StrCat(category, " to the ", Letter(better.ranks[0]),
                                " over a lower category"));
    }
    if (high == 8 && low == 5 && better.ranks[0] == 5 && worse.ranks[0] == 14) {
      names.insert("steel wheel against an ace-high flush");
    }
    if (high == 5 || high == 8) {
      names.insert(absl::StrCat(category, " of ", SuitOf(better),
                                " over a lower category"));
    }
  } else {
    size_t i = 0;
    while (better.ranks[i] == worse.ranks[i]) ++i;
    names.insert(absl::StrCat(category, ": ", kRankNames[high][i]));
    names.insert(absl::StrCat(
        Letter(std::max(better.ranks[i], worse.ranks[i])), " against ",
        Letter(std::min(better.ranks[i], worse.ranks[i]))));
    for (size_t j = i + 1; j < better.ranks.size(); ++j) {
      if (better.ranks[j] < worse.ranks[j]) {
        names.insert(absl::StrCat(category, ": ", kRankNames[high][i], " over ",
                                  kRankNames[high][j]));
      }
    }
    if (high == 4 && worse.ranks[0] == 5) {
      names.insert("wheel against a higher straight");
    }
    if (high == 8 && worse.ranks[0] == 5) {
      names.insert("steel wheel against a higher straight flush");
    }
  }
  if (low == 0 && high <= 4 && !AroundTheAce(worse).empty()) {
    names.insert(
        absl::StrCat(AroundTheAce(worse), ", beaten by straight or less"));
  }
  if (low == 5 && !AroundTheAce(worse).empty()) {
    names.insert("flush around the ace, beaten");
  }
  if (low >= 1 && low <= 3 && high <= 4 &&
      *worse.held.rbegin() - *worse.held.begin() == 4) {
    names.insert(absl::StrCat(kCategories[low],
                              " in five ranks, beaten by straight or less"));
  }
  return names;
}

// Chooses among what may follow: for the player whose pick it is, 1 is a win.
using Choice = std::function<int(int pick, bool alice, std::vector<int>)>;

int Best(int, bool, const std::vector<int>& values) {
  return *std::max_element(values.begin(), values.end());
}

class Game {
 public:
  explicit Game(const Deal& deal) {
    for (TableMask mask = 0; mask < 64; ++mask) {
      if (std::popcount(mask) != 3) continue;
      const Hand alice(deal.Hand(Player::kAlice, mask).bits());
      const Hand bob(deal.Hand(Player::kBob, 63 ^ mask).bits());
      const auto order = alice.worth <=> bob.worth;
      right_[mask] = order > 0 ? 1 : order < 0 ? -1 : 0;
      steps_[mask] = order > 0   ? StepsOfWin(alice, bob)
                     : order < 0 ? StepsOfWin(bob, alice)
                                 : StepsOfTie(alice);
    }
  }

  const std::map<TableMask, std::set<std::string>>& steps() const {
    return steps_;
  }
  std::map<TableMask, int> outcomes() const { return right_; }

  // 1 if Alice wins. `first` is the mask of who picks first, Alice unless
  // `bob_first`.
  int Value(const std::map<TableMask, int>& outcomes, const Choice& choice,
            bool bob_first = false, TableMask first = 0,
            TableMask second = 0) const {
    const int picked = std::popcount(first | second);
    if (picked == 6) return outcomes.at(bob_first ? second : first);
    const bool firsts_turn = picked % 2 == 0;
    const bool alice = firsts_turn != bob_first;
    std::vector<int> values;
    for (TableMask pick = 1; pick < 64; pick *= 2) {
      if (((first | second) & pick) != 0) continue;
      const int value =
          firsts_turn
              ? Value(outcomes, choice, bob_first, first | pick, second)
              : Value(outcomes, choice, bob_first, first, second | pick);
      values.push_back(alice ? value : -value);
    }
    const int chosen = choice(picked + 1, alice, values);
    return alice ? chosen : -chosen;
  }

 private:
  std::map<TableMask, int> right_;
  std::map<TableMask, std::set<std::string>> steps_;
};

bool Holds(const std::vector<int>& values, int value) {
  return std::find(values.begin(), values.end(), value) != values.end();
}

// The ways to play that are wrong, by name.
std::map<std::string, Choice> WrongChoices() {
  std::map<std::string, Choice> choices;
  for (int bent = 1; bent <= 5; ++bent) {
    choices[absl::StrCat(bent % 2 == 1 ? "Alice" : "Bob",
                         " settles for less at pick ", bent)] =
        [bent](int pick, bool alice, std::vector<int> values) {
          if (pick != bent) return Best(pick, alice, values);
          std::sort(values.rbegin(), values.rend());
          return values[1];
        };
  }
  for (bool bent : {true, false}) {
    const std::string name = bent ? "Alice" : "Bob";
    choices[name + " prefers a draw to a win"] =
        [bent](int pick, bool alice, const std::vector<int>& values) {
          if (alice == bent && Holds(values, 0)) return 0;
          return Best(pick, alice, values);
        };
    choices[name + " prefers a loss to a draw"] =
        [bent](int pick, bool alice, const std::vector<int>& values) {
          const int best = Best(pick, alice, values);
          if (alice == bent && best == 0 && Holds(values, -1)) return -1;
          return best;
        };
  }
  return choices;
}

}  // namespace

std::set<NamedBend> DecisiveBends(const Deal& deal) {
  const Game game(deal);
  const int value = game.Value(game.outcomes(), Best);
  std::set<NamedBend> bends;

  std::set<std::string> names;
  for (const auto& [mask, steps] : game.steps()) {
    names.insert(steps.begin(), steps.end());
  }
  for (const std::string& name : names) {
    for (const char* bend : {"other side", "draw", "Alice", "Bob"}) {
      std::map<TableMask, int> outcomes = game.outcomes();
      const std::string way = bend;
      for (auto& [mask, outcome] : outcomes) {
        if (game.steps().at(mask).count(name) == 0) continue;
        const bool tie = outcome == 0;
        if (!tie && way == "other side") outcome = -outcome;
        if (!tie && way == "draw") outcome = 0;
        if (tie && way == "Alice") outcome = 1;
        if (tie && way == "Bob") outcome = -1;
      }
      if (game.Value(outcomes, Best) != value) bends.insert({name, way});
    }
  }
  for (const auto& [name, choice] : WrongChoices()) {
    if (game.Value(game.outcomes(), choice) != value) {
      bends.insert({name, "played so"});
    }
  }
  if (game.Value(game.outcomes(), Best, true) != value) {
    bends.insert({"Bob makes the first pick", "played so"});
  }
  return bends;
}

}  // namespace tablepick::naive
