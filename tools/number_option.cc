#include "tools/number_option.h"

#include <utility>

#include "tools/console.h"

namespace tablepick {
namespace {

constexpr double kMostSeconds = 1e6;

}  // namespace

void AddCheckedOption(CommandOptions& options, const NumberOption& option,
                      const std::string& taken,
                      const std::optional<std::string>& by_default,
                      std::function<bool(absl::string_view value)> set) {
  auto* const value = boost::program_options::value<std::string>();
  value->value_name(option.value_name);
  if (by_default.has_value()) value->default_value(*by_default);
  const std::string name = option.name;
  value->notifier(
      [&options, name, taken, set = std::move(set)](const std::string& text) {
        if (set(text)) return;
        options.Refuse(absl::StrCat("'--", name, "' takes ", taken, ", not ",
                                    Quoted(text)));
      });
  options.options().add_options()(option.name, value, option.help);
}

void AddSecondsOption(CommandOptions& options, const NumberOption& option,
                      double* seconds) {
  AddCheckedOption(options, option,
                   absl::StrCat("seconds, more than 0 and at most ",
                                static_cast<int>(kMostSeconds)),
                   absl::StrCat(*seconds), [seconds](absl::string_view value) {
                     return absl::SimpleAtod(value, seconds) && *seconds > 0 &&
                            *seconds <= kMostSeconds;
                   });
}

}  // namespace tablepick
