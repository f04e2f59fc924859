#include "tests/tools/run_command.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace tablepick {
namespace {

// One end of a pipe that the test holds, until it is closed.
class PipeEnd {
 public:
  explicit PipeEnd(int descriptor) : descriptor_(descriptor) {}
  PipeEnd(const PipeEnd&) = delete;
  PipeEnd& operator=(const PipeEnd&) = delete;
  ~PipeEnd() { Close(); }

  int descriptor() const { return descriptor_; }
  void Close() {
    if (descriptor_ >= 0) close(descriptor_);
    descriptor_ = -1;
  }
  // Appends what there is to `text`; closes at the end.
  void ReadInto(std::string* text) {
    std::array<char, 65536> buffer;
    const ssize_t count = read(descriptor_, buffer.data(), buffer.size());
    if (count > 0) {
      text->append(buffer.data(), static_cast<size_t>(count));
    } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
      Close();
    }
  }

 private:
  int descriptor_;
};

CommandResult Run(const std::vector<std::string>& words,
                  const std::string& input) {
  // A program that does not read its input must not end the test.
  std::signal(SIGPIPE, SIG_IGN);
  int in[2];
  int out[2];
  int err[2];
  for (int* ends : {in, out, err}) EXPECT_EQ(pipe2(ends, O_CLOEXEC), 0);
  const pid_t child = fork();
  if (child == 0) {
    std::signal(SIGPIPE, SIG_DFL);
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    dup2(err[1], STDERR_FILENO);
    std::vector<char*> argv;
    for (const std::string& word : words) {
      argv.push_back(const_cast<char*>(word.c_str()));
    }
    argv.push_back(nullptr);
    if (chdir(TABLEPICK_SOURCE_DIR) == 0) execv(argv[0], argv.data());
    _exit(127);
  }
  for (int descriptor : {in[0], out[1], err[1]}) close(descriptor);
  fcntl(in[1], F_SETFL, O_NONBLOCK);

  CommandResult result;
  PipeEnd to(in[1]);
  PipeEnd from(out[0]);
  PipeEnd errors(err[0]);
  size_t sent = 0;
  if (input.empty()) to.Close();
  while (from.descriptor() >= 0 || errors.descriptor() >= 0) {
    std::array<pollfd, 3> fds = {pollfd{to.descriptor(), POLLOUT, 0},
                                 pollfd{from.descriptor(), POLLIN, 0},
                                 pollfd{errors.descriptor(), POLLIN, 0}};
    poll(fds.data(), fds.size(), -1);
    if (fds[0].revents != 0) {
      const ssize_t count =
          write(to.descriptor(), input.data() + sent, input.size() - sent);
      if (count > 0) sent += static_cast<size_t>(count);
      if (sent == input.size() || (count < 0 && errno == EPIPE)) to.Close();
    }
    if (fds[1].revents != 0) from.ReadInto(&result.out);
    if (fds[2].revents != 0) errors.ReadInto(&result.errors);
  }
  int status = 0;
  waitpid(child, &status, 0);
  result.status =
      WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return result;
}

}  // namespace

CommandResult RunCommand(const std::vector<std::string>& arguments,
                         const std::string& input) {
  std::vector<std::string> words = {TABLEPICK_BINARY};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return Run(words, input);
}

CommandResult RunShell(const std::string& line, const std::string& input) {
  // A function, so that the program is found whatever the PATH.
  return Run({"/bin/bash", "-c",
              "tablepick() { \"" TABLEPICK_BINARY "\" \"$@\"; }\n" + line},
             input);
}

std::optional<std::string> ReadFile(const std::string& path) {
  const bool absolute = !path.empty() && path[0] == '/';
  std::ifstream file(absolute ? path : TABLEPICK_SOURCE_DIR "/" + path,
                     std::ios::binary);
  if (!file) return std::nullopt;
  std::ostringstream contents;
  contents << file.rdbuf();
  return contents.str();
}

TemporaryFile::TemporaryFile(const std::string& contents)
    : path_(::testing::TempDir() + "tablepick_XXXXXX") {
  const int descriptor = mkstemp(path_.data());
  EXPECT_GE(descriptor, 0);
  close(descriptor);
  std::ofstream(path_, std::ios::binary) << contents;
}

TemporaryFile::~TemporaryFile() { unlink(path_.c_str()); }

}  // namespace tablepick
