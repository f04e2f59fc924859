#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "tools/package_format.h"
#include "tools/packed_files.h"

namespace tablepick {
namespace {

// The folder of the submissions of which that is expected; empty if there is
// none.
absl::string_view FolderFor(Expected expected) {
  switch (expected) {
    case Expected::kAccepted:
      return "accepted";
    case Expected::kWrongAnswer:
      return "wrong_answer";
    case Expected::kCrash:
      return "run_time_error";
    case Expected::kTimeOut:
      return "time_limit_exceeded";
    case Expected::kAnyFailure:
      break;
  }
  return "";
}

std::string Statement() {
  return absl::StrCat(
      "\\problemname{", kProblemName, "}\n\n",
      PackedFile("tools/package/legend.tex"), "\n\\section*{Input}\n\n",
      PackedFile("tools/package/input.tex"), "\n\\section*{Output}\n\n",
      PackedFile("tools/package/output.tex"));
}

void WriteTest(absl::string_view path, const PackageTest& test,
               NewFolder* folder) {
  folder->Write(absl::StrCat(path, ".in"), test.input);
  folder->Write(absl::StrCat(path, ".ans"), test.answers);
}

}  // namespace

void WriteKattisPackage(const PackageTests& tests,
                        const std::vector<Submission>& submissions,
                        NewFolder* folder) {
  folder->Write("problem.yaml", PackedFile("tools/package/problem.yaml"));
  folder->Write("problem_statement/problem.en.tex", Statement());
  WriteTest("data/sample/1", tests.sample, folder);
  int number = 0;
  for (const PackageTest& test : tests.secret) {
    const std::string path =
        absl::StrFormat("data/secret/%02d-%s", ++number, test.name);
    WriteTest(path, test, folder);
    folder->Write(path + ".desc", test.description);
  }
  folder->Write("input_validators/validator.cpp",
                absl::StrCat("#define KATTIS\n",
                             PackedFile("tools/package/validator.cpp")));
  folder->Write("output_validators/checker.cpp",
                PackedFile("tools/package/checker.cpp"));
  for (const Submission& submission : submissions) {
    const absl::string_view place = FolderFor(submission.expected);
    if (place.empty()) continue;
    folder->Write(
        absl::StrCat("submissions/", place, "/", submission.name, ".cpp"),
        submission.source);
  }
}

}  // namespace tablepick
