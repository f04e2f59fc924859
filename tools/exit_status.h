// Exit statuses of the command, the same everywhere.

#ifndef TABLEPICK_TOOLS_EXIT_STATUS_H_
#define TABLEPICK_TOOLS_EXIT_STATUS_H_

namespace tablepick {

enum ExitStatus : int {
  kExitYes = 0,    // yes, or done
  kExitNo = 1,     // the answer is no
  kExitUsage = 2,  // wrong usage, or malformed input
  kExitSystem =
      3,  // the system failed: a file that cannot be read, a full disk
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_EXIT_STATUS_H_
