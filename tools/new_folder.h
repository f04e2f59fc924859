// A folder that is there as a whole or not at all.

#ifndef TABLEPICK_TOOLS_NEW_FOLDER_H_
#define TABLEPICK_TOOLS_NEW_FOLDER_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace tablepick {

// Files are written into a folder with a name of its own beside the one that
// is wanted; Finish() gives it its name.
class NewFolder {
 public:
  // Begins a folder that shall be called `path`. The error says to a user what
  // is wrong, and is AlreadyExists if there is anything of that name.
  static absl::StatusOr<NewFolder> Begin(absl::string_view path);

  NewFolder(NewFolder&& other) noexcept;
  NewFolder& operator=(NewFolder&& other) noexcept;
  // Removes all that was written, unless Finish() succeeded.
  ~NewFolder();

  // Writes a file at `path`, below the folder, and the folders it is in. After
  // a failure nothing more is written, and Finish() returns it.
  void Write(absl::string_view path, absl::string_view contents);

  bool ok() const { return status_.ok(); }

  // Gives the folder its name, if all was written. To be called once.
  absl::Status Finish();

 private:
  NewFolder(std::string path, std::string temporary)
      : path_(std::move(path)), temporary_(std::move(temporary)) {}

  std::string path_;
  std::string temporary_;  // empty if there is nothing to remove
  absl::Status status_;
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_NEW_FOLDER_H_
