// Showdowns with known answers, from files and from the naive evaluators. The
// file of Project Euler 54 is looked for as pe54/poker.txt in the folder that
// the environment variable TABLEPICK_MORE_CASES names; it is laid out like
// cases/.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "nlohmann/json.hpp"
#include "tests/eval/naive.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

using ::testing::StartsWith;

std::vector<std::string> Lines(const std::string& text) {
  std::vector<std::string> lines = absl::StrSplit(text, '\n');
  if (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

std::vector<std::string> LinesOf(const std::string& path) {
  const auto text = ReadFile(path);
  EXPECT_TRUE(text.has_value()) << path;
  return Lines(text.value_or(""));
}

// What the program prints for one line.
std::string Showdown(const std::string& rules, const std::string& print,
                     const std::string& line) {
  const CommandResult result =
      RunCommand({"showdown", "--rules", rules, "--print", print}, line);
  EXPECT_EQ(result.status, 0) << line;
  return result.out;
}

TEST(ShowdownCasesTest, BadugiStatement) {
  const std::string path = "cases/showdown/badugi-statement.txt";
  std::string expected;
  for (const std::string& line : LinesOf(path)) {
    const std::vector<std::string> parts = absl::StrSplit(line, "  ->  ");
    ASSERT_EQ(parts.size(), 2u);
    absl::StrAppend(&expected, parts[1], "\n");
  }
  const CommandResult result =
      RunCommand({"showdown", "--rules", "badugi", path});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, expected);
}

TEST(ShowdownCasesTest, PairsOfHands) {
  for (const std::string rules :
       {"poker", "badugi", "deuce-to-seven", "ace-to-five"}) {
    const std::string path = absl::StrCat("cases/showdown/", rules, ".tsv");
    std::string expected;
    for (const std::string& line : LinesOf(path)) {
      absl::StrAppend(&expected, line.substr(line.find("-> ") + 3), "\n");
    }
    const CommandResult result =
        RunCommand({"showdown", "--rules", rules, "--print", "side", path});
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 1000);
    EXPECT_EQ(result.out, expected) << rules;
  }
}

TEST(ShowdownCasesTest, ProjectEulerStatement) {
  const CommandResult result = RunCommand(
      {"showdown", "--print", "side", "cases/pe54/statement_examples.in"});
  EXPECT_EQ(absl::StrReplaceAll(result.out,
                                {{"left", "Player 1"}, {"right", "Player 2"}}),
            ReadFile("cases/pe54/statement_examples.ans"));
}

// The file of Project Euler 54 is not ours to keep.
class ProjectEulerTest : public ::testing::Test {
 protected:
  void SetUp() override {
    const char* more = std::getenv("TABLEPICK_MORE_CASES");
    if (more == nullptr) GTEST_SKIP() << "TABLEPICK_MORE_CASES is not set";
    const auto text = ReadFile(absl::StrCat(more, "/pe54/poker.txt"));
    if (!text.has_value()) GTEST_SKIP() << "there is no pe54/poker.txt";
    text_ = *text;
  }
  static std::string Count(const std::string& text) {
    const CommandResult result = RunCommand({"showdown", "--count"}, text);
    EXPECT_EQ(result.status, 0) << result.errors;
    return result.out;
  }
  std::string text_;
};

TEST_F(ProjectEulerTest, HasTheKnownCounts) {
  const std::string known = "left 376\nright 624\nties 0\nrows 1000\n";
  EXPECT_EQ(Count(text_), known);
  EXPECT_EQ(Count(absl::StrReplaceAll(text_, {{" ", ","}})), known);
  EXPECT_EQ(Count(absl::StrReplaceAll(text_, {{"\n", "\r\n"}})), known);
  EXPECT_EQ(Count(text_.substr(0, text_.find_last_not_of("\r\n") + 1)), known);
  std::string piped;
  for (const std::string& row : Lines(text_)) {
    absl::StrAppend(&piped,
                    absl::StrReplaceAll(row.substr(0, 14), {{" ", ","}}), "|",
                    absl::StrReplaceAll(row.substr(15), {{" ", ","}}), "\n");
  }
  EXPECT_EQ(Count(piped), known);
  EXPECT_EQ(RunCommand({"showdown", "--count", "--one-deck"}, text_).out,
            known);
}

