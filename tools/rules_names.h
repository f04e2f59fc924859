// The names of the rules, as messages list them.

#ifndef TABLEPICK_TOOLS_RULES_NAMES_H_
#define TABLEPICK_TOOLS_RULES_NAMES_H_

#include <string>

#include "absl/strings/string_view.h"

namespace tablepick {

// The names of all rules: "poker, badugi, ...".
std::string AllRulesNames();

// That there are no rules called `name`, which there are, and which of them may
// be meant.
std::string NoSuchRules(absl::string_view name);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_RULES_NAMES_H_
