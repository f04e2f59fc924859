// Runs the real program on a terminal, as a person would.

#ifndef TABLEPICK_TESTS_TOOLS_PSEUDO_TERMINAL_H_
#define TABLEPICK_TESTS_TOOLS_PSEUDO_TERMINAL_H_

#include <sys/types.h>

#include <string>
#include <vector>

#include "tests/tools/terminal_screen.h"

namespace tablepick {

class PseudoTerminal {
 public:
  struct Options {
    std::string term = "xterm";  // none if empty
    size_t columns = 80;
    size_t rows = 24;
    std::vector<std::string> environment;       // more variables, "NAME=VALUE"
    std::string folder = TABLEPICK_SOURCE_DIR;  // where it runs
    bool through_cat = false;  // standard output is a pipe to `cat`
  };

  // Starts `tablepick ARGUMENTS...`, with no other environment than that.
  PseudoTerminal(const std::vector<std::string>& arguments,
                 const Options& options);
  PseudoTerminal(const PseudoTerminal&) = delete;
  PseudoTerminal& operator=(const PseudoTerminal&) = delete;
  ~PseudoTerminal();

  // Presses keys.
  void Type(const std::string& keys);
  // Types a line and Enter, and waits for the next prompt, or for the end.
  void Enter(const std::string& line);

  // Waits until the cursor stands behind a prompt; false if the program ends
  // first. Fails the test after ten seconds.
  bool AwaitPrompt();
  // Waits until all that was shown holds `text`.
  bool AwaitText(const std::string& text);
  // Waits until the line before the cursor ends with `text`.
  bool AwaitBeforeCursor(const std::string& text);

  void Resize(size_t columns, size_t rows);
  void Signal(int signal);

  // Waits for the end of the program. Returns its exit status, or 128 + the
  // signal that ended it.
  int Wait();

  const TerminalScreen& screen() const { return screen_; }

 private:
  // Reads what there is to show, waiting a moment for it; false at the end.
  bool Read();
  template <typename Condition>
  bool Await(Condition condition, const std::string& what);

  int descriptor_ = -1;
  pid_t child_ = -1;
  bool ended_ = false;
  TerminalScreen screen_;
  size_t lines_before_ = 0;  // of the screen, where the next prompt must come
};

}  // namespace tablepick

#endif  // TABLEPICK_TESTS_TOOLS_PSEUDO_TERMINAL_H_
