#include "tools/explore/completion.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "solver/notation.h"
#include "tools/explore/command.h"

namespace tablepick::explore {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

std::vector<std::string> Complete(absl::string_view line) {
  const Position position =
      *ParsePosition(PokerRules(), "JcTh/QdQs/2c3d4h5s6c7d:4h");
  return CompletionsOf(line, position, PokerRules());
}

TEST(Completions, OfTheFirstWordAreCommandsAndCardsToTake) {
  const std::vector<std::string> all = Complete("");
  EXPECT_THAT(all, SizeIs(Commands().size() + 5));
  EXPECT_THAT(all, Contains("7d"));
  EXPECT_THAT(all, Not(Contains("4h")));
  EXPECT_THAT(Complete("h"), ElementsAre("hands", "help", "hide", "hint"));
  EXPECT_THAT(Complete("  HI"), ElementsAre("hide", "hint"));
  EXPECT_THAT(Complete("7"), ElementsAre("7d"));
  EXPECT_THAT(Complete("x"), IsEmpty());
}

TEST(Completions, OfCardsAreThoseOnTheTable) {
  EXPECT_THAT(Complete("take "), ElementsAre("2c", "3d", "5s", "6c", "7d"));
  EXPECT_THAT(Complete("7d 2"), ElementsAre("2c"));
  EXPECT_THAT(Complete("t 7d 3"), ElementsAre("3d"));
}

TEST(Completions, OfArgumentsAreWhatTheCommandTakes) {
  EXPECT_THAT(Complete("play b"), ElementsAre("bob", "both"));
  EXPECT_THAT(Complete("play bob "), ElementsAre("perfect", "random"));
  EXPECT_THAT(Complete("rules s"), ElementsAre("short-deck"));
  EXPECT_THAT(Complete("new bad"), ElementsAre("badugi"));
  EXPECT_THAT(Complete("new badugi "), IsEmpty());
  EXPECT_THAT(Complete("edit "), ElementsAre("alice", "bob", "table"));
  EXPECT_THAT(Complete("edit bob a"), ElementsAre("Ac", "Ad", "Ah", "As"));
  EXPECT_THAT(Complete("help un"), ElementsAre("undo"));
  EXPECT_THAT(Complete("undo "), IsEmpty());
}

TEST(Completions, OfFilesAreThereToo) {
  const std::filesystem::path folder =
      std::filesystem::path(::testing::TempDir()) / "tablepick_completion";
  std::filesystem::create_directories(folder / "sub");
  std::ofstream(folder / "some").put('\n');
  std::ofstream(folder / ".hidden").put('\n');
  const std::string path = folder.string();
  EXPECT_THAT(Complete("load " + path + "/s"),
              ElementsAre(path + "/some", path + "/sub/"));
  EXPECT_THAT(Complete("save " + path + "/."), ElementsAre(path + "/.hidden"));
  EXPECT_THAT(Complete("save /no/such/folder/"), IsEmpty());
  std::filesystem::remove_all(folder);
}

TEST(CommonStart, IsWhatAllBeginWith) {
  EXPECT_EQ(CommonStart({}), "");
  EXPECT_EQ(CommonStart({"hint"}), "hint");
  EXPECT_EQ(CommonStart({"hide", "hint"}), "hi");
  EXPECT_EQ(CommonStart({"bob", "Both", "bo"}), "bo");
  EXPECT_EQ(CommonStart({"a", "b"}), "");
}

// Whoever types a card must never get a command instead.
TEST(Commands, HaveNamesThatAreNoCardsAndDiffer) {
  std::vector<std::string> names;
  for (const Command& command : Commands()) {
    EXPECT_EQ(FindCommand(command.name), &command);
    names.emplace_back(command.name);
  }
  for (const Card card : CardSet::Deck()) {
    EXPECT_EQ(FindCommand(card.ToString()), nullptr) << card.ToString();
  }
  EXPECT_EQ(FindCommand("Q")->name, "quit");
  EXPECT_EQ(FindCommand("exit")->name, "quit");
  EXPECT_EQ(FindCommand(""), nullptr);
}

}  // namespace
}  // namespace tablepick::explore
