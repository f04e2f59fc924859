#include "tools/usual_layout.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/generate.h"
#include "tests/each_target.h"
#include "tools/contest_writer.h"

namespace tablepick {
namespace {

using UsualLayoutTest = EachTargetTest;

constexpr size_t kCards = DealBlock::kCards;

std::vector<Deal> SomeDeals(size_t count, uint64_t seed) {
  DealGenerator generator(PokerRules(), DealBatch::kShape, {}, seed);
  std::vector<Deal> deals;
  while (deals.size() < count) deals.push_back(generator.Next().value());
  return deals;
}

std::string TextOf(const std::vector<Deal>& deals) {
  std::string text;
  for (const Deal& deal : deals) AppendContestCase(deal, &text);
  return text;
}

// Whether 30 bytes are a deal in the usual layout, told in the plainest way.
bool IsUsual(absl::string_view text) {
  static const std::string kShape = "RS RS\nRS RS\nRS RS RS RS RS RS\n";
  std::set<std::string> cards;
  for (size_t i = 0; i < kShape.size(); ++i) {
    const char c = text[i];
    const char upper =
        static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    const auto is_in = [](char letter, const char* letters) {
      return letter != '\0' && std::strchr(letters, letter) != nullptr;
    };
    if (kShape[i] == 'R') {
      if (!is_in(upper, "23456789TJQKA")) return false;
    } else if (kShape[i] == 'S') {
      if (!is_in(upper, "CDHS")) return false;
      const char rank = text[i - 1];
      cards.insert({static_cast<char>(std::toupper(rank)), upper});
    } else if (c != kShape[i]) {
      return false;
    }
  }
  return cards.size() == kCards;
}

void ExpectCards(const DealBatch& batch, size_t index, const Deal& deal) {
  EXPECT_EQ(batch.deal(PokerRules(), index), deal) << index;
}

TEST_P(UsualLayoutTest, ReadsDealsOfAnyNumberToAnyPlace) {
  const std::vector<Deal> deals = SomeDeals(1500, 1);
  const std::string text = TextOf(deals);
  for (size_t before : {0, 1, 15, 17, 500, 511}) {
    for (size_t count : {0, 1, 15, 16, 17, 31, 63, 64, 65, 100, 600}) {
      DealBatch batch(2000);
      for (size_t i = 0; i < before; ++i) batch.Add(deals[i]);
      // Part of a deal behind the last is left alone.
      const absl::string_view part =
          absl::string_view(text).substr(before * 30, count * 30 + 29);
      ASSERT_EQ(ReadUsualLayout(part, 2000, &batch), count);
      ASSERT_EQ(batch.size(), before + count);
      for (size_t i = 0; i < batch.size(); ++i) ExpectCards(batch, i, deals[i]);
    }
  }
}

TEST_P(UsualLayoutTest, ReadsNoMoreThanItShould) {
  const std::string text = TextOf(SomeDeals(300, 2));
  DealBatch batch(200);
  EXPECT_EQ(ReadUsualLayout(text, 150, &batch), 150u);
  EXPECT_EQ(ReadUsualLayout(text, 150, &batch), 50u);
  EXPECT_EQ(ReadUsualLayout(text, 150, &batch), 0u);
  EXPECT_TRUE(batch.full());
}

TEST_P(UsualLayoutTest, TakesLettersInEitherCase) {
  const std::vector<Deal> deals = SomeDeals(100, 3);
  std::string text = TextOf(deals);
  for (size_t i = 0; i < text.size(); i += 1 + i % 3) {
    text[i] = static_cast<char>(std::tolower(text[i]));
  }
  DealBatch batch(100);
  EXPECT_EQ(ReadUsualLayout(text, 100, &batch), 100u);
  for (size_t i = 0; i < 100; ++i) ExpectCards(batch, i, deals[i]);
}

// All values of all bytes of a deal, which stands in turn at every place of
// the vectors that the deals are read in.
TEST_P(UsualLayoutTest, StopsAtTheFirstByteThatIsNotUsual) {
  const std::vector<Deal> deals = SomeDeals(113, 4);
  const std::string text = TextOf(deals);
  size_t place = 0;
  for (size_t byte = 0; byte < kUsualDealSize; ++byte) {
    for (int value = 0; value < 256; ++value) {
      place = (place + 1) % deals.size();
      std::string changed = text;
      changed[30 * place + byte] = static_cast<char>(value);
      const bool usual =
          IsUsual(absl::string_view(changed).substr(30 * place, 30));
      DealBatch batch(deals.size());
      ASSERT_EQ(ReadUsualLayout(changed, deals.size(), &batch),
                usual ? deals.size() : place)
          << "byte " << byte << " is " << value;
    }
  }
}

TEST_P(UsualLayoutTest, StopsAtTheFirstDealThatRepeatsACard) {
  const std::vector<Deal> deals = SomeDeals(113, 5);
  const std::string text = TextOf(deals);
  size_t place = 0;
  for (size_t to = 0; to < kCards; ++to) {
    for (size_t from = 0; from < kCards; ++from) {
      if (to == from) continue;
      place = (place + 1) % deals.size();
      std::string changed = text;
      std::copy_n(&changed[30 * place + 3 * from], 2,
                  &changed[30 * place + 3 * to]);
      DealBatch batch(deals.size());
      ASSERT_EQ(ReadUsualLayout(changed, deals.size(), &batch), place)
          << from << " " << to;
    }
  }
}

TABLEPICK_EACH_TARGET(UsualLayoutTest);

}  // namespace
}  // namespace tablepick
