// What `tablepick hack` prints of a program that it has broken.

#ifndef TABLEPICK_TOOLS_HACK_REPORT_H_
#define TABLEPICK_TOOLS_HACK_REPORT_H_

#include <string>
#include <vector>

#include "solver/outcome.h"
#include "tools/hunt.h"

namespace tablepick {

// The outcomes as an answer file, one a line.
std::string Answers(const std::vector<Outcome>& outcomes);

// For people: the verdict, the input as a file, or the start of a long one,
// what was expected and found, and, if one case is at fault, why:
//
//   Broken: wrong answer
//
//   1
//   AS 2H
//   6C 3D
//   5S 2D 4D 3H 5H 4S
//
//   Expected: Bob
//   Found:    Alice
//     deal As2h/6c3d/5s2d4d3h5h4s
//     why Bob wins, in sentences
std::string HackText(const Failure& failure);

// A line of JSON.
std::string HackJson(const Failure& failure);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_HACK_REPORT_H_
