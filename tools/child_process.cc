#include "tools/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "tools/console.h"

namespace tablepick {
namespace {

using Clock = std::chrono::steady_clock;
using End = ChildRun::End;

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept
      : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() { Close(); }

  int number() const { return number_; }
  bool open() const { return number_ >= 0; }
  void Close() {
    if (open()) close(number_);
    number_ = -1;
  }

 private:
  int number_ = -1;
};

absl::Status SystemError(absl::string_view what) {
  return absl::InternalError(absl::StrCat(what, ": ", std::strerror(errno)));
}

// A file without a name that holds `text`, to be read from its start.
absl::StatusOr<Descriptor> FileHolding(absl::string_view text) {
  Descriptor file(memfd_create("input", MFD_CLOEXEC));
  if (!file.open()) return SystemError("cannot hold the input");
  while (!text.empty()) {
    const ssize_t count = write(file.number(), text.data(), text.size());
    if (count < 0) return SystemError("cannot hold the input");
    text.remove_prefix(static_cast<size_t>(count));
  }
  lseek(file.number(), 0, SEEK_SET);
  return file;
}

// The end of a pipe from which the parent reads, and what it has read.
class Gathered {
 public:
  // Keeps up to `most` bytes.
  explicit Gathered(size_t most) : most_(most) {}

  // Makes the pipe, and returns the end for the child to write to.
  absl::StatusOr<Descriptor> Open() {
    std::array<int, 2> ends;
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return SystemError("no pipe");
    from_ = Descriptor(ends[0]);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    return Descriptor(ends[1]);
  }

  // -1 once there is nothing more to come, which poll() passes over.
  int descriptor() const { return from_.number(); }

  // Reads once. Returns whether there may be more to read now.
  bool Read() {
    if (!from_.open()) return false;
    std::array<char, 1 << 16> buffer;
    const ssize_t count = read(from_.number(), buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) return true;
    if (count < 0 && errno == EAGAIN) return false;
    if (count <= 0) {
      from_.Close();
      return false;
    }
    const size_t size = static_cast<size_t>(count);
    const size_t kept = std::min(size, most_ - text_.size());
    text_.append(buffer.data(), kept);
    overflowed_ = overflowed_ || kept < size;
    return true;
  }

  // Whether more has come than is kept.
  bool overflowed() const { return overflowed_; }
  std::string TakeText() { return std::move(text_); }

 private:
  size_t most_;
  std::string text_;
  bool overflowed_ = false;
  Descriptor from_;
};

// The process that RunChild starts. It is killed with all that it started, at
// the latest by the destructor.
class Child {
 public:
  Child() = default;
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() { Kill(); }

  absl::Status Start(const std::vector<std::string>& command, int input,
                     int output, int errors);

  // Can be read from once the process has ended.
  int descriptor() const { return exit_.number(); }

  // Kills all that is left of it, and returns its status as waitpid() does.
  int Kill();

 private:
  pid_t pid_ = 0;
  int status_ = 0;
  Descriptor exit_;
};

absl::Status Child::Start(const std::vector<std::string>& command, int input,
                          int output, int errors) {
  // Orphans of the program become children of this process, which KillOrphans
  // finds.
  prctl(PR_SET_CHILD_SUBREAPER, 1);

  std::vector<char*> arguments;
  arguments.reserve(command.size() + 1);
  for (const std::string& word : command) {
    arguments.push_back(const_cast<char*>(word.c_str()));
  }
  arguments.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP |
                                            POSIX_SPAWN_SETSIGDEF |
                                            POSIX_SPAWN_SETSIGMASK);
  sigset_t signals;
  sigfillset(&signals);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  const int error = posix_spawnp(&pid_, arguments[0], &actions, &attributes,
                                 arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) {
    pid_ = 0;
    return absl::NotFoundError(absl::StrCat("cannot start ", Quoted(command[0]),
                                            ": ", std::strerror(error)));
  }
  // A limit of 1 turns off core files, and programs that take them as well.
  const rlimit no_core = {1, 1};
  prlimit(pid_, RLIMIT_CORE, &no_core, nullptr);
  // If memory runs out, it is the program that the system is to kill.
  std::ofstream(absl::StrCat("/proc/", pid_, "/oom_score_adj")) << 1000;
  // By its number: glibc 2.36 declares the function, but not for C++.
  exit_ = Descriptor(static_cast<int>(syscall(SYS_pidfd_open, pid_, 0)));
  if (!exit_.open()) return SystemError("cannot watch the program");
  return absl::OkStatus();
}

