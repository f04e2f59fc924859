// `tablepick package`: a problem package, ready to be used.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tools/commands.h"
#include "tools/console.h"
#include "tools/interrupt.h"
#include "tools/new_folder.h"
#include "tools/number_option.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/package_contents.h"
#include "tools/package_format.h"
#include "tools/progress.h"

namespace tablepick {
namespace {

// The last name of a path.
std::string BaseName(std::string path) {
  while (!path.empty() && path.back() == '/') path.pop_back();
  return path.substr(path.rfind('/') + 1);
}

// Whether the systems take the name: lower-case letters and digits, and for
// Polygon dashes between them.
bool IsName(absl::string_view name, bool polygon) {
  return !name.empty() && name[0] != '-' &&
         std::all_of(name.begin(), name.end(), [polygon](char c) {
           return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                  (polygon && c == '-');
         });
}

ExitStatus FailFor(const absl::Status& status) {
  Complain(status.message());
  return absl::IsAlreadyExists(status) ? kExitUsage : kExitSystem;
}

ExitStatus WritePackage(const std::string& path, bool polygon, uint64_t seed) {
  std::optional<PackageTests> tests;
  Interrupt interrupt;
  {
    absl::StatusOr<NewFolder> folder = NewFolder::Begin(path);
    if (!folder.ok()) return FailFor(folder.status());
    Progress progress;
    tests = MakePackageTests(seed, [&] {
      progress.Show([] { return std::string("making tests"); });
      return !interrupt.came();
    });
    progress.Clear();
    const std::vector<Submission> submissions = PackageSubmissions();
    if (tests.has_value() && polygon) {
      WritePolygonPackage(BaseName(path), *tests, submissions, &*folder);
    } else if (tests.has_value()) {
      WriteKattisPackage(*tests, submissions, &*folder);
    }
    if (!interrupt.came()) {
      const absl::Status finished = folder->Finish();
      if (!finished.ok()) return FailFor(finished);
    }
  }
  // The folder is done, or removed.
  if (interrupt.came()) interrupt.EndProcess();
  Output output;
  output.Write(absl::StrCat("wrote ", Printable(path), " with ",
                            tests->secret.size() + 1, " tests\n"));
  return output.Close();
}

}  // namespace

ExitStatus RunPackage(const std::vector<std::string>& arguments) {
  CommandOptions options(
      {"package --format kattis|polygon [--seed N] DIR",
       "Writes a problem package for the contest problem into the new folder "
       "DIR:\nstatement, example, secret tests with answers (deals of all "
       "kinds, a suite in\nwhich every step of a comparison decides, as many "
       "cases as are allowed),\nvalidator, checker, and solutions, right ones "
       "and ones with a bug each.\n\n"
       "kattis is the problem package format, version legacy; DIR is to be of\n"
       "lower-case letters and digits. In a kattis package, validator and "
       "checker call\ntablepick where it is installed, and do without it "
       "elsewhere. polygon is the\nlayout of packages from Polygon.\n\n"
       "Exit status: 0 done, 2 misuse or DIR exists, 3 DIR cannot be written.",
       "tablepick package --format kattis pokergame"});
  std::string format;
  uint64_t seed = 1;
  std::string path;
  namespace po = boost::program_options;
  options.options().add_options()(
      "format", po::value(&format)->value_name("FORMAT"), "kattis or polygon");
  AddSeedOption(options, &seed);
  options.AddPositional("dir", po::value(&path), 1);
  if (const auto status = options.Parse(arguments)) return *status;
  if (format.empty()) {
    return options.Misused("--format is needed: kattis or polygon");
  }
  const bool polygon = format == "polygon";
  if (!polygon && format != "kattis") {
    MisusedWord(options, "package format", format, {"kattis", "polygon"});
    return kExitUsage;
  }
  if (path.empty()) return options.Misused("the folder to write is needed");
  if (!IsName(BaseName(path), polygon)) {
    return options.Misused(
        absl::StrCat(Quoted(BaseName(path)), " is no name for a ", format,
                     " package: it has to be of lower-case letters and digits",
                     polygon ? ", with dashes between" : ""));
  }
  return WritePackage(path, polygon, seed);
}

}  // namespace tablepick
