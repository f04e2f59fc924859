// The command `tablepick`.

#include <csignal>
#include <string>
#include <vector>

#include "tools/commands.h"

int main(int argc, char** argv) {
  // A closed pipe is then seen as a failed write, which Output ends quietly on.
  std::signal(SIGPIPE, SIG_IGN);
  return tablepick::RunTablepick(
      std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc));
}
