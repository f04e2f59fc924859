// Lines that are typed on a terminal, edited by libedit.

#include <histedit.h>
#include <unistd.h>

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <cwchar>
#include <utility>

#include "tools/explore/completion.h"
#include "tools/explore/line_source.h"
#include "tools/explore/signals.h"

namespace tablepick::explore {
namespace {

class Edited : public LineSource {
 public:
  explicit Edited(Completer complete) : complete_(std::move(complete)) {
    // libedit reads characters as the locale has them.
    std::setlocale(LC_CTYPE, "");
    editor_ = el_init("tablepick", stdin, stdout, stderr);
    history_ = history_init();
    HistEvent event;
    history(history_, &event, H_SETSIZE, 1000);
    history(history_, &event, H_SETUNIQUE, 1);
    el_set(editor_, EL_CLIENTDATA, this);
    el_set(editor_, EL_HIST, history, history_);
    el_set(editor_, EL_PROMPT, &Edited::Prompt);
    el_set(editor_, EL_GETCFN, &Edited::GetCharacter);
    el_set(editor_, EL_EDITOR, "emacs");
    // el_set() would copy the names, and never free the copies.
    el_wset(editor_, EL_ADDFN, L"complete", L"Complete the word",
            &Edited::Complete);
    el_set(editor_, EL_BIND, "\t", "complete", nullptr);
    el_set(editor_, EL_BIND, "^R", "em-inc-search-prev", nullptr);
    // What users have set for all programs of this kind.
    el_source(editor_, nullptr);
  }

  ~Edited() override {
    history_end(history_);
    el_end(editor_);
  }

  Result Read(const std::string& prompt, std::string* line) override {
    prompt_ = prompt;
    stopped_by_ = Result::kEnd;
    // Before the prompt, not after it as libedit would: what is typed as soon
    // as it shows is then not echoed twice.
    el_set(editor_, EL_PREP_TERM, 1);
    int count = 0;
    const char* text = el_gets(editor_, &count);
    if (text == nullptr || count <= 0) {
      std::fputs("\n", stdout);
      std::fflush(stdout);
      return stopped_by_;
    }
    line->assign(text, static_cast<size_t>(count));
    if (line->back() == '\n') line->pop_back();
    if (line->size() > kLongestLine) return Result::kTooLong;
    if (line->find_first_not_of(' ') != std::string::npos) {
      HistEvent event;
      history(history_, &event, H_ENTER, line->c_str());
    }
    return Result::kLine;
  }

 private:
  static Edited* Of(EditLine* editor) {
    Edited* self = nullptr;
    el_get(editor, EL_CLIENTDATA, &self);
    return self;
  }

  static char* Prompt(EditLine* editor) { return Of(editor)->prompt_.data(); }

  // Reads a character, in place of libedit's own function, which goes on after
  // Ctrl-C. Returns 1, 0 at the end, or -1 where reading has to stop.
  static int GetCharacter(EditLine* editor, wchar_t* character) {
    Edited* self = Of(editor);
    std::mbstate_t state = {};
    for (;;) {
      if (!SignalGuard::AwaitInput(STDIN_FILENO)) {
        if (SignalGuard::Ending()) return 0;
        if (SignalGuard::TakeInterrupt()) {
          self->stopped_by_ = Result::kInterrupted;
          return -1;
        }
        if (SignalGuard::TakeResize()) el_resize(editor);
        if (SignalGuard::TakeContinue()) {
          // The shell may have set the terminal up for itself.
          el_set(editor, EL_PREP_TERM, 0);
          el_set(editor, EL_PREP_TERM, 1);
          el_set(editor, EL_REFRESH);
        }
        continue;
      }
      char byte = 0;
      const ssize_t count = read(STDIN_FILENO, &byte, 1);
      if (count == 0) return 0;
      if (count < 0) {
        self->stopped_by_ = Result::kFailed;
        return -1;
      }
      const size_t length = std::mbrtowc(character, &byte, 1, &state);
      if (length == static_cast<size_t>(-2)) continue;
      if (length == static_cast<size_t>(-1)) {
        *character = L'?';
      }
      return 1;
    }
  }

  static unsigned char Complete(EditLine* editor, int) {
    return Of(editor)->CompleteWord();
  }

  unsigned char CompleteWord() {
    const LineInfo* info = el_line(editor_);
    const absl::string_view line(
        info->buffer, static_cast<size_t>(info->cursor - info->buffer));
    const std::string word(WordAtEnd(line));
    const std::vector<std::string> words = complete_(line);
    if (words.empty()) return CC_REFRESH_BEEP;
    std::string longer = CommonStart(words);
    if (words.size() == 1 && longer.back() != '/') longer += ' ';
    if (longer.size() > word.size() || words.size() == 1) {
      // Characters are deleted, not bytes.
      const auto characters = std::count_if(
          word.begin(), word.end(), [](char c) { return (c & 0xc0) != 0x80; });
      if (characters > 0) el_deletestr(editor_, static_cast<int>(characters));
      el_insertstr(editor_, longer.c_str());
      return CC_REFRESH;
    }
    std::fputs("\n", stdout);
    for (const std::string& each : words) {
      std::fprintf(stdout, "%s%s", each.c_str(),
                   &each == &words.back() ? "\n" : "  ");
    }
    std::fflush(stdout);
    return CC_REDISPLAY;
  }

  Completer complete_;
  EditLine* editor_;
  History* history_;
  std::string prompt_;
  Result stopped_by_ = Result::kEnd;
};

}  // namespace

std::unique_ptr<LineSource> EditedLines(Completer complete) {
  return std::make_unique<Edited>(std::move(complete));
}

}  // namespace tablepick::explore
