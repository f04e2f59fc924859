#include "tools/strict_reader.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "eval/card_text.h"
#include "tools/console.h"

namespace tablepick {
namespace {

// Of a word that is longer, this much is read to see that it is at fault.
constexpr int64_t kLongest = Word::kHead + 1;

constexpr absl::string_view kCardPattern = "[2-9TJQKA][CDHS]";

bool AllDigits(absl::string_view text) {
  return std::all_of(text.begin(), text.end(), absl::ascii_isdigit);
}

// The card as the strict format spells it.
std::string UpperCase(Card card) {
  return absl::AsciiStrToUpper(card.ToString());
}

std::optional<Card> StrictCard(const std::string& text) {
  const CardScan scan = ScanCard(text);
  if (scan.length != 2 || text != UpperCase(scan.card)) return std::nullopt;
  return scan.card;
}

// What is wrong with `word` as a number of cases, the way testlib's readInt
// says it. REQUIRES: it is not one without fault.
std::string TestlibCountFault(const Word& word) {
  const std::string& text = word.text;
  const auto expected = [&word](absl::string_view what) {
    return absl::StrCat("Expected ", what, ", but \"", Compressed(word),
                        "\" found");
  };
  const bool minus = text.size() > 1 && text[0] == '-';
  const absl::string_view digits = absl::string_view(text).substr(minus);
  if (!word.whole() || text.size() > 20 || !AllDigits(digits) ||
      (digits.size() > 1 && digits[0] == '0') || text == "-0") {
    return expected("integer");
  }
  int64_t value = 0;
  if (!absl::SimpleAtoi(text, &value)) {
    // testlib lets the number overflow, and looks at the sign first.
    uint64_t wrapped = 0;
    for (char digit : digits) {
      wrapped = wrapped * 10 + static_cast<uint64_t>(digit - '0');
    }
    return expected(wrapped >> 63 != 0 ? "integer" : "int64");
  }
  if (value < std::numeric_limits<int32_t>::min() ||
      value > std::numeric_limits<int32_t>::max()) {
    return expected("int32");
  }
  return absl::StrCat("Integer parameter [name=T] equals to ", value,
                      ", violates the range [1, ", kMaxCases, "]");
}

}  // namespace

bool StrictReader::Read() {
  int64_t count = 0;
  if (!ReadCount(&count)) return false;
  if (!ReadLineEnd("after the number of cases")) return false;
  for (test_case_ = 1; test_case_ <= count; ++test_case_) {
    dealt_ = CardSet();
    if (!ReadCards("Alice's", shape_.hole) ||
        !ReadCards("Bob's", shape_.hole) ||
        !ReadCards("the table's", shape_.table)) {
      return false;
    }
    ++cases_;
  }
  test_case_ = count;
  if (text_.Peek() < 0 && status().ok()) return true;
  return RefuseNext("the end of the file after the last case", "Expected EOF");
}

bool StrictReader::ReadCount(int64_t* count) {
  const int next = text_.Peek();
  if (next < 0 || IsBlank(next, Blanks::kTestlib)) {
    return RefuseNext("the number of cases",
                      next < 0 ? "Unexpected end of file - token expected"
                               : "Unexpected white-space - token expected");
  }
  ReadWord(text_, Blanks::kTestlib, &word_, kLongest);
  const std::string shown = Quoted(word_.text);
  std::string message;
  if (absl::StartsWith(word_.text, "\xef\xbb\xbf")) {
    message = "expected the number of cases, found a byte-order mark (U+FEFF)";
  } else if (!AllDigits(word_.text)) {
    message =
        absl::StrCat("expected the number of cases in digits, found ", shown);
  } else if (word_.size > 1 && word_.text[0] == '0') {
    message = absl::StrCat(
        "expected the number of cases without leading zeros, found ", shown);
  } else if (!word_.whole() || !absl::SimpleAtoi(word_.text, count) ||
             *count < 1 || *count > kMaxCases) {
    message = absl::StrCat("expected a number of cases from 1 to ", kMaxCases,
                           ", found ", shown);
  } else {
    return true;
  }
  return RefuseWord(message, [this] { return TestlibCountFault(word_); });
}

// A line of `count` cards, those that are `whose`.
bool StrictReader::ReadCards(absl::string_view whose, int count) {
  const std::string all = absl::StrCat(whose, " ", Count(count, "card"));
  for (int i = 1; i <= count; ++i) {
    const auto this_card = [&] {
      return absl::StrCat("the ", Ordinal(i), " of ", all);
    };
    const int next = text_.Peek();
    if (i > 1) {
      if (next != ' ') {
        // The last word ended here, so this is white space or the end.
        const std::string found =
            next == '\n' || next == '\r'
                ? absl::StrCat("#", next)
                : absl::StrCat("'", next < 0 ? "\\xff" : std::string(1, '\t'),
                               "'");
        return RefuseNext(
            absl::StrCat("a blank before ", this_card()),
            absl::StrCat("Unexpected character ", found, ", but ' ' expected"));
      }
      text_.Advance();
    }
    if (text_.Peek() < 0 || IsBlank(text_.Peek(), Blanks::kTestlib)) {
      return RefuseNext(this_card(),
                        text_.Peek() < 0
                            ? "Unexpected end of file - token expected"
                            : "Unexpected white-space - token expected");
    }
    if (!ReadCard()) return false;
  }
  return ReadLineEnd(absl::StrCat("after ", all));
}

bool StrictReader::ReadCard() {
  ReadWord(text_, Blanks::kTestlib, &word_, kLongest);
  const std::optional<Card> card = StrictCard(word_.text);
  if (!card.has_value()) {
    const CardScan scan = ScanCard(word_.text);
    const bool kind = scan.length > 0 && word_.size == scan.length;
    return RefuseWord(
        kind ? absl::StrCat("expected ", UpperCase(scan.card), ", found ",
                            Quoted(word_.text))
             : WhyNotACard(word_.text),
        [this] {
          return absl::StrCat(
              "Token parameter [name=card] equals to \"", Compressed(word_),
              "\", doesn't correspond to pattern \"", kCardPattern, "\"");
        });
  }
  if (!rules_.deck().Contains(*card)) {
    const std::string message =
        absl::StrCat(word_.text, " is not in the deck of ", rules_.name());
    return Refuse(word_.mark, message, message);
  }
  Place& place = places_[static_cast<size_t>(card->code())];
  if (dealt_.Contains(*card)) {
    return Refuse(word_.mark,
                  absl::StrCat(word_.text, " is dealt twice, first at ",
                               place.line, ":", place.column),
                  absl::StrCat(word_.text, " is dealt twice"));
  }
  dealt_.Add(*card);
  place = word_.mark.place;
  return true;
}

bool StrictReader::ReadLineEnd(const std::string& expected) {
  if (text_.Peek() != '\n') {
    return RefuseNext(absl::StrCat("a line end ", expected), "Expected EOLN");
  }
  text_.Advance();
  return true;
}

std::string StrictReader::Found() {
  const int next = text_.Peek();
  if (next < 0 || IsBlank(next, Blanks::kTestlib)) return ByteName(next);
  ReadWord(text_, Blanks::kTestlib, &word_, kLongest);
  return Quoted(word_.text);
}

bool StrictReader::RefuseNext(absl::string_view expected, std::string testlib) {
  const Mark mark = text_.here();
  const std::string found = Found();
  return Refuse(mark, absl::StrCat("expected ", expected, ", found ", found),
                std::move(testlib));
}

bool StrictReader::RefuseWord(absl::string_view message,
                              absl::FunctionRef<std::string()> testlib) {
  // First the message, while the word is still at hand to be shown.
  Refuse(word_.mark, message, "");
  ReadOn(text_, Blanks::kTestlib, &word_, kTestlibLongestWord + 1);
  if (!fault_.has_value()) return false;
  fault_->testlib =
      word_.size > kTestlibLongestWord ? TestlibTooLong(word_) : testlib();
  return false;
}

bool StrictReader::Refuse(const Mark& mark, absl::string_view message,
                          std::string testlib) {
  // The end of a text that cannot be read on is no fault of the text.
  if (!status().ok()) return false;
  fault_ = StrictFault{
      text_.FaultAt(mark, test_case_ == 0 ? absl::StrCat(message)
                                          : absl::StrCat("case ", test_case_,
                                                         ": ", message)),
      std::move(testlib), test_case_};
  return false;
}

}  // namespace tablepick
