#include "tools/rules_names.h"

#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "eval/rules.h"
#include "tools/console.h"
#include "tools/nearest.h"

namespace tablepick {
namespace {

std::vector<absl::string_view> Names() {
  std::vector<absl::string_view> names;
  for (const Rules* rules : AllRules()) names.push_back(rules->name());
  return names;
}

}  // namespace

std::string AllRulesNames() { return absl::StrJoin(Names(), ", "); }

std::string NoSuchRules(absl::string_view name) {
  const absl::string_view nearest = Nearest(name, Names());
  return absl::StrCat("there are no rules called ", Quoted(name),
                      ": there are ", AllRulesNames(),
                      nearest.empty() ? "" : "; did you mean ", nearest,
                      nearest.empty() ? "" : "?");
}

}  // namespace tablepick
