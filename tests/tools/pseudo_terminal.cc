#include "tests/tools/pseudo_terminal.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>

#include "absl/strings/match.h"

namespace tablepick {
namespace {

constexpr std::chrono::seconds kPatience(60);

winsize SizeOf(size_t columns, size_t rows) {
  winsize size = {};
  size.ws_col = static_cast<unsigned short>(columns);
  size.ws_row = static_cast<unsigned short>(rows);
  return size;
}

std::vector<char*> Pointers(std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

}  // namespace

PseudoTerminal::PseudoTerminal(const std::vector<std::string>& arguments,
                               const Options& options)
    : screen_(options.columns, options.rows) {
  std::vector<std::string> words = {TABLEPICK_BINARY};
  if (options.through_cat) {
    words = {"/bin/sh", "-c", "\"$0\" \"$@\" | cat", TABLEPICK_BINARY};
  }
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<std::string> variables = {"LC_ALL=C.UTF-8", "HOME=/nonexistent",
                                        "PATH=/usr/bin:/bin"};
  if (!options.term.empty()) variables.push_back("TERM=" + options.term);
  variables.insert(variables.end(), options.environment.begin(),
                   options.environment.end());
  const std::vector<char*> argv = Pointers(words);
  const std::vector<char*> envp = Pointers(variables);

  const winsize size = SizeOf(options.columns, options.rows);
  child_ = forkpty(&descriptor_, nullptr, nullptr, &size);
  if (child_ == 0) {
    std::signal(SIGPIPE, SIG_DFL);
    if (chdir(options.folder.c_str()) == 0) {
      execve(argv[0], argv.data(), envp.data());
    }
    _exit(127);
  }
  EXPECT_GT(child_, 0);
}

PseudoTerminal::~PseudoTerminal() {
  if (descriptor_ >= 0) close(descriptor_);
  if (child_ > 0) {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
}

bool PseudoTerminal::Read() {
  if (ended_) return false;
  pollfd ready = {descriptor_, POLLIN, 0};
  if (poll(&ready, 1, 100) <= 0) return true;
  std::array<char, 4096> buffer;
  const ssize_t count = read(descriptor_, buffer.data(), buffer.size());
  // Linux says EIO where no program has the terminal any more.
  if (count == 0 || (count < 0 && errno != EINTR)) ended_ = true;
  if (count > 0) screen_.Feed({buffer.data(), static_cast<size_t>(count)});
  return !ended_;
}

template <typename Condition>
bool PseudoTerminal::Await(Condition condition, const std::string& what) {
  const auto start = std::chrono::steady_clock::now();
  while (!condition()) {
    if (!Read()) return condition();
    if (std::chrono::steady_clock::now() - start > kPatience) {
      ADD_FAILURE() << "no " << what << " comes; the screen shows\n"
                    << screen_.Visible();
      return false;
    }
  }
  return true;
}

bool PseudoTerminal::AwaitPrompt() {
  return Await(
      [this] {
        return screen_.lines() > lines_before_ &&
               absl::EndsWith(screen_.BeforeCursor(), "> ");
      },
      "prompt");
}

bool PseudoTerminal::AwaitText(const std::string& text) {
  return Await([&] { return absl::StrContains(screen_.Transcript(), text); },
               "'" + text + "'");
}

bool PseudoTerminal::AwaitBeforeCursor(const std::string& text) {
  return Await([&] { return absl::EndsWith(screen_.BeforeCursor(), text); },
               "'" + text + "' before the cursor");
}

void PseudoTerminal::Type(const std::string& keys) {
  lines_before_ = screen_.lines();
  const ssize_t written = write(descriptor_, keys.data(), keys.size());
  EXPECT_EQ(written, static_cast<ssize_t>(keys.size()));
}

void PseudoTerminal::Enter(const std::string& line) {
  Type(line + "\r");
  AwaitPrompt();
}

void PseudoTerminal::Resize(size_t columns, size_t rows) {
  const winsize size = SizeOf(columns, rows);
  EXPECT_EQ(ioctl(descriptor_, TIOCSWINSZ, &size), 0);
  screen_.Resize(columns, rows);
}

void PseudoTerminal::Signal(int signal) { EXPECT_EQ(kill(child_, signal), 0); }

int PseudoTerminal::Wait() {
  Await([] { return false; }, "end");
  int status = 0;
  if (!ended_) return -1;
  waitpid(child_, &status, 0);
  child_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace tablepick
