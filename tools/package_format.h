// The layouts of problem packages.

#ifndef TABLEPICK_TOOLS_PACKAGE_FORMAT_H_
#define TABLEPICK_TOOLS_PACKAGE_FORMAT_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "tools/new_folder.h"
#include "tools/package_contents.h"

namespace tablepick {

// What the problem is called.
inline constexpr absl::string_view kProblemName = "Poker Game: Decision";

// Writes a package of the Kattis problem package format, version "legacy", as
// https://www.kattis.com/problem-package-format/spec/legacy describes it:
//
//   problem.yaml
//   problem_statement/problem.en.tex
//   data/sample/1.in, 1.ans
//   data/secret/NN-NAME.in, .ans, .desc
//   input_validators/validator.cpp
//   output_validators/checker.cpp
//   submissions/accepted/, wrong_answer/, run_time_error/,
//       time_limit_exceeded/NAME.cpp
//
// A submission that fails in a way that has no folder there is left out.
void WriteKattisPackage(const PackageTests& tests,
                        const std::vector<Submission>& submissions,
                        NewFolder* folder);

// Writes a package of Polygon's layout, as the packages have it which
// https://polygon.codeforces.com makes, without its binaries:
//
//   problem.xml
//   statements/english/problem.tex, example.01, example.01.a
//   statement-sections/english/name.tex, legend.tex, input.tex, output.tex,
//       example.01, example.01.a
//   tests/NN, NN.a                  the first is the example
//   files/check.cpp, validator.cpp, check.cpp
//   solutions/NAME.cpp
//
// `short_name` is Polygon's name for the problem.
void WritePolygonPackage(absl::string_view short_name,
                         const PackageTests& tests,
                         const std::vector<Submission>& submissions,
                         NewFolder* folder);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_PACKAGE_FORMAT_H_
