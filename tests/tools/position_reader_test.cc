#include "tools/position_reader.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/notation.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

constexpr const char* kDeal = "JcTh/QdQs/2c3d4h5s6c7d";

// The positions of a file, a line each with their rules, and the fault that
// ends it.
std::string Read(const std::string& text) {
  const TemporaryFile file(text);
  absl::StatusOr<Input> input = Input::Open(file.path());
  PositionReader reader(&*input, PokerRules());
  std::string result;
  int64_t count = 0;
  for (FiledPosition filed; reader.Next(&filed); ++count) {
    EXPECT_EQ(reader.positions(), count + 1);
    absl::StrAppend(&result, filed.rules->name(), " ",
                    FormatPosition(filed.position), "\n");
  }
  EXPECT_TRUE(reader.status().ok());
  EXPECT_EQ(reader.name(), file.path());
  if (reader.fault().has_value()) {
    const Fault& fault = *reader.fault();
    absl::StrAppend(&result, fault.place.line, ":", fault.place.column, ": ",
                    fault.message, "\n", fault.excerpt, "\n");
  }
  return result;
}

TEST(PositionReaderTest, ReadsPositionsCommentsAndBlankLines) {
  EXPECT_EQ(Read(""), "");
  EXPECT_EQ(Read("\n \t\r\n# none\n  # none"), "");
  EXPECT_EQ(Read(absl::StrCat(kDeal, "\n\n", kDeal, ": 4h 7d # a comment\r\n",
                              "  jc 10h / QdQ♠/2c3d4h5s6c7d")),
            absl::StrCat("poker ", kDeal, "\npoker ", kDeal, ":4h7d\npoker ",
                         kDeal, "\n"));
  // A byte-order mark is no part of the first line.
  EXPECT_EQ(Read(absl::StrCat("\xef\xbb\xbf", kDeal)),
            absl::StrCat("poker ", kDeal, "\n"));
}

TEST(PositionReaderTest, FollowsTheRulesThatAreNamed) {
  EXPECT_EQ(Read(absl::StrCat("# rules: badugi\nJcTh/QdQs/2c3d4h5s\n",
                              "# rules:poker  \r\n", kDeal, "\n")),
            absl::StrCat("badugi JcTh/QdQs/2c3d4h5s\npoker ", kDeal, "\n"));
  // Only on a line of its own, at its start.
  EXPECT_EQ(Read(absl::StrCat(" # rules: badugi\n", kDeal, "# rules: badugi\n",
                              kDeal)),
            absl::StrCat("poker ", kDeal, "\npoker ", kDeal, "\n"));
  EXPECT_EQ(Read("# rules: bridge\n"),
            "1:9: there are no rules called 'bridge': there are poker, badugi, "
            "deuce-to-seven, ace-to-five, short-deck\n"
            "  # rules: bridge\n"
            "          ^\n");
}

TEST(PositionReaderTest, ShowsFaultsWhereTheyAre) {
  EXPECT_EQ(Read(absl::StrCat(kDeal, "\n\n JcT♥/QdJc/2c3d4h5s6c7d # no\n",
                              kDeal, "\n")),
            absl::StrCat("poker ", kDeal, "\n",
                         "3:9: Jc is dealt twice\n"
                         "   JcT♥/QdJc/2c3d4h5s6c7d # no\n"
                         "          ^\n"));
  EXPECT_EQ(Read("JcTh/QdQs # /2c3d4h5s6c7d\n"),
            "1:10: the deal ends after Bob's hole cards: a '/' and the table "
            "are missing\n"
            "  JcTh/QdQs # /2c3d4h5s6c7d\n"
            "           ^\n");
}

TEST(PositionReaderTest, RefusesLinesWithoutEnd) {
  constexpr size_t kMost = PositionReader::kLongestLine;
  const std::string longest = absl::StrCat(std::string(kMost - 22, ' '), kDeal);
  EXPECT_EQ(Read(absl::StrCat(longest, "\n", longest)),
            absl::StrCat("poker ", kDeal, "\npoker ", kDeal, "\n"));
  EXPECT_EQ(Read(absl::StrCat(longest, " \n")),
            absl::StrCat("1:4097: this line has more than 4096 bytes\n  …",
                         std::string(18, ' '), kDeal, "…\n",
                         std::string(43, ' '), "^\n"));
}

// The reader's pieces are larger than a line, and end within one.
TEST(PositionReaderTest, ReadsLongFiles) {
  std::string text;
  std::string positions;
  for (int i = 0; i < 50000; ++i) {
    absl::StrAppend(&text, std::string(static_cast<size_t>(i % 61), ' '), kDeal,
                    "\n");
    absl::StrAppend(&positions, "poker ", kDeal, "\n");
  }
  EXPECT_EQ(Read(text), positions);
}

}  // namespace
}  // namespace tablepick
