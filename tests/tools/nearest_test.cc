#include "tools/nearest.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tablepick {
namespace {

std::string NearestOf(absl::string_view word) {
  const std::vector<absl::string_view> words = {"solve", "showdown", "check",
                                                "hack", "bench"};
  return std::string(Nearest(word, words));
}

TEST(NearestTest, FindsSlipsOfTheHand) {
  EXPECT_EQ(NearestOf("solve"), "solve");
  EXPECT_EQ(NearestOf("SOLVE"), "solve");
  EXPECT_EQ(NearestOf("slove"), "solve");
  EXPECT_EQ(NearestOf("solv"), "solve");
  EXPECT_EQ(NearestOf("sollve"), "solve");
  EXPECT_EQ(NearestOf("showdwon"), "showdown");
  EXPECT_EQ(NearestOf("chack"), "check");
  EXPECT_EQ(NearestOf("jack"), "hack");
}

TEST(NearestTest, FindsNothingFarAway) {
  EXPECT_EQ(NearestOf(""), "");
  EXPECT_EQ(NearestOf("explore"), "");
  EXPECT_EQ(NearestOf(std::string(1000000, 's')), "");
  EXPECT_EQ(Nearest("solve", {}), "");
}

}  // namespace
}  // namespace tablepick
