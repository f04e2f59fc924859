// `tablepick hack`: finds an input that a given program fails on.

#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "tools/commands.h"
#include "tools/console.h"
#include "tools/hack_report.h"
#include "tools/hunt.h"
#include "tools/interrupt.h"
#include "tools/number_option.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/progress.h"
#include "tools/suspect.h"

namespace tablepick {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::nanoseconds;

struct Wishes {
  std::vector<std::string> command;
  double time = 10;
  double timeout = 2;
  uint64_t seed = 1;
  std::optional<int64_t> batch;
  std::string save;
  Format format = Format::kText;
};

nanoseconds FromSeconds(double time) {
  return std::chrono::duration_cast<nanoseconds>(
      std::chrono::duration<double>(time));
}

// Writes a file that is not there yet.
absl::Status WriteNew(const std::string& path, const std::string& text) {
  std::FILE* file = std::fopen(path.c_str(), "wx");
  bool written = file != nullptr &&
                 std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (file != nullptr) written = std::fclose(file) == 0 && written;
  if (written) return absl::OkStatus();
  const std::string message =
      absl::StrCat("cannot write ", Quoted(path), ": ", std::strerror(errno));
  return errno == EEXIST ? absl::AlreadyExistsError(message)
                         : absl::InternalError(message);
}

// Saves the input and its answers under the first name hack1, hack2, … that is
// free in `folder`. Returns the path without the suffix.
absl::StatusOr<std::string> Save(const Failure& failure,
                                 const std::string& folder) {
  for (int number = 1;; ++number) {
    const std::string path =
        (std::filesystem::path(folder) / absl::StrCat("hack", number)).string();
    if (std::filesystem::exists(path + ".ans")) continue;
    absl::Status status = WriteNew(path + ".in", ContestInput(failure.cases));
    if (absl::IsAlreadyExists(status)) continue;
    if (status.ok()) {
      status = WriteNew(path + ".ans", Answers(failure.trial.expected));
    }
    if (!status.ok()) return status;
    return path;
  }
}

// One run of the command.
class Hack {
 public:
  explicit Hack(const Wishes& wishes)
      : wishes_(wishes),
        suspect_(wishes.command, FromSeconds(wishes.timeout),
                 interrupt_.descriptor()) {}

  ExitStatus Run();

 private:
  ExitStatus Report(const Failure& failure);
  ExitStatus ReportSurvival();
  double Seconds() const {
    return std::chrono::duration<double>(Clock::now() - start_).count();
  }
  std::string Tried() const {
    return absl::StrCat(Count(suspect_.cases(), "case"), " in ",
                        Count(suspect_.runs(), "run"), " and ",
                        absl::StrFormat("%.1f seconds", Seconds()));
  }

