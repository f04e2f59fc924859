// Whose calling convention a command follows: arguments, exit statuses and
// messages. Besides our own there are two that judging systems speak:
//
//   testlib  Codeforces, Polygon and many others. Validators exit with 0 or 3,
//            checkers with 0 (ok), 1 (wrong answer), 2 (wrong output format) or
//            3 (the judge's own files are at fault); one line on standard
//            error. As in testlib.h and its checkers/wcmp.cpp.
//   kattis   Kattis, DOMjudge and other systems of the problem package format.
//            42 is yes, 43 is no, all else is a fault of the judge's. As in
//            https://www.kattis.com/problem-package-format/spec/legacy.

#ifndef TABLEPICK_TOOLS_CONVENTION_H_
#define TABLEPICK_TOOLS_CONVENTION_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "tools/exit_status.h"
#include "tools/options.h"

namespace tablepick {

enum class Convention { kOwn, kTestlib, kKattis };

inline constexpr ExitStatus kTestlibOk{0};
inline constexpr ExitStatus kTestlibWrongAnswer{1};
inline constexpr ExitStatus kTestlibWrongFormat{2};
inline constexpr ExitStatus kTestlibFail{3};

inline constexpr ExitStatus kKattisYes{42};
inline constexpr ExitStatus kKattisNo{43};

// Adds `--as testlib|kattis`, which sets `name`.
void AddConventionOption(CommandOptions& options, std::string* name);

// The convention called `name`, ours if it is empty, or nothing after a
// complaint.
std::optional<Convention> ConventionOrComplain(const CommandOptions& options,
                                               const std::string& name);

// What a command ends with that was called with `arguments` and is misused.
// Not kExitUsage under testlib's convention, where that would blame the output.
ExitStatus MisuseStatus(const std::vector<std::string>& arguments);

// Says "FAIL MESSAGE", with what does not print as \x00, and returns
// kTestlibFail.
ExitStatus FailAsTestlib(absl::string_view message);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_CONVENTION_H_
