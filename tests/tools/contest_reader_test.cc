// Reading many deals at once is reading them one by one: the same deals, and
// the same fault at the same place, however the text is written and arrives.

#include "tools/contest_reader.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/generate.h"
#include "tests/tools/run_command.h"
#include "tools/contest_writer.h"

namespace tablepick {
namespace {

// What was read of a text.
struct Reading {
  std::vector<Deal> deals;
  int64_t cases = 0;
  std::string fault;
};

std::string InWords(const std::optional<Fault>& fault) {
  return fault.has_value()
             ? absl::StrCat(fault->place.line, ":", fault->place.column, ": ",
                            fault->message, "\n", fault->excerpt)
             : "";
}

enum class Way { kOneByOne, kSome, kBatches };

Reading Read(Input input, const Rules& rules, Way way) {
  ContestReader reader(&input, rules, DealBatch::kShape);
  Reading reading;
  Deal deal;
  std::vector<Deal> some;
  DealBatch batch(1000);
  switch (way) {
    case Way::kOneByOne:
      while (reader.Next(&deal)) reading.deals.push_back(deal);
      break;
    case Way::kSome:
      while (reader.NextSome(100, &some)) {
        EXPECT_LE(some.size(), 100u);
        reading.deals.insert(reading.deals.end(), some.begin(), some.end());
      }
      EXPECT_FALSE(reader.NextSome(100, &some));
      break;
    case Way::kBatches:
      while (reader.NextSome(&batch)) {
        for (size_t i = 0; i < batch.size(); ++i) {
          reading.deals.push_back(batch.deal(rules, i));
        }
      }
      EXPECT_FALSE(reader.NextSome(&batch));
      break;
  }
  reading.cases = reader.cases();
  reading.fault = InWords(reader.fault());
  return reading;
}

void ExpectSame(const Reading& a, const Reading& b) {
  EXPECT_EQ(a.cases, b.cases);
  EXPECT_EQ(a.fault, b.fault);
  ASSERT_TRUE(a.deals == b.deals);
}

// Reads `text` from a pipe, into which it is written bit by bit.
Reading ReadFromPipe(const std::string& text, uint64_t seed) {
  std::array<int, 2> ends;
  if (pipe(ends.data()) != 0) return {};
  std::thread writer([&] {
    Random random(seed);
    for (size_t at = 0; at < text.size();) {
      const size_t size = std::min<size_t>(
          text.size() - at,
          static_cast<size_t>(1 + random.Below(random.OneIn(3) ? 40000 : 90)));
      if (write(ends[1], text.data() + at, size) !=
          static_cast<ssize_t>(size)) {
        break;
      }
      at += size;
    }
    close(ends[1]);
  });
  absl::StatusOr<Input> input = Input::Open(absl::StrCat("/dev/fd/", ends[0]));
  Reading reading;
  if (input.ok())
    reading = Read(*std::move(input), PokerRules(), Way::kBatches);
  writer.join();
  close(ends[0]);
  return reading;
}

void ExpectAllWaysAgree(const std::string& text, const Rules& rules) {
  const TemporaryFile file(text);
  const auto open = [&file] { return *Input::Open(file.path()); };
  const Reading expected = Read(open(), rules, Way::kOneByOne);
  ExpectSame(Read(open(), rules, Way::kSome), expected);
  ExpectSame(Read(open(), rules, Way::kBatches), expected);
}

// A text of deals in the usual layout with something unusual here and there.
std::string Text(Random& random) {
  static constexpr std::array<absl::string_view, 12> kOddities = {
      "\n", " ", "\r\n", "\t", "10", "x", "\n\n\n", "1", "é", "♠", "AS", ""};
  const int deals = 1 + random.Below(random.OneIn(3) ? 3000 : 100);
  const RandomDealer dealer(PokerRules(), DealBatch::kShape);
  std::string text;
  for (int i = 0; i < deals; ++i) {
    AppendContestCase(dealer.Uniform(random), &text);
  }
  for (int oddities = random.Below(4); oddities > 0; --oddities) {
    const auto at =
        static_cast<size_t>(random.Below(static_cast<int>(text.size())));
    const auto oddity = kOddities[static_cast<size_t>(
        random.Below(static_cast<int>(kOddities.size())))];
    // Often where it is only an unusual layout.
    const size_t place = random.OneIn(2) ? text.find_first_of(" \n", at) : at;
    if (place == std::string::npos) continue;
    text.replace(place, random.OneIn(2) ? 1 : 0, oddity.data(), oddity.size());
  }
  if (random.OneIn(4)) text.pop_back();
  if (random.OneIn(2)) {
    const int promised = deals + (random.OneIn(3) ? random.Below(5) - 2 : 0);
    text = absl::StrCat(promised, "\n", text);
  }
  return text;
}

TEST(ContestReaderTest, AllWaysAgreeOnAnyText) {
  Random random(1);
  for (int i = 0; i < 300; ++i) {
    const std::string text = Text(random);
    ExpectAllWaysAgree(text, PokerRules());
    if (HasFailure()) FAIL() << text;
  }
}

TEST(ContestReaderTest, AllWaysAgreeHoweverTheTextArrives) {
  Random random(2);
  for (int i = 0; i < 40; ++i) {
    const std::string text = Text(random);
    const TemporaryFile file(text);
    const Reading expected =
        Read(*Input::Open(file.path()), PokerRules(), Way::kOneByOne);
    ExpectSame(ReadFromPipe(text, random.Next()), expected);
    if (HasFailure()) FAIL() << text;
  }
}

TEST(ContestReaderTest, AllWaysAgreeOnTheCaseFiles) {
  for (const char* name : {"few-ranks", "made-hands", "official-sample",
                           "straight-against-straight", "uniform"}) {
    ExpectAllWaysAgree(*ReadFile(absl::StrCat("cases/decision/", name, ".in")),
                       PokerRules());
  }
}

// Where the deck is not a whole one, other cards are a fault.
TEST(ContestReaderTest, BatchesKnowTheDeck) {
  const Rules& rules = *FindRules("short-deck");
  Random random(3);
  const RandomDealer dealer(rules, DealBatch::kShape);
  std::string text;
  for (int i = 0; i < 100; ++i)
    AppendContestCase(dealer.Uniform(random), &text);
  ExpectAllWaysAgree(text, rules);
  text[30 * 50] = '2';
  ExpectAllWaysAgree(text, rules);
}

// Goes on behind deals that others have read, in a file of 20,000 that has been
// cut down to `left` of them in the meantime.
std::string GoOnInShorterFile(int64_t left, int64_t index) {
  Random random(4);
  const RandomDealer dealer(PokerRules(), DealBatch::kShape);
  std::string text = "20000\n";
  for (int i = 0; i < 20000; ++i) {
    AppendContestCase(dealer.Uniform(random), &text);
  }
  const TemporaryFile file(text);
  Input input = *Input::Open(file.path());
  ContestReader reader(&input, PokerRules(), DealBatch::kShape);
  DealBatch batch(100);
  EXPECT_TRUE(reader.NextSome(&batch));
  const std::optional<UsualRest> rest = reader.Rest(input);
  if (!rest.has_value()) return "no rest";
  EXPECT_EQ(rest->cases, 100);
  EXPECT_EQ(rest->deals, 19900);
  EXPECT_EQ(rest->PositionOf(0), 6 + 100 * 30);
  EXPECT_EQ(truncate(file.path().c_str(), 6 + left * 30), 0);
  reader.GoTo(*rest, index - 100);
  int64_t deals = 0;
  while (reader.NextSome(&batch)) deals += static_cast<int64_t>(batch.size());
  EXPECT_EQ(reader.cases(), index + deals);
  return InWords(reader.fault());
}

TEST(ContestReaderTest, GoesOnWhereAFileHasBecomeShorter) {
  EXPECT_EQ(GoOnInShorterFile(20000, 15000), "");
  EXPECT_EQ(GoOnInShorterFile(20000, 20000), "");
  // The deals before the place may be gone, some of them or all.
  for (const int64_t index : {15000, 20000}) {
    const int64_t behind = 3 * index + 1;
    for (const int64_t left : {index - 1, index - 19, index - 20, index - 1000,
                               int64_t{100}, int64_t{0}}) {
      EXPECT_EQ(GoOnInShorterFile(left, index),
                index == 20000
                    ? ""
                    : absl::StrCat(behind,
                                   ":18: the input ends after 15,000 "
                                   "cases, and promises 20,000\n"))
          << left;
    }
  }
}

TEST(ContestReaderTest, ThereIsNoRestThatIsNotThere) {
  std::string text;
  Random random(5);
  const RandomDealer dealer(PokerRules(), DealBatch::kShape);
  for (int i = 0; i < 20000; ++i) {
    AppendContestCase(dealer.Uniform(random), &text);
  }
  for (const off_t size : {off_t{0}, off_t{1500}, off_t{200'000}}) {
    const TemporaryFile file(text);
    Input input = *Input::Open(file.path());
    ContestReader reader(&input, PokerRules(), DealBatch::kShape);
    DealBatch batch(100);
    EXPECT_TRUE(reader.NextSome(&batch));
    EXPECT_TRUE(reader.Rest(input).has_value());
    // More than that has arrived.
    EXPECT_EQ(truncate(file.path().c_str(), size), 0);
    EXPECT_FALSE(reader.Rest(input).has_value());
  }
}

}  // namespace
}  // namespace tablepick
