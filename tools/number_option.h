// Options that take a number. What is none of those that an option takes, a
// word as well as a number out of range, is refused by one message, which says
// which it takes.

#ifndef TABLEPICK_TOOLS_NUMBER_OPTION_H_
#define TABLEPICK_TOOLS_NUMBER_OPTION_H_

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "tools/options.h"

namespace tablepick {

// An option `--NAME VALUE_NAME`.
struct NumberOption {
  const char* name;
  const char* value_name;
  const char* help;  // wrapped by hand
};

// Adds an option that takes `taken`, "a whole number from 1 to 9". Parse hands
// `set` its value, or `by_default`, and complains if it returns that this is no
// such number.
void AddCheckedOption(CommandOptions& options, const NumberOption& option,
                      const std::string& taken,
                      const std::optional<std::string>& by_default,
                      std::function<bool(absl::string_view value)> set);

// Adds an option that takes a whole number from `least` to `most`, and sets
// `number`: an Integer, whose value is the default, or a std::optional of one,
// which stays empty without the option.
template <typename Integer, typename Number>
void AddNumberOption(CommandOptions& options, const NumberOption& option,
                     Integer least, Integer most, Number* number) {
  const std::optional<Integer> set = *number;
  std::optional<std::string> by_default;
  if (set.has_value()) by_default = absl::StrCat(*set);
  AddCheckedOption(options, option,
                   absl::StrCat("a whole number from ", least, " to ", most),
                   by_default, [least, most, number](absl::string_view value) {
                     Integer read = 0;
                     if (!absl::SimpleAtoi(value, &read)) return false;
                     *number = read;
                     return least <= read && read <= most;
                   });
}

// Adds `--seed N`, which sets `seed`: a uint64_t or a std::optional of one, as
// above.
template <typename Number>
void AddSeedOption(CommandOptions& options, Number* seed) {
  AddNumberOption<uint64_t>(options,
                            {"seed", "N", "where the random numbers start"}, 0,
                            std::numeric_limits<uint64_t>::max(), seed);
}

// Adds an option that takes seconds, more than 0 and at most a million, and
// sets `seconds`, whose value is the default.
void AddSecondsOption(CommandOptions& options, const NumberOption& option,
                      double* seconds);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_NUMBER_OPTION_H_
