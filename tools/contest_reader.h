// Contest input: the number of cases, then the deals.
//
// The kind reading: any white space between the cards, either letter case,
// `10` for `T`, suit symbols, CRLF, a byte-order mark, no final newline, no
// number of cases. Everything else is a fault with its place.

#ifndef TABLEPICK_TOOLS_CONTEST_READER_H_
#define TABLEPICK_TOOLS_CONTEST_READER_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/deal_batch.h"
#include "tools/fault.h"
#include "tools/input.h"
#include "tools/text_reader.h"

namespace tablepick {

// The rest of a file, from where a deal begins: what may be read piece by piece
// by others, as far as it has the usual layout.
struct UsualRest {
  int64_t position;  // in the file
  Mark mark;
  int64_t cases;  // how many stand before
  int64_t deals;  // how many of that layout there is room for, and promised

  // Where its deal `index` is, from 0.
  int64_t PositionOf(int64_t index) const;
  Mark MarkOf(int64_t index) const;
  // Where the card before that ends.
  Mark EndBefore(int64_t index) const;
};

class ContestReader {
 public:
  // Reads deals of `shape`, which CheckShape has passed. `before_wait` is
  // called as TextReader says. All must outlive the reader.
  ContestReader(Input* input, const Rules& rules, Shape shape,
                const absl::FunctionRef<void()>* before_wait = nullptr);

  // Reads the next deal into `deal`. Returns false at the end of the input and
  // at a fault; then fault() and status() tell which. Not to be called again
  // after that.
  bool Next(Deal* deal);

  // Reads some deals into `deals` instead of what it holds, at least one and at
  // most `most`: no more than have arrived, unless there is none yet. Returns
  // false where Next() does. To be called instead of Next(), not in turn.
  bool NextSome(size_t most, std::vector<Deal>* deals);
  // The same with as many as `batch` has room for, and fast where the text has
  // the usual layout. REQUIRES: the shape is DealBatch::kShape.
  bool NextSome(DealBatch* batch);

  // The rest of the input, if it can be read anywhere, there is more of it than
  // has arrived, and the deals just read have the usual layout.
  std::optional<UsualRest> Rest(const Input& input) const;
  // Goes on at deal `index` of `rest`, from anywhere, as if the deals before it
  // had been read here. REQUIRES: they have, or had, the usual layout.
  void GoTo(const UsualRest& rest, int64_t index);

  // What is wrong with the text, if anything is.
  const std::optional<Fault>& fault() const { return fault_; }
  // Whether reading itself failed.
  const absl::Status& status() const { return text_.status(); }

  // Deals read so far.
  int64_t cases() const { return cases_; }
  // The number of cases that the input promises, if it does.
  std::optional<int64_t> promised() const { return promised_; }

  // How many bytes of the text have been read.
  int64_t offset() const { return text_.offset(); }

  const std::string& name() const { return text_.name(); }

 private:
  bool Start(Token* token);
  bool HasArrived() const;
  void NextUsual(DealBatch* batch);
  bool ReadCount(const Token& token);
  bool AddCard(const Token& token);
  bool Refuse(std::string message);
  bool RefuseCard(const std::string& message);
  bool End();

  TextReader text_;
  const Rules& rules_;
  Shape shape_;
  bool started_ = false;
  std::optional<int64_t> promised_;
  int64_t cases_ = 0;
  std::optional<Fault> fault_;
  bool done_ = false;  // Next() has returned false to NextSome()
  int64_t usual_ = 0;  // how many deals just read have the usual layout

  // The deal being read, and where its cards stand.
  std::vector<Card> cards_;
  std::vector<Place> places_;
  CardSet dealt_;
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_CONTEST_READER_H_