  const Wishes& wishes_;
  Interrupt interrupt_;
  Suspect suspect_;
  Progress progress_;
  const Clock::time_point start_ = Clock::now();
};

ExitStatus Hack::Run() {
  if (!wishes_.save.empty()) {
    std::error_code error;
    std::filesystem::create_directories(wishes_.save, error);
    if (error) {
      Complain(absl::StrCat("cannot make the folder ", Quoted(wishes_.save),
                            ": ", error.message()));
      return kExitSystem;
    }
  }
  HuntLimits limits;
  limits.time = FromSeconds(wishes_.time);
  if (wishes_.batch.has_value()) {
    limits.batch = static_cast<size_t>(*wishes_.batch);
  }
  const auto show = [this](bool found) {
    progress_.Show([&] {
      return absl::StrCat(
          Tried(), found ? ": broken, making the input smaller"
                         : absl::StrFormat(" of %g: no failure", wishes_.time));
    });
  };
  Hunt hunt(&suspect_, wishes_.seed, limits, show);
  const std::optional<Failure> failure = hunt.Run();
  progress_.Clear();

  if (failure.has_value()) return Report(*failure);
  if (!suspect_.status().ok()) {
    Complain(suspect_.status().message());
    return kExitSystem;
  }
  if (hunt.passing_time_outs() > 0) {
    Say(absl::StrCat("tablepick: warning: the program took more than ",
                     absl::StrFormat("%g seconds", wishes_.timeout), " in ",
                     Count(hunt.passing_time_outs(), "run"),
                     ", but not on the same input again"));
  }
  if (interrupt_.came()) {
    Say(absl::StrCat("Stopped. The program survived ", Tried(), "."));
    interrupt_.EndProcess();
  }
  return ReportSurvival();
}

ExitStatus Hack::Report(const Failure& failure) {
  Output output;
  output.Write(wishes_.format == Format::kText ? HackText(failure)
                                               : HackJson(failure));
  const ExitStatus written = output.Close();
  Say(absl::StrCat("This took ", Tried(), "."));
  if (!wishes_.save.empty()) {
    const absl::StatusOr<std::string> path = Save(failure, wishes_.save);
    if (!path.ok()) {
      Complain(path.status().message());
      return kExitSystem;
    }
    Say(absl::StrCat("The input is saved as ", *path, ".in, its answers as ",
                     *path, ".ans."));
  }
  return written == kExitYes ? kExitNo : written;
}

ExitStatus Hack::ReportSurvival() {
  Output output;
  if (wishes_.format == Format::kText) {
    output.Write(absl::StrCat("Survived ", Tried(), ".\n"));
  } else {
    nlohmann::ordered_json json;
    json["broken"] = false;
    json["cases"] = suspect_.cases();
    json["runs"] = suspect_.runs();
    json["seconds"] = Seconds();
    output.Write(json.dump() + "\n");
  }
  return output.Close();
}

}  // namespace

ExitStatus RunHack(const std::vector<std::string>& arguments) {
  CommandOptions options(
      {"hack [OPTIONS] -- COMMAND [ARGUMENT...]",
       "Looks for an input of the contest problem on which COMMAND, a program "
       "that\nreads it and prints an answer a line, fails: by a wrong answer, "
       "malformed\noutput, a crash, a time-out or too much output. Prints one "
       "that is as small\nand plain as it can make it, what was expected and "
       "what was found, and why.\n\n"
       "Exit status: 0 the program survived, 1 it is broken, 2 misuse, 3 it "
       "cannot be\nstarted, or a file cannot be written.",
       "tablepick hack --time 60 -- ./solution\n"
       "tablepick hack --save failures -- python3 solution.py"});
  Wishes wishes;
  std::string format;
  namespace po = boost::program_options;
  AddSecondsOption(
      options,
      {"time", "S",
       "how many seconds to look for a failure: more than\n0, up to 1,000,000"},
      &wishes.time);
  AddSecondsOption(options,
                   {"timeout", "S",
                    "how many seconds a run of COMMAND may take: more\nthan 0, "
                    "up to 1,000,000"},
                   &wishes.timeout);
  AddSeedOption(options, &wishes.seed);
  AddNumberOption(options,
                  {"batch", "N",
                   "the most cases in an input, 1 to 100,000; by\ndefault "
                   "10,000, and once 100,000, if time allows"},
                  int64_t{1}, static_cast<int64_t>(kMostContestCases),
                  &wishes.batch);
  options.options().add_options()(
      "save", po::value(&wishes.save)->value_name("FOLDER"),
      "also write the input and its answers to files\nthere: hack1.in and "
      "hack1.ans, or the next\nnumber");
  AddFormatOption(options, &format);
  options.AddPositional("command", po::value(&wishes.command), -1);
  if (const auto status = options.Parse(arguments)) return *status;
  const std::optional<Format> found = FormatOrComplain(options, format);
  if (!found.has_value()) return kExitUsage;
  wishes.format = *found;
  if (wishes.command.empty()) {
    return options.Misused("there is no command to try");
  }
  return Hack(wishes).Run();
}

}  // namespace tablepick
