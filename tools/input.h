// A file or standard input, read piece by piece.

#ifndef TABLEPICK_TOOLS_INPUT_H_
#define TABLEPICK_TOOLS_INPUT_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "tools/exit_status.h"

namespace tablepick {

class Input {
 public:
  // Opens the file at `path`; "-" is standard input. The error says to a user
  // which file it is about. A directory can be opened, but not be read.
  static absl::StatusOr<Input> Open(absl::string_view path);

  Input(Input&& other) noexcept;
  Input& operator=(Input&& other) noexcept;
  ~Input();

  // What messages call it: the path, or "<stdin>".
  const std::string& name() const { return name_; }

  // How many bytes there are to read, if it is a file that knows.
  std::optional<int64_t> size() const;

  // How far it has been read, if it is a file that can be read anywhere.
  std::optional<int64_t> position() const;
  // Goes on there. REQUIRES: it is such a file.
  void Seek(int64_t position);
  // Fills `buffer` with what stands at `position` of such a file, whatever has
  // been read. Returns how many bytes there are; fewer than there is room for
  // only at the end of the file. Safe for several threads at once.
  absl::StatusOr<size_t> ReadAt(int64_t position,
                                absl::Span<char> buffer) const;

  // Waits until there are bytes, and puts as many as there are into `buffer`.
  // Returns how many; 0 only at the end of the input, or for an empty buffer.
  absl::StatusOr<size_t> Read(absl::Span<char> buffer);

 private:
  Input(std::string name, int descriptor)
      : name_(std::move(name)), descriptor_(descriptor) {}

  std::string name_;
  int descriptor_;  // -1 after a move
};

// All that there is to read of `input`, up to `largest` bytes; InvalidArgument
// if it is more.
absl::StatusOr<std::string> ReadAll(Input* input, size_t largest);

// What a command ends with that fails for such an error, after saying it:
// kExitUsage for InvalidArgument, else kExitSystem.
ExitStatus Fail(const absl::Status& error);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_INPUT_H_
