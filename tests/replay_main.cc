// NAME_fuzzer FILE...: tries a fuzzer on files, and on each of them cut off
// anywhere in its first kilobyte, where it is built without libFuzzer.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "tests/fuzz_target.h"

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    std::ifstream file(argv[i], std::ios::binary);
    if (!file) {
      std::cerr << argv[i] << " cannot be read\n";
      return 1;
    }
    const std::string text(std::istreambuf_iterator<char>(file), {});
    const auto* data = reinterpret_cast<const uint8_t*>(text.data());
    LLVMFuzzerTestOneInput(data, text.size());
    for (size_t size = 0; size < std::min<size_t>(text.size(), 1024); ++size) {
      LLVMFuzzerTestOneInput(data, size);
    }
  }
  return 0;
}
