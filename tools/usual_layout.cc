#include "tools/usual_layout.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "eval/simd.h"
#include "tools/letter_codes.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "tools/usual_layout.cc"
// clang-format off: this one has to be the first
#include "hwy/foreach_target.h"
// clang-format on
#include "eval/transpose-inl.h"
#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace tablepick {
namespace HWY_NAMESPACE {

constexpr size_t kCards = DealBlock::kCards;

// What stands behind each card.
constexpr char kSeparators[kCards + 1] = " \n \n     \n";

// Reads the deal at `text` to place `place` of `block`. Returns whether it has
// the usual layout.
bool ReadOne(const char* text, DealBlock& block, size_t place) {
  uint64_t dealt = 0;
  bool usual = true;
  for (size_t card = 0; card < kCards; ++card) {
    const auto rank = static_cast<uint8_t>(text[3 * card]);
    const auto suit = static_cast<uint8_t>(text[3 * card + 1]);
    const auto code = static_cast<uint8_t>(kRankCodes.codes[KeyOf(rank)] |
                                           kSuitCodes.codes[KeyOf(suit)]);
    usual = usual && kRankCodes.Has(rank) && kSuitCodes.Has(suit) &&
            text[3 * card + 2] == kSeparators[card] && (dealt >> code & 1) == 0;
    dealt |= uint64_t{1} << code;
    block.codes[card][place] = code;
  }
  return usual;
}

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128

// The 16 bytes at `offset` of each of kDeals deals: a vector of the first byte
// of all deals, one of the second …
template <size_t kDeals>
HWY_INLINE std::array<Bytes<kDeals>, 16> LoadColumns(const char* text,
                                                     size_t offset) {
  const auto* from = reinterpret_cast<const uint8_t*>(text) + offset;
  std::array<Bytes<kDeals>, 16> columns;
  for (size_t deal = 0; deal < 16; ++deal) {
    columns[deal] =
        LoadBlocks<kDeals>(from + kUsualDealSize * deal, 16 * kUsualDealSize);
  }
  Transpose(columns);
  return columns;
}

template <size_t kDeals>
HWY_INLINE Bytes<kDeals> Table(const NibbleTable& table) {
  return hn::LoadDup128(ByteTag<kDeals>(), table.data());
}

// Looks up `letters`, and lowers lanes of `good` to zero where they are none.
template <size_t kDeals>
HWY_INLINE Bytes<kDeals> Decode(Bytes<kDeals> letters, const LetterCodes& codes,
                                Bytes<kDeals>& good) {
  using V = Bytes<kDeals>;
  const ByteTag<kDeals> tag;
  const hn::Repartition<uint16_t, decltype(tag)> wide;
  const V low_bits = hn::Set(tag, 15);
  const V high =
      hn::BitCast(tag, hn::ShiftRight<4>(hn::BitCast(wide, letters))) &
      low_bits;
  const V shift = hn::TableLookupBytes(Table<kDeals>(kKeyShifts), high);
  const V key = (letters + shift) & low_bits;
  good =
      hn::Min(good, hn::TableLookupBytes(Table<kDeals>(codes.sorts), key) &
                        hn::TableLookupBytes(Table<kDeals>(kHighSorts), high));
  return hn::TableLookupBytes(Table<kDeals>(codes.codes), key);
}

// Reads kDeals deals to the places from `place` on. Returns how many of them,
// from the first on, have the usual layout.
template <size_t kDeals>
size_t ReadSome(const char* text, DealBlock& block, size_t place) {
  using V = Bytes<kDeals>;
  const ByteTag<kDeals> tag;
  // 5 cards and the sixth's rank, and then, with one byte twice, 5 cards again.
  const std::array<V, 16> first = LoadColumns<kDeals>(text, 0);
  const std::array<V, 16> second = LoadColumns<kDeals>(text, 14);

  V good = hn::Set(tag, 255);
  V other = hn::Zero(tag);
  std::array<V, kCards> codes;
  for (size_t card = 0; card < kCards; ++card) {
    const V* column = card < 5 ? &first[3 * card] : &second[3 * card - 14];
    codes[card] = Decode<kDeals>(column[0], kRankCodes, good) |
                  Decode<kDeals>(column[1], kSuitCodes, good);
    const auto separator = static_cast<uint8_t>(kSeparators[card]);
    other = other | (column[2] ^ hn::Set(tag, separator));
    for (size_t before = 0; before < card; ++before) {
      good = hn::Min(good, codes[before] ^ codes[card]);
    }
    hn::StoreU(codes[card], tag, &block.codes[card][place]);
  }
  const auto unusual =
      hn::Or(hn::Eq(good, hn::Zero(tag)), hn::Ne(other, hn::Zero(tag)));
  const intptr_t found = hn::FindFirstTrue(tag, unusual);
  return found < 0 ? kDeals : static_cast<size_t>(found);
}

#else

// Vectors of one lane do not help.
template <size_t kDeals>
size_t ReadSome(const char* text, DealBlock& block, size_t place) {
  size_t deal = 0;
  while (deal < kDeals &&
         ReadOne(text + kUsualDealSize * deal, block, place + deal)) {
    ++deal;
  }
  return deal;
}

#endif

// Reads up to `count` deals to the places from `place` on.
size_t ReadDeals(const char* text, size_t count, DealBlock& block,
                 size_t place) {
  constexpr size_t kMany = std::max<size_t>(HWY_MAX_BYTES, 16);
  size_t deal = 0;
  while (deal < count) {
    const char* next = text + kUsualDealSize * deal;
    size_t step = 1;
    size_t read = 0;
    if (count - deal >= kMany) {
      step = kMany;
      read = ReadSome<kMany>(next, block, place + deal);
    } else if (count - deal >= 16) {
      step = 16;
      read = ReadSome<16>(next, block, place + deal);
    } else {
      read = ReadOne(next, block, place + deal) ? 1 : 0;
    }
    deal += read;
    if (read < step) break;
  }
  return deal;
}

}  // namespace HWY_NAMESPACE
}  // namespace tablepick
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace tablepick {
namespace {
TABLEPICK_SIMD_EXPORT(ReadDeals);
}  // namespace

size_t ReadUsualLayout(absl::string_view text, size_t most, DealBatch* batch) {
  most = std::min(
      {most, text.size() / kUsualDealSize, batch->capacity() - batch->size()});
  size_t deals = 0;
  while (deals < most) {
    const size_t count =
        std::min(most - deals, DealBlock::kDeals - batch->next_place());
    const size_t read =
        TABLEPICK_SIMD(ReadDeals)(text.data() + kUsualDealSize * deals, count,
                                  batch->next_block(), batch->next_place());
    batch->Grow(read);
    deals += read;
    if (read < count) break;
  }
  return deals;
}

}  // namespace tablepick
#endif  // HWY_ONCE
