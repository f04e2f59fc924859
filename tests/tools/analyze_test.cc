// `tablepick analyze` as a user meets it.

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "eval/card_text.h"
#include "solver/analysis.h"
#include "solver/notation.h"
#include "solver/random.h"
#include "tests/solver/random_deals.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

const char* const kDeal = "2sTc/Ah2d/Ac3s7d4s5hTh";

std::string Analyze(const std::vector<std::string>& words) {
  std::vector<std::string> arguments = {"analyze"};
  arguments.insert(arguments.end(), words.begin(), words.end());
  const CommandResult result = RunCommand(arguments);
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.errors, "");
  return result.out;
}

TEST(AnalyzeCommandTest, TellsOfADeal) {
  EXPECT_EQ(
      Analyze({kDeal}),
      "2sTc/Ah2d/Ac3s7d4s5hTh  (poker)\n"
      "  Alice  2s Tc\n"
      "  Bob    Ah 2d\n"
      "  table  Ac 3s 7d 4s 5h Th\n"
      "\n"
      "Alice wins, but only by taking Ac. Best play goes on Ac Th 7d 5h 4s 3s, "
      "and\n"
      "Alice's high card, A-T-7-4-2, beats Bob's high card, A-T-5-3-2.\n"
      "On that line nothing can change the outcome any more after 7d, pick 3 "
      "of 6.\n"
      "\n"
      "Alice's picks, best first; those on a line are interchangeable:\n"
      "  Ac        Alice wins, the only right pick\n"
      "  7d Th     Bob wins\n"
      "  4s 5h 3s  Bob wins\n");
}

TEST(AnalyzeCommandTest, TellsOfPicksAndBlunders) {
  EXPECT_EQ(
      Analyze({"2sTc/Ah2d/Ac3s7d4s5hTh:Ac7d4s"}),
      "2sTc/Ah2d/Ac3s7d4s5hTh:Ac7d4s  (poker)\n"
      "  Alice  2s Tc + Ac 4s\n"
      "  Bob    Ah 2d + 7d\n"
      "  table  3s 5h Th\n"
      "\n"
      "Bob wins, but only by taking Th. Best play goes on Th 5h 3s, and Bob's "
      "high\n"
      "card, A-T-7-3-2, beats Alice's high card, A-T-5-4-2.\n"
      "On that line nothing can change the outcome any more after Th, pick 4 "
      "of 6.\n"
      "\n"
      "Bob's picks, best first; those on a line are interchangeable:\n"
      "  Th     Bob wins however it goes on, the only right pick\n"
      "  3s 5h  Alice wins\n"
      "\n"
      "Picks so far:\n"
      "  1.  Alice  Ac  Alice wins\n"
      "  2.  Bob    7d  Alice wins\n"
      "  3.  Alice  4s  Bob wins, a blunder: before it Alice won\n");
}

TEST(AnalyzeCommandTest, TellsOfDrawsAndEnds) {
  EXPECT_EQ(Analyze({"2c3d4h5s6c/2d3h4s5c6d/"}),
            "2c3d4h5s6c/2d3h4s5c6d/  (poker)\n"
            "  Alice  2c 3d 4h 5s 6c\n"
            "  Bob    2d 3h 4s 5c 6d\n"
            "\n"
            "It is a draw: both have equal hands: straight, six high.\n");
  EXPECT_EQ(Analyze({"--rules", "badugi", "2c3d4h/2d3h4s/5s5c", ":5s 5c"}),
            "2c3d4h/2d3h4s/5s5c:5s5c  (badugi)\n"
            "  Alice  2c 3d 4h + 5s\n"
            "  Bob    2d 3h 4s + 5c\n"
            "  table  -\n"
            "\n"
            "It is a draw: both have equal hands: four-card badugi, 5-4-3-2.\n"
            "No play could ever come to another outcome.\n"
            "\n"
            "Picks so far:\n"
            "  1.  Alice  5s  a draw\n"
            "  2.  Bob    5c  a draw\n");
}

TEST(AnalyzeCommandTest, TellsWhenTheGameWasSettled) {
  const std::string text = Analyze({"AcAdKhKd/QcQdQh2c/3d4dAh:3d"});
  EXPECT_TRUE(absl::StrContains(
      text, "\nNothing could change that any more after pick 1, 3d.\n"))
      << text;
  EXPECT_TRUE(
      absl::StrContains(text, "\n  Ah 4d  Bob wins however it goes on\n"))
      << text;
}

// Beside many interchangeable cards.
TEST(AnalyzeCommandTest, BreaksTheWordsOfAPickThatDoNotFit) {
  const std::string text =
      Analyze({"2c3c4c5c/KsKdQhQd/6c7d8d9dTdJd7h8h9hThJh7s"});
  EXPECT_TRUE(absl::StrContains(
      text,
      "\n  6c                                Alice wins however it goes on, "
      "the only\n"
      "                                    right pick\n"
      "  Jd Jh Td Th 9d 9h 8d 8h 7d 7h 7s  Bob wins however it goes on\n"))
      << text;
}

