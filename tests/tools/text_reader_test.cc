#include "tools/text_reader.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/tools/run_command.h"
#include "tools/input.h"

namespace tablepick {
namespace {

// The tokens of `text` with their places: "1:1 JC", and last "end 1:3".
std::vector<std::string> Tokens(const std::string& text) {
  const TemporaryFile file(text);
  absl::StatusOr<Input> input = Input::Open(file.path());
  EXPECT_TRUE(input.ok());
  TextReader reader(&*input);
  std::vector<std::string> tokens;
  Token token;
  while (reader.Next(&token)) {
    EXPECT_EQ(token.place, reader.place());
    tokens.push_back(absl::StrCat(token.place.line, ":", token.place.column,
                                  " ", token.text));
  }
  EXPECT_TRUE(reader.status().ok());
  tokens.push_back(
      absl::StrCat("end ", reader.place().line, ":", reader.place().column));
  return tokens;
}

using Strings = std::vector<std::string>;

TEST(TextReaderTest, KnowsWhereTokensAre) {
  EXPECT_EQ(Tokens(""), Strings({"end 1:1"}));
  EXPECT_EQ(Tokens("a"), Strings({"1:1 a", "end 1:2"}));
  EXPECT_EQ(Tokens(" a\r\n\tbc  d\n\n"),
            Strings({"1:2 a", "2:2 bc", "2:6 d", "end 2:7"}));
  EXPECT_EQ(Tokens("6♠ 7"), Strings({"1:1 6♠", "1:4 7", "end 1:5"}));
}

TEST(TextReaderTest, SkipsAByteOrderMark) {
  EXPECT_EQ(Tokens("\xef\xbb\xbf"), Strings({"end 1:1"}));
  EXPECT_EQ(Tokens("\xef\xbb\xbf 1"), Strings({"1:2 1", "end 1:3"}));
  EXPECT_EQ(Tokens("\xef\xbb"), Strings({"1:1 \xef\xbb", "end 1:2"}));
  // Only the first is a mark.
  EXPECT_EQ(Tokens("\xef\xbb\xbf\xef\xbb\xbf"),
            Strings({"1:1 \xef\xbb\xbf", "end 1:2"}));
}

TEST(TextReaderTest, CutsLongTokens) {
  const std::string piece(Token::kLongest, 'x');
  EXPECT_EQ(Tokens(piece + piece + "y"),
            Strings({"1:1 " + piece, "1:65 " + piece, "1:129 y", "end 1:130"}));
}

// Whatever the place of a token in relation to the pieces that are read.
TEST(TextReaderTest, TokensSurviveTheEndsOfPieces) {
  for (size_t blanks = 65'400; blanks < 65'700; ++blanks) {
    const std::string column = std::to_string(blanks + 1);
    ASSERT_EQ(Tokens(std::string(blanks, ' ') + "abc"),
              Strings({"1:" + column + " abc",
                       "end 1:" + std::to_string(blanks + 4)}));
  }
}

TEST(TextReaderTest, ExcerptsSurviveTheEndsOfPieces) {
  for (const size_t blanks : {65'000, 65'535, 65'536, 66'000, 66'047, 66'048,
                              66'049, 131'072, 1'000'000}) {
    const TemporaryFile file(std::string(blanks, ' ') + "abc def\n");
    absl::StatusOr<Input> input = Input::Open(file.path());
    TextReader reader(&*input);
    Token token;
    ASSERT_TRUE(reader.Next(&token));
    EXPECT_EQ(reader.FaultHere("").excerpt, "  …" + std::string(40, ' ') +
                                                "abc def\n" +
                                                std::string(43, ' ') + "^");
  }
}

// Reading that fails in the middle is not the end of the text.
TEST(TextReaderTest, TellsFailureFromTheEnd) {
  absl::StatusOr<Input> input = Input::Open("/");
  ASSERT_TRUE(input.ok());
  TextReader reader(&*input);
  Token token;
  EXPECT_FALSE(reader.Next(&token));
  EXPECT_FALSE(reader.status().ok());
}

}  // namespace
}  // namespace tablepick
