#include "tools/byte_reader.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

// A reader of a text in a file.
class Reader {
 public:
  explicit Reader(const std::string& text)
      : file_(text), input_(*Input::Open(file_.path())), bytes_(&input_) {}

  ByteReader& operator*() { return bytes_; }
  ByteReader* operator->() { return &bytes_; }

  // Goes past so many bytes.
  void Skip(size_t count) {
    for (; count > 0 && bytes_.Peek() >= 0; --count) bytes_.Advance();
  }

 private:
  TemporaryFile file_;
  Input input_;
  ByteReader bytes_;
};

TEST(ByteReaderTest, KnowsWhereItIs) {
  Reader reader("a\n6♠\r\n\xff");
  const std::string bytes = "a\n6♠\r\n\xff";
  const Place places[] = {{1, 1}, {1, 2}, {2, 1}, {2, 2}, {2, 3},
                          {2, 3}, {2, 3}, {2, 4}, {3, 1}};
  for (size_t i = 0; i < bytes.size(); ++i) {
    EXPECT_EQ(reader->Peek(), static_cast<unsigned char>(bytes[i]));
    EXPECT_EQ(reader->here().offset, static_cast<int64_t>(i));
    EXPECT_EQ(reader->here().place, places[i]) << i;
    reader->Advance();
  }
  EXPECT_EQ(reader->Peek(), -1);
  EXPECT_EQ(reader->here().place, (Place{3, 2}));
  EXPECT_TRUE(reader->status().ok());
}

TEST(ByteReaderTest, ShowsThePlaceOfAFault) {
  Reader reader("one\ntwo words\nthree");
  reader.Skip(8);
  const Mark mark = reader->here();
  const Fault fault = reader->FaultAt(mark, "wrong");
  EXPECT_EQ(fault.place, (Place{2, 5}));
  EXPECT_EQ(fault.message, "wrong");
  EXPECT_EQ(fault.excerpt, "  two words\n      ^");
  // Also after it has gone on.
  reader.Skip(100);
  EXPECT_EQ(reader->FaultAt(mark, "wrong").excerpt, fault.excerpt);
}

TEST(ByteReaderTest, HasNoExcerptOfWhatIsGone) {
  Reader reader("start " + std::string(1000000, 'x') + "\nend");
  const Mark start = reader->here();
  reader->Peek();
  EXPECT_NE(reader->FaultAt(start, "").excerpt, "");
  reader.Skip(1000000);
  EXPECT_EQ(reader->FaultAt(start, "").excerpt, "");
  EXPECT_EQ(reader->FaultAt(start, "").place, (Place{1, 1}));
  // What is cut off on either side is shown as such.
  const Fault fault = reader->FaultAt(reader->here(), "");
  EXPECT_EQ(fault.excerpt.substr(0, 6), "  …x");
  EXPECT_EQ(fault.place, (Place{1, 1000001}));
}

TEST(ByteReaderTest, HasNoExcerptOfBlankLines) {
  Reader reader("one\n \t\r\nthree");
  reader.Skip(5);
  EXPECT_EQ(reader->FaultAt(reader->here(), "").excerpt, "");
}

TEST(ByteReaderTest, SkipsAByteOrderMark) {
  Reader reader(
      "\xef\xbb\xbf"
      "1 2\n");
  reader->SkipByteOrderMark();
  EXPECT_EQ(reader->here().offset, 0);
  EXPECT_EQ(reader->Peek(), '1');
  EXPECT_EQ(reader->FaultAt(reader->here(), "").excerpt, "  1 2\n  ^");
  Reader without(
      "\xef\xbb"
      "1");
  without->SkipByteOrderMark();
  EXPECT_EQ(without->Peek(), 0xef);
}

TEST(ByteReaderTest, TellsThatReadingFailed) {
  Input folder = *Input::Open("/");
  ByteReader reader(&folder);
  EXPECT_EQ(reader.Peek(), -1);
  EXPECT_EQ(reader.Peek(), -1);
  EXPECT_FALSE(reader.status().ok());
}

}  // namespace
}  // namespace tablepick
