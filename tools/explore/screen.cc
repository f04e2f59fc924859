#include "tools/explore/screen.h"

#include <cstddef>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "tools/console.h"
#include "tools/explore/picks.h"
#include "tools/explore/story.h"

namespace tablepick::explore {
namespace {

// Where two picks fit beside each other.
constexpr size_t kWide = 72;

std::string Status(const Desk& desk, const Analysis& analysis,
                   const View& view) {
  const Position& position = desk.position();
  std::string text(desk.rules().name());
  text[0] = absl::ascii_toupper(static_cast<unsigned char>(text[0]));
  const size_t made = position.history().size();
  if (position.finished()) {
    absl::StrAppend(&text, ": all picks are made, ");
  } else {
    const Player turn = position.turn();
    absl::StrAppend(&text, ": pick ", made + 1, " of ", position.deal().picks(),
                    ", ", view.Paint(WinFor(turn), PlayerName(turn)), "'s. ");
  }
  const std::string winner =
      view.Paint(analysis.value, WhoWins(analysis.value));
  const bool settled = static_cast<size_t>(analysis.settled) <= made;
  if (position.finished()) {
    absl::StrAppend(&text, winner, ".");
  } else if (desk.hidden) {
    absl::StrAppend(&text, "Values are hidden; 'show' shows them.");
  } else if (settled) {
    absl::StrAppend(&text, "However it goes on, ", winner, ".");
  } else {
    absl::StrAppend(&text, "Under best play ", winner, ".");
  }
  return absl::StrCat(WrapLines(text, view.width), "\n");
}

std::string Hand(const Desk& desk, Player player, const View& view) {
  const Position& position = desk.position();
  std::vector<std::string> items;
  for (const Card card : position.deal().hole(player)) {
    items.push_back(card.ToString());
  }
  if (!items.empty()) items.emplace_back("+");
  const size_t first = player == Player::kAlice ? 0 : 1;
  for (size_t pick = first; pick < position.history().size(); pick += 2) {
    const size_t index = position.history()[pick];
    items.push_back(position.deal().table()[index].ToString());
  }
  if (!items.empty() && items.back() == "+") items.pop_back();
  std::string row = LabelledRow(view.Paint(WinFor(player), PlayerName(player)),
                                items, view.width);
  if (position.finished()) {
    row.pop_back();
    const size_t column = ShownWidth(row.substr(row.rfind('\n') + 1));
    row += WrapLines(
        absl::StrCat("   ", desk.rules().Describe(position.Hand(player))),
        view.width, LabelWidth(view.width), column);
    row += '\n';
  }
  return row;
}

std::string Table(const Desk& desk, const Analysis& analysis,
                  const View& view) {
  const Position& position = desk.position();
  std::vector<std::string> cards;
  std::vector<std::string> marks;
  for (int index = 0; index < position.deal().shape().table; ++index) {
    if ((position.state().taken() >> index & 1) != 0) continue;
    cards.push_back(
        position.deal().table()[static_cast<size_t>(index)].ToString());
    for (const AnalyzedPick& pick : analysis.picks) {
      if (pick.index != index) continue;
      marks.push_back(view.Paint(pick.value, OutcomeLetter(pick.value)));
    }
  }
  if (cards.empty()) return "";
  if (desk.hidden || position.finished()) {
    return absl::StrCat(
        LabelledRow(position.finished() ? "left" : "table", cards, view.width));
  }
  return LabelledColumns("table", cards, "if taken", marks, view.width);
}

// "Alice 4c  A>B, a blunder".
std::string Played(const Desk& desk, const PlayedPick& pick, const View& view) {
  const Deal& deal = desk.position().deal();
  std::string text =
      absl::StrCat(pick.player == Player::kAlice ? "Alice " : "Bob ",
                   deal.table()[static_cast<size_t>(pick.index)].ToString());
  // After the game there is nothing left to find out.
  if (desk.hidden && !desk.position().finished()) return text;
  const auto letter = [&](Outcome outcome) {
    return view.Paint(outcome, OutcomeLetter(outcome));
  };
  if (!pick.blunder()) return absl::StrCat(text, "  ", letter(pick.after));
  return absl::StrCat(text, "  ", letter(pick.before), " to ",
                      letter(pick.after), ", a blunder");
}

std::string Picks(const Desk& desk, const Analysis& analysis,
                  const View& view) {
  constexpr size_t kPickWidth = 30;
  std::string text;
  const std::vector<PlayedPick>& played = analysis.played;
  const size_t together = view.width >= kWide ? 2 : 1;
  for (size_t i = 0; i < played.size(); i += together) {
    std::string item = Played(desk, played[i], view);
    if (together == 2 && i + 1 < played.size()) {
      item.append(kPickWidth - ShownWidth(item), ' ');
      item += Played(desk, played[i + 1], view);
    }
    // The label stands before the first line only.
    absl::string_view label = "";
    if (i == 0) label = "picks";
    if (view.width < kNarrow) {
      absl::StrAppend(&text, label, i == 0 ? "\n" : "",
                      WrapLines("  " + item, view.width, 4), "\n");
    } else {
      absl::StrAppend(&text, LabelledRow(label, {item}, view.width));
    }
  }
  return text;
}

}  // namespace

std::string ShowState(Desk& desk, const View& view) {
  const Analysis analysis = desk.Analyze();
  std::string text = absl::StrCat(Status(desk, analysis, view), "\n",
                                  Hand(desk, Player::kAlice, view),
                                  Hand(desk, Player::kBob, view));
  for (const std::string& block :
       {Table(desk, analysis, view), Picks(desk, analysis, view)}) {
    if (!block.empty()) absl::StrAppend(&text, "\n", block);
  }
  if (desk.position().finished()) {
    absl::StrAppend(
        &text, "\n",
        WrapLines(absl::StrCat(TellDecision(desk), " ", TellWaysOn(desk)),
                  view.width),
        "\n");
  }
  return text;
}

}  // namespace tablepick::explore
