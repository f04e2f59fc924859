// Files of positions: one a line in deal notation, with comments.
//
//   # rules: badugi
//   JcTh/QdQs/2c3d4h5s      # what follows a '#' is a comment
//   JcTh/QdQs/2c3d4h5s:4h
//
// A comment "# rules: NAME" on a line of its own says under which rules the
// positions below it are played, which otherwise the reader decides. Blank
// lines are skipped.

#ifndef TABLEPICK_TOOLS_EXPLORE_POSITION_FILE_H_
#define TABLEPICK_TOOLS_EXPLORE_POSITION_FILE_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "eval/rules.h"
#include "solver/deal.h"

namespace tablepick::explore {

struct FiledPosition {
  const Rules* rules;
  Position position;
};

// Reads the file at `path`, of at most 16 MiB. The error says to a user what
// went wrong, and where.
absl::StatusOr<std::vector<FiledPosition>> ReadPositions(
    const Rules& rules, const std::string& path);

// Adds a position at the end of the file at `path`, and makes the file if there
// is none. A file that holds anything but positions is left alone. Returns how
// many positions there are in it now.
absl::StatusOr<size_t> AddPosition(const FiledPosition& filed,
                                   const std::string& path);

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_POSITION_FILE_H_
