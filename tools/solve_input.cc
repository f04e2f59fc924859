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

  int64_t first_case = 0;
  int64_t offset = 0;  // of the input behind it
  std::vector<Outcome> outcomes;
  std::string text;
};

class InputSolver {
 public:
  InputSolver(Input* input, const Game& game, Format format, size_t slots)
      : game_(game),
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
    RunPipeline(jobs, pieces_.size(), {read, work, write});
    progress_.Clear();
    return Finish();
  }

 private:
  bool Read(Piece& piece) {
    if (stop_.load(std::memory_order_relaxed)) return false;
    piece.first_case = reader_.cases() + 1;
    const bool some = piece.batch.has_value()
                          ? reader_.NextSome(&*piece.batch)
                          : reader_.NextSome(kFew, &piece.deals);
    piece.offset = reader_.offset();
    return some;
  }

  void Work(Piece& piece) const {
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
    output_.WriteNow(piece.text);
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

  const Game game_;
  const Format format_;
  const std::optional<int64_t> size_;
  const std::chrono::steady_clock::time_point start_ =
      std::chrono::steady_clock::now();
  ContestReader reader_;
  std::vector<Piece> pieces_;
  Output output_;
  Progress progress_;
  // Set when nobody reads the output any more.
  std::atomic<bool> stop_ = false;
};

}  // namespace

ExitStatus SolveInput(Input* input, const Game& game, Format format, int jobs) {
  return InputSolver(input, game, format, jobs == 1 ? 1 : SlotsFor(jobs))
      .Run(jobs);
}

}  // namespace tablepick
