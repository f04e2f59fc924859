#include "tools/solve_input.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/batch_solver.h"
#include "solver/notation.h"
#include "solver/solver.h"
#include "tools/console.h"
#include "tools/contest_reader.h"
#include "tools/outcome_text.h"
#include "tools/output.h"
#include "tools/pipeline.h"
#include "tools/progress.h"
#include "tools/usual_layout.h"

namespace tablepick {
namespace {

// Deals in a piece. The batch solver takes a piece of text that ContestReader
// reads at once; the general one a thousandth of a second.
constexpr size_t kBatch = 9216;
constexpr size_t kFew = 512;

// Pieces on their way at once, so that memory is bounded for any `jobs`.
size_t SlotsFor(int jobs) {
  return std::min<size_t>(2 * static_cast<size_t>(jobs) + 1, 100);
}

// A piece of the input, and what solves it. Either `batch` or `deals` is used.
struct Piece {
  std::optional<BatchSolver> batch_solver;
  std::optional<DealBatch> batch;

  std::optional<Solver> solver;
  std::vector<Deal> deals;

  // Where it is in rest_ if it is read here: its first deal, and how many.
  int64_t index = 0;
  int64_t deals_there = 0;  // 0 if ContestReader has read it
  std::string buffer;

  int64_t first_case = 0;
  int64_t offset = 0;  // of the input behind it
  std::vector<Outcome> outcomes;
  std::string text;
};

class InputSolver {
 public:
  InputSolver(Input* input, const Game& game, Format format, size_t slots)
      : input_(input),
        game_(game),
        format_(format),
        size_(input->size()),
        reader_(input, *game.rules, game.shape),
        pieces_(slots) {
    const bool fast = BatchSolver::Takes(*game.rules, game.shape);
    for (Piece& piece : pieces_) {
      if (fast) {
        piece.batch_solver.emplace(*game.rules);
        piece.batch.emplace(kBatch);
      } else {
        piece.solver.emplace(*game.rules);
      }
    }
  }

  ExitStatus Run(int jobs) {
    const auto read = [this](size_t slot) { return Read(pieces_[slot]); };
    const auto work = [this](size_t slot) { Work(pieces_[slot]); };
    const auto write = [this](size_t slot) { Write(pieces_[slot]); };
    may_split_ = jobs > 1;
    for (;;) {
      RunPipeline(jobs, pieces_.size(), {read, work, write});
      if (!surprise_.has_value() || !output_.ok()) break;
      reader_.GoTo(*rest_, *surprise_);
      rest_.reset();
      surprise_.reset();
      may_split_ = false;
      stop_.store(false, std::memory_order_relaxed);
    }
    progress_.Clear();
    return Finish();
  }

 private:
  bool Read(Piece& piece) {
    if (stop_.load(std::memory_order_relaxed)) return false;
    if (ReadLater(piece)) return true;
    piece.deals_there = 0;
    piece.first_case = reader_.cases() + 1;
    const bool some = piece.batch.has_value()
                          ? reader_.NextSome(&*piece.batch)
                          : reader_.NextSome(kFew, &piece.deals);
    piece.offset = reader_.offset();
    return some;
  }

  // Leaves it to Work() to read a piece, since reading is half of the work, if
  // the file can be read anywhere and has the usual layout so far. Where that
  // turns out to end, ContestReader goes on.
  bool ReadLater(Piece& piece) {
    if (!may_split_ || !piece.batch.has_value()) return false;
    if (!rest_.has_value()) {
      rest_ = reader_.Rest(*input_);
      if (!rest_.has_value()) return false;
      next_index_ = 0;
    }
    const int64_t left = rest_->deals - next_index_;
    if (left == 0) {
      may_split_ = false;
      reader_.GoTo(*rest_, next_index_);
      return false;
    }
    piece.index = next_index_;
    piece.deals_there = std::min(left, static_cast<int64_t>(kBatch));
    next_index_ += piece.deals_there;
    piece.first_case = rest_->cases + piece.index + 1;
    piece.offset = rest_->MarkOf(next_index_).offset;
    return true;
  }

