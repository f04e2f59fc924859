#include "tools/analysis_text.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "eval/card_text.h"
#include "solver/notation.h"
#include "tools/explanation.h"
#include "tools/wrap.h"

namespace tablepick {
namespace {

absl::string_view Wins(Outcome value) {
  switch (value) {
    case Outcome::kAlice:
      return "Alice wins";
    case Outcome::kDraw:
      return "a draw";
    case Outcome::kBob:
      break;
  }
  return "Bob wins";
}

class Text {
 public:
  Text(Analyzer& analyzer, const Position& position)
      : analyzer_(analyzer),
        position_(position),
        analysis_(analyzer.Analyze(position)) {}

  std::string Write() {
    Append(FormatPosition(position_), "  (", analyzer_.rules().name(), ")\n");
    WriteCards();
    Append("\n", Wrap(ExplainOutcome(analyzer_, position_)));
    if (position_.deal().picks() > 0) {
      Append(Wrap(WhenSettled()));
    }
    WritePicks();
    WritePlayed();
    return text_;
  }

 private:
  template <typename... Pieces>
  void Append(const Pieces&... pieces) {
    absl::StrAppend(&text_, pieces...);
  }
  std::string CardText(int index) const {
    return position_.deal().table()[static_cast<size_t>(index)].ToString();
  }

  void WriteCards() {
    const Deal& deal = position_.deal();
    for (const Player player : {Player::kAlice, Player::kBob}) {
      std::string taken;
      for (size_t i = static_cast<size_t>(player);
           i < position_.history().size(); i += 2) {
        absl::StrAppend(&taken, taken.empty() ? "" : " ",
                        CardText(position_.history()[i]));
      }
      const std::string hole = CardsToString(deal.hole(player));
      const bool both = !hole.empty() && !taken.empty();
      const bool none = hole.empty() && taken.empty();
      Append("  ", player == Player::kAlice ? "Alice  " : "Bob    ", hole,
             both ? " + " : "", taken, none ? "-" : "", "\n");
    }
    if (deal.shape().table > 0) {
      std::vector<Card> left;
      for (int i = 0; i < deal.shape().table; ++i) {
        if ((position_.state().taken() >> i & 1) == 0) {
          left.push_back(deal.table()[static_cast<size_t>(i)]);
        }
      }
      Append("  table  ", left.empty() ? "-" : CardsToString(left), "\n");
    }
  }

  std::string WhenSettled() const {
    const int settled = analysis_.settled;
    const auto played = static_cast<int>(position_.history().size());
    if (settled == 0) return "No play could ever come to another outcome.";
    if (settled <= played) {
      return absl::StrCat(
          "Nothing could change that any more after pick ", settled, ", ",
          CardText(position_.history()[static_cast<size_t>(settled - 1)]), ".");
    }
    return absl::StrCat(
        "On that line nothing can change the outcome any more after ",
        CardText(analysis_.line[static_cast<size_t>(settled - played - 1)]),
        ", pick ", settled, " of ", position_.deal().picks(), ".");
  }

  // A line for each group of interchangeable picks.
  void WritePicks() {
    if (analysis_.picks.empty()) return;
    Append("\n", PlayerName(position_.turn()),
           "'s picks, best first; those on a line are interchangeable:\n");
    std::vector<std::string> groups(static_cast<size_t>(analysis_.groups));
    size_t width = 0;
    for (const AnalyzedPick& pick : analysis_.picks) {
      std::string& group = groups[static_cast<size_t>(pick.group)];
      absl::StrAppend(&group, group.empty() ? "" : " ", CardText(pick.index));
      width = std::max(width, group.size());
    }
    int written = -1;
    for (const AnalyzedPick& pick : analysis_.picks) {
      if (pick.group == written) continue;
      written = pick.group;
      const std::string& group = groups[static_cast<size_t>(pick.group)];
      const bool right = pick.value == analysis_.value;
      const std::string column =
          absl::StrCat("  ", group, std::string(width - group.size() + 2, ' '));
      const std::string words = absl::StrCat(
          Wins(pick.value), pick.settles ? " however it goes on" : "",
          right && analysis_.only_pick() ? ", the only right pick" : "");
      const std::string lines = Wrap(words, kTextWidth, column.size());
      Append(column, absl::string_view(lines).substr(column.size()));
    }
  }

  void WritePlayed() {
    if (analysis_.played.empty()) return;
    Append("\nPicks so far:\n");
    int number = 0;
    for (const PlayedPick& played : analysis_.played) {
      ++number;
      Append("  ", number, ". ", number < 10 ? " " : "",
             played.player == Player::kAlice ? "Alice  " : "Bob    ",
             CardText(played.index), "  ", Wins(played.after));
      if (played.blunder()) {
        Append(", a blunder: before it ",
               played.before == Outcome::kDraw
                   ? "it was a draw"
                   : absl::StrCat(OutcomeName(played.before), " won"));
      }
      Append("\n");
    }
  }

  Analyzer& analyzer_;
  const Position& position_;
  const Analysis analysis_;
  std::string text_;
};

}  // namespace

std::string AnalysisText(Analyzer& analyzer, const Position& position) {
  return Text(analyzer, position).Write();
}

}  // namespace tablepick