TEST_F(ProjectEulerTest, AlteredCopiesShow) {
  const std::string row = Lines(text_).front();
  EXPECT_EQ(Count(text_ + "5D 8C 9S JS AC 2C 5C 7D 8S QH"),
            "left 377\nright 624\nties 0\nrows 1001\n");
  std::vector<std::string> rows = Lines(text_);
  rows[48] = "6H JH TS 7S TD 6H AD QD 8H 8S";
  std::string altered;
  for (const std::string& each : rows) absl::StrAppend(&altered, each, "\n");
  EXPECT_THAT(Count(altered), ::testing::EndsWith("rows 1000\n"));
  const CommandResult one_deck =
      RunCommand({"showdown", "--count", "--one-deck"}, altered);
  EXPECT_EQ(one_deck.status, 2);
  EXPECT_THAT(one_deck.errors,
              StartsWith("tablepick: <stdin>:49:16: 6H appears twice"));
}

// The rows of the reported cases of one kind: input and right answer.
std::vector<std::pair<std::string, std::string>> Reported(
    const std::string& kind) {
  std::vector<std::pair<std::string, std::string>> rows;
  for (const std::string& line : LinesOf("cases/reported/cases.tsv")) {
    const std::vector<std::string> fields = absl::StrSplit(line, '\t');
    if (fields.size() == 3 && fields[0] == kind) {
      rows.emplace_back(fields[1], fields[2]);
    }
  }
  EXPECT_FALSE(rows.empty()) << kind;
  return rows;
}

TEST(ReportedCasesTest, Hands) {
  for (const auto& [input, answer] : Reported("hand2")) {
    const std::string side = Showdown("poker", "side", input);
    EXPECT_EQ(side == "left\n"    ? "P1"
              : side == "right\n" ? "P2"
                                  : "Tie",
              answer)
        << input;
  }
}

TEST(ReportedCasesTest, Categories) {
  for (const auto& [input, answer] : Reported("category")) {
    const CommandResult result = RunCommand({"showdown", "--format", "json"},
                                            absl::StrCat(input, "-", input));
    const std::string category =
        nlohmann::json::parse(result.out)["hands"][0]["category"];
    EXPECT_TRUE(absl::EqualsIgnoreCase(category, answer)) << input;
  }
}

TEST(ReportedCasesTest, Badugi) {
  for (const auto& [input, answer] : Reported("badugi")) {
    EXPECT_EQ(Showdown("badugi", "side", input),
              answer == "1" ? "left\n" : "both\n")
        << input;
  }
}

TEST(ReportedCasesTest, ProjectEuler) {
  const auto rows = Reported("pe54");
  ASSERT_EQ(rows.size(), 2u);
  // Its two hands share a card, and are good hands of a deck each.
  const CommandResult one_deck =
      RunCommand({"showdown", "--one-deck"}, rows[0].first);
  EXPECT_EQ(one_deck.status, 2);
  EXPECT_THAT(one_deck.errors,
              StartsWith("tablepick: <stdin>:1:16: 6H appears twice"));
  EXPECT_EQ(Showdown("poker", "side", rows[0].first), "left\n");
  EXPECT_EQ(Showdown("poker", "side", rows[1].first), "right\n");
}

TEST(ReportedCasesTest, Parsing) {
  const auto errors = [](const std::string& input) {
    const CommandResult result = RunCommand({"showdown"}, input);
    EXPECT_EQ(result.status, 2) << input;
    return result.errors;
  };
  EXPECT_THAT(errors("3D 8H 3D 3C 8C"),
              StartsWith("tablepick: <stdin>:1:7: 3D appears twice"));
  EXPECT_THAT(errors("6\u0441 Tc 9h"),
              StartsWith("tablepick: <stdin>:1:1: '6\u0441' (U+0441)"));
  EXPECT_THAT(errors("(nothing dealt yet)"),
              StartsWith("tablepick: <stdin>:1:1: '(nothing' is not a card"));
  EXPECT_EQ(Showdown("poker", "winners",
                     "6\u2660\uFE0F 6h 6d 6c Kd - 7s 7h 7d 8c 8d"),
            "6\u2660\uFE0F 6h 6d 6c Kd\n");
  EXPECT_EQ(Showdown("poker", "side", "10C 9c 8c 7c 6c - TC 9c 8c 7c 6c"),
            "both\n");
}

// Random hands in random notation, and what the naive evaluators say of them.
class RandomShowdowns {
 public:
  RandomShowdowns(absl::string_view rules, unsigned seed)
      : rules_(rules), random_(seed) {}

