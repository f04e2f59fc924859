#include "tools/analysis_json.h"

#include "absl/strings/str_cat.h"
#include "eval/card_text.h"
#include "solver/notation.h"

namespace tablepick {
namespace {

// Nothing that is written holds a character that JSON would have escaped.
class Writer {
 public:
  Writer(const Deal& deal, std::string* json) : deal_(deal), json_(*json) {}

  template <typename... Pieces>
  void Write(const Pieces&... pieces) {
    absl::StrAppend(&json_, pieces...);
  }

  void Card(int index) {
    Write("\"", deal_.table()[static_cast<size_t>(index)].ToString(), "\"");
  }

  // Calls write(item) for each of the items, with commas between.
  template <typename Items, typename WriteItem>
  void List(const Items& items, WriteItem write) {
    Write("[");
    bool first = true;
    for (const auto& item : items) {
      if (!first) Write(",");
      first = false;
      write(item);
    }
    Write("]");
  }

 private:
  const Deal& deal_;
  std::string& json_;
};

absl::string_view Bool(bool value) { return value ? "true" : "false"; }

}  // namespace

void AppendAnalysisJson(const Rules& rules, const Position& position,
                        const Analysis& analysis, std::string* json) {
  Writer writer(position.deal(), json);
  writer.Write("{\"rules\":\"", rules.name(), "\",\"position\":\"",
               FormatPosition(position), "\",\"turn\":");
  if (position.finished()) {
    writer.Write("null");
  } else {
    writer.Write("\"", PlayerName(position.turn()), "\"");
  }
  writer.Write(",\"value\":\"", OutcomeName(analysis.value), "\",\"picks\":");
  writer.List(analysis.picks, [&](const AnalyzedPick& pick) {
    writer.Write("{\"card\":");
    writer.Card(pick.index);
    writer.Write(",\"value\":\"", OutcomeName(pick.value),
                 "\",\"settles\":", Bool(pick.settles),
                 ",\"group\":", pick.group, "}");
  });
  writer.Write(",\"right_picks\":", analysis.right_picks,
               ",\"only_pick\":", Bool(analysis.only_pick()), ",\"played\":");
  writer.List(analysis.played, [&](const PlayedPick& played) {
    writer.Write("{\"player\":\"", PlayerName(played.player), "\",\"card\":");
    writer.Card(played.index);
    writer.Write(",\"before\":\"", OutcomeName(played.before),
                 "\",\"after\":\"", OutcomeName(played.after),
                 "\",\"blunder\":", Bool(played.blunder()), "}");
  });
  writer.Write(",\"line\":");
  writer.List(analysis.line, [&](int index) { writer.Card(index); });
  writer.Write(",\"settled\":", analysis.settled, ",\"hands\":{");
  for (const Player player : {Player::kAlice, Player::kBob}) {
    const CardSet hand = analysis.hands[static_cast<size_t>(player)];
    writer.Write(player == Player::kBob ? "," : "", "\"", PlayerName(player),
                 "\":{\"cards\":\"");
    for (const class Card card : HighestFirst(hand)) {
      writer.Write(card.ToString());
    }
    writer.Write("\",\"description\":\"", rules.Describe(hand), "\"}");
  }
  writer.Write("}}\n");
}

}  // namespace tablepick
