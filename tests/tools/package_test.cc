#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/tools/run_command.h"
#include "tests/tools/submissions.h"
#include "tools/console.h"

namespace tablepick {
namespace {

namespace fs = std::filesystem;

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

// A folder for packages, and one package of either format in it.
class PackageTest : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = new std::string(::testing::TempDir() + "package_XXXXXX");
    ASSERT_NE(mkdtemp(folder_->data()), nullptr);
    for (const std::string format : {"kattis", "polygon"}) {
      const CommandResult result = RunCommand(
          {"package", "--format", format, absl::StrCat(*folder_, "/", format)});
      EXPECT_EQ(result.status, 0);
      EXPECT_EQ(result.errors, "");
      EXPECT_THAT(result.out, StartsWith(absl::StrCat("wrote ", *folder_, "/",
                                                      format, " with ")));
    }
  }
  static void TearDownTestSuite() {
    fs::remove_all(*folder_);
    delete folder_;
  }

  static std::string folder() { return *folder_; }
  static std::string kattis() { return *folder_ + "/kattis"; }
  static std::string polygon() { return *folder_ + "/polygon"; }

  // The files below a folder, sorted.
  static std::vector<std::string> Files(const std::string& path) {
    std::vector<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(path)) {
      if (!entry.is_directory()) {
        files.push_back(fs::relative(entry.path(), path).string());
      }
    }
    std::sort(files.begin(), files.end());
    return files;
  }

  // The names of the secret tests, "02-one-case" and so on.
  static std::vector<std::string> SecretTests() {
    std::vector<std::string> names;
    for (const std::string& file : Files(kattis() + "/data/secret")) {
      if (absl::EndsWith(file, ".in")) {
        names.push_back(file.substr(0, file.size() - 3));
      }
    }
    return names;
  }
  static std::string Secret(const std::string& name) {
    return absl::StrCat(kattis(), "/data/secret/", name);
  }

  // Compiles a program of a package, warnings being errors; its path.
  static std::string Compile(const std::string& source,
                             const std::string& options = "") {
    static int number = 0;
    std::string program = absl::StrCat(*folder_, "/program", ++number);
    const CommandResult result = RunShell(absl::StrCat(
        "g++ -std=gnu++20 -O0 -Wall -Wextra -Werror -Wno-unused-parameter -o ",
        program, " ", source, " ", options));
    EXPECT_EQ(result.status, 0) << result.errors;
    return program;
  }

 private:
  static std::string* folder_;
};

std::string* PackageTest::folder_ = nullptr;

// What the format's document asks of every package.
TEST_F(PackageTest, KattisHasTheLayoutOfTheFormat) {
  const std::vector<std::string> files = Files(kattis());
  for (const char* needed :
       {"problem.yaml", "problem_statement/problem.en.tex", "data/sample/1.in",
        "data/sample/1.ans", "input_validators/validator.cpp",
        "output_validators/checker.cpp", "submissions/accepted/splits.cpp"}) {
    EXPECT_THAT(files, Contains(needed));
  }
  const std::regex name("[a-zA-Z0-9][a-zA-Z0-9_.-]{0,253}[a-zA-Z0-9]");
  const std::regex place(
      "problem\\.yaml|problem_statement/problem\\.en\\.tex|"
      "data/sample/1\\.(in|ans)|data/secret/[^/]+\\.(in|ans|desc)|"
      "input_validators/validator\\.cpp|output_validators/checker\\.cpp|"
      "submissions/(accepted|wrong_answer|run_time_error|"
      "time_limit_exceeded)/[^/]+\\.cpp");
  for (const std::string& file : files) {
    EXPECT_TRUE(std::regex_match(file, place)) << file;
    for (absl::string_view part : absl::StrSplit(file, '/')) {
      EXPECT_TRUE(std::regex_match(absl::StrCat(part), name)) << file;
    }
    // Text files are UTF-8, have line feeds only, and end in one.
    const std::string text = *ReadFile(absl::StrCat(kattis(), "/", file));
    EXPECT_FALSE(text.empty());
    EXPECT_EQ(text.back(), '\n') << file;
    for (absl::string_view line : absl::StrSplit(text, '\n')) {
      EXPECT_EQ(Printable(line), line) << file;
    }
  }
  // Every test has an answer; inputs are not twice the same.
  std::set<std::string> inputs;
  for (const std::string& test : SecretTests()) {
    EXPECT_THAT(files, Contains(absl::StrCat("data/secret/", test, ".ans")));
    EXPECT_THAT(files, Contains(absl::StrCat("data/secret/", test, ".desc")));
    EXPECT_TRUE(inputs.insert(*ReadFile(Secret(test) + ".in")).second);
  }
  EXPECT_GE(inputs.size(), 10u);
}

