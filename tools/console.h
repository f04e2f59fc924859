// What the command says on standard error.

#ifndef TABLEPICK_TOOLS_CONSOLE_H_
#define TABLEPICK_TOOLS_CONSOLE_H_

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"

namespace tablepick {

// Writes "tablepick: MESSAGE" and a line end to standard error.
void Complain(absl::string_view message);

// Writes `text` to standard error, with a line end unless it has one.
void Say(absl::string_view text);

// `text` as messages show it: between quotes, printable, cut off if it is
// long.
std::string Quoted(absl::string_view text);

// `text` in a form that prints on one line: bytes that are control characters
// or no UTF-8 as \x00, the rest as it is.
std::string Printable(absl::string_view text);

// How many columns of a terminal `text`, which is printable, takes up.
size_t Columns(absl::string_view text);

// Whether standard error is a terminal that may be drawn on.
bool StderrIsTerminal();

// "1,234,567".
std::string Number(int64_t number);

// "1 answer", "2 answers", "1,234,567 answers".
std::string Count(int64_t number, absl::string_view noun);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_CONSOLE_H_
