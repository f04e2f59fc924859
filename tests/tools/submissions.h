// The list of bugs that tools/submissions/wrong.cc can have.

#ifndef TABLEPICK_TESTS_TOOLS_SUBMISSIONS_H_
#define TABLEPICK_TESTS_TOOLS_SUBMISSIONS_H_

#include <ostream>
#include <string>
#include <vector>

namespace tablepick {

struct Bug {
  std::string name;
  std::string verdict;  // what comes of it, as bugs.txt has it

  friend void PrintTo(const Bug& bug, std::ostream* out) { *out << bug.name; }
};

// The bugs of tools/submissions/bugs.txt, in its order.
std::vector<Bug> ListedBugs();

// The path of a submission: "wrong", "splits" or "recursion".
std::string SubmissionPath(const std::string& name);

}  // namespace tablepick

#endif  // TABLEPICK_TESTS_TOOLS_SUBMISSIONS_H_
