// `tablepick generate`: deals to try programs out on.

#include "solver/generate.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "eval/rank_mask.h"
#include "tools/commands.h"
#include "tools/console.h"
#include "tools/contest_writer.h"
#include "tools/number_option.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/progress.h"

namespace tablepick {
namespace {

// The most cases the problem allows in a file.
constexpr int64_t kMostCases = 100'000;

// More deals than anybody can wait for.
constexpr int64_t kMostDeals = 1'000'000'000'000;

// How many deals are drawn between two looks at the clock.
constexpr int64_t kSlice = 16;

// The deals drawn in a row before it gives up, unless the user says: on large
// tables, where they take long to solve, fewer.
int64_t DefaultTries(const Rules& rules, Shape shape) {
  const int picks = 2 * (rules.hand_size() - shape.hole);
  int64_t states = 1;
  for (int taken = 1; taken <= picks; ++taken) {
    states += int64_t{Choose(shape.table, taken)} * Choose(taken, taken / 2);
  }
  return std::clamp<int64_t>(1'000'000'000 / states, 100, 2'000'000);
}

std::optional<DealKind> KindOrComplain(const CommandOptions& options,
                                       const std::string& word) {
  const std::optional<DealKind> kind = FindDealKind(word);
  if (kind.has_value()) return kind;
  std::vector<absl::string_view> words;
  for (DealKind each : AllDealKinds()) words.push_back(DealKindName(each));
  MisusedWord(options, "kind", word, words);
  return std::nullopt;
}

std::optional<Outcome> OutcomeOrComplain(const CommandOptions& options,
                                         const std::string& word) {
  std::vector<absl::string_view> words;
  for (Outcome outcome : {Outcome::kAlice, Outcome::kDraw, Outcome::kBob}) {
    words.push_back(OutcomeName(outcome));
    if (absl::EqualsIgnoreCase(word, words.back())) return outcome;
  }
  MisusedWord(options, "outcome", word, words);
  return std::nullopt;
}

// "full house", "full-house" and "Full-House" are the same category.
std::optional<int> CategoryOrComplain(const CommandOptions& options,
                                      const Rules& rules,
                                      absl::string_view word) {
  const auto spelling = [](absl::string_view name) {
    return absl::AsciiStrToLower(absl::StrReplaceAll(name, {{" ", "-"}}));
  };
  std::vector<std::string> spellings;
  for (absl::string_view name : rules.categories()) {
    spellings.push_back(spelling(name));
    if (spellings.back() == spelling(word)) {
      return static_cast<int>(spellings.size()) - 1;
    }
  }
  MisusedWord(
      options, absl::StrCat(rules.name(), " category"), word,
      std::vector<absl::string_view>(spellings.begin(), spellings.end()));
  return std::nullopt;
}

// The pairs of categories of `--hands`, or nothing after a complaint.
std::optional<std::vector<std::array<int, 2>>> MeetingsOrComplain(
    const CommandOptions& options, const Rules& rules,
    const std::vector<std::string>& words) {
  std::vector<std::array<int, 2>> meetings;
  for (const std::string& word : words) {
    const std::vector<std::string> sides = absl::StrSplit(word, ',');
    if (sides.size() != 2) {
      options.Misused(
          absl::StrCat("'--hands' takes two categories with a "
                       "comma between, such as flush,straight, "
                       "not ",
                       Quoted(word)));
      return std::nullopt;
    }
    const auto first = CategoryOrComplain(options, rules, sides[0]);
    if (!first.has_value()) return std::nullopt;
    const auto second = CategoryOrComplain(options, rules, sides[1]);
    if (!second.has_value()) return std::nullopt;
    meetings.push_back({*first, *second});
  }
  return meetings;
}

// Writes `count` deals. If they always fit, as they come; else the number of
// them, which stands first, is known only in the end.
ExitStatus Generate(DealGenerator* generator, int64_t count, int64_t tries) {
  Output output;
  const bool sure = generator->always_fits();
  if (sure) output.Write(absl::StrCat(count, "\n"));
  Progress progress;
  std::string text;
  int64_t found = 0;
  int64_t drawn = 0;  // since the last deal that was found
  while (found < count && drawn < tries && output.ok()) {
    const int64_t slice = std::min(kSlice, tries - drawn);
    const std::optional<Deal> deal = generator->Next(slice);
    if (deal.has_value()) {
      AppendContestCase(*deal, &text);
      ++found;
      drawn = 0;
    } else {
      drawn += slice;
    }
    if (sure) {
      output.Write(text);
      text.clear();
    }
    progress.Show([&] {
      return absl::StrCat(Count(found, "deal"), " of ", Number(count),
                          drawn == 0 ? "" : ", looking for the next");
    });
  }
  progress.Clear();
  if (!sure && found > 0) {
    output.Write(absl::StrCat(found, "\n"));
    output.Write(text);
  }
  const ExitStatus status = output.Close();
  if (status != kExitYes || found == count || drawn < tries) return status;
  Complain(absl::StrCat("gave up after ", Count(drawn, "deal"),
                        " in a row that are not as wished; ",
                        Count(found, "deal"), " of ", Number(count),
                        found == 1 ? " was" : " were", " found"));
  return kExitNo;
}

}  // namespace

ExitStatus RunGenerate(const std::vector<std::string>& arguments) {
  CommandOptions options(
      {"generate [OPTIONS]",
       "Prints a contest input file of random deals. The same options give the "
       "same\ndeals on every machine. The kinds:\n"
       "  uniform     every deal is as likely as any other\n"
       "  few-ranks   dealt from few ranks: pairs, full houses, draws\n"
       "  two-suits   dealt from two suits: flushes\n"
       "  made-hands  two made hands, some cards of each held, the rest on the "
       "table\n"
       "  draws       best play ends in a draw\n"
       "  only-move   one first pick keeps the value, all others lose it\n"
       "  rare-cards  a table of one suit, of few ranks, or of ranks in a row\n"
       "  decisive    deals that try every step of comparing hands and of "
       "playing\n"
       "              in turn, so that a program that has one wrong fails; "
       "see\n"
       "              'tablepick coverage --help'\n"
       "  mixed       of eight deals five decisive ones, the others of all "
       "kinds\n"
       "The categories of hands, for --category and --hands, are of poker "
       "high-card,\npair, two-pair, three-of-a-kind, straight, flush, "
       "full-house, four-of-a-kind and\nstraight-flush. Other rules have "
       "others: the error for a wrong name lists them.\n"
       "After many deals in a row that are not as wished it gives up: the "
       "deals "
       "found\nare printed, and the exit status is 1. What no deal can "
       "be is refused.",
       "tablepick generate --kind mixed --count 2000 --seed 7\n"
       "tablepick generate --kind made-hands --hands flush,straight "
       "--outcome bob"});
  std::string kind;
  std::string outcome;
  std::string category;
  std::vector<std::string> hands;
  int64_t count = 1000;
  std::optional<int64_t> tries;
  uint64_t seed = 1;
  GameWords words;
  namespace po = boost::program_options;
  options.options().add_options()(
      "kind", po::value(&kind)->default_value("uniform")->value_name("KIND"),
      "what deals they are");
  AddNumberOption(options, {"count", "N", "how many deals"}, int64_t{1},
                  kMostDeals, &count);
  AddSeedOption(options, &seed);
  options.options().add_options()(
      "outcome", po::value(&outcome)->value_name("OUTCOME"),
      "only deals that best play ends so: Alice, Draw\nor Bob")(
      "category", po::value(&category)->value_name("NAME"),
      "only deals in which a player can end up with\nsuch a hand, for "
      "example full-house")(
      "hands", po::value(&hands)->value_name("A,B"),
      "of kind made-hands: the categories of the two\nhands, all by default; "
      "may be given repeatedly");
  AddNumberOption(options,
                  {"tries", "N",
                   "deals in a row that are not as wished before it\ngives up; "
                   "by default as many as take some seconds"},
                  int64_t{1}, kMostDeals, &tries);
  AddGameOptions(options, &words);
  if (const auto status = options.Parse(arguments)) return *status;

  const std::optional<Game> game = GameOrComplain(options, words);
  if (!game.has_value()) return kExitUsage;
  const Rules& rules = *game->rules;
  DealWishes wishes;
  const std::optional<DealKind> found = KindOrComplain(options, kind);
  if (!found.has_value()) return kExitUsage;
  wishes.kind = *found;
  if (!outcome.empty()) {
    wishes.outcome = OutcomeOrComplain(options, outcome);
    if (!wishes.outcome.has_value()) return kExitUsage;
  }
  if (!category.empty()) {
    wishes.category = CategoryOrComplain(options, rules, category);
    if (!wishes.category.has_value()) return kExitUsage;
  }
  if (!hands.empty() && wishes.kind != DealKind::kMadeHands) {
    return options.Misused("'--hands' goes with '--kind made-hands' only");
  }
  const auto meetings = MeetingsOrComplain(options, rules, hands);
  if (!meetings.has_value()) return kExitUsage;
  wishes.meetings = *meetings;
  if (count > kMostCases) {
    Say(absl::StrCat("tablepick: warning: the problem allows no more than ",
                     Count(kMostCases, "case"), " in a file"));
  }
  const std::string why_none = WhyNone(rules, game->shape, wishes);
  if (!why_none.empty()) return options.Misused(why_none);
  DealGenerator generator(rules, game->shape, std::move(wishes), seed);
  return Generate(&generator, count,
                  tries.value_or(DefaultTries(rules, game->shape)));
}

}  // namespace tablepick
