#include "tools/console.h"

#include <gtest/gtest.h>

namespace tablepick {
namespace {

TEST(ConsoleTest, PrintableKeepsText) {
  for (const char* text : {"", "As Kd", "6♠", "é", "…", "🂡", "a~ "}) {
    EXPECT_EQ(Printable(text), text);
  }
}

TEST(ConsoleTest, PrintableSpellsOutTheRest) {
  EXPECT_EQ(Printable(absl::string_view("\0a\n\x7f", 4)), "\\x00a\\x0a\\x7f");
  EXPECT_EQ(Printable("\x1b[31m"), "\\x1b[31m");
  // No UTF-8: a lone continuation, one too long, a surrogate, one too large,
  // one cut short.
  EXPECT_EQ(Printable("\x80"), "\\x80");
  EXPECT_EQ(Printable("\xc0\xaf"), "\\xc0\\xaf");
  EXPECT_EQ(Printable("\xe0\x80\xaf"), "\\xe0\\x80\\xaf");
  EXPECT_EQ(Printable("\xed\xa0\x80"), "\\xed\\xa0\\x80");
  EXPECT_EQ(Printable("\xf4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80");
  EXPECT_EQ(Printable("\xf0\x80\x80\x80"), "\\xf0\\x80\\x80\\x80");
  EXPECT_EQ(Printable("\xe2\x99"), "\\xe2\\x99");
  // Control characters, and ones that do not show or turn the line around.
  EXPECT_EQ(Printable("\xc2\x85"), "\\xc2\\x85");
  EXPECT_EQ(Printable("\u200b\u202e\ufeff"),
            "\\xe2\\x80\\x8b\\xe2\\x80\\xae\\xef\\xbb\\xbf");
  // Blanks but for the usual one.
  EXPECT_EQ(Printable("\u00a0a\u3000"), "\\xc2\\xa0a\\xe3\\x80\\x80");
  EXPECT_EQ(Printable("\u1680\u2000\u205f"),
            "\\xe1\\x9a\\x80\\xe2\\x80\\x80\\xe2\\x81\\x9f");
}

TEST(ConsoleTest, ColumnsCountCharacters) {
  EXPECT_EQ(Columns(""), 0u);
  EXPECT_EQ(Columns("6♠ 6с"), 5u);
  EXPECT_EQ(Columns("6♠\ufe0f"), 2u);
}

TEST(ConsoleTest, QuotedCutsLongTextOff) {
  EXPECT_EQ(Quoted("a\tb"), "'a\\x09b'");
  EXPECT_EQ(Quoted(std::string(60, 'x')), "'" + std::string(60, 'x') + "'");
  EXPECT_EQ(Quoted(std::string(61, 'x')), "'" + std::string(30, 'x') + "…'");
}

TEST(ConsoleTest, CountGroupsDigits) {
  EXPECT_EQ(Count(0, "case"), "0 cases");
  EXPECT_EQ(Count(1, "case"), "1 case");
  EXPECT_EQ(Count(999, "case"), "999 cases");
  EXPECT_EQ(Count(1000, "case"), "1,000 cases");
  EXPECT_EQ(Count(12345678, "case"), "12,345,678 cases");
}

}  // namespace
}  // namespace tablepick
