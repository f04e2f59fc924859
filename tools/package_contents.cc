#include "tools/package_contents.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "eval/rules.h"
#include "solver/batch_solver.h"
#include "solver/deal_batch.h"
#include "solver/generate.h"
#include "solver/outcome.h"
#include "tools/console.h"
#include "tools/contest_writer.h"
#include "tools/outcome_text.h"
#include "tools/packed_files.h"
#include "tools/strict_reader.h"

namespace tablepick {
namespace {

// Cases of a test of one kind.
constexpr int64_t kKindCases = 500;

struct Plan {
  std::string name;
  DealKind kind;
  int64_t cases;
};

std::vector<Plan> Plans() {
  std::vector<Plan> plans = {{"one-case", DealKind::kUniform, 1}};
  for (DealKind kind : AllDealKinds()) {
    plans.push_back(
        {absl::StrCat("kind-", DealKindName(kind)), kind, kKindCases});
  }
  for (DealKind kind : {DealKind::kUniform, DealKind::kFewRanks}) {
    plans.push_back(
        {absl::StrCat("most-", DealKindName(kind)), kind, kMaxCases});
  }
  return plans;
}

std::string InputOf(const std::vector<Deal>& deals) {
  std::string text = absl::StrCat(deals.size(), "\n");
  for (const Deal& deal : deals) AppendContestCase(deal, &text);
  return text;
}

std::string AnswersTo(const std::vector<Deal>& deals) {
  DealBatch batch(deals.size());
  for (const Deal& deal : deals) batch.Add(deal);
  std::vector<Outcome> outcomes(deals.size());
  BatchSolver(PokerRules()).Solve(batch, absl::MakeSpan(outcomes));
  std::string text;
  WriteOutcomes(outcomes, &text);
  return text;
}

std::optional<PackageTest> Make(const Plan& plan, uint64_t seed,
                                absl::FunctionRef<bool()> go_on) {
  DealWishes wishes;
  wishes.kind = plan.kind;
  DealGenerator generator(PokerRules(), StandardShape(PokerRules()), wishes,
                          seed);
  std::vector<Deal> deals;
  while (static_cast<int64_t>(deals.size()) < plan.cases) {
    const std::optional<Deal> deal = generator.Next();
    if (!deal.has_value()) break;
    deals.push_back(*deal);
    if (!go_on()) return std::nullopt;
  }
  const std::string description = absl::StrCat(
      Count(static_cast<int64_t>(deals.size()), "case"), " as of tablepick ",
      "generate --kind ", DealKindName(plan.kind), " --seed ", seed, "\n");
  return PackageTest{plan.name, description, InputOf(deals), AnswersTo(deals)};
}

// A test of cases/decision/.
PackageTest Packed(const std::string& name, const std::string& description) {
  const std::string path = absl::StrCat("cases/decision/", name);
  return {name, description,
          absl::StrCat(PackedFile(absl::StrCat(path, ".in"))),
          absl::StrCat(PackedFile(absl::StrCat(path, ".ans")))};
}

Expected ExpectedOf(absl::string_view verdict) {
  if (verdict == "right") return Expected::kAccepted;
  if (verdict == "wrong" || verdict == "malformed") {
    return Expected::kWrongAnswer;
  }
  if (verdict == "crash") return Expected::kCrash;
  return verdict == "time-out" ? Expected::kTimeOut : Expected::kAnyFailure;
}

}  // namespace

std::optional<PackageTests> MakePackageTests(uint64_t seed,
                                             absl::FunctionRef<bool()> go_on) {
  PackageTests tests;
  tests.sample = Packed("official-sample", "The example of the statement.\n");
  // No matter what the seed is: a file on which every bug fails that we
  // know of, but for those that need more cases or show on no deal.
  tests.secret.push_back(
      Packed("decisive",
             "Cases that try every step of comparing hands and of playing.\n"));
  for (const Plan& plan : Plans()) {
    std::optional<PackageTest> test = Make(plan, seed, go_on);
    if (!test.has_value()) return std::nullopt;
    tests.secret.push_back(*std::move(test));
    // Tests of one kind, but not of one number, are to have no case in common.
    ++seed;
  }
  return tests;
}

std::vector<Submission> PackageSubmissions() {
  const absl::string_view wrong = PackedFile("tools/submissions/wrong.cc");
  std::vector<Submission> all = {
      {"splits", absl::StrCat(PackedFile("tools/submissions/splits.cc")),
       Expected::kAccepted},
      {"minimax", absl::StrCat("#define BUG \"\"\n", wrong),
       Expected::kAccepted}};
  for (absl::string_view line :
       absl::StrSplit(PackedFile("tools/submissions/bugs.txt"), '\n')) {
    if (line.empty() || absl::StartsWith(line, "#")) continue;
    // A name, a verdict, and in words what is wrong.
    const std::pair<absl::string_view, absl::string_view> name =
        absl::StrSplit(line, absl::MaxSplits(' ', 1));
    const std::pair<absl::string_view, absl::string_view> verdict =
        absl::StrSplit(absl::StripLeadingAsciiWhitespace(name.second),
                       absl::MaxSplits(' ', 1));
    all.push_back(
        {absl::StrCat(name.first),
         absl::StrCat("// The bug of this solution: ",
                      absl::StripLeadingAsciiWhitespace(verdict.second),
                      ".\n#define BUG \"", name.first, "\"\n\n", wrong),
         ExpectedOf(verdict.first)});
  }
  return all;
}

}  // namespace tablepick