TEST_F(PackageTest, KattisHasTheKeysOfTheFormat) {
  const std::string yaml = *ReadFile(kattis() + "/problem.yaml");
  std::set<std::string> keys;
  for (absl::string_view line : absl::StrSplit(yaml, '\n')) {
    if (line.empty() || line[0] == '#') continue;
    const std::vector<std::string> parts = absl::StrSplit(line, ": ");
    ASSERT_EQ(parts.size(), parts[0] == "name" ? 3u : 2u) << line;
    EXPECT_TRUE(keys.insert(parts[0]).second);
  }
  EXPECT_THAT(
      keys, ElementsAre("keywords", "license", "name", "problem_format_version",
                        "rights_owner", "type", "uuid", "validation",
                        "validator_flags"));
  const std::string statement =
      *ReadFile(kattis() + "/problem_statement/problem.en.tex");
  EXPECT_THAT(statement, StartsWith("\\problemname{Poker Game: Decision}\n"));
  EXPECT_THAT(statement, HasSubstr("\n\\section*{Input}\n"));
  EXPECT_THAT(statement, HasSubstr("\n\\section*{Output}\n"));
}

TEST_F(PackageTest, TestsAreValidAndAnsweredRight) {
  std::vector<std::string> tests = {kattis() + "/data/sample/1"};
  for (const std::string& test : SecretTests()) tests.push_back(Secret(test));
  for (const std::string& test : tests) {
    EXPECT_EQ(RunCommand({"validate", test + ".in"}).status, 0) << test;
    EXPECT_EQ(RunCommand({"check", test + ".in", test + ".ans"}).status, 0)
        << test;
  }
  // The limits are tried.
  EXPECT_THAT(*ReadFile(Secret("02-one-case") + ".in"), StartsWith("1\n"));
  EXPECT_THAT(*ReadFile(tests.back() + ".in"), StartsWith("100000\n"));
}

// The built-in checks of the wrappers, for want of tablepick in PATH, and the
// command say the same of right and of changed tests.
TEST_F(PackageTest, ValidatorsAgreeWithTheCommand) {
  const std::string kattis_validator =
      Compile(kattis() + "/input_validators/validator.cpp");
  const std::string plain = "PATH=/nowhere " + kattis_validator;
  const std::string with_command =
      absl::StrCat("PATH=", fs::path(TABLEPICK_BINARY).parent_path().string(),
                   " ", kattis_validator);
  for (const std::string& test : SecretTests()) {
    EXPECT_EQ(RunShell(plain + " < " + Secret(test) + ".in").status, 42);
  }
  EXPECT_EQ(
      RunShell(with_command + " < " + Secret("02-one-case") + ".in").status,
      42);
  const std::string polygon_validator =
      Compile(polygon() + "/files/validator.cpp");
  EXPECT_EQ(
      RunShell(polygon_validator + " < " + polygon() + "/tests/01").status, 0);

  const std::string right = "1\nJC 4H\nTS 5D\nJS JH JD 4S 4C 4D\n";
  const std::vector<std::string> wrong = {
      "",
      "0\n",
      "01\n",
      "1",
      "100001\n",
      "99999999999999999999\n",
      right + "\n",
      right.substr(0, right.size() - 1),
      "2\n" + right.substr(2),
      "\n" + right,
      "1\r\nJC 4H\n",
      "1\nJc 4H\n",
      "1\nJC  4H\n",
      "1\nJC 4H \n",
      "1\nJC\n",
      "1\nJC 4H\nTS 5D\nJS JH JD 4S 4C JC\n",
      std::string("1\nJ\0", 4),
      std::string("1\n\0", 3),
  };
  for (const std::string& text : wrong) {
    SCOPED_TRACE(::testing::PrintToString(text));
    EXPECT_EQ(RunShell(plain, text).status, 43);
    EXPECT_EQ(RunShell(with_command, text).status, 43);
    const CommandResult result = RunShell(polygon_validator, text);
    EXPECT_EQ(result.status, 3);
    EXPECT_THAT(result.errors, StartsWith("FAIL Expected "));
    EXPECT_EQ(RunCommand({"validate"}, text).status, 1);
  }
  // With the command, the place is shown.
  EXPECT_THAT(RunShell(with_command, "1\nJC 4X\n").errors,
              StartsWith("tablepick: <stdin>:2:4: "));
}