// What the JSON of a position holds, put together from its analysis.
nlohmann::ordered_json Expected(const Rules& rules, const Position& position,
                                const Analysis& analysis) {
  const auto text = [](absl::string_view view) {
    return std::string(view.data(), view.size());
  };
  const auto card = [&](int index) {
    return position.deal().table()[static_cast<size_t>(index)].ToString();
  };
  nlohmann::ordered_json json;
  json["rules"] = text(rules.name());
  json["position"] = FormatPosition(position);
  json["turn"] = nullptr;
  if (!position.finished()) json["turn"] = text(PlayerName(position.turn()));
  json["value"] = text(OutcomeName(analysis.value));
  json["picks"] = nlohmann::ordered_json::array();
  for (const AnalyzedPick& pick : analysis.picks) {
    json["picks"].push_back({{"card", card(pick.index)},
                             {"value", text(OutcomeName(pick.value))},
                             {"settles", pick.settles},
                             {"group", pick.group}});
  }
  json["right_picks"] = analysis.right_picks;
  json["only_pick"] = analysis.only_pick();
  json["played"] = nlohmann::ordered_json::array();
  for (const PlayedPick& played : analysis.played) {
    json["played"].push_back({{"player", text(PlayerName(played.player))},
                              {"card", card(played.index)},
                              {"before", text(OutcomeName(played.before))},
                              {"after", text(OutcomeName(played.after))},
                              {"blunder", played.blunder()}});
  }
  json["line"] = nlohmann::ordered_json::array();
  for (const int index : analysis.line) json["line"].push_back(card(index));
  json["settled"] = analysis.settled;
  for (const Player player : {Player::kAlice, Player::kBob}) {
    const CardSet hand = analysis.hands[static_cast<size_t>(player)];
    std::string cards;
    for (const Card one : HighestFirst(hand)) cards += one.ToString();
    json["hands"][text(PlayerName(player))] = {
        {"cards", cards}, {"description", rules.Describe(hand)}};
  }
  return json;
}

TEST(AnalyzeCommandTest, WritesAllOfTheAnalysisAsJson) {
  Random random(31);
  std::string file;
  std::string expected;
  for (const Rules* rules : AllRules()) {
    Analyzer analyzer(*rules);
    absl::StrAppend(&file, "# rules: ", rules->name(), "\n");
    for (const Shape shape : AllShapes(*rules)) {
      Position position(RandomDeal(*rules, shape, random));
      for (;;) {
        absl::StrAppend(&file, FormatPosition(position), "\n");
        expected +=
            Expected(*rules, position, analyzer.Analyze(position)).dump() +
            "\n";
        if (position.finished()) break;
        int pick = random.Below(shape.table);
        while (!position.CanPick(pick)) pick = (pick + 1) % shape.table;
        position.Pick(pick);
      }
    }
  }
  const CommandResult result =
      RunCommand({"analyze", "--format", "json", "--file", "-"}, file);
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.errors, "");
  EXPECT_TRUE(result.out == expected);
}

TEST(AnalyzeCommandTest, WritesOneDealAsJson) {
  EXPECT_EQ(Analyze({"AcAdKhKd/QcQdQh2c/3d4dAh:3dAh", "--format", "json"}),
            R"({"rules":"poker","position":"AcAdKhKd/QcQdQh2c/3d4dAh:3dAh",)"
            R"("turn":null,"value":"Bob","picks":[],"right_picks":0,)"
            R"("only_pick":false,"played":[{"player":"Alice","card":"3d",)"
            R"("before":"Alice","after":"Bob","blunder":true},{"player":"Bob",)"
            R"("card":"Ah","before":"Bob","after":"Bob","blunder":false}],)"
            R"("line":[],"settled":1,"hands":{"Alice":{"cards":"AcAdKdKh3d",)"
            R"("description":"two pair, aces and kings, three kicker"},)"
            R"("Bob":{"cards":"AhQcQdQh2c","description":)"
            R"("three of a kind, queens, ace and deuce kickers"}}})"
            "\n");
}

TEST(AnalyzeCommandTest, PartsTheDealsOfAFileByAnEmptyLine) {
  const TemporaryFile file(absl::StrCat(kDeal, "\n", kDeal, "\n"));
  const std::string one = Analyze({kDeal});
  EXPECT_EQ(Analyze({"--file", file.path()}), absl::StrCat(one, "\n", one));
}

TEST(AnalyzeCommandTest, RefusesAFileWithoutAPosition) {
  for (const auto& [text, place] :
       std::vector<std::pair<std::string, std::string>>{
           {"", "1:1"}, {"\n", "2:1"}, {"# rules: badugi\n # none\n", "3:1"}}) {
    const CommandResult result = RunCommand({"analyze", "--file", "-"}, text);
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.errors,
              absl::StrCat("tablepick: <stdin>:", place,
                           ": there is nothing to read: a line with a position "
                           "is missing\n"));
  }
}

