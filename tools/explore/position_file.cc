#include "tools/explore/position_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "solver/notation.h"
#include "tools/console.h"
#include "tools/fault.h"
#include "tools/input.h"

namespace tablepick::explore {
namespace {

constexpr absl::string_view kRulesComment = "# rules:";
constexpr size_t kLargest = size_t{16} << 20;

absl::StatusOr<std::string> ReadAll(const std::string& path) {
  // "-" is a file here, as standard input brings the commands.
  absl::StatusOr<Input> input = Input::Open(path == "-" ? "./-" : path);
  if (!input.ok()) return input.status();
  std::string text;
  std::vector<char> piece(1 << 16);
  for (;;) {
    const absl::StatusOr<size_t> count = input->Read(absl::MakeSpan(piece));
    if (!count.ok()) return count.status();
    if (*count == 0) return text;
    text.append(piece.data(), *count);
    if (text.size() > kLargest) {
      return absl::InvalidArgumentError(absl::StrCat(
          Printable(path), ": this is too large for a file of positions"));
    }
  }
}

// The line's error as all commands write it: place, reason, line and caret.
absl::Status ErrorAt(const std::string& path, size_t line_number,
                     absl::string_view line, size_t at,
                     absl::string_view message) {
  return absl::InvalidArgumentError(
      absl::StrCat(Printable(path), ":", line_number, ":",
                   Columns(Printable(line.substr(0, at))) + 1, ": ", message,
                   "\n", Excerpt(line, at)));
}

absl::Status SystemError(const std::string& path) {
  return absl::UnavailableError(
      absl::StrCat(Printable(path), ": ", std::strerror(errno)));
}

absl::StatusOr<std::vector<FiledPosition>> ParsePositions(
    const Rules& rules, const std::string& path, absl::string_view text) {
  std::vector<FiledPosition> positions;
  const Rules* current = &rules;
  size_t number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    if (absl::StartsWith(line, kRulesComment)) {
      const absl::string_view name =
          absl::StripAsciiWhitespace(line.substr(kRulesComment.size()));
      current = FindRules(name);
      if (current == nullptr) {
        return ErrorAt(
            path, number, line, kRulesComment.size(),
            absl::StrCat("there are no rules called ", Quoted(name)));
      }
      continue;
    }
    const absl::string_view notation =
        absl::StripTrailingAsciiWhitespace(line.substr(0, line.find('#')));
    if (notation.empty()) continue;
    size_t fault = 0;
    const absl::StatusOr<Position> position =
        ParsePosition(*current, notation, &fault);
    if (!position.ok()) {
      return ErrorAt(path, number, line, fault, position.status().message());
    }
    positions.push_back({current, *position});
  }
  return positions;
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
  const absl::StatusOr<std::string> text = ReadAll(path);
  if (!text.ok()) return text.status();
  return ParsePositions(rules, path, *text);
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
    const absl::StatusOr<std::string> old = ReadAll(path);
    if (!old.ok()) return old.status();
    absl::StatusOr<std::vector<FiledPosition>> read =
        ParsePositions(*filed.rules, path, *old);
    if (!read.ok()) {
      return absl::InvalidArgumentError(absl::StrCat(
          "nothing is saved, as the file holds what is no position:\n",
          read.status().message()));
    }
    before = *std::move(read);
    if (!old->empty() && old->back() != '\n') text.push_back('\n');
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
