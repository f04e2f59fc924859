#include "tools/explore/words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tablepick::explore {
namespace {

using ::testing::ElementsAre;

std::vector<std::string> Texts(absl::string_view line) {
  std::vector<std::string> texts;
  for (const Word& word : SplitWords(line).words) texts.push_back(word.text);
  return texts;
}

TEST(SplitWords, PartsAtBlanksAndTabs) {
  EXPECT_THAT(Texts("take 9h\t td "), ElementsAre("take", "9h", "td"));
  EXPECT_THAT(Texts(""), ElementsAre());
  EXPECT_THAT(Texts(" \t"), ElementsAre());
}

TEST(SplitWords, KnowsWhereTheyBegin) {
  const Words words = SplitWords("  take 9h");
  EXPECT_EQ(words.words[0].offset, 2U);
  EXPECT_EQ(words.words[1].offset, 7U);
  EXPECT_EQ(words.end, 9U);
}

TEST(SplitWords, EndsAtAComment) {
  EXPECT_THAT(Texts("9h # take it"), ElementsAre("9h"));
  EXPECT_THAT(Texts("# take it"), ElementsAre());
  EXPECT_THAT(Texts("a#b"), ElementsAre("a#b"));
  EXPECT_EQ(SplitWords("9h # take it").end, 3U);
}

TEST(SplitWords, KeepsWhatIsQuotedTogether) {
  EXPECT_THAT(Texts("save 'my deals' x"), ElementsAre("save", "my deals", "x"));
  EXPECT_THAT(Texts("a\"b c\"'#'d"), ElementsAre("ab c#d"));
  EXPECT_THAT(Texts("''"), ElementsAre(""));
  EXPECT_FALSE(SplitWords("'a' \"b\"").open_quote.has_value());
  EXPECT_EQ(SplitWords("save 'my deals").open_quote, 5U);
}

TEST(ParseNumber, TakesDigitsOnly) {
  EXPECT_EQ(ParseNumber("0"), 0);
  EXPECT_EQ(ParseNumber("12"), 12);
  EXPECT_EQ(ParseNumber("1000000"), 1000000);
  for (const char* text : {"", "-1", "+1", "1x", "x", " 1", "1 ", "1000001",
                           "99999999999999999999"}) {
    EXPECT_EQ(ParseNumber(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace tablepick::explore
