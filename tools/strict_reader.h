// Contest input, read strictly: exactly the bytes that the problem allows.
//
//   T                     the number of cases, 1 to 100000, no leading zeros
//   JC 4H                 for each case Alice's hole cards,
//   TS 5D                 Bob's,
//   JS 5H JH JD 4S 4C     and the table, no card twice
//
// Letters are upper case, one blank stands between two cards, every line ends
// with one line feed, and nothing follows the last.

#ifndef TABLEPICK_TOOLS_STRICT_READER_H_
#define TABLEPICK_TOOLS_STRICT_READER_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "eval/rules.h"
#include "solver/deal.h"
#include "tools/byte_reader.h"
#include "tools/fault.h"
#include "tools/input.h"
#include "tools/word.h"

namespace tablepick {

// The most cases that the problem allows.
inline constexpr int kMaxCases = 100000;

// The first fault of a text, in our words and in those in which a validator
// written with testlib would speak of it.
struct StrictFault {
  Fault fault;
  std::string testlib;    // without the place
  int64_t test_case = 0;  // 0 before the first
};

// Reads a text of any length in constant memory, up to the first fault.
class StrictReader {
 public:
  // Reads deals of `shape`, which CheckShape has passed. Both must outlive the
  // reader.
  StrictReader(Input* input, const Rules& rules, Shape shape)
      : text_(input), rules_(rules), shape_(shape) {}

  // Reads all. Returns whether that was valid; if it was not, either fault()
  // or status() tells why. Only to be called once.
  bool Read();

  const std::optional<StrictFault>& fault() const { return fault_; }
  const absl::Status& status() const { return text_.status(); }
  // Whole cases read.
  int64_t cases() const { return cases_; }

 private:
  bool ReadCount(int64_t* count);
  bool ReadCards(absl::string_view whose, int count);
  bool ReadCard();
  bool ReadLineEnd(const std::string& expected);
  // Faults: of word_, at the byte that stands next, and anywhere. They return
  // false.
  bool RefuseWord(absl::string_view message,
                  absl::FunctionRef<std::string()> testlib);
  bool RefuseNext(absl::string_view expected, std::string testlib);
  bool Refuse(const Mark& mark, absl::string_view message, std::string testlib);
  // What stands next, in words.
  std::string Found();

  ByteReader text_;
  const Rules& rules_;
  Shape shape_;
  int64_t test_case_ = 0;
  int64_t cases_ = 0;
  std::optional<StrictFault> fault_;

  Word word_;
  // The cards of this case, and by code where each of them stands.
  CardSet dealt_;
  std::array<Place, 64> places_;
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_STRICT_READER_H_