  // Appends a line to `input`, and its answers to `winners` and `sides`.
  void Add() {
    const size_t hands = Below(8) == 0 ? 3 + Below(3) : 2;
    // One row; parted by either or both; or more between the cards.
    const size_t style = Below(hands == 2 ? 4 : 3);
    std::vector<std::string> texts;
    std::vector<naive::Worth> worths;
    const std::vector<std::string> gaps =
        style == 1 ? std::vector<std::string>{"-", " ", ",", " - "}
                   : std::vector<std::string>{" ", ",", ", ", "\t"};
    for (size_t i = 0; i < hands; ++i) {
      uint64_t cards = 0;
      std::string text;
      const std::string& gap = gaps[Below(gaps.size())];
      for (int n = rules_ == "badugi" ? 4 : 5; n > 0;) {
        const size_t rank = Below(13);
        const size_t suit = Below(4);
        const uint64_t card = uint64_t{1} << (16 * suit + rank);
        if ((rules_ == "short-deck" && rank < 4) || (cards & card) != 0) {
          continue;
        }
        absl::StrAppend(&text, text.empty() ? "" : gap, Spell(rank, suit));
        cards |= card;
        --n;
      }
      texts.push_back(text);
      worths.push_back(naive::Judge(rules_, cards));
    }
    std::string line;
    for (size_t i = 0; i < hands; ++i) {
      const std::string divider = style == 1   ? "|"
                                  : style == 3 ? " "
                                  : Below(2)   ? " - "
                                               : "|";
      absl::StrAppend(&line, i == 0 ? "" : divider, texts[i]);
    }
    if (Below(3) == 0) line += " -> anything - 1S";
    absl::StrAppend(&input, line, Below(5) == 0 ? "\r\n" : "\n");
    Answer(texts, worths);
  }

  std::string input;
  std::string winners;
  std::string sides;

 private:
  size_t Below(size_t n) { return random_() % n; }

  std::string Spell(size_t rank, size_t suit) {
    std::string rank_text(1, "23456789TJQKA"[rank]);
    if (Below(2) == 0) rank_text[0] = static_cast<char>(tolower(rank_text[0]));
    if (rank == 8 && Below(2) == 0) rank_text = "10";
    const size_t how = Below(12);
    if (how > 1) return rank_text + (how > 6 ? "CDHS" : "cdhs")[suit];
    constexpr const char* kSymbols[] = {"♣", "♦", "♥", "♠"};
    return rank_text + kSymbols[suit] + (how == 0 ? "\uFE0F" : "");
  }

  void Answer(const std::vector<std::string>& texts,
              const std::vector<naive::Worth>& worths) {
    const naive::Worth best = *std::max_element(worths.begin(), worths.end());
    std::string winner;
    std::string side;
    for (size_t i = 0; i < texts.size(); ++i) {
      if (worths[i] != best) continue;
      absl::StrAppend(&winner, winner.empty() ? "" : " - ", texts[i]);
      absl::StrAppend(&side, side.empty() ? "" : " ", i + 1);
    }
    if (texts.size() == 2) {
      side = side == "1 2" ? "both" : side == "1" ? "left" : "right";
    }
    absl::StrAppend(&winners, winner, "\n");
    absl::StrAppend(&sides, side, "\n");
  }

  std::string rules_;
  std::mt19937 random_;
};

TEST(RandomShowdownsTest, AgreeWithTheNaiveEvaluators) {
  unsigned seed = 1;
  for (const std::string rules :
       {"poker", "badugi", "deuce-to-seven", "ace-to-five", "short-deck"}) {
    RandomShowdowns random(rules, seed++);
    for (int i = 0; i < 20'000; ++i) random.Add();
    for (const char* from : {"", "dd bs=997 status=none | "}) {
      const auto run = [&](absl::string_view print) {
        const CommandResult result =
            RunShell(absl::StrCat(from, "tablepick showdown --rules ", rules,
                                  " --print ", print),
                     random.input);
        EXPECT_EQ(result.errors, "");
        return result.out;
      };
      // Not EXPECT_EQ, which would print megabytes.
      EXPECT_TRUE(run("winners") == random.winners) << rules << " " << from;
      EXPECT_TRUE(run("side") == random.sides) << rules << " " << from;
    }
  }
}

}  // namespace
}  // namespace tablepick
