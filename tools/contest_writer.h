// Contest input, as the problem writes it.

#ifndef TABLEPICK_TOOLS_CONTEST_WRITER_H_
#define TABLEPICK_TOOLS_CONTEST_WRITER_H_

#include <string>

#include "solver/deal.h"

namespace tablepick {

// Appends the three lines of a case: Alice's hole cards, Bob's, and the table;
// upper-case cards with one blank between.
void AppendContestCase(const Deal& deal, std::string* text);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_CONTEST_WRITER_H_
