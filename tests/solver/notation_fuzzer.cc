// Whatever is read as a position is written so that the same is read again, and
// whatever is not has a fault within it.

#include "solver/notation.h"
#include "tests/fuzz_target.h"

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace tablepick;
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  for (const Rules* rules : AllRules()) {
    size_t fault = 0;
    const absl::StatusOr<Position> position =
        ParsePosition(*rules, text, &fault);
    if (position.ok()) {
      const std::string written = FormatPosition(*position);
      const absl::StatusOr<Position> again = ParsePosition(*rules, written);
      Require(again.ok(), "a position that was written is read");
      Require(FormatPosition(*again) == written, "it is the same position");
    } else {
      Require(fault <= size, "the fault is in the text");
      Require(!position.status().message().empty(), "the fault has a message");
    }
  }
  return 0;
}
