#include "tools/outcome_text.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace tablepick {
namespace {

// An outcome in two bits.
constexpr uint32_t Bits(Outcome outcome) {
  return static_cast<uint32_t>(outcome) & 3;
}

// The lines of four outcomes.
struct Lines {
  std::array<char, 31> text{};
  uint8_t size = 0;
};
constexpr size_t kMostText = sizeof(Lines::text);

// By the bits of the first outcome, and above them those of the next three.
constexpr std::array<Lines, 256> kLines = [] {
  std::array<Lines, 256> all{};
  for (uint32_t bits = 0; bits < all.size(); ++bits) {
    Lines& lines = all[bits];
    for (int n = 0; n < 4; ++n) {
      for (Outcome outcome : {Outcome::kBob, Outcome::kDraw, Outcome::kAlice}) {
        if (Bits(outcome) != (bits >> (2 * n) & 3)) continue;
        for (char c : OutcomeName(outcome)) lines.text[lines.size++] = c;
        lines.text[lines.size++] = '\n';
      }
    }
  }
  return all;
}();

}  // namespace

void WriteOutcomes(absl::Span<const Outcome> outcomes, std::string* text) {
  constexpr size_t kLongest = 6;
  text->resize(kLongest * outcomes.size() + kMostText);
  char* end = text->data();
  size_t n = 0;
  for (; n + 4 <= outcomes.size(); n += 4) {
    uint32_t bits = 0;
    for (size_t i = 0; i < 4; ++i) bits |= Bits(outcomes[n + i]) << (2 * i);
    const Lines& lines = kLines[bits];
    std::memcpy(end, lines.text.data(), kMostText);
    end += lines.size;
  }
  for (; n < outcomes.size(); ++n) {
    const absl::string_view name = OutcomeName(outcomes[n]);
    std::memcpy(end, name.data(), name.size());
    end += name.size();
    *end++ = '\n';
  }
  text->resize(static_cast<size_t>(end - text->data()));
}

}  // namespace tablepick
