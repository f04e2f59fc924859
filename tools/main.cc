// The command `tablepick`.

#include <csignal>
#include <new>
#include <string>
#include <vector>

#include "tools/commands.h"
#include "tools/console.h"

int main(int argc, char** argv) {
  // A closed pipe is then seen as a failed write, which Output ends quietly on.
  std::signal(SIGPIPE, SIG_IGN);
  try {
    return tablepick::RunTablepick(
        std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc));
  } catch (const std::bad_alloc&) {
    tablepick::Complain("there is not enough memory");
    return tablepick::kExitSystem;
  }
}
