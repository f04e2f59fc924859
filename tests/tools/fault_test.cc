#include "tools/fault.h"

#include <gtest/gtest.h>

#include <string>

namespace tablepick {
namespace {

TEST(FaultTest, ExcerptPutsTheCaretUnderThePlace) {
  EXPECT_EQ(Excerpt("JC 4H", 0), "  JC 4H\n  ^");
  EXPECT_EQ(Excerpt("JC 4H", 3), "  JC 4H\n     ^");
  EXPECT_EQ(Excerpt("JC 4H", 5), "  JC 4H\n       ^");
  EXPECT_EQ(Excerpt("JC 4H", 99), "  JC 4H\n       ^");
  EXPECT_EQ(Excerpt("", 0), "  \n  ^");
}

TEST(FaultTest, ExcerptShowsEveryByteOnOneLine) {
  EXPECT_EQ(Excerpt("J♠ 4H", 5), "  J♠ 4H\n     ^");
  EXPECT_EQ(Excerpt("J\t4H\r", 2), "  J 4H\n    ^");
  EXPECT_EQ(Excerpt("J\x01 4H", 3), "  J\\x01 4H\n        ^");
  EXPECT_EQ(Excerpt("J\r4H", 2), "  J\\x0d4H\n       ^");
}

TEST(FaultTest, ExcerptCutsLongLines) {
  const std::string line =
      std::string(100, 'a') + std::string(10, 'b') + std::string(100, 'c');
  EXPECT_EQ(Excerpt(line, 100),
            "  …" + std::string(40, 'a') + std::string(10, 'b') +
                std::string(22, 'c') + "…\n" + std::string(43, ' ') + "^");
  EXPECT_EQ(Excerpt("x", 0, true, true), "  …x…\n   ^");
  // Never in the middle of a character.
  std::string suits;
  for (int i = 0; i < 40; ++i) suits += "♠";
  for (size_t at = 0; at <= suits.size(); at += 3) {
    EXPECT_EQ(Excerpt(suits, at).find('\\'), std::string::npos) << at;
  }
}

}  // namespace
}  // namespace tablepick
