#include "tools/explore/view.h"

#include <gtest/gtest.h>

namespace tablepick::explore {
namespace {

constexpr View kColour = {.width = 80, .height = 24, .colour = true};
constexpr View kPlain;

TEST(View, PaintsInThreeColoursThatAllCanTellApart) {
  EXPECT_EQ(kColour.Paint(Outcome::kAlice, "A"), "\x1b[1;38;5;33mA\x1b[0m");
  EXPECT_EQ(kColour.Paint(Outcome::kBob, "B"), "\x1b[1;38;5;202mB\x1b[0m");
  EXPECT_EQ(kColour.Paint(Outcome::kDraw, "D"), "\x1b[1;38;5;245mD\x1b[0m");
  EXPECT_EQ(kPlain.Paint(Outcome::kBob, "B"), "B");
  EXPECT_EQ(OutcomeLetter(Outcome::kDraw), "D");
}

TEST(ShownWidth, LeavesColoursOut) {
  EXPECT_EQ(ShownWidth(""), 0U);
  EXPECT_EQ(ShownWidth("9♥"), 2U);
  EXPECT_EQ(ShownWidth(kColour.Paint(Outcome::kAlice, "Alice") + " wins"), 10U);
}

TEST(WrapLines, BreaksAtBlanks) {
  EXPECT_EQ(WrapLines("one two three", 7), "one two\nthree");
  EXPECT_EQ(WrapLines("one two three", 13), "one two three");
  EXPECT_EQ(WrapLines("one two three", 12), "one two\nthree");
  EXPECT_EQ(WrapLines("", 10), "");
}

TEST(WrapLines, LeavesLongWordsWhole) {
  EXPECT_EQ(WrapLines("incomprehensible a b", 5), "incomprehensible\na b");
}

TEST(WrapLines, IndentsAllLinesButTheFirst) {
  EXPECT_EQ(WrapLines("one two three", 8, 2), "one two\n  three");
  EXPECT_EQ(WrapLines(" two three", 9, 4, 6), "\n    two\n    three");
}

TEST(WrapLines, KeepsLines) {
  EXPECT_EQ(WrapLines("one\n  two three\n", 9), "one\n  two\nthree\n");
}

TEST(WrapLines, CountsNoColours) {
  const std::string blue = kColour.Paint(Outcome::kAlice, "Alice");
  EXPECT_EQ(WrapLines(blue + " wins", 10), blue + " wins");
}

TEST(LabelledRow, AlignsItemsBehindTheLabel) {
  EXPECT_EQ(LabelledRow("Bob", {"9h", "Td"}, 80), "  Bob       9h  Td\n");
  EXPECT_EQ(LabelledRow("Bob", {}, 80), "  Bob\n");
}

TEST(LabelledRow, GoesOnBelowTheFirstItem) {
  const std::vector<std::string> items(10, "9h");
  EXPECT_EQ(LabelledRow("Bob", items, 40),
            "  Bob       9h  9h  9h  9h  9h  9h  9h\n"
            "            9h  9h  9h\n");
}

TEST(LabelledRow, PutsTheLabelAboveWhereItIsNarrow) {
  EXPECT_EQ(LabelledRow("Bob", {"9h", "Td", "2c"}, 8), "Bob\n  9h  Td\n  2c\n");
}

TEST(LabelledColumns, KeepsPairsTogether) {
  EXPECT_EQ(LabelledColumns("table", {"9h", "Td"}, "if taken", {"A", "B"}, 80),
            "  table     9h  Td\n"
            "  if taken  A   B\n");
  EXPECT_EQ(LabelledColumns("table", {"9h", "Td", "2c"}, "if taken",
                            {"A", "B", "D"}, 9),
            "table\n"
            "  9h  Td\n"
            "  A   B\n"
            "  2c\n"
            "  D\n");
  EXPECT_EQ(LabelledColumns("table", {}, "if taken", {}, 80), "");
}

}  // namespace
}  // namespace tablepick::explore