  void ReadNow(Piece& piece) const {
    piece.batch->clear();
    const auto deals = static_cast<size_t>(piece.deals_there);
    piece.buffer.resize(deals * kUsualDealSize);
    const absl::StatusOr<size_t> size = input_->ReadAt(
        rest_->PositionOf(piece.index), absl::MakeSpan(piece.buffer));
    // ContestReader comes upon a failure again, and reports it.
    if (!size.ok()) return;
    ReadUsualLayout(absl::string_view(piece.buffer).substr(0, *size), deals,
                    &*piece.batch);
  }

  void Work(Piece& piece) const {
    if (piece.deals_there > 0) ReadNow(piece);
    if (piece.batch.has_value()) {
      piece.outcomes.resize(piece.batch->size());
      piece.batch_solver->Solve(*piece.batch, absl::MakeSpan(piece.outcomes));
    } else {
      piece.outcomes.clear();
      for (const Deal& deal : piece.deals) {
        piece.outcomes.push_back(piece.solver->Value(deal));
      }
    }
    if (format_ == Format::kText) {
      WriteOutcomes(piece.outcomes, &piece.text);
    } else {
      WriteJson(piece);
    }
  }

  void WriteJson(Piece& piece) const {
    piece.text.clear();
    for (size_t i = 0; i < piece.outcomes.size(); ++i) {
      const Deal& deal = piece.batch.has_value()
                             ? piece.batch->deal(*game_.rules, i)
                             : piece.deals[i];
      absl::StrAppend(&piece.text,
                      "{\"case\":", piece.first_case + static_cast<int64_t>(i),
                      ",\"deal\":\"", FormatDeal(deal), "\",\"outcome\":\"",
                      OutcomeName(piece.outcomes[i]), "\"}\n");
    }
  }

  void Write(const Piece& piece) {
    // What was begun behind a surprise is done again.
    if (surprise_.has_value()) return;
    output_.WriteNow(piece.text);
    const auto deals = static_cast<int64_t>(piece.outcomes.size());
    if (deals < piece.deals_there) {
      surprise_ = piece.index + deals;
      stop_.store(true, std::memory_order_relaxed);
    }
    if (!output_.ok()) stop_.store(true, std::memory_order_relaxed);
    progress_.Show([&] {
      return ProgressText(
          piece.first_case - 1 + static_cast<int64_t>(piece.outcomes.size()),
          piece.offset);
    });
  }

  std::string ProgressText(int64_t cases, int64_t offset) const {
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start_)
            .count();
    std::string text = absl::StrCat(
        Count(cases, "case"), ", ",
        Count(std::llround(static_cast<double>(cases) / seconds), "case"),
        " a second");
    if (size_.has_value() && offset > 0) {
      const double left = seconds * static_cast<double>(*size_ - offset) /
                          static_cast<double>(offset);
      absl::StrAppend(&text, ", ", Count(std::llround(left), "second"),
                      " left");
    }
    return text;
  }

  ExitStatus Finish() {
    const bool written = output_.ok();
    const ExitStatus status = output_.Close();
    if (!written || status != kExitYes) return status;
    if (reader_.fault().has_value()) {
      Complain(reader_.name(), *reader_.fault());
      Say(absl::StrCat("Before that, ", Count(reader_.cases(), "case"),
                       reader_.cases() == 1 ? " was" : " were",
                       " solved and printed."));
      return kExitUsage;
    }
    return reader_.status().ok() ? kExitYes : Fail(reader_.status());
  }

  Input* const input_;
  const Game game_;
  const Format format_;
  const std::optional<int64_t> size_;
  const std::chrono::steady_clock::time_point start_ =
      std::chrono::steady_clock::now();
  ContestReader reader_;
  std::vector<Piece> pieces_;
  Output output_;
  Progress progress_;
  // Whether pieces may be read by those who solve them, what of the input is
  // read so, and what of that is next.
  bool may_split_ = false;
  std::optional<UsualRest> rest_;
  int64_t next_index_ = 0;
  // The first deal of rest_ that does not have the usual layout.
  std::optional<int64_t> surprise_;

  // Set when nobody reads the output any more, and at a surprise.
  std::atomic<bool> stop_ = false;
};

}  // namespace

ExitStatus SolveInput(Input* input, const Game& game, Format format, int jobs) {
  return InputSolver(input, game, format, jobs == 1 ? 1 : SlotsFor(jobs))
      .Run(jobs);
}

}  // namespace tablepick
