// What the explorer shows, on screens of all sizes and of deals of all shapes.

#include "tools/explore/screen.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "absl/strings/str_cat.h"
#include "solver/notation.h"
#include "solver/random_deal.h"
#include "solver/solver.h"
#include "tools/explore/session.h"

namespace tablepick::explore {
namespace {

using ::testing::HasSubstr;

constexpr View kPlain;

// The lines of `text` must fit a screen of that width, and leave a row for the
// prompt.
void ExpectFits(const std::string& text, size_t width, size_t height) {
  size_t lines = 1;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line); ++lines) {
    EXPECT_LE(ShownWidth(line), width) << line;
  }
  EXPECT_LE(lines, height) << text;
}

// Plays random games of all shapes to their ends. The letters must be those of
// the solver, which has other code than the analysis behind them.
TEST(Screen, ShowsEveryStateOfEveryShapeOnAScreen) {
  Random random(3);
  for (const Rules* rules : AllRules()) {
    Solver solver(*rules);
    for (int hole = 0; hole <= rules->hand_size(); ++hole) {
      for (int table = 0; table <= kMaxTable; ++table) {
        // Wide tables take long to solve, and are all alike.
        if (table > 9 && (hole > 0 || table < kMaxTable)) continue;
        if (!CheckShape(*rules, {hole, table}).ok()) continue;
        Position position(RandomDealer(*rules, {hole, table}).Uniform(random));
        Session session(*rules, position, 1);
        ExpectFits(session.Greeting(kPlain), 80, 24);
        while (!position.finished()) {
          std::string letters;
          for (const PickValue& pick : solver.PickValues(position)) {
            absl::StrAppend(&letters, letters.empty() ? "" : "   ",
                            OutcomeLetter(pick.value));
          }
          EXPECT_THAT(session.State(kPlain),
                      HasSubstr(absl::StrCat("  if taken  ", letters, "\n")));
          int index = random.Below(table);
          while (!position.CanPick(index)) index = random.Below(table);
          const Card card = position.deal().table()[static_cast<size_t>(index)];
          position.Pick(index);
          ExpectFits(session.Execute(card.ToString(), kPlain).text, 80, 24);
          if (table > 8) continue;  // proofs take longer
          ExpectFits(session.Execute("why", kPlain).text, 80, 24);
        }
        EXPECT_THAT(
            session.State(kPlain),
            HasSubstr(solver.Value(position) == Outcome::kDraw
                          ? "it is a draw."
                          : absl::StrCat(OutcomeName(solver.Value(position)),
                                         " wins.")));
        ExpectFits(session.Execute("why", kPlain).text, 80, 24);
        ExpectFits(session.Execute("hands", kPlain).text, 80, 24);
      }
    }
  }
}

TEST(Screen, FitsNarrowTerminals) {
  for (const size_t width : {20U, 30U, 39U, 40U, 71U, 72U, 120U}) {
    const View view{.width = width, .height = 24, .colour = true};
    Session session(PokerRules(),
                    *ParsePosition(PokerRules(), "//2c3d4h5s6c7d8h9sTcJdQhKs"),
                    1);
    ExpectFits(session.Greeting(view), width, 99);
    for (const char* line : {"2c 3d 4h 5s", "hint", "line", "why", "hands",
                             "play both", "why", "undo 3", "new 1"}) {
      const Answer answer = session.Execute(line, view);
      EXPECT_TRUE(answer.ok) << answer.text;
      ExpectFits(answer.text, width, 99);
    }
  }
}

}  // namespace
}  // namespace tablepick::explore