// Kills the children that this process has; some may be new when others end.
void KillOrphans() {
  for (bool found = true; found;) {
    found = false;
    std::ifstream list("/proc/thread-self/children");
    for (pid_t pid = 0; list >> pid; found = true) {
      kill(pid, SIGKILL);
      waitpid(pid, nullptr, 0);
    }
  }
}

int Child::Kill() {
  if (pid_ == 0) return status_;
  // The group keeps its number at least until waitpid().
  kill(-pid_, SIGKILL);
  kill(pid_, SIGKILL);
  while (waitpid(pid_, &status_, 0) < 0 && errno == EINTR) {
  }
  pid_ = 0;
  KillOrphans();
  return status_;
}

// Gathers what the child writes until it ends; or until it has to be killed,
// and then returns why.
std::optional<End> Watch(const Child& child, Clock::time_point deadline,
                         int stop_descriptor, Gathered* output,
                         Gathered* errors) {
  for (;;) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    if (left.count() <= 0) return End::kTimedOut;
    const auto wait = std::min<int64_t>(left.count(), 1'000'000'000);
    std::array<pollfd, 4> fds = {pollfd{child.descriptor(), POLLIN, 0},
                                 pollfd{output->descriptor(), POLLIN, 0},
                                 pollfd{errors->descriptor(), POLLIN, 0},
                                 pollfd{stop_descriptor, POLLIN, 0}};
    if (poll(fds.data(), fds.size(), static_cast<int>(wait)) < 0) continue;
    if (fds[3].revents != 0) return End::kStopped;
    if (fds[1].revents != 0) output->Read();
    if (fds[2].revents != 0) errors->Read();
    if (output->overflowed()) return End::kFlooded;
    if (fds[0].revents != 0) return std::nullopt;
  }
}

}  // namespace

absl::StatusOr<ChildRun> RunChild(const std::vector<std::string>& command,
                                  absl::string_view input,
                                  const ChildLimits& limits) {
  absl::StatusOr<Descriptor> file = FileHolding(input);
  if (!file.ok()) return file.status();
  Gathered output(limits.output);
  Gathered errors(kMostErrorBytes);
  absl::StatusOr<Descriptor> to_output = output.Open();
  if (!to_output.ok()) return to_output.status();
  absl::StatusOr<Descriptor> to_errors = errors.Open();
  if (!to_errors.ok()) return to_errors.status();

  const Clock::time_point start = Clock::now();
  Child child;
  const absl::Status started = child.Start(
      command, file->number(), to_output->number(), to_errors->number());
  if (!started.ok()) return started;
  // Or this process would never see the end of the pipes.
  to_output->Close();
  to_errors->Close();

  const std::optional<End> killed = Watch(
      child, start + limits.time, limits.stop_descriptor, &output, &errors);
  ChildRun run;
  run.time = Clock::now() - start;
  const int status = child.Kill();
  // What is in the pipes still; there is no one left to write more.
  while (output.Read() && !output.overflowed()) {
  }
  while (errors.Read() && !errors.overflowed()) {
  }
  run.output = output.TakeText();
  run.errors = errors.TakeText();
  if (killed.has_value()) {
    run.end = *killed;
  } else if (output.overflowed()) {
    run.end = End::kFlooded;
  } else if (WIFSIGNALED(status)) {
    run.end = End::kSignalled;
    run.code = WTERMSIG(status);
  } else {
    run.code = WEXITSTATUS(status);
  }
  return run;
}

}  // namespace tablepick