TEST(AnalyzeCommandTest, LinesFitATerminal) {
  Random random(32);
  for (const Rules* rules : AllRules()) {
    for (const Shape shape : AllShapes(*rules)) {
      if (shape.table % 3 != 0) continue;
      const std::string deal = FormatDeal(RandomDeal(*rules, shape, random));
      const std::string rules_name = absl::StrCat(rules->name());
      const std::string text = Analyze({"--rules", rules_name, deal});
      for (const absl::string_view line : absl::StrSplit(text, '\n')) {
        EXPECT_LE(line.size(), 80u) << line;
        EXPECT_FALSE(absl::EndsWith(line, " ")) << text;
      }
    }
  }
}

TEST(AnalyzeCommandTest, LosesNothingBeforeAFault) {
  const std::string before = Analyze({kDeal});
  CommandResult result = RunCommand(
      {"analyze", "--file", "-"},
      absl::StrCat("# two\n", kDeal, "\n", kDeal, "\n", kDeal, ":2s\n"));
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, absl::StrCat(before, "\n", before));
  EXPECT_EQ(result.errors,
            "tablepick: <stdin>:4:24: 2s is picked, but is not on the table\n"
            "  2sTc/Ah2d/Ac3s7d4s5hTh:2s\n"
            "                         ^\n"
            "Before that, 2 positions were analysed and printed.\n");
  result = RunCommand({"analyze", "--file", "-"},
                      absl::StrCat(kDeal, "\n# rules: pokr\n"));
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, before);
  EXPECT_EQ(result.errors,
            "tablepick: <stdin>:2:9: there are no rules called 'pokr': there "
            "are poker, badugi, deuce-to-seven, ace-to-five, short-deck; did "
            "you mean poker?\n"
            "  # rules: pokr\n"
            "          ^\n"
            "Before that, 1 position was analysed and printed.\n");
}

TEST(AnalyzeCommandTest, ComplainsOfMisuseAndOfTheSystem) {
  const std::string help = "'tablepick analyze --help' tells how it is used\n";
  struct Case {
    std::vector<std::string> arguments;
    int status;
    std::string errors;
  };
  const Case cases[] = {
      {{"analyze"},
       2,
       absl::StrCat("tablepick: analyze: a position to analyse, or --file, is "
                    "missing\n",
                    help)},
      {{"analyze", "--file", "x", kDeal},
       2,
       absl::StrCat(
           "tablepick: analyze: there is a position as well as --file\n",
           help)},
      {{"analyze", "2sTc/Ah2d/Ac3s7d4s5h"},
       2,
       absl::StrCat("tablepick: analyze: with 2 hole cards each, the players "
                    "take 6 cards of the table, which has 5\n"
                    "  2sTc/Ah2d/Ac3s7d4s5h\n",
                    std::string(22, ' '), "^\n")},
      {{"analyze", "--rules", "short-deck", kDeal},
       2,
       absl::StrCat("tablepick: analyze: 2s is not in the deck of short-deck\n"
                    "  2sTc/Ah2d/Ac3s7d4s5hTh\n  ^\n")},
      {{"analyze", "--rules", "x", kDeal},
       2,
       absl::StrCat("tablepick: analyze: there are no rules called 'x': there "
                    "are poker, badugi, deuce-to-seven, ace-to-five, "
                    "short-deck\n",
                    help)},
      {{"analyze", "--format", "yaml", kDeal},
       2,
       absl::StrCat("tablepick: analyze: there is no format 'yaml': there are "
                    "text and json\n",
                    help)},
      {{"analyze", "--file", "absent"},
       3,
       "tablepick: absent: No such file or directory\n"},
      {{"analyze", "--file", "cases"}, 3, "tablepick: cases: Is a directory\n"},
  };
  for (const Case& one : cases) {
    const CommandResult result = RunCommand(one.arguments);
    EXPECT_EQ(result.status, one.status);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.errors, one.errors);
  }
  EXPECT_EQ(RunShell(absl::StrCat("tablepick analyze ", kDeal, " > /dev/full"))
                .status,
            3);
  EXPECT_EQ(RunShell(absl::StrCat("yes ", kDeal,
                                  " | head -c 100000 | "
                                  "tablepick analyze --file - > /dev/full"))
                .status,
            3);
  // Who stops reading has had enough.
  EXPECT_EQ(
      RunShell(absl::StrCat("yes ", kDeal,
                            " | (tablepick analyze --file -; echo $? >&2) | "
                            "head -1"))
          .errors,
      "0\n");
}

TEST(AnalyzeCommandTest, HelpHasAnExample) {
  const CommandResult result = RunCommand({"analyze", "--help"});
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(
      absl::StrContains(result.out,
                        "Usage: tablepick analyze [OPTIONS] POSITION\n"
                        "       tablepick analyze [OPTIONS] --file FILE\n"));
  EXPECT_TRUE(
      absl::StrContains(result.out, "\nExample:\n  tablepick analyze JcTh/"));
}

}  // namespace
}  // namespace tablepick
