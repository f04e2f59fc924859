// The explorer's files of positions, whose format position_reader.h describes.

#ifndef TABLEPICK_TOOLS_EXPLORE_POSITION_FILE_H_
#define TABLEPICK_TOOLS_EXPLORE_POSITION_FILE_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "eval/rules.h"
#include "tools/position_reader.h"

namespace tablepick::explore {

// Reads the file at `path`, of at most 100,000 positions. The error says to a
// user what went wrong, and where.
absl::StatusOr<std::vector<FiledPosition>> ReadPositions(
    const Rules& rules, const std::string& path);

// Adds a position at the end of the file at `path`, and makes the file if there
// is none. A file that holds anything but positions is left alone. Returns how
// many positions there are in it now.
absl::StatusOr<size_t> AddPosition(const FiledPosition& filed,
                                   const std::string& path);

}  // namespace tablepick::explore

#endif  // TABLEPICK_TOOLS_EXPLORE_POSITION_FILE_H_
