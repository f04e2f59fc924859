// Lines as they come.

#include <unistd.h>

#include "tools/explore/line_source.h"
#include "tools/explore/signals.h"
#include "tools/output.h"

namespace tablepick::explore {
namespace {

class Plain : public LineSource {
 public:
  explicit Plain(bool show_prompt) : show_prompt_(show_prompt) {}

  Result Read(const std::string& prompt, std::string* line) override {
    if (show_prompt_) {
      Output output;
      output.Write(prompt);
    }
    line->clear();
    bool too_long = false;
    for (;;) {
      const size_t end = buffer_.find('\n', at_);
      const bool ends = end != std::string::npos;
      const size_t length = (ends ? end : buffer_.size()) - at_;
      if (line->size() + length > kLongestLine) {
        too_long = true;
      } else {
        line->append(buffer_, at_, length);
      }
      at_ = ends ? end + 1 : buffer_.size();
      if (!ends && !ended_) {
        const Result result = Fill();
        if (result != Result::kLine) return result;
        continue;
      }
      if (too_long) return Result::kTooLong;
      if (!ends && line->empty()) return Result::kEnd;
      if (!line->empty() && line->back() == '\r') line->pop_back();
      return Result::kLine;
    }
  }

 private:
  // Reads more into the buffer, which is used up.
  Result Fill() {
    buffer_.resize(4096);
    at_ = 0;
    while (!SignalGuard::AwaitInput(STDIN_FILENO)) {
      if (SignalGuard::Ending()) return Result::kEnd;
      SignalGuard::TakeResize();
      SignalGuard::TakeContinue();
      if (SignalGuard::TakeInterrupt()) {
        buffer_.clear();
        if (show_prompt_) Output().Write("\n");
        return Result::kInterrupted;
      }
    }
    const ssize_t count = read(STDIN_FILENO, buffer_.data(), buffer_.size());
    if (count < 0) {
      buffer_.clear();
      return Result::kFailed;
    }
    buffer_.resize(static_cast<size_t>(count));
    ended_ = count == 0;
    return Result::kLine;
  }

  bool show_prompt_;
  std::string buffer_;
  size_t at_ = 0;
  bool ended_ = false;
};

}  // namespace

std::unique_ptr<LineSource> PlainLines(bool show_prompt) {
  return std::make_unique<Plain>(show_prompt);
}

}  // namespace tablepick::explore
