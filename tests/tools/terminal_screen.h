// What a terminal shows of the bytes that a program writes to it.

#ifndef TABLEPICK_TESTS_TOOLS_TERMINAL_SCREEN_H_
#define TABLEPICK_TESTS_TOOLS_TERMINAL_SCREEN_H_

#include <cstddef>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace tablepick {

// As much of xterm as line editing needs: text, line ends, moves of the cursor,
// erasing, inserting and deleting. Colours are kept apart from the text.
class TerminalScreen {
 public:
  TerminalScreen(size_t columns, size_t rows)
      : columns_(columns), rows_(rows), lines_(1) {}

  // Takes bytes in; a sequence may be cut anywhere.
  void Feed(absl::string_view bytes);
  // Later lines break at the new width; those there are stay as they are.
  void Resize(size_t columns, size_t rows) {
    columns_ = columns;
    rows_ = rows;
  }

  // All lines since the start, those that have scrolled off the top as well,
  // without blanks at their ends.
  std::string Transcript() const;
  // The lines that are on the screen now.
  std::string Visible() const;
  // How many lines there have been.
  size_t lines() const { return lines_.size(); }
  // The line the cursor is in, up to the cursor.
  std::string BeforeCursor() const;

  // The colour sequences fed, such as "1;38;5;33", each once, as they came.
  const std::vector<std::string>& colours() const { return colours_; }
  // How often the bell rang.
  int bells() const { return bells_; }
  // Sequences that are not known here.
  const std::vector<std::string>& unknown() const { return unknown_; }

 private:
  using Line = std::vector<std::string>;  // one character a cell

  size_t top() const {
    return lines_.size() > rows_ ? lines_.size() - rows_ : 0;
  }
  std::string Text(const Line& line) const;
  void Put(absl::string_view character);
  void LineFeed();
  void Control(const std::string& sequence);

  size_t columns_;
  size_t rows_;
  std::vector<Line> lines_;
  size_t row_ = 0;  // of lines_
  size_t column_ = 0;
  bool inserting_ = false;
  std::string pending_;  // the start of a sequence
  std::vector<std::string> colours_;
  std::vector<std::string> unknown_;
  int bells_ = 0;
};

}  // namespace tablepick

#endif  // TABLEPICK_TESTS_TOOLS_TERMINAL_SCREEN_H_