TEST_F(PackageTest, CheckersAgreeWithTheCommand) {
  const std::string checker =
      Compile(kattis() + "/output_validators/checker.cpp");
  const std::string arguments =
      absl::StrCat(" ", kattis(), "/data/sample/1.in ", kattis(),
                   "/data/sample/1.ans ", folder(), "/ case_sensitive");
  const std::string plain = absl::StrCat("PATH=/nowhere ", checker, arguments);
  const std::string with_command =
      absl::StrCat("PATH=", fs::path(TABLEPICK_BINARY).parent_path().string(),
                   " ", checker, arguments);
  const std::string testlib = Compile(polygon() + "/check.cpp");
  const std::string sample = polygon() + "/tests/01";

  const std::string right = *ReadFile(kattis() + "/data/sample/1.ans");
  const std::vector<std::pair<std::string, bool>> outputs = {
      {right, true},
      {"Alice Bob  Draw\r\nAlice\tBob Draw Alice Bob\n\nDraw", true},
      {"", false},
      {right.substr(6), false},
      {right + "Bob\n", false},
      {"alice" + right.substr(5), false},
      {"Bob" + right.substr(5), false},
      {std::string(100000, 'x'), false},
      {std::string("\0\xff", 2), false},
  };
  for (const auto& [output, accepted] : outputs) {
    SCOPED_TRACE(::testing::PrintToString(output.substr(0, 100)));
    const int kattis_status = accepted ? 42 : 43;
    EXPECT_EQ(RunShell(plain, output).status, kattis_status);
    EXPECT_EQ(ReadFile(folder() + "/judgemessage.txt")->empty(), accepted);
    EXPECT_EQ(RunShell(with_command, output).status, kattis_status);
    // The message is the command's.
    const TemporaryFile file(output);
    const std::string rest =
        absl::StrCat(" ", sample, " ", file.path(), " ", sample, ".a");
    const CommandResult ours = RunShell(testlib + rest);
    EXPECT_EQ(ours.status, accepted ? 0 : 1);
    const CommandResult theirs =
        RunShell("tablepick check --as testlib" + rest);
    EXPECT_EQ(theirs.status, ours.status);
    if (output.size() < 20 && output.find('\0') == std::string::npos) {
      EXPECT_EQ(ours.errors, theirs.errors);
    }
  }
  EXPECT_EQ(RunShell("PATH=/nowhere " + checker).status, 1);
  EXPECT_EQ(RunShell(testlib + " a b").status, 3);
  EXPECT_EQ(RunShell(testlib + " a b /nowhere").status, 3);
}

// What comes of a program on the tests, in their order: the first that it does
// not pass decides, as in a contest.
std::string Verdict(const std::string& program,
                    const std::vector<std::string>& tests) {
  for (const std::string& test : tests) {
    const TemporaryFile output("");
    // A second of processor time, however busy the machine is.
    const int status =
        RunShell(absl::StrCat("ulimit -t 1; timeout 60 ", program, " < ", test,
                              ".in > ", output.path()))
            .status;
    if (status == 124 || status == 128 + SIGKILL) return "time_limit_exceeded";
    if (status != 0) return "run_time_error";
    if (ReadFile(output.path()) != ReadFile(test + ".ans")) {
      return "wrong_answer";
    }
  }
  return "accepted";
}

