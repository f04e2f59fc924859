// `tablepick check --as testlib`: the arguments, messages and exit statuses of
// a checker written with testlib, as its checkers/wcmp.cpp has them.

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "solver/outcome.h"
#include "tools/byte_reader.h"
#include "tools/check.h"
#include "tools/console.h"
#include "tools/convention.h"
#include "tools/input.h"
#include "tools/solved_cases.h"
#include "tools/word.h"

namespace tablepick {
namespace {

constexpr Blanks kBlanks = Blanks::kTestlib;

// testlib reads no larger files.
constexpr uintmax_t kLargestFile = 128 << 20;

struct Verdict {
  ExitStatus status;
  std::string message;
};

Verdict Failure(std::string message) {
  return {kTestlibFail, std::move(message)};
}

// What testlib says of a file that is too large, or nothing.
std::optional<std::string> TooLarge(const std::string& path) {
  std::error_code error;
  const uintmax_t size = std::filesystem::file_size(path, error);
  if (error || size <= kLargestFile) return std::nullopt;
  return absl::StrCat("File size exceeds ", kLargestFile, " bytes, size is ",
                      size);
}

std::string Differ(int64_t number, Outcome expected, const Word& found) {
  return absl::StrCat(Ordinal(number), " words differ - expected: '",
                      OutcomeName(expected), "', found: '", Compressed(found),
                      "'");
}

// The answers of a file, the judge's or a contestant's, one at a time.
class Answers {
 public:
  Answers(Input input, bool ignore_case)
      : input_(std::move(input)), text_(&input_), ignore_case_(ignore_case) {}
  Answers(const Answers&) = delete;
  Answers& operator=(const Answers&) = delete;

  bool AtEnd() {
    SkipBlanks(text_, kBlanks);
    return text_.Peek() < 0;
  }
  const absl::Status& status() const { return text_.status(); }
  const std::string& name() const { return input_.name(); }

  // What is wrong with the next word. REQUIRES: not AtEnd().
  std::optional<Verdict> Expect(int64_t number, Outcome expected) {
    ReadWord(text_, kBlanks, &word_, kTestlibLongestWord + 1);
    if (word_.size > kTestlibLongestWord) {
      return Verdict{kTestlibWrongFormat, TestlibTooLong(word_)};
    }
    const absl::string_view name = OutcomeName(expected);
    if (word_.text == name ||
        (ignore_case_ && absl::EqualsIgnoreCase(word_.text, name))) {
      return std::nullopt;
    }
    return Verdict{kTestlibWrongAnswer, Differ(number, expected, word_)};
  }

