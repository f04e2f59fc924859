#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;

// What the game has always given. If a change of the rules, of the search or of
// the generator is meant to change it, say so where it is made.
constexpr char kSignature[] =
    "states visited by the search: 7,894,695\n"
    "signature: Alice 70470, Draw 1267, Bob 28263, hash 97c627d26a17d5d0\n";

TEST(BenchTest, TheSignatureIsWhatItWas) {
  const CommandResult result = RunCommand({"bench"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.errors, "");
  EXPECT_THAT(result.out, HasSubstr("\nbatch "));
  EXPECT_THAT(result.out, EndsWith(kSignature));
}

TEST(BenchTest, Json) {
  const CommandResult result = RunCommand({"bench", "--format", "json"});
  EXPECT_EQ(result.status, 0);
  const auto json = nlohmann::json::parse(result.out);
  EXPECT_EQ(json["alice"].get<int>() + json["draw"].get<int>() +
                json["bob"].get<int>(),
            100'000);
  EXPECT_EQ(json["speed"][0]["solver"], "search");
  EXPECT_GT(json["speed"][1]["deals_a_second"].get<double>(), 0);
  EXPECT_GE(json["speed"].size(), 2u);
}

}  // namespace
}  // namespace tablepick
