// Goes through all deals in which a step is taken that solver/ calls
// impossible, and exits with 1 unless they are as many as it says and none is
// decided by it. Takes some minutes.

#include <cinttypes>
#include <cstdio>
#include <cstdlib>

#include "tests/solver/impossible_proof.h"

int main() {
  int failures = 0;
  for (const tablepick::ImpossibleStep& step : tablepick::ImpossibleSteps()) {
    if (step.deals == 0) continue;
    const tablepick::Exhausted found = tablepick::ExhaustStep(step.name, 1);
    const bool proved = found.deals == step.deals && found.decisive == 0;
    std::printf("%s %-40.*s %8" PRId64 " sets of ten cards, %11" PRId64
                " deals, decisive in %" PRId64 "\n",
                proved ? "proved" : "WRONG ",
                static_cast<int>(step.name.size()), step.name.data(),
                found.card_sets, found.deals, found.decisive);
    std::fflush(stdout);
    if (!proved) ++failures;
  }
  return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
