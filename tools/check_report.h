// What `tablepick check` reports of an output.

#ifndef TABLEPICK_TOOLS_CHECK_REPORT_H_
#define TABLEPICK_TOOLS_CHECK_REPORT_H_

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "eval/rules.h"
#include "tools/exit_status.h"
#include "tools/output_check.h"

namespace tablepick {

// A deal that was answered wrongly in the deal notation, and why it has the
// outcome that was expected, indented by two blanks:
//
//   deal JcTh/QdQs/2c3d4h5s6c7d
//   in sentences
std::string ExplainWrong(const Rules& rules, const Deal& deal);

// The report for people, its first line begun with `prefix`:
//
//   ok 9 answers
//
//   wrong answer in case 3, line 3: expected Draw, found Bob
//     deal JcTh/QdQs/2c3d4h5s6c7d
//     why the outcome is a draw, in sentences
//   12 more are wrong: expected Bob, found Draw: 12
//
//   malformed output in line 4, column 1: case 4: 'Tie' is not one of ...
//     Tie
//     ^
//
// REQUIRES: `check` is finished, and reading did not fail.
std::string TextReport(const Rules& rules, const OutputCheck& check,
                       absl::string_view prefix);

// The same as one line of JSON. An object of
//   file     its name
//   verdict  "ok", "wrong answer" or "malformed output"
//   answers  how many were read
//   wrong    how many of them are wrong
//   first    of the first wrong one "case", "line", "column", "deal",
//            "expected", "found" and "why"; left out if none is wrong
//   directions  how many are wrong in which way, the first among them: an array
//            of objects of "expected", "found" and "count"; left out likewise
//   fault    where and how the output is malformed: "line", "column",
//            "message"; left out if it is not
std::string JsonReport(const Rules& rules, const OutputCheck& check);

// What the command ends with for an output, finished as it is.
ExitStatus StatusOf(const OutputCheck& check);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_CHECK_REPORT_H_
