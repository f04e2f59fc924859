// Deals to try programs out on, reproducible from a seed.

#ifndef TABLEPICK_SOLVER_GENERATE_H_
#define TABLEPICK_SOLVER_GENERATE_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "eval/rules.h"
#include "solver/deal.h"
#include "solver/decisive_search.h"
#include "solver/outcome.h"
#include "solver/random.h"
#include "solver/random_deal.h"
#include "solver/solver.h"

namespace tablepick {

enum class DealKind : uint8_t {
  kUniform,    // every deal as likely as any other
  kFewRanks,   // RandomDealer::FewRanks
  kTwoSuits,   // RandomDealer::TwoSuits
  kMadeHands,  // RandomDealer::MadeHands
  kDraws,      // deals whose value is a draw
  kOnlyMove,   // exactly one first pick keeps the value
  kRareCards,  // RandomDealer::RareCards
  kDecisive,   // DecisiveSearch: each step is decisive in some of the deals
  kMixed,      // of eight deals five kDecisive, the others of all kinds of
               // which some deal may be as wished
};

// All kinds, in the order above.
absl::Span<const DealKind> AllDealKinds();

// The word that names the kind: "few-ranks".
absl::string_view DealKindName(DealKind kind);
std::optional<DealKind> FindDealKind(absl::string_view name);

// What is asked of the deals.
struct DealWishes {
  DealKind kind = DealKind::kUniform;
  // For kMadeHands: the pairs of categories that meet, one drawn for each deal,
  // and the sides as well. All pairs if empty.
  std::vector<std::array<int, 2>> meetings = {};
  // The value of the deals.
  std::optional<Outcome> outcome = {};
  // A category of which one player or the other makes a hand in some split.
  std::optional<int> category = {};
};

// Why no deal of these rules and this shape is as wished, in words; empty if
// none of the reasons that are known holds. REQUIRES: as DealGenerator.
std::string WhyNone(const Rules& rules, Shape shape, const DealWishes& wishes);

// Deals of one kind, one after another. The same arguments give the same deals
// on every machine.
class DealGenerator {
 public:
  // REQUIRES: CheckShape(rules, shape) is OK; the categories are of `rules`,
  // which outlive the generator.
  DealGenerator(const Rules& rules, Shape shape, DealWishes wishes,
                uint64_t seed);

  // Whether the first deal drawn always is as wished, so that Next() never
  // fails.
  bool always_fits() const;

  // Draws deals until one is as wished, and returns it; nothing if `tries`
  // deals, or a few more, were not. Another call goes on where that one
  // stopped, so the deals do not depend on `tries`.
  std::optional<Deal> Next(int64_t tries = 1'000'000);

 private:
  // The kind of the next deal, other than kMixed.
  DealKind NextKind() const;
  Deal Draw(DealKind kind);
  int AnyCategory();
  bool Fits(DealKind kind, const Deal& deal);
  // Whether some split gives a player a hand of the category.
  bool CanMake(const Deal& deal, int category) const;

  const DealWishes wishes_;
  Random random_;
  RandomDealer dealer_;
  Solver solver_;
  std::optional<DecisiveSearch> search_;
  // What kMixed adds to the decisive deals, in turn.
  std::vector<DealKind> others_;
  uint64_t found_ = 0;
};

}  // namespace tablepick

#endif  // TABLEPICK_SOLVER_GENERATE_H_
