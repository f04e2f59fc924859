// `tablepick check` under the conventions of judging systems; see
// tools/convention.h.

#ifndef TABLEPICK_TOOLS_CHECK_H_
#define TABLEPICK_TOOLS_CHECK_H_

#include <string>
#include <vector>

#include "tools/exit_status.h"
#include "tools/options.h"

namespace tablepick {

// As a checker written with testlib: `arguments` are the input, the output, the
// answer file and perhaps a file for the report and `-appes`. The answer file
// is checked first: a wrong one is the judge's fault.
ExitStatus CheckAsTestlib(const std::vector<std::string>& arguments,
                          const Game& game, bool ignore_case);

// As an output validator of the Kattis problem package format: `arguments` are
// the input, the answer file, the feedback folder and the flags of the default
// validator; the output is standard input. Letters may be in either case unless
// the flags say otherwise.
ExitStatus CheckAsKattis(const std::vector<std::string>& arguments,
                         const Game& game);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_CHECK_H_
