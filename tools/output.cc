#include "tools/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "tools/console.h"

namespace tablepick {

void Output::Flush() {
  absl::string_view rest = buffer_;
  while (!rest.empty() && error_ == 0) {
    const ssize_t written = write(STDOUT_FILENO, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<size_t>(written));
    } else if (errno != EINTR) {
      error_ = errno;
    }
  }
  buffer_.clear();
}

ExitStatus Output::Close() {
  Flush();
  if (error_ == 0 || error_ == EPIPE) return kExitYes;
  Complain(
      absl::StrCat("cannot write to standard output: ", std::strerror(error_)));
  return kExitSystem;
}

}  // namespace tablepick
