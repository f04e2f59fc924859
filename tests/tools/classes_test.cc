#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "nlohmann/json.hpp"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

std::vector<std::string> Lines(const std::string& text) {
  std::vector<std::string> lines = absl::StrSplit(text, '\n');
  if (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

TEST(ClassesTest, ListsTheBestFirst) {
  const CommandResult result = RunCommand({"classes", "--rules", "badugi"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.errors, "");
  const std::vector<std::string> lines = Lines(result.out);
  ASSERT_EQ(lines.size(), 1092u);
  EXPECT_EQ(lines[0],
            "    1  1092     24  4h 3d 2c As  four-card badugi, 4-3-2-A");
  EXPECT_EQ(lines[1091], " 1092     1      1  Kc Kd Kh Ks  one-card badugi, K");
}

TEST(ClassesTest, PokerIsTheDefault) {
  const std::vector<std::string> lines = Lines(RunCommand({"classes"}).out);
  ASSERT_EQ(lines.size(), 7462u);
  EXPECT_EQ(lines[0], "    1  7462      4  Ac Kc Qc Jc Tc  royal flush");
  EXPECT_EQ(lines[7461],
            " 7462     1   1020  7d 5c 4c 3c 2c  high card, 7-5-4-3-2");
}

TEST(ClassesTest, JsonHasTheClassesOfTheFile) {
  const CommandResult result = RunCommand({"classes", "--format", "json"});
  EXPECT_EQ(result.status, 0);
  const std::vector<std::string> lines = Lines(result.out);
  ASSERT_EQ(lines.size(), 7462u);
  int hands = 0;
  for (size_t i = 0; i < lines.size(); ++i) {
    const auto object = nlohmann::json::parse(lines[i]);
    ASSERT_EQ(object.size(), 6u);
    EXPECT_EQ(object["place"], i + 1);
    EXPECT_EQ(object["value"], 7462 - i);
    hands += object["hands"].get<int>();
  }
  EXPECT_EQ(hands, 2598960);
  EXPECT_EQ(
      lines[9],
      "{\"place\":10,\"value\":7453,\"hands\":4,\"example\":\"5c 4c 3c 2c "
      "Ac\",\"category\":\"straight flush\",\"description\":\"straight "
      "flush, five high (steel wheel)\"}");
}

TEST(ClassesTest, FaultsAreExplained) {
  EXPECT_EQ(RunCommand({"classes", "poker"}).status, 2);
  EXPECT_EQ(RunCommand({"classes", "--rules", "pokr"}).status, 2);
  EXPECT_EQ(RunCommand({"classes", "--format", "xml"}).status, 2);
  EXPECT_EQ(RunShell("tablepick classes > /dev/full").status, 3);
  const CommandResult pipe =
      RunShell("tablepick classes | head -1; echo ${PIPESTATUS[0]}");
  EXPECT_EQ(pipe.out, "    1  7462      4  Ac Kc Qc Jc Tc  royal flush\n0\n");
  EXPECT_EQ(pipe.errors, "");
}

}  // namespace
}  // namespace tablepick
