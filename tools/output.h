// Buffered standard output whose failures are noticed.

#ifndef TABLEPICK_TOOLS_OUTPUT_H_
#define TABLEPICK_TOOLS_OUTPUT_H_

#include <string>

#include "absl/strings/string_view.h"
#include "tools/exit_status.h"

namespace tablepick {

class Output {
 public:
  Output() = default;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  // Writes what is buffered, without a word about a failure: call Close().
  ~Output() { Flush(); }

  void Write(absl::string_view text) {
    buffer_.append(text.data(), text.size());
    if (buffer_.size() >= kBufferSize) Flush();
  }

  // Hands `text` to the system right away, behind what is buffered.
  void WriteNow(absl::string_view text);

  // Hands what is buffered to the system.
  void Flush();

  // Whether writing still makes sense. False once it failed, or nobody reads
  // any more; what is written then is dropped, and a command ought to stop.
  bool ok() const { return error_ == 0; }

  // Flushes, and says what the command should end with: kExitYes if all was
  // written or the reader closed the pipe, which is its good right; else
  // kExitSystem, after a complaint.
  ExitStatus Close();

 private:
  void Hand(absl::string_view text);

  static constexpr size_t kBufferSize = 1 << 16;

  std::string buffer_;
  int error_ = 0;  // errno of the first failed write
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_OUTPUT_H_
