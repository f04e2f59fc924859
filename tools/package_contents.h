// What goes into a problem package, whatever its format: tests and programs.

#ifndef TABLEPICK_TOOLS_PACKAGE_CONTENTS_H_
#define TABLEPICK_TOOLS_PACKAGE_CONTENTS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"

namespace tablepick {

struct PackageTest {
  std::string name;         // "few-ranks"
  std::string description;  // a sentence
  std::string input;
  std::string answers;
};

struct PackageTests {
  PackageTest sample;
  // A suite that tries every step of a comparison and of play, a single case,
  // deals of all kinds, and tests of as many cases as are allowed.
  std::vector<PackageTest> secret;
};

// Makes the tests; the same for the same seed. `go_on` is asked now and then;
// nothing is returned if it says no.
std::optional<PackageTests> MakePackageTests(uint64_t seed,
                                             absl::FunctionRef<bool()> go_on);

// What is to come of a program on the tests.
enum class Expected { kAccepted, kWrongAnswer, kCrash, kTimeOut, kAnyFailure };

// A program in one C++20 source file that a contestant might hand in.
struct Submission {
  std::string name;  // "no-wheel"
  std::string source;
  Expected expected;
};

// The submissions, the model solution first.
std::vector<Submission> PackageSubmissions();

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_PACKAGE_CONTENTS_H_
