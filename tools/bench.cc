// `tablepick bench`: how fast the solvers are on this machine, and whether they
// still say what they have always said.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "eval/simd.h"
#include "solver/batch_solver.h"
#include "solver/generate.h"
#include "solver/notation.h"
#include "solver/solver.h"
#include "tools/commands.h"
#include "tools/console.h"
#include "tools/options.h"
#include "tools/output.h"

namespace tablepick {
namespace {

// The built-in deals. Others would have another signature.
constexpr DealKind kKinds[] = {DealKind::kUniform, DealKind::kFewRanks,
                               DealKind::kTwoSuits, DealKind::kMadeHands};
constexpr int kDealsOfAKind = 25'000;
constexpr uint64_t kSeed = 1;

// The batch solver goes through them again and again for so long, and its
// fastest round counts: the others were disturbed.
constexpr auto kTimeOfATarget = std::chrono::milliseconds(200);

double Seconds(std::chrono::steady_clock::duration time) {
  return std::chrono::duration<double>(time).count();
}

std::vector<Deal> BuiltInDeals() {
  std::vector<Deal> deals;
  for (DealKind kind : kKinds) {
    DealGenerator generator(PokerRules(), DealBatch::kShape, {.kind = kind},
                            kSeed);
    for (int i = 0; i < kDealsOfAKind; ++i) {
      deals.push_back(generator.Next().value());
    }
  }
  return deals;
}

// What a solver said, and how fast.
struct Result {
  std::string name;
  std::vector<Outcome> outcomes;
  double deals_a_second = 0;
};

Result RunSolver(const std::vector<Deal>& deals, int64_t* visited) {
  Result result = {"search", {}, 0};
  result.outcomes.reserve(deals.size());
  Solver solver(PokerRules());
  const auto start = std::chrono::steady_clock::now();
  for (const Deal& deal : deals) {
    result.outcomes.push_back(solver.Value(deal));
    *visited += solver.visited();
  }
  result.deals_a_second = static_cast<double>(deals.size()) /
                          Seconds(std::chrono::steady_clock::now() - start);
  return result;
}

Result RunBatchSolver(const DealBatch& batch, int64_t target) {
  Result result = {absl::StrCat("batch ", hwy::TargetName(target)),
                   std::vector<Outcome>(batch.size()), 0};
  BatchSolver solver(PokerRules());
  ChooseSimdTarget(target);
  const auto start = std::chrono::steady_clock::now();
  auto now = start;
  while (now - start < kTimeOfATarget) {
    const auto before = now;
    solver.Solve(batch, absl::MakeSpan(result.outcomes));
    now = std::chrono::steady_clock::now();
    result.deals_a_second =
        std::max(result.deals_a_second,
                 static_cast<double>(batch.size()) / Seconds(now - before));
  }
  ChooseSimdTarget(0);
  return result;
}

// How many deals have each outcome, and a hash of all of them in order.
struct Signature {
  int64_t alice = 0, draw = 0, bob = 0;
  uint64_t hash = 0xcbf29ce484222325;  // FNV-1a, a byte an outcome
};

Signature Sign(const std::vector<Outcome>& outcomes) {
  Signature signature;
  for (Outcome outcome : outcomes) {
    signature.alice += outcome == Outcome::kAlice;
    signature.draw += outcome == Outcome::kDraw;
    signature.bob += outcome == Outcome::kBob;
    signature.hash ^= static_cast<uint8_t>(static_cast<int>(outcome) + 1);
    signature.hash *= 0x100000001b3;
  }
  return signature;
}

std::string Text(const std::vector<Result>& results, int64_t visited,
                 const Signature& signature) {
  std::string text;
  for (const Result& result : results) {
    absl::StrAppendFormat(
        &text, "%-12s %13s %9.2f ns a deal\n", result.name,
        absl::StrCat(Number(static_cast<int64_t>(result.deals_a_second)), "/s"),
        1e9 / result.deals_a_second);
  }
  absl::StrAppend(&text, "states visited by the search: ", Number(visited),
                  "\nsignature: ");
  absl::StrAppendFormat(&text, "Alice %d, Draw %d, Bob %d, hash %016x\n",
                        signature.alice, signature.draw, signature.bob,
                        signature.hash);
  return text;
}

std::string Json(const std::vector<Result>& results, int64_t visited,
                 const Signature& signature) {
  std::string json;
  for (const Result& result : results) {
    absl::StrAppendFormat(&json,
                          "%s{\"solver\":\"%s\",\"deals_a_second\":%.0f}",
                          json.empty() ? "{\"speed\":[" : ",", result.name,
                          result.deals_a_second);
  }
  absl::StrAppendFormat(&json,
                        "],\"visited\":%d,\"alice\":%d,\"draw\":%d,\"bob\":%d,"
                        "\"hash\":\"%016x\"}\n",
                        visited, signature.alice, signature.draw, signature.bob,
                        signature.hash);
  return json;
}

}  // namespace

ExitStatus RunBench(const std::vector<std::string>& arguments) {
  CommandOptions options(
      {"bench [OPTIONS]",
       "Solves 100,000 built-in deals by the search, and by the batch solver "
       "on each\ninstruction set that this machine has. Prints how fast, on "
       "one core, and the\nsignature: how many deals have each outcome, and a "
       "hash of all. Those, and the\nstates visited, are the same everywhere, "
       "and change only if the game does.\n\n"
       "Exit status: 1 if the solvers disagree.",
       "tablepick bench"});
  std::string format_name;
  AddFormatOption(options, &format_name);
  if (const auto status = options.Parse(arguments)) return *status;
  const std::optional<Format> format = FormatOrComplain(options, format_name);
  if (!format.has_value()) return kExitUsage;

  const std::vector<Deal> deals = BuiltInDeals();
  DealBatch batch(deals.size());
  for (const Deal& deal : deals) batch.Add(deal);
  int64_t visited = 0;
  std::vector<Result> results = {RunSolver(deals, &visited)};
  for (int64_t target : SimdTargets()) {
    results.push_back(RunBatchSolver(batch, target));
  }
  const Signature signature = Sign(results[0].outcomes);

  Output output;
  output.Write(*format == Format::kText ? Text(results, visited, signature)
                                        : Json(results, visited, signature));
  const ExitStatus written = output.Close();
  if (written != kExitYes) return written;
  for (const Result& result : results) {
    const auto [expected, found] =
        std::mismatch(results[0].outcomes.begin(), results[0].outcomes.end(),
                      result.outcomes.begin());
    if (expected == results[0].outcomes.end()) continue;
    const auto index = static_cast<size_t>(found - result.outcomes.begin());
    Complain(absl::StrCat("the solvers disagree on ", FormatDeal(deals[index]),
                          ": ", results[0].name, " says ",
                          OutcomeName(*expected), ", ", result.name, " says ",
                          OutcomeName(*found)));
    return kExitNo;
  }
  return kExitYes;
}

}  // namespace tablepick
