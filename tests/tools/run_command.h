// Runs the real program, as a user would.

#ifndef TABLEPICK_TESTS_TOOLS_RUN_COMMAND_H_
#define TABLEPICK_TESTS_TOOLS_RUN_COMMAND_H_

#include <optional>
#include <string>
#include <vector>

namespace tablepick {

struct CommandResult {
  int status = -1;     // exit status, or 128 + the signal that ended it
  std::string out;     // standard output
  std::string errors;  // standard error
};

// Runs `tablepick ARGUMENTS...` in the top folder of the project with `input`
// on its standard input.
CommandResult RunCommand(const std::vector<std::string>& arguments,
                         const std::string& input = "");

// Runs a line of shell in the top folder of the project; the program is there
// as `tablepick`.
CommandResult RunShell(const std::string& line, const std::string& input = "");

// What the file at `path`, from the top folder of the project, holds; nothing
// if it cannot be read.
std::optional<std::string> ReadFile(const std::string& path);

// Writes `contents` into a new temporary file, and removes it in the end.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& contents);
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile();

  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace tablepick

#endif  // TABLEPICK_TESTS_TOOLS_RUN_COMMAND_H_
