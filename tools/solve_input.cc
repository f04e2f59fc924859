#include "tools/solve_input.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
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

// After a surprise, pieces are read in order for so many deals, and twice as
// many after the next: what was begun behind it is lost, and done again.
constexpr int64_t kPatience = 20 * kBatch;

// Pieces on their way at once, so that memory is bounded for any `jobs`.
size_t SlotsFor(int jobs) {
  return jobs == 1 ? 1
                   : std::min<size_t>(2 * static_cast<size_t>(jobs) + 1, 100);
}

// A piece of the input.
struct Piece {
  // What ContestReader has read: `batch` if the batch solver takes it.
  std::optional<DealBatch> batch;
  std::vector<Deal> deals;

  // Where it is in rest_ if its worker reads it: its first deal, and how many.
  int64_t index = 0;
  int64_t deals_there = 0;  // 0 if ContestReader has read it

  int64_t first_case = 0;
  int64_t offset = 0;  // of the input behind it
  int64_t cases = 0;   // solved
  std::string text;
};

// What a worker needs for a piece, which stays in the cache of its core. Either
// `batch_solver` or `solver` is used.
struct Worker {
  std::optional<BatchSolver> batch_solver;
  std::optional<Solver> solver;
  std::string buffer;
  std::optional<DealBatch> batch;
  std::vector<Outcome> outcomes;
};

class InputSolver {
 public:
  InputSolver(Input* input, const Game& game, Format format, int jobs)
      : input_(input),
        game_(game),
        format_(format),
        size_(input->size()),
        reader_(input, *game.rules, game.shape),
        jobs_(jobs),
        split_from_(jobs > 1 ? 0 : kNever),
        fast_(BatchSolver::Takes(*game.rules, game.shape)),
        pieces_(SlotsFor(jobs)),
        workers_(static_cast<size_t>(jobs)) {
    for (Worker& worker : workers_) {
      if (fast_) {
        worker.batch_solver.emplace(*game.rules);
      } else {
        worker.solver.emplace(*game.rules);
      }
    }
  }

  ExitStatus Run() {
    const auto read = [this](size_t slot) { return Read(pieces_[slot]); };
    const auto work = [this](size_t slot, size_t worker) {
      Work(pieces_[slot], workers_[worker]);
    };
    const auto write = [this](size_t slot) { Write(pieces_[slot]); };
    for (;;) {
      RunPipeline(jobs_, pieces_.size(), {read, work, write});
      if (!surprise_.has_value() || !output_.ok()) break;
      reader_.GoTo(*rest_, *surprise_);
      rest_.reset();
      surprise_.reset();
      split_from_ = reader_.cases() + patience_;
      patience_ *= 2;
      stop_.store(false, std::memory_order_relaxed);
    }
    progress_.Clear();
    return Finish();
  }

 private:
  static constexpr int64_t kNever = std::numeric_limits<int64_t>::max();

  bool Read(Piece& piece) {
    if (stop_.load(std::memory_order_relaxed)) return false;
    if (ReadLater(piece)) return true;
    piece.deals_there = 0;
    piece.first_case = reader_.cases() + 1;
    if (fast_ && !piece.batch.has_value()) piece.batch.emplace(kBatch);
    const bool some = fast_ ? reader_.NextSome(&*piece.batch)
                            : reader_.NextSome(kFew, &piece.deals);
    piece.offset = reader_.offset();
    return some;
  }

  // Leaves it to the worker to read a piece, since reading is half of the work,
  // if the file can be read anywhere and has the usual layout so far. Where
  // that turns out to end, ContestReader goes on.
  bool ReadLater(Piece& piece) {
    if (!fast_ || reader_.cases() < split_from_) return false;
    if (!rest_.has_value()) {
      rest_ = reader_.Rest(*input_);
      if (!rest_.has_value()) return false;
      next_index_ = 0;
    }
    const int64_t left = rest_->deals - next_index_;
    if (left == 0) {
      split_from_ = kNever;
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

  const DealBatch& ReadNow(const Piece& piece, Worker& worker) const {
    if (!worker.batch.has_value()) worker.batch.emplace(kBatch);
    worker.batch->clear();
    const auto deals = static_cast<size_t>(piece.deals_there);
    worker.buffer.resize(deals * kUsualDealSize);
    const absl::StatusOr<size_t> size = input_->ReadAt(
        rest_->PositionOf(piece.index), absl::MakeSpan(worker.buffer));
    // ContestReader comes upon a failure again, and reports it.
    if (size.ok()) {
      ReadUsualLayout(absl::string_view(worker.buffer).substr(0, *size), deals,
                      &*worker.batch);
    }
    return *worker.batch;
  }

  void Work(Piece& piece, Worker& worker) const {
    if (fast_) {
      const DealBatch& batch =
          piece.deals_there > 0 ? ReadNow(piece, worker) : *piece.batch;
      worker.outcomes.resize(batch.size());
      worker.batch_solver->Solve(batch, absl::MakeSpan(worker.outcomes));
      Print(worker.outcomes, piece,
            [&](size_t i) { return batch.deal(*game_.rules, i); });
    } else {
      worker.outcomes.clear();
      for (const Deal& deal : piece.deals) {
        worker.outcomes.push_back(worker.solver->Value(deal));
      }
      Print(worker.outcomes, piece, [&](size_t i) { return piece.deals[i]; });
    }
  }

  // Puts what is to be written of a piece into it.
  void Print(const std::vector<Outcome>& outcomes, Piece& piece,
             absl::FunctionRef<Deal(size_t)> deal) const {
    piece.cases = static_cast<int64_t>(outcomes.size());
    if (format_ == Format::kText) {
      WriteOutcomes(outcomes, &piece.text);
      return;
    }
    piece.text.clear();
    for (size_t i = 0; i < outcomes.size(); ++i) {
      absl::StrAppend(&piece.text,
                      "{\"case\":", piece.first_case + static_cast<int64_t>(i),
                      ",\"deal\":\"", FormatDeal(deal(i)), "\",\"outcome\":\"",
                      OutcomeName(outcomes[i]), "\"}\n");
    }
  }

  void Write(const Piece& piece) {
    // What was begun behind a surprise is done again.
    if (surprise_.has_value()) return;
    output_.WriteNow(piece.text);
    if (piece.cases < piece.deals_there) {
      surprise_ = piece.index + piece.cases;
      stop_.store(true, std::memory_order_relaxed);
    }
    if (!output_.ok()) stop_.store(true, std::memory_order_relaxed);
    progress_.Show([&] {
      return ProgressText(piece.first_case - 1 + piece.cases, piece.offset);
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
  const int jobs_;
  // From which case on workers may read pieces, what of the input they do, and
  // what of that is next.
  int64_t split_from_;
  int64_t patience_ = kPatience;
  std::optional<UsualRest> rest_;
  int64_t next_index_ = 0;
  // The first deal of rest_ that does not have the usual layout.
  std::optional<int64_t> surprise_;
  const bool fast_;  // the batch solver takes the game
  std::vector<Piece> pieces_;
  std::vector<Worker> workers_;
  Output output_;
  Progress progress_;

  // Set when nobody reads the output any more, and at a surprise.
  std::atomic<bool> stop_ = false;
};

}  // namespace

ExitStatus SolveInput(Input* input, const Game& game, Format format, int jobs) {
  return InputSolver(input, game, format, jobs).Run();
}

}  // namespace tablepick
