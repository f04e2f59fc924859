#include "tools/explore/position_file.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "solver/notation.h"
#include "tests/tools/run_command.h"

namespace tablepick::explore {
namespace {

constexpr absl::string_view kDeal = "JcTh/QdQs/2c3d4h5s6c7d";

std::string ErrorOf(const std::string& contents) {
  const TemporaryFile file(contents);
  const auto positions = ReadPositions(PokerRules(), file.path());
  if (positions.ok()) return "";
  std::string message(positions.status().message());
  return message.replace(message.find(file.path()), file.path().size(), "FILE");
}

FiledPosition Filed(const Rules& rules, absl::string_view text) {
  return {&rules, *ParsePosition(rules, text)};
}

TEST(ReadPositions, TakesNotationsCommentsAndBlankLines) {
  const TemporaryFile file(
      "# some deals\r\n"
      "\n"
      "JcTh/QdQs/2c3d4h5s6c7d:4h  # after a pick\r\n"
      "  Jc Th / Qd Qs / 2c 3d 4h 5s 6c 7d");
  const auto positions = ReadPositions(PokerRules(), file.path());
  ASSERT_TRUE(positions.ok()) << positions.status();
  ASSERT_EQ(positions->size(), 2U);
  EXPECT_EQ(FormatPosition((*positions)[0].position),
            "JcTh/QdQs/2c3d4h5s6c7d:4h");
  EXPECT_EQ(FormatPosition((*positions)[1].position), kDeal);
  EXPECT_EQ((*positions)[1].rules, &PokerRules());
}

TEST(ReadPositions, FollowsTheRulesThatAreNamed) {
  const TemporaryFile file(
      "# rules: badugi\n"
      "JcTh/QdQs/2c3d4h5s\n"
      "# rules: poker\n"
      "JcTh/QdQs/2c3d4h5s6c7d\n");
  const auto positions = ReadPositions(PokerRules(), file.path());
  ASSERT_TRUE(positions.ok()) << positions.status();
  EXPECT_EQ((*positions)[0].rules->name(), "badugi");
  EXPECT_EQ((*positions)[1].rules->name(), "poker");
}

TEST(ReadPositions, ShowsFaultsWhereTheyAre) {
  EXPECT_EQ(ErrorOf("# fine\n  JcTh/QdQx/2c3d4h5s6c7d\n"),
            "FILE:2:10: 'Qx' is not a card: the suit is one of cdhs\n"
            "    JcTh/QdQx/2c3d4h5s6c7d\n"
            "           ^");
  EXPECT_EQ(ErrorOf("# rules: bridge\n"),
            "FILE:1:9: there are no rules called 'bridge': there are poker, "
            "badugi, deuce-to-seven, ace-to-five, short-deck\n"
            "  # rules: bridge\n"
            "          ^");
}

TEST(ReadPositions, RefusesWhatIsNoFileOrTooLarge) {
  EXPECT_EQ(ReadPositions(PokerRules(), "/no/such").status().message(),
            "/no/such: No such file or directory");
  EXPECT_EQ(ReadPositions(PokerRules(), "/").status().message(),
            "/: Is a directory");
  std::string many;
  for (int i = 0; i < 100'001; ++i) many += "2c3d4h5s6c/2d3h4s5c6d/\n";
  const TemporaryFile file(many);
  EXPECT_EQ(ReadPositions(PokerRules(), file.path()).status().message(),
            file.path() + ": this is too large for a file of positions");
  EXPECT_FALSE(ReadPositions(PokerRules(), "/dev/zero").ok());
}

TEST(AddPosition, MakesAFileAndAddsToIt) {
  const std::string path = TemporaryFile("").path();  // which is gone again
  const Rules& badugi = *FindRules("badugi");
  EXPECT_EQ(*AddPosition(Filed(PokerRules(), kDeal), path), 1U);
  EXPECT_EQ(
      *AddPosition(Filed(PokerRules(), "JcTh/QdQs/2c3d4h5s6c7d:4h"), path), 2U);
  EXPECT_EQ(*AddPosition(Filed(badugi, "JcTh/QdQs/2c3d4h5s"), path), 3U);
  EXPECT_EQ(ReadFile(path),
            "# rules: poker\n"
            "JcTh/QdQs/2c3d4h5s6c7d\n"
            "JcTh/QdQs/2c3d4h5s6c7d:4h\n"
            "# rules: badugi\n"
            "JcTh/QdQs/2c3d4h5s\n");
  EXPECT_EQ(ReadPositions(badugi, path)->size(), 3U);
  unlink(path.c_str());
}

TEST(AddPosition, EndsALineThatHasNoEnd) {
  const TemporaryFile file("JcTh/QdQs/2c3d4h5s6c7d");
  EXPECT_EQ(*AddPosition(Filed(PokerRules(), kDeal), file.path()), 2U);
  EXPECT_EQ(ReadFile(file.path()),
            "JcTh/QdQs/2c3d4h5s6c7d\nJcTh/QdQs/2c3d4h5s6c7d\n");
}

TEST(AddPosition, LeavesOtherFilesAlone) {
  const TemporaryFile file("int main() {}\n");
  const auto added = AddPosition(Filed(PokerRules(), kDeal), file.path());
  ASSERT_FALSE(added.ok());
  EXPECT_EQ(added.status().message().substr(0, 41),
            "nothing is saved, as the file holds what ");
  EXPECT_EQ(ReadFile(file.path()), "int main() {}\n");
  EXPECT_EQ(
      AddPosition(Filed(PokerRules(), kDeal), "/dev/null").status().message(),
      "/dev/null: this is no regular file");
  EXPECT_EQ(
      AddPosition(Filed(PokerRules(), kDeal), "/no/such").status().message(),
      "/no/such: No such file or directory");
}

}  // namespace
}  // namespace tablepick::explore
