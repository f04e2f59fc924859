#include "tools/explanation.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "absl/strings/str_cat.h"
#include "eval/card_text.h"
#include "solver/outcome.h"

namespace tablepick {
namespace {

absl::string_view Pronoun(Player player) {
  return player == Player::kAlice ? "she" : "he";
}

Card TableCard(const Position& position, int index) {
  return position.deal().table()[static_cast<size_t>(index)];
}

// The picks that are as good for who makes them as `wanted`, or better, as
// cards in table order.
std::vector<Card> PicksWorth(const Position& position, const Analysis& analysis,
                             Outcome wanted) {
  std::vector<int> indices;
  for (const AnalyzedPick& pick : analysis.picks) {
    if (!Prefers(position.turn(), wanted, pick.value)) {
      indices.push_back(pick.index);
    }
  }
  std::sort(indices.begin(), indices.end());
  std::vector<Card> cards;
  cards.reserve(indices.size());
  for (const int index : indices) cards.push_back(TableCard(position, index));
  return cards;
}

// A pick, and what the other player may answer to come to the value.
struct Answered {
  Card pick;
  bool by_anything;
  std::vector<Card> answers;
};

// All picks in `position` that leave an answer open.
std::vector<Answered> AllAnswered(const Position& position, Outcome value,
                                  Analyzer& analyzer) {
  std::vector<Answered> all;
  Position after = position;
  for (int index = 0; index < position.deal().shape().table; ++index) {
    if (!position.CanPick(index)) continue;
    after.Pick(index);
    if (!after.finished()) {
      const Analysis analysis = analyzer.Analyze(after);
      std::vector<Card> answers = PicksWorth(after, analysis, value);
      const bool by_anything = answers.size() == analysis.picks.size();
      all.push_back({TableCard(position, index), by_anything, answers});
    }
    after.Undo();
  }
  return all;
}

// "after 9h or 9d he takes 4c; after 4c, 9h; after 5s, anything": as few
// answers as serve all picks, the most useful one first.
std::string ListAnswers(std::vector<Answered> open, Player player) {
  std::vector<Card> any;
  std::vector<Card> answers;
  for (const Answered& answered : open) {
    if (answered.by_anything) any.push_back(answered.pick);
    answers.insert(answers.end(), answered.answers.begin(),
                   answered.answers.end());
  }
  std::string text;
  const auto append = [&](const std::vector<Card>& picks,
                          const std::string& answer) {
    const bool first = text.empty();
    absl::StrAppend(
        &text, first ? "" : "; ", "after ", CardsOr(picks),
        first ? absl::StrCat(" ", Pronoun(player), " takes ") : ", ", answer);
  };
  const auto answered_by = [&](Card answer) {
    std::vector<Card> picks;
    for (const Answered& answered : open) {
      const auto& given = answered.answers;
      if (!answered.by_anything &&
          std::find(given.begin(), given.end(), answer) != given.end()) {
        picks.push_back(answered.pick);
      }
    }
    return picks;
  };
  for (;;) {
    std::vector<Card> most;
    Card best;
    for (const Card answer : answers) {
      const std::vector<Card> picks = answered_by(answer);
      if (picks.size() > most.size()) {
        most = picks;
        best = answer;
      }
    }
    if (most.empty()) break;
    append(most, best.ToString());
    open.erase(std::remove_if(open.begin(), open.end(),
                              [&](const Answered& answered) {
                                return std::find(most.begin(), most.end(),
                                                 answered.pick) != most.end();
                              }),
               open.end());
  }
  if (!any.empty()) append(any, "anything");
  return text;
}

// "wins, whatever she takes now", "wins, but only by taking 9h": what `player`,
// who is to pick, does and how.
std::string ByTaking(absl::string_view does, const std::vector<Card>& picks,
                     const Position& position, const Analysis& analysis) {
  if (picks.size() == analysis.picks.size()) {
    return absl::StrCat(does, ", whatever ", Pronoun(position.turn()),
                        " takes now");
  }
  return absl::StrCat(does, picks.size() == 1 ? ", but only by" : " by",
                      " taking ", CardsOr(picks));
}

// "whatever Alice takes: after ... he takes ...": how the other player answers.
std::string ByAnswering(const Position& position, Outcome value,
                        Analyzer& analyzer) {
  const std::vector<Answered> all = AllAnswered(position, value, analyzer);
  if (std::all_of(all.begin(), all.end(),
                  [](const Answered& one) { return one.by_anything; })) {
    return "whatever the next two picks are";
  }
  return absl::StrCat("whatever ", PlayerName(position.turn()),
                      " takes: ", ListAnswers(all, Opponent(position.turn())));
}

// Who wins, and how, now.
std::string ExplainPick(const Position& position, const Analysis& analysis,
                        Analyzer& analyzer) {
  const Player player = position.turn();
  const Player other = Opponent(player);
  const Outcome value = analysis.value;
  const absl::string_view name = PlayerName(player);
  const absl::string_view other_name = PlayerName(other);
  if (analysis.settled <= static_cast<int>(position.history().size())) {
    return value == Outcome::kDraw
               ? "It is a draw whatever is taken."
               : absl::StrCat(OutcomeName(value), " wins whatever is taken.");
  }
  if (value == WinFor(other)) {
    return absl::StrCat(other_name, " wins, ",
                        ByAnswering(position, value, analyzer), ".");
  }
  const std::vector<Card> picks = PicksWorth(position, analysis, value);
  if (value == WinFor(player)) {
    return absl::StrCat(
        ByTaking(absl::StrCat(name, " wins"), picks, position, analysis), ".");
  }
  std::string text =
      absl::StrCat("Neither can win. ",
                   ByTaking(absl::StrCat(name, " holds the draw"), picks,
                            position, analysis),
                   ".");
  const int left =
      position.deal().picks() - static_cast<int>(position.history().size());
  if (left > 1) {
    absl::StrAppend(&text, " ", other_name, " holds it, ",
                    ByAnswering(position, value, analyzer), ".");
  }
  return text;
}

}  // namespace

std::string DescribeHands(const Rules& rules, CardSet alice, CardSet bob) {
  const HandValue alices = rules.Value(alice);
  const HandValue bobs = rules.Value(bob);
  const bool bob_wins = bobs > alices;
  const std::string better = rules.Describe(bob_wins ? bob : alice);
  if (alices == bobs) return absl::StrCat("both have equal hands: ", better);
  // A comma within the first hand asks for one behind it.
  const absl::string_view comma =
      better.find(',') == std::string::npos ? "" : ",";
  return absl::StrCat(bob_wins ? "Bob" : "Alice", "'s ", better, comma,
                      " beats ", bob_wins ? "Alice" : "Bob", "'s ",
                      rules.Describe(bob_wins ? alice : bob));
}

std::string CardsOr(absl::Span<const Card> cards) {
  std::string text;
  for (size_t i = 0; i < cards.size(); ++i) {
    if (i > 0) text += i + 1 == cards.size() ? " or " : ", ";
    text += cards[i].ToString();
  }
  return text;
}

std::string ExplainOutcome(const Rules& rules, const Position& position) {
  Analyzer analyzer(rules);
  return ExplainOutcome(analyzer, position);
}

std::string ExplainOutcome(Analyzer& analyzer, const Position& position) {
  const Analysis analysis = analyzer.Analyze(position);
  std::string hands =
      DescribeHands(analyzer.rules(), analysis.hands[0], analysis.hands[1]);
  if (position.finished()) {
    if (analysis.value == Outcome::kDraw) {
      hands = absl::StrCat("It is a draw: ", hands);
    }
    return absl::StrCat(hands, ".");
  }
  std::vector<Card> line;
  for (const int index : analysis.line) {
    line.push_back(TableCard(position, index));
  }
  return absl::StrCat(ExplainPick(position, analysis, analyzer),
                      " Best play goes on ", CardsToString(line), ", and ",
                      hands, ".");
}

}  // namespace tablepick