// Each wrong submission fails on some secret test, in the way that its folder
// says, and the right ones pass. The program with all the bugs stands for the
// submissions, which are its source with the name of one bug before it.
TEST_F(PackageTest, SubmissionsAreWhatTheirFoldersSay) {
  std::vector<std::string> small;
  std::vector<std::string> all;
  for (const std::string& test : SecretTests()) {
    all.push_back(Secret(test));
    if (!absl::StrContains(test, "most-")) small.push_back(Secret(test));
  }
  const std::string source = *ReadFile("tools/submissions/wrong.cc");
  std::set<std::string> found;
  for (const std::string& file : Files(kattis() + "/submissions")) {
    const fs::path path(file);
    const std::string name = path.stem().string();
    found.insert(name);
    const std::string text = *ReadFile(kattis() + "/submissions/" + file);
    if (name == "splits") {
      EXPECT_EQ(text, *ReadFile("tools/submissions/splits.cc"));
      EXPECT_EQ(Verdict(SubmissionPath(name), small), "accepted");
      continue;
    }
    const std::string bug = name == "minimax" ? "" : name;
    EXPECT_THAT(text, ::testing::EndsWith(source));
    EXPECT_THAT(text.substr(0, text.size() - source.size()),
                HasSubstr(absl::StrCat("#define BUG \"", bug, "\"\n")));
    // The large tests take long; of most bugs the others tell enough.
    const bool large = bug == "crashes-after-10000-cases";
    EXPECT_EQ(Verdict(SubmissionPath("wrong") + " '" + bug + "'",
                      large ? all : small),
              path.parent_path().string())
        << name;
  }
  for (const Bug& bug : ListedBugs()) {
    // The format has no folder for programs that print without end.
    if (bug.verdict == "flood") continue;
    EXPECT_THAT(found, Contains(bug.name));
  }
}

// As the README counts them. Six bugs change the answer of no deal.
TEST_F(PackageTest, SubmissionsAreAllThere) {
  EXPECT_EQ(Files(kattis() + "/submissions").size(), 88u);
  const std::vector<std::string> accepted =
      Files(kattis() + "/submissions/accepted");
  EXPECT_EQ(accepted.size(), 2u + 6u);
  EXPECT_THAT(accepted, Contains("quads-below-full-house.cpp"));
  EXPECT_EQ(Files(polygon() + "/solutions").size(), 89u);
}

TEST_F(PackageTest, SubmissionsCompile) {
  Compile(kattis() + "/submissions/accepted/splits.cpp", "-fsyntax-only");
  Compile(kattis() + "/submissions/accepted/minimax.cpp", "-fsyntax-only");
  const std::string wrong =
      Compile(kattis() + "/submissions/wrong_answer/no-wheel.cpp");
  // The bug is in it.
  EXPECT_EQ(Verdict(wrong, {Secret("01-decisive")}), "wrong_answer");
}

TEST_F(PackageTest, PolygonNamesAllItsFiles) {
  const std::string xml = *ReadFile(polygon() + "/problem.xml");
  EXPECT_THAT(xml, StartsWith("<?xml version=\"1.0\" encoding=\"utf-8\""));
  EXPECT_THAT(xml, HasSubstr("short-name=\"polygon\""));
  const std::vector<std::string> files = Files(polygon());
  const std::regex path("path=\"([^\"]*)\"");
  std::set<std::string> named;
  for (std::sregex_iterator it(xml.begin(), xml.end(), path), end; it != end;
       ++it) {
    named.insert((*it)[1]);
    EXPECT_THAT(files, Contains((*it)[1].str()));
  }
  int tests = 0;
  for (const std::string& file : files) {
    if (absl::StartsWith(file, "tests/")) {
      tests += absl::EndsWith(file, ".a") ? 0 : 1;
    } else if (file != "problem.xml" &&
               !absl::StartsWith(file, "statement-sections/") &&
               !absl::StrContains(file, "/example.01")) {
      EXPECT_THAT(named, Contains(file));
    }
  }
  EXPECT_THAT(xml, HasSubstr(absl::StrCat("<test-count>", tests, "<")));
  EXPECT_EQ(static_cast<size_t>(tests), SecretTests().size() + 1);
  for (int i = 1; i <= tests; ++i) {
    const std::string test = absl::StrCat("tests/", i < 10 ? "0" : "", i);
    EXPECT_THAT(files, Contains(test));
    EXPECT_THAT(files, Contains(test + ".a"));
    if (i == 1) continue;
    // The same seed makes the same tests.
    const std::string secret = SecretTests()[static_cast<size_t>(i - 2)];
    EXPECT_EQ(*ReadFile(absl::StrCat(polygon(), "/", test)),
              *ReadFile(Secret(secret) + ".in"));
  }
  for (const char* tag : {"main", "accepted", "wrong-answer", "failed",
                          "time-limit-exceeded", "rejected"}) {
    EXPECT_THAT(xml, HasSubstr(absl::StrCat("<solution tag=\"", tag, "\">")));
  }
  // As many elements are opened as are closed.
  const auto count = [&xml](const std::string& pattern) {
    const std::regex regex(pattern);
    return std::distance(std::sregex_iterator(xml.begin(), xml.end(), regex),
                         std::sregex_iterator());
  };
  EXPECT_EQ(count("<[a-z]") - count("/>"), count("</[a-z]"));
}

