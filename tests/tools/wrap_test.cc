#include "tools/wrap.h"

#include <gtest/gtest.h>

namespace tablepick {
namespace {

TEST(WrapTest, BreaksLinesBetweenWords) {
  EXPECT_EQ(Wrap(""), "");
  EXPECT_EQ(Wrap(" \n "), "");
  EXPECT_EQ(Wrap("one"), "one\n");
  EXPECT_EQ(Wrap("one two  three", 7), "one two\nthree\n");
  EXPECT_EQ(Wrap("one two\nthree", 6), "one\ntwo\nthree\n");
  EXPECT_EQ(Wrap("a wordtoolong b", 5), "a\nwordtoolong\nb\n");
}

TEST(WrapTest, Indents) {
  EXPECT_EQ(Wrap("one two three", 10, 2), "  one two\n  three\n");
  EXPECT_EQ(Wrap("one two three four", 10, 2, 3),
            "  one two\n     three\n     four\n");
}

TEST(WrapTest, CountsColumnsNotBytes) {
  EXPECT_EQ(Wrap("♠♥♦♣ ♠♥♦♣", 9), "♠♥♦♣ ♠♥♦♣\n");
  EXPECT_EQ(Wrap("♠♥♦♣ ♠♥♦♣", 8), "♠♥♦♣\n♠♥♦♣\n");
}

}  // namespace
}  // namespace tablepick
