// Files of this project that are built into the program, for `package`.

#ifndef TABLEPICK_TOOLS_PACKED_FILES_H_
#define TABLEPICK_TOOLS_PACKED_FILES_H_

#include "absl/strings/string_view.h"

namespace tablepick {

// The contents of the file at `path`, from the top folder of the project.
// REQUIRES: it is among the packed_files of tools/CMakeLists.txt.
absl::string_view PackedFile(absl::string_view path);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_PACKED_FILES_H_
