#include "tools/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "tools/console.h"

namespace tablepick {

void Output::Hand(absl::string_view text) {
  while (!text.empty() && error_ == 0) {
    const ssize_t written = write(STDOUT_FILENO, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<size_t>(written));
    } else if (errno != EINTR) {
      error_ = errno;
    }
  }
}

void Output::WriteNow(absl::string_view text) {
  Flush();
  Hand(text);
}

void Output::Flush() {
  Hand(buffer_);
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
