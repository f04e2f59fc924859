#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "tools/package_format.h"
#include "tools/packed_files.h"

namespace tablepick {
namespace {

constexpr absl::string_view kCpp = "cpp.gcc13-64-winlibs-g++20";

// Polygon's word for what is expected of a solution.
absl::string_view TagFor(Expected expected) {
  switch (expected) {
    case Expected::kAccepted:
      return "accepted";
    case Expected::kWrongAnswer:
      return "wrong-answer";
    case Expected::kCrash:
      return "failed";
    case Expected::kTimeOut:
      return "time-limit-exceeded";
    case Expected::kAnyFailure:
      break;
  }
  return "rejected";
}

std::string SolutionPath(const Submission& submission) {
  return absl::StrCat("solutions/", submission.name, ".cpp");
}

// problem.xml, which names all the other files.
std::string ProblemXml(absl::string_view short_name, const PackageTests& tests,
                       const std::vector<Submission>& submissions) {
  std::string xml = absl::StrCat(
      "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\"?>\n"
      "<problem revision=\"1\" short-name=\"",
      short_name,
      "\">\n"
      "    <names>\n"
      "        <name language=\"english\" value=\"",
      kProblemName,
      "\"/>\n"
      "    </names>\n"
      "    <statements>\n"
      "        <statement charset=\"UTF-8\" language=\"english\" "
      "path=\"statements/english/problem.tex\" type=\"application/x-tex\"/>\n"
      "    </statements>\n"
      "    <judging input-file=\"\" output-file=\"\" run-count=\"1\">\n"
      "        <testset name=\"tests\">\n"
      "            <time-limit>10000</time-limit>\n"
      "            <memory-limit>268435456</memory-limit>\n"
      "            <test-count>",
      tests.secret.size() + 1,
      "</test-count>\n"
      "            <input-path-pattern>tests/%02d</input-path-pattern>\n"
      "            <answer-path-pattern>tests/%02d.a</answer-path-pattern>\n"
      "            <tests>\n"
      "                <test method=\"manual\" sample=\"true\"/>\n");
  for (const PackageTest& test : tests.secret) {
    absl::StrAppend(&xml, "                <test description=\"", test.name,
                    "\" method=\"manual\"/>\n");
  }
  absl::StrAppend(
      &xml,
      "            </tests>\n"
      "        </testset>\n"
      "    </judging>\n"
      "    <files>\n"
      "        <executables>\n"
      "            <executable>\n"
      "                <source path=\"files/validator.cpp\" type=\"",
      kCpp,
      "\"/>\n"
      "            </executable>\n"
      "        </executables>\n"
      "    </files>\n"
      "    <assets>\n"
      "        <checker name=\"check.cpp\" type=\"testlib\">\n"
      "            <source path=\"files/check.cpp\" type=\"",
      kCpp,
      "\"/>\n"
      "            <copy path=\"check.cpp\"/>\n"
      "        </checker>\n"
      "        <validators>\n"
      "            <validator>\n"
      "                <source path=\"files/validator.cpp\" type=\"",
      kCpp,
      "\"/>\n"
      "            </validator>\n"
      "        </validators>\n"
      "        <solutions>\n");
  for (const Submission& submission : submissions) {
    const bool main = &submission == &submissions.front();
    absl::StrAppend(&xml, "            <solution tag=\"",
                    main ? "main" : TagFor(submission.expected),
                    "\">\n                <source path=\"",
                    SolutionPath(submission), "\" type=\"", kCpp,
                    "\"/>\n            </solution>\n");
  }
  absl::StrAppend(&xml,
                  "        </solutions>\n"
                  "    </assets>\n"
                  "    <properties>\n"
                  "        <property name=\"tests-wellformed\" "
                  "value=\"true\"/>\n"
                  "    </properties>\n"
                  "</problem>\n");
  return xml;
}

std::string Statement() {
  return absl::StrCat(
      "\\begin{problem}{", kProblemName,
      "}{standard input}{standard output}{10 seconds}{256 megabytes}\n\n",
      PackedFile("tools/package/legend.tex"), "\n\\InputFile\n",
      PackedFile("tools/package/input.tex"), "\n\\OutputFile\n",
      PackedFile("tools/package/output.tex"),
      "\n\\Example\n\n\\begin{example}\n"
      "\\exmpfile{example.01}{example.01.a}%\n"
      "\\end{example}\n\n\\end{problem}\n");
}

}  // namespace

void WritePolygonPackage(absl::string_view short_name,
                         const PackageTests& tests,
                         const std::vector<Submission>& submissions,
                         NewFolder* folder) {
  folder->Write("problem.xml", ProblemXml(short_name, tests, submissions));
  folder->Write("statements/english/problem.tex", Statement());
  const std::string sections = "statement-sections/english/";
  folder->Write(sections + "name.tex", kProblemName);
  for (absl::string_view section : {"legend.tex", "input.tex", "output.tex"}) {
    folder->Write(absl::StrCat(sections, section),
                  PackedFile(absl::StrCat("tools/package/", section)));
  }
  for (const std::string& place :
       {sections, std::string("statements/english/")}) {
    folder->Write(place + "example.01", tests.sample.input);
    folder->Write(place + "example.01.a", tests.sample.answers);
  }
  int number = 0;
  const auto write_test = [&](const PackageTest& test) {
    const std::string path = absl::StrFormat("tests/%02d", ++number);
    folder->Write(path, test.input);
    folder->Write(path + ".a", test.answers);
  };
  write_test(tests.sample);
  for (const PackageTest& test : tests.secret) write_test(test);
  const absl::string_view checker = PackedFile("tools/package/check.cpp");
  folder->Write("check.cpp", checker);
  folder->Write("files/check.cpp", checker);
  folder->Write("files/validator.cpp",
                PackedFile("tools/package/validator.cpp"));
  for (const Submission& submission : submissions) {
    folder->Write(SolutionPath(submission), submission.source);
  }
}

}  // namespace tablepick
