// A wish of the user to stop, by Ctrl-C or a signal alike.

#ifndef TABLEPICK_TOOLS_INTERRUPT_H_
#define TABLEPICK_TOOLS_INTERRUPT_H_

#include <array>
#include <csignal>

namespace tablepick {

// While it lives, SIGINT, SIGTERM and SIGHUP do not end the process but are
// noted. There can be one at a time.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  // Does what the signals did before again.
  ~Interrupt();

  // Whether a signal came.
  bool came() const { return signal() != 0; }
  // A file descriptor that can be read from as soon as a signal came; for
  // poll(), nothing must be read. -1 if the system gave none.
  int descriptor() const { return descriptor_; }

  // Ends the process by the signal that came, as it would have without this, so
  // that a shell sees it. REQUIRES: came().
  [[noreturn]] void EndProcess();

 private:
  static int signal();

  int descriptor_;
  std::array<struct sigaction, 3> before_{};
};

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_INTERRUPT_H_
