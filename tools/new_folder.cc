#include "tools/new_folder.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <utility>

#include "absl/strings/str_cat.h"
#include "tools/console.h"

namespace tablepick {
namespace {

namespace fs = std::filesystem;

absl::Status Existing(absl::string_view path) {
  return absl::AlreadyExistsError(
      absl::StrCat(Printable(path), " exists already, and is left as it is"));
}

absl::Status Failed(absl::string_view what, absl::string_view path, int error) {
  return absl::UnavailableError(absl::StrCat(
      "cannot ", what, " ", Printable(path), ": ", std::strerror(error)));
}

}  // namespace

absl::StatusOr<NewFolder> NewFolder::Begin(absl::string_view path) {
  std::string name(path);
  while (name.size() > 1 && name.back() == '/') name.pop_back();
  std::error_code error;
  if (fs::exists(fs::symlink_status(name, error))) return Existing(name);
  std::string temporary = name + ".part-XXXXXX";
  if (mkdtemp(temporary.data()) == nullptr) {
    return Failed("create", name, errno);
  }
  // mkdtemp keeps others out; the folder is to be like any other.
  const mode_t mask = umask(0);
  umask(mask);
  chmod(temporary.c_str(), 0777 & ~mask);
  return NewFolder(std::move(name), std::move(temporary));
}

NewFolder::NewFolder(NewFolder&& other) noexcept
    : path_(std::move(other.path_)),
      temporary_(std::exchange(other.temporary_, "")),
      status_(std::move(other.status_)) {}

NewFolder& NewFolder::operator=(NewFolder&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(temporary_, other.temporary_);
  std::swap(status_, other.status_);
  return *this;
}

NewFolder::~NewFolder() {
  std::error_code error;
  if (!temporary_.empty()) fs::remove_all(temporary_, error);
}

void NewFolder::Write(absl::string_view path, absl::string_view contents) {
  if (!ok()) return;
  const fs::path file = fs::path(temporary_) / absl::StrCat(path);
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  errno = 0;
  std::ofstream stream(file, std::ios::binary);
  stream << contents;
  stream.close();
  if (stream.fail()) status_ = Failed("write", file.string(), errno);
}

absl::Status NewFolder::Finish() {
  if (!ok()) return status_;
  // Fails if another process has put something there in the meantime.
  if (renameat2(AT_FDCWD, temporary_.c_str(), AT_FDCWD, path_.c_str(),
                RENAME_NOREPLACE) != 0) {
    return errno == EEXIST ? Existing(path_) : Failed("create", path_, errno);
  }
  temporary_.clear();
  return absl::OkStatus();
}

}  // namespace tablepick
