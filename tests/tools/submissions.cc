#include "tests/tools/submissions.h"

#include <sstream>

#include "tests/tools/run_command.h"

namespace tablepick {

std::vector<Bug> ListedBugs() {
  std::vector<Bug> bugs;
  std::istringstream list(ReadFile("tools/submissions/bugs.txt").value_or(""));
  for (std::string line; std::getline(list, line);) {
    Bug bug;
    if (line.starts_with('#')) continue;
    if (std::istringstream(line) >> bug.name >> bug.verdict) {
      bugs.push_back(bug);
    }
  }
  return bugs;
}

std::string SubmissionPath(const std::string& name) {
  return std::string(TABLEPICK_SUBMISSIONS) + name;
}

}  // namespace tablepick
