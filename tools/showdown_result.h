// Who wins a showdown, and how that is said.

#ifndef TABLEPICK_TOOLS_SHOWDOWN_RESULT_H_
#define TABLEPICK_TOOLS_SHOWDOWN_RESULT_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "eval/rules.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/showdown_reader.h"

namespace tablepick {

// The hands of a showdown, compared.
class ShowdownResult {
 public:
  // `rules` must outlive the result.
  explicit ShowdownResult(const Rules& rules) : rules_(rules) {}

  // Compares `hands`, at least two, which must live as long as the result is
  // asked about them.
  void Compare(absl::Span<const ShownHand> hands);

  size_t hands() const { return hands_.size(); }
  // How many hands share the win, and the first of them, counted from 0.
  size_t winners() const { return winners_; }
  size_t first_winner() const { return first_winner_; }

  // Writes the winning hands as the input writes them, with " - " between.
  void WriteWinners(Output* output) const;
  // "left", "right" or "both"; of more hands the numbers of the winners: "1 3".
  std::string Side() const;
  // "left: flush, …; right: straight, …; left wins: flush beats straight".
  std::string Description() const;
  // A JSON object.
  std::string Json(int64_t row, int64_t line) const;

 private:
  bool Wins(size_t hand) const { return values_[hand] == best_; }
  std::string Reason() const;

  const Rules& rules_;
  absl::Span<const ShownHand> hands_;
  std::vector<HandValue> values_;
  HandValue best_ = 0;
  size_t winners_ = 0;
  size_t first_winner_ = 0;
};

// How many showdowns each hand of a line won alone, and how many none did.
class ShowdownTally {
 public:
  void Add(const ShowdownResult& result);

  // "left 376", "right 624", "ties 0", "rows 1000", a line each; hands beyond
  // two have lines of their own, "hand 3 12". Or a JSON object of these.
  std::string ToString(Format format) const;

 private:
  std::vector<int64_t> wins_ = {0, 0};
  int64_t ties_ = 0;
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_SHOWDOWN_RESULT_H_
