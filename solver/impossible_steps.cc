#include "solver/impossible_steps.h"

namespace tablepick {

absl::Span<const ImpossibleStep> ImpossibleSteps() {
  static constexpr ImpossibleStep kSteps[] = {
      {"four of a kind against two pair", 420'488'640},
      {"four of a kind against three of a kind", 203'620'560},
      {"four of a kind against full house", 22'493'328},
      {"three of a kind: first kicker", 0},
      {"three of a kind: second kicker", 0},
      {"full house: the pair", 0},
      {"four of a kind: the four", 3'095'664},
      {"four of a kind: kicker", 0},
      {"three of a kind against its equal", 0},
      {"full house against its equal", 0},
      {"four of a kind against its equal", 0},
      {"three of a kind: first kicker over second kicker", 0},
      {"full house: the three over the pair", 24'024'000},
      {"four of a kind: the four over kicker", 1'716'000},
  };
  return kSteps;
}

}  // namespace tablepick
