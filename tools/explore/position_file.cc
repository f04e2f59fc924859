#include "tools/explore/position_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/notation.h"
#include "tools/console.h"
#include "tools/fault.h"
#include "tools/input.h"

namespace tablepick::explore {
namespace {

constexpr size_t kMost = 100'000;

absl::Status SystemError(const std::string& path) {
  return absl::UnavailableError(
      absl::StrCat(Printable(path), ": ", std::strerror(errno)));
}

// Whether the file is empty or its last line has an end.
absl::StatusOr<bool> EndsWithALine(const std::string& path) {
  absl::StatusOr<Input> input = Input::Open(path == "-" ? "./-" : path);
  if (!input.ok()) return input.status();
  const absl::StatusOr<std::string> text = ReadAll(&*input, SIZE_MAX);
  if (!text.ok()) return text.status();
  return text->empty() || text->back() == '\n';
}

absl::Status WriteAtEnd(const std::string& path, absl::string_view text) {
  const int file =
      open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0) return SystemError(path);
  absl::Status status;
  while (!text.empty() && status.ok()) {
    const ssize_t count = write(file, text.data(), text.size());
    if (count >= 0) {
      text.remove_prefix(static_cast<size_t>(count));
    } else if (errno != EINTR) {
      status = SystemError(path);
    }
  }
  if (close(file) != 0 && status.ok()) status = SystemError(path);
  return status;
}

}  // namespace

absl::StatusOr<std::vector<FiledPosition>> ReadPositions(
    const Rules& rules, const std::string& path) {
  // "-" is a file here, as standard input brings the commands.
  absl::StatusOr<Input> input = Input::Open(path == "-" ? "./-" : path);
  if (!input.ok()) return input.status();
  PositionReader reader(&*input, rules);
  std::vector<FiledPosition> positions;
  for (FiledPosition filed; reader.Next(&filed);) {
    if (positions.size() == kMost) {
      return absl::InvalidArgumentError(absl::StrCat(
          Printable(path), ": this is too large for a file of positions"));
    }
    positions.push_back(filed);
  }
  if (!reader.status().ok()) return reader.status();
  if (!reader.fault().has_value()) return positions;
  // As all commands write it: place, reason, line and caret.
  const Fault& fault = *reader.fault();
  return absl::InvalidArgumentError(absl::StrCat(
      Printable(path), ":", fault.place.line, ":", fault.place.column, ": ",
      fault.message, "\n", fault.excerpt));
}

absl::StatusOr<size_t> AddPosition(const FiledPosition& filed,
                                   const std::string& path) {
  std::vector<FiledPosition> before;
  std::string text;
  struct stat info;
  if (stat(path.c_str(), &info) == 0) {
    if (!S_ISREG(info.st_mode)) {
      return absl::InvalidArgumentError(
          absl::StrCat(Printable(path), ": this is no regular file"));
    }
    absl::StatusOr<std::vector<FiledPosition>> read =
        ReadPositions(*filed.rules, path);
    if (absl::IsInvalidArgument(read.status())) {
      return absl::InvalidArgumentError(absl::StrCat(
          "nothing is saved, as the file holds what is no position:\n",
          read.status().message()));
    }
    if (!read.ok()) return read.status();
    before = *std::move(read);
    const absl::StatusOr<bool> ended = EndsWithALine(path);
    if (!ended.ok()) return ended.status();
    if (!*ended) text.push_back('\n');
  }
  if (before.empty() || before.back().rules != filed.rules) {
    absl::StrAppend(&text, kRulesComment, " ", filed.rules->name(), "\n");
  }
  absl::StrAppend(&text, FormatPosition(filed.position), "\n");
  const absl::Status written = WriteAtEnd(path, text);
  if (!written.ok()) return written;
  return before.size() + 1;
}

}  // namespace tablepick::explore
