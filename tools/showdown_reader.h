// Showdown lines: the hands that meet, a line a showdown.
//
// Cards are apart by white space, `,`, `-` or `|`. `-` and `|` part the hands;
// without them a row of twice a hand's cards is cut in half. Where one of the
// two parts the hands, the other may stand between cards, and a row may have
// `-` between all its cards. `->` ends what is read of a line. Cards are
// written as ScanCard says. Blank lines are skipped, and so is a byte-order
// mark; CRLF ends a line as well, and the last line needs no end.

#ifndef TABLEPICK_TOOLS_SHOWDOWN_READER_H_
#define TABLEPICK_TOOLS_SHOWDOWN_READER_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "eval/card.h"
#include "eval/rules.h"
#include "tools/fault.h"
#include "tools/input.h"

namespace tablepick {

// A hand and how the input writes it, from its first card to its last.
struct ShownHand {
  CardSet cards;
  absl::string_view text;
};

// Reads an Input in pieces of a fixed size, with the memory of a few of the
// longest lines.
class ShowdownReader {
 public:
  // A longer line is a fault.
  static constexpr size_t kLongestLine = 1 << 16;

  // With `one_deck`, no two hands of a line may share a card. `before_wait` is
  // called before each time that the reader asks for more input. All must
  // outlive the reader.
  ShowdownReader(Input* input, const Rules& rules, bool one_deck,
                 absl::FunctionRef<void()> before_wait);

  // Reads the next showdown. Returns false at the end of the input and at a
  // fault; then fault() and status() tell which. Not to be called again after
  // that.
  bool Next();

  // The hands of the showdown read last, at least two; gone with the next.
  absl::Span<const ShownHand> hands() const { return hands_; }
  // The line that it stands on.
  int64_t line() const { return line_number_; }

  // Showdowns read so far.
  int64_t rows() const { return rows_; }
  // What is wrong with the text, if anything is.
  const std::optional<Fault>& fault() const { return fault_; }
  // Whether reading itself failed.
  const absl::Status& status() const { return status_; }

  const std::string& name() const { return input_->name(); }

 private:
  // A card of the line, which is written from byte `begin` to before `end`.
  struct ShownCard {
    Card card;
    uint32_t begin;
    uint32_t end;
  };
  // A `-` or `|` behind so many cards of the line.
  struct Divider {
    char symbol;
    size_t cards;
    uint32_t at;
  };

  bool FindLine();
  bool Fill();
  bool ScanLine();
  bool ScanOther(const char** at);
  bool CutIntoHands();
  bool DividersPartHands(absl::string_view symbols) const;
  bool DividersPartCards() const;
  bool CheckCards();
  std::optional<size_t> RepeatedCard(size_t begin, size_t end) const;

  absl::string_view LineText() const;
  bool Refuse(size_t at, std::string message);
  bool RefuseLength();
  bool RefuseSizes();
  bool RefuseRepeated(size_t repeated, size_t begin, absl::string_view where);
  std::string HandName(size_t hand) const;

  Input* input_;
  const Rules& rules_;
  const size_t hand_size_;
  const bool one_deck_;
  absl::FunctionRef<void()> before_wait_;
  absl::Status status_;
  std::optional<Fault> fault_;
  int64_t line_number_ = 0;
  int64_t rows_ = 0;

  // Bytes from next_ to lines_end_ are whole lines, those from there to end_
  // the start of another.
  std::string buffer_;
  size_t next_ = 0;
  size_t lines_end_ = 0;
  size_t end_ = 0;
  bool ended_ = false;  // whether there is nothing more to read

  // The line being read.
  const char* line_ = nullptr;
  bool cut_ = false;    // whether only its start is at hand
  bool blank_ = false;  // whether nothing stands on it
  std::vector<ShownCard> cards_;
  std::vector<Divider> dividers_;
  std::vector<ShownHand> hands_;
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_SHOWDOWN_READER_H_
