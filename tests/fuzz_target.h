// What a fuzzer does with an input. libFuzzer calls it with inputs of its own
// making; replay_main.cc, with those of files.

#ifndef TABLEPICK_TESTS_FUZZ_TARGET_H_
#define TABLEPICK_TESTS_FUZZ_TARGET_H_

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace tablepick {

// Ends the program, which is how a fuzzer finds fault, unless `holds`.
inline void Require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "This does not hold: %s\n", what);
  std::abort();
}

}  // namespace tablepick

#endif  // TABLEPICK_TESTS_FUZZ_TARGET_H_