 private:
  Input input_;
  ByteReader text_;
  bool ignore_case_;
  Word word_;
};

// What is wrong with the judge's files is not the contestant's fault, wherever
// it is, so all of them is read before the output gets its verdict.
Verdict Judge(SolvedCases& cases, Answers& output, Answers& answers) {
  const auto judges_fault = [&answers](absl::string_view message) {
    return Failure(absl::StrCat(message, " (", answers.name(), ")"));
  };
  std::optional<Verdict> verdict;
  int64_t count = 0;
  Outcome outcome{};
  while (cases.Next()) {
    count = cases.number();
    outcome = cases.outcome();
    if (answers.AtEnd()) {
      return judges_fault(answers.status().ok()
                              ? absl::StrCat("The answer file ends after ",
                                             Count(count - 1, "answer"))
                              : "unable to read");
    }
    if (const auto fault = answers.Expect(count, outcome)) {
      return judges_fault(fault->message);
    }
    if (verdict.has_value()) continue;
    if (!output.AtEnd()) {
      verdict = output.Expect(count, outcome);
    } else if (output.status().ok()) {
      verdict = {kTestlibWrongAnswer,
                 "Unexpected EOF in the participants output"};
    } else {
      return Failure(absl::StrCat("unable to read (", output.name(), ")"));
    }
  }
  if (cases.fault().has_value()) {
    const Fault& fault = *cases.fault();
    return Failure(absl::StrCat(fault.message, " (", cases.name(), ", line ",
                                fault.place.line, ")"));
  }
  if (!cases.status().ok()) {
    return Failure(absl::StrCat("unable to read (", cases.name(), ")"));
  }
  if (!answers.AtEnd()) {
    return judges_fault("The answer file contains extra tokens");
  }
  if (verdict.has_value()) return *verdict;
  if (!output.AtEnd()) {
    return {kTestlibWrongAnswer, "Participant output contains extra tokens"};
  }
  if (!output.status().ok()) {
    return Failure(absl::StrCat("unable to read (", output.name(), ")"));
  }
  if (count == 1) {
    return {kTestlibOk, absl::StrCat("\"", OutcomeName(outcome), "\"")};
  }
  return {kTestlibOk, absl::StrCat(count, " tokens")};
}

Verdict Judge(const std::vector<std::string>& files, const Game& game,
              bool ignore_case) {
  const std::string& output_path = files[1];
  for (const std::string& path : {files[0], output_path, files[2]}) {
    const std::optional<std::string> too_large = TooLarge(path);
    if (!too_large.has_value()) continue;
    if (path == output_path) return {kTestlibWrongFormat, *too_large};
    return Failure(absl::StrCat(*too_large, " (", path, ")"));
  }
  absl::StatusOr<Input> input = Input::Open(files[0]);
  if (!input.ok()) {
    return Failure(absl::StrCat("Input file not found: \"", files[0], "\""));
  }
  absl::StatusOr<Input> output = Input::Open(output_path);
  if (!output.ok()) {
    return {kTestlibWrongFormat,
            absl::StrCat("Output file not found: \"", output_path, "\"")};
  }
  absl::StatusOr<Input> answers = Input::Open(files[2]);
  if (!answers.ok()) {
    return Failure(absl::StrCat("Answer file not found: \"", files[2], "\""));
  }
  SolvedCases cases(&*input, *game.rules, game.shape);
  Answers output_words(*std::move(output), ignore_case);
  Answers answer_words(*std::move(answers), ignore_case);
  return Judge(cases, output_words, answer_words);
}

// The names of verdicts in reports, and before messages, by exit status.
constexpr absl::string_view kReportNames[] = {"accepted", "wrong-answer",
                                              "presentation-error", "fail"};
constexpr absl::string_view kSaidNames[] = {"ok ", "wrong answer ",
                                            "wrong output format ", "FAIL "};

std::string XmlText(absl::string_view message) {
  std::string text;
  for (char c : message) {
    if (c == '&') {
      text += "&amp;";
    } else if (c == '<') {
      text += "&lt;";
    } else if (c == '>') {
      text += "&gt;";
    } else if (c == '"') {
      text += "&quot;";
    } else {
      text += c >= 0 && c < ' ' ? '.' : c;
    }
  }
  return text;
}

bool WriteReport(const std::string& path, const Verdict& verdict, bool xml) {
  std::ofstream file(path, std::ios::binary);
  if (xml) {
    file << "<?xml version=\"1.0\" encoding=\"windows-1251\"?>"
         << "<result outcome = \"" << kReportNames[verdict.status] << "\">"
         << XmlText(verdict.message) << "</result>\n";
  } else {
    file << verdict.message;
  }
  file.close();
  return !file.fail();
}

}  // namespace

ExitStatus CheckAsTestlib(const std::vector<std::string>& arguments,
                          const Game& game, bool ignore_case) {
  const bool xml = arguments.size() == 5;
  if (arguments.size() < 3 || arguments.size() > 5 ||
      (xml && arguments[4] != "-appes" && arguments[4] != "-APPES")) {
    return FailAsTestlib(
        "Program must be run with the following arguments: <input-file> "
        "<output-file> <answer-file> [<report-file> [<-appes>]]");
  }
  Verdict verdict = Judge(arguments, game, ignore_case);
  verdict.message = Printable(verdict.message);
  if (arguments.size() > 3) {
    if (WriteReport(arguments[3], verdict, xml)) {
      Say("\nSee file to check exit message");
      return verdict.status;
    }
    verdict = Failure("Can not write to the result file");
  }
  Say(absl::StrCat(kSaidNames[verdict.status], verdict.message));
  return verdict.status;
}

}  // namespace tablepick
