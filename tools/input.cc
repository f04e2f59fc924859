#include "tools/input.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tools/console.h"

namespace tablepick {
namespace {

absl::Status SystemError(const std::string& name, int error) {
  return absl::UnavailableError(absl::StrCat(
      name.empty() ? "''" : Printable(name), ": ", std::strerror(error)));
}

}  // namespace

absl::StatusOr<Input> Input::Open(absl::string_view path) {
  if (path == "-") return Input("<stdin>", STDIN_FILENO);
  std::string name(path);
  const int descriptor = open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return SystemError(name, errno);
  return Input(std::move(name), descriptor);
}

Input::Input(Input&& other) noexcept
    : name_(std::move(other.name_)),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

Input& Input::operator=(Input&& other) noexcept {
  std::swap(name_, other.name_);
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

Input::~Input() {
  if (descriptor_ > STDIN_FILENO) close(descriptor_);
}

std::optional<int64_t> Input::size() const {
  struct stat status;
  if (fstat(descriptor_, &status) != 0 || !S_ISREG(status.st_mode)) {
    return std::nullopt;
  }
  const off_t at = lseek(descriptor_, 0, SEEK_CUR);
  if (at < 0) return std::nullopt;
  return std::max<int64_t>(status.st_size - at, 0);
}

std::optional<int64_t> Input::position() const {
  if (!size().has_value()) return std::nullopt;
  return lseek(descriptor_, 0, SEEK_CUR);
}

void Input::Seek(int64_t position) { lseek(descriptor_, position, SEEK_SET); }

absl::StatusOr<size_t> Input::ReadAt(int64_t position,
                                     absl::Span<char> buffer) const {
  size_t size = 0;
  while (size < buffer.size()) {
    const ssize_t count =
        pread(descriptor_, buffer.data() + size, buffer.size() - size,
              position + static_cast<int64_t>(size));
    if (count == 0) break;
    if (count > 0) {
      size += static_cast<size_t>(count);
    } else if (errno != EINTR) {
      return SystemError(name_, errno);
    }
  }
  return size;
}

absl::StatusOr<size_t> Input::Read(absl::Span<char> buffer) {
  for (;;) {
    const ssize_t count = read(descriptor_, buffer.data(), buffer.size());
    if (count >= 0) return static_cast<size_t>(count);
    if (errno != EINTR) return SystemError(name_, errno);
  }
}

absl::StatusOr<std::string> ReadAll(Input* input, size_t largest) {
  std::string text;
  std::vector<char> piece(1 << 16);
  for (;;) {
    const absl::StatusOr<size_t> count = input->Read(absl::MakeSpan(piece));
    if (!count.ok()) return count.status();
    if (*count == 0) return text;
    text.append(piece.data(), *count);
    if (text.size() > largest) {
      return absl::InvalidArgumentError(
          absl::StrCat(Printable(input->name()), ": this is larger than ",
                       Count(static_cast<int64_t>(largest), "byte")));
    }
  }
}

ExitStatus Fail(const absl::Status& error) {
  Complain(error.message());
  return error.code() == absl::StatusCode::kInvalidArgument ? kExitUsage
                                                            : kExitSystem;
}

}  // namespace tablepick
