#include "tools/word.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

// The words of `text`, shown as testlib does, with their offsets.
std::vector<std::string> Words(const std::string& text, Blanks blanks,
                               int64_t most) {
  const TemporaryFile file(text);
  Input input = *Input::Open(file.path());
  ByteReader reader(&input);
  std::vector<std::string> words;
  Word word;
  for (SkipBlanks(reader, blanks); reader.Peek() >= 0;
       SkipBlanks(reader, blanks)) {
    ReadWord(reader, blanks, &word, most);
    words.push_back(absl::StrCat(word.mark.offset, ":", Compressed(word)));
  }
  return words;
}

using Strings = std::vector<std::string>;

TEST(WordTest, AreSeparatedByBlanks) {
  EXPECT_EQ(Words("", Blanks::kC, 100), Strings());
  EXPECT_EQ(Words(" \t\r\n\v\f", Blanks::kC, 100), Strings());
  EXPECT_EQ(Words(" a\r\nb c", Blanks::kC, 100),
            Strings({"1:a", "4:b", "6:c"}));
  EXPECT_EQ(Words("a\vb\fc", Blanks::kC, 100), Strings({"0:a", "2:b", "4:c"}));
  EXPECT_EQ(Words("a\vb\fc d", Blanks::kTestlib, 100),
            Strings({"0:a\vb\fc", "6:d"}));
  EXPECT_EQ(Words("abcdefg", Blanks::kC, 3),
            Strings({"0:abc", "3:def", "6:g"}));
}

TEST(WordTest, LongOnesShowBothEnds) {
  for (int size : {63, 64, 65, 94, 95, 96, 4000, 4159, 4160, 4161, 70000}) {
    std::string text;
    for (int i = 0; static_cast<int>(text.size()) < size; ++i) {
      absl::StrAppend(&text, i, ".");
    }
    text.resize(static_cast<size_t>(size));
    std::string shown = text;
    if (size > 64) {
      shown = absl::StrCat(text.substr(0, 30), "...",
                           text.substr(text.size() - 31));
    }
    EXPECT_EQ(Words(text, Blanks::kC, 1000000), Strings({"0:" + shown}));
  }
}

TEST(WordTest, AreReadOnWhereTheyWereLeft) {
  const TemporaryFile file("abcdefg h");
  Input input = *Input::Open(file.path());
  ByteReader reader(&input);
  Word word;
  ReadWord(reader, Blanks::kC, &word, 2);
  EXPECT_EQ(word.text, "ab");
  ReadOn(reader, Blanks::kC, &word, 4);
  EXPECT_EQ(word.text, "abcd");
  ReadOn(reader, Blanks::kC, &word, 100);
  EXPECT_EQ(word.text, "abcdefg");
  EXPECT_EQ(word.size, 7);
  EXPECT_EQ(word.mark.offset, 0);
}

TEST(WordTest, NumbersHaveTheirEndings) {
  const std::vector<std::pair<int, std::string>> all = {
      {0, "0th"},       {1, "1st"},      {2, "2nd"},     {3, "3rd"},
      {4, "4th"},       {9, "9th"},      {10, "10th"},   {11, "11th"},
      {12, "12th"},     {13, "13th"},    {20, "20th"},   {21, "21st"},
      {22, "22nd"},     {23, "23rd"},    {100, "100th"}, {101, "101st"},
      {111, "111th"},   {112, "112th"},  {113, "113th"}, {121, "121st"},
      {1003, "1003rd"}, {1011, "1011th"}};
  for (const auto& [number, text] : all) EXPECT_EQ(Ordinal(number), text);
}

TEST(WordTest, BytesHaveNames) {
  EXPECT_EQ(ByteName(-1), "the end of the file");
  EXPECT_EQ(ByteName('\n'), "a line end");
  EXPECT_EQ(ByteName('\r'), "a carriage return");
  EXPECT_EQ(ByteName(' '), "a blank");
  EXPECT_EQ(ByteName('\t'), "a tab");
  EXPECT_EQ(ByteName('x'), "'x'");
  EXPECT_EQ(ByteName(0xff), "'\\xff'");
}

}  // namespace
}  // namespace tablepick
