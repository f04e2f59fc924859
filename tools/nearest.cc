#include "tools/nearest.h"

#include <algorithm>
#include <vector>

#include "absl/strings/ascii.h"

namespace tablepick {
namespace {

// The distance by Damerau and Levenshtein (optimal string alignment).
size_t Distance(absl::string_view a, absl::string_view b) {
  const size_t width = b.size() + 1;
  std::vector<size_t> cells((a.size() + 1) * width);
  const auto at = [&](size_t i, size_t j) -> size_t& {
    return cells[i * width + j];
  };
  const auto same = [&](size_t i, size_t j) {
    return absl::ascii_tolower(static_cast<unsigned char>(a[i])) ==
           absl::ascii_tolower(static_cast<unsigned char>(b[j]));
  };
  for (size_t i = 0; i <= a.size(); ++i) {
    for (size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        at(i, j) = i + j;
        continue;
      }
      at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1,
                           at(i - 1, j - 1) + (same(i - 1, j - 1) ? 0 : 1)});
      if (i > 1 && j > 1 && same(i - 1, j - 2) && same(i - 2, j - 1)) {
        at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
      }
    }
  }
  return cells.back();
}

}  // namespace

absl::string_view Nearest(absl::string_view word,
                          absl::Span<const absl::string_view> words) {
  absl::string_view nearest;
  size_t least = 0;
  // A rest of a file, say, is near no word, and slow to compare.
  if (word.size() > 40) return nearest;
  for (const absl::string_view candidate : words) {
    const size_t distance = Distance(word, candidate);
    if (distance > (std::max(word.size(), candidate.size()) + 2) / 3) continue;
    if (nearest.empty() || distance < least) {
      nearest = candidate;
      least = distance;
    }
  }
  return nearest;
}

}  // namespace tablepick