TEST_F(PackageTest, LeavesWhatIsThere) {
  const std::string path = folder() + "/there";
  fs::create_directory(path);
  CommandResult result = RunCommand({"package", "--format", "kattis", path});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.errors, absl::StrCat("tablepick: ", path,
                                        " exists already, and is left as it "
                                        "is\n"));
  EXPECT_THAT(Files(path), IsEmpty());
  // Also a link to nowhere.
  const std::string link = folder() + "/link";
  fs::create_symlink("/nowhere", link);
  result = RunCommand({"package", "--format", "kattis", link + "/"});
  EXPECT_EQ(result.status, 2);
  EXPECT_TRUE(fs::is_symlink(link));
}

// Where a package cannot be completed, nothing of it is left.
TEST_F(PackageTest, IsWholeOrNotThere) {
  const std::string place = folder() + "/place";
  fs::create_directory(place);
  CommandResult result =
      RunCommand({"package", "--format", "kattis", place + "/no/package"});
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.errors,
            absl::StrCat("tablepick: cannot create ", place,
                         "/no/package: No such file or directory\n"));
  // A file may only be 100 KiB.
  result = RunShell(
      "trap '' XFSZ; ulimit -f 100; tablepick package --format "
      "kattis " +
      place + "/package");
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.errors, HasSubstr("File too large"));
  for (const char* signal : {"INT", "TERM", "HUP"}) {
    result = RunShell(absl::StrCat("timeout --preserve-status -s ", signal,
                                   " 0.1 " TABLEPICK_BINARY
                                   " package --format kattis ",
                                   place, "/package"));
    // A machine may be fast enough to be done by then.
    if (result.status == 0) {
      EXPECT_EQ(Files(place + "/package"), Files(kattis()));
      fs::remove_all(place + "/package");
    } else {
      EXPECT_GT(result.status, 128);
    }
  }
  EXPECT_THAT(fs::directory_iterator(place), fs::directory_iterator());
}

TEST_F(PackageTest, RefusesMisuse) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> all = {
      {{"x"}, "--format is needed: kattis or polygon"},
      {{"--format", "kattis"}, "the folder to write is needed"},
      {{"--format", "icpc", "x"}, "there is no package format 'icpc'"},
      {{"--format", "kattis", "Poker"}, "'Poker' is no name for a kattis "},
      {{"--format", "kattis", "a-b"}, "'a-b' is no name for a kattis package"},
      {{"--format", "polygon", "a_b"}, "with dashes between"},
      {{"--format", "polygon", "-"}, "'-' is no name for a polygon package"},
      {{"--format", "kattis", "/"}, "'' is no name for a kattis package"},
      {{"--format", "kattis", ".."}, "'..' is no name for a kattis package"},
      {{"--format", "kattis", "x", "y"}, "too many arguments"},
      {{"--format", "kattis", "x", "--seed", "y"}, "'y'"},
  };
  for (auto [arguments, message] : all) {
    arguments.insert(arguments.begin(), "package");
    const CommandResult result = RunCommand(arguments);
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.errors, HasSubstr(message));
  }
  EXPECT_FALSE(ReadFile("x/problem.yaml").has_value());
}

}  // namespace
}  // namespace tablepick
