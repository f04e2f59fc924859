#include "tools/explore/command.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "solver/notation.h"
#include "tools/explore/session.h"

namespace tablepick::explore {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

// What `help` says, with these words behind it.
std::string Help(absl::string_view words) {
  const Rules& rules = PokerRules();
  Session session(rules, *ParsePosition(rules, "4d8c/5s5d/8h5h5c8s4c8d"), 1);
  const Answer answer = session.Execute(absl::StrCat("help ", words), View());
  EXPECT_TRUE(answer.ok) << words;
  return answer.text;
}

TEST(ExploreCommandTest, HelpsWithEveryCommand) {
  const std::string all = absl::StrCat("\n", Help(""));
  for (const Command& command : Commands()) {
    EXPECT_THAT(all, HasSubstr(absl::StrCat("\n", Usage(command))));
    EXPECT_THAT(Help(command.name), StartsWith(Usage(command)));
  }
}

TEST(ExploreCommandTest, ListsTheCommandsInTwoColumns) {
  const std::string all = Help("");
  int lines = 0;
  for (const absl::string_view line : absl::StrSplit(all, '\n')) {
    if (line.empty()) continue;
    ++lines;
    EXPECT_LE(line.size(), 80u) << line;
    EXPECT_FALSE(absl::EndsWith(line, " ")) << line;
    EXPECT_EQ(line.substr(33, 2), "  ") << line;
    EXPECT_NE(line[35], ' ') << line;
  }
  EXPECT_EQ(lines, static_cast<int>(Commands().size()));
}

TEST(ExploreCommandTest, SaysWhatIsShownPlayedAndTakenBack) {
  EXPECT_EQ(Help("show"), "show: show who wins again.\n");
  EXPECT_THAT(Help("play"),
              StartsWith("play alice|bob|both|none [random]: let the engine"));
  EXPECT_THAT(Help("undo"),
              HasSubstr("the picks that it made after yours are taken back as "
                        "well,\nso that it is your turn again."));
}

}  // namespace
}  // namespace tablepick::explore
