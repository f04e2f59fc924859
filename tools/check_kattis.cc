// `tablepick check --as kattis`: an output validator of the problem package
// format, which compares as the format's default validator does.

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
#include "tools/check_report.h"
#include "tools/console.h"
#include "tools/convention.h"
#include "tools/input.h"
#include "tools/output_check.h"
#include "tools/solved_cases.h"
#include "tools/word.h"

namespace tablepick {
namespace {

constexpr Blanks kBlanks = Blanks::kC;

// Enough to see that a word is wrong.
constexpr int64_t kLongest = Word::kHead + 1;

// What the flags ask for.
struct Flags {
  bool case_sensitive = false;
  bool space_change_sensitive = false;
};

bool ReadFlags(const std::vector<std::string>& words, size_t at, Flags* flags) {
  for (; at < words.size(); ++at) {
    if (words[at] == "case_sensitive") {
      flags->case_sensitive = true;
    } else if (words[at] == "space_change_sensitive") {
      flags->space_change_sensitive = true;
    } else if (words[at] == "float_tolerance" ||
               words[at] == "float_absolute_tolerance" ||
               words[at] == "float_relative_tolerance") {
      // Nothing is a number here, so how close it has to be does not matter.
      if (++at == words.size()) return false;
    } else {
      return false;
    }
  }
  return true;
}

// The files in which an output validator tells more than yes or no.
class Feedback {
 public:
  explicit Feedback(std::string folder) : folder_(std::move(folder)) {}

  bool Exists() const {
    std::error_code error;
    return std::filesystem::is_directory(folder_, error);
  }
  // Writes `message` for the judges, and `position`. Returns false if that
  // fails.
  bool Write(absl::string_view message, absl::string_view position) const {
    return WriteFile("judgemessage.txt", message) &&
           WriteFile("diffposition.txt", position);
  }

 private:
  bool WriteFile(absl::string_view name, absl::string_view text) const {
    std::ofstream file(absl::StrCat(folder_, "/", name), std::ios::binary);
    file << text;
    file.close();
    return !file.fail();
  }

  std::string folder_;
};

// What is wrong with the output, and where it and the answer file part.
struct Difference {
  std::string message;
  int64_t answer_offset;
  int64_t output_offset;
};

// Compares an output with the answer file, and the answer file with what is
// right.
class Comparison {
 public:
  Comparison(SolvedCases* cases, const Rules& rules, Input* answers,
             Input* output, Flags flags)
      : cases_(cases),
        rules_(rules),
        answers_(answers),
        output_(output),
        flags_(flags) {}

  // Reads all there is. Returns what is wrong with the judge's own files, or
  // nothing.
  std::optional<std::string> Run();

  // Then: what is wrong with the output, if anything is.
  const std::optional<Difference>& difference() const { return difference_; }

 private:
  void CompareBlanks();
  void CompareWord(const Word& answer);
  std::optional<std::string> ReadAnswer(Word* word);
  void Differ(absl::string_view message, const Mark& answer,
              const Mark& output);

  SolvedCases* cases_;
  const Rules& rules_;
  ByteReader answers_;
  ByteReader output_;
  Flags flags_;
  std::optional<Difference> difference_;
};

std::optional<std::string> Comparison::Run() {
  int64_t count = 0;
  Word word;
  while (cases_->Next()) {
    count = cases_->number();
    CompareBlanks();
    if (auto fault = ReadAnswer(&word)) return fault;
    CompareWord(word);
  }
  if (cases_->fault().has_value()) {
    const Fault& fault = *cases_->fault();
    return absl::StrCat(Printable(cases_->name()), ":", fault.place.line, ":",
                        fault.place.column, ": ", fault.message);
  }
  if (!cases_->status().ok()) {
    return absl::StrCat(cases_->status().message());
  }
  CompareBlanks();
  if (answers_.Peek() >= 0) {
    return absl::StrCat("the answer file goes on behind the last of ",
                        Count(count, "answer"));
  }
  if (!difference_.has_value() && output_.Peek() >= 0) {
    ReadWord(output_, kBlanks, &word, kLongest);
    Differ(absl::StrCat(Quoted(word.text), " stands behind the last of ",
                        Count(count, "answer")),
           answers_.here(), word.mark);
  }
  for (const ByteReader* file : {&answers_, &output_}) {
    if (!file->status().ok()) return absl::StrCat(file->status().message());
  }
  return std::nullopt;
}

// Skips the white space that stands next in both.
void Comparison::CompareBlanks() {
  if (!flags_.space_change_sensitive || difference_.has_value()) {
    SkipBlanks(answers_, kBlanks);
    SkipBlanks(output_, kBlanks);
    return;
  }
  while (IsBlank(answers_.Peek(), kBlanks) ||
         IsBlank(output_.Peek(), kBlanks)) {
    if (answers_.Peek() != output_.Peek()) {
      Differ(absl::StrCat("White space differs: expected ",
                          ByteName(answers_.Peek()), ", found ",
                          ByteName(output_.Peek())),
             answers_.here(), output_.here());
      SkipBlanks(answers_, kBlanks);
      return;
    }
    answers_.Advance();
    output_.Advance();
  }
}

// Reads the answer to this case. Returns what is wrong with it, or nothing.
std::optional<std::string> Comparison::ReadAnswer(Word* word) {
  const std::string expected =
      absl::StrCat("the answer to case ", cases_->number(), " has to be ",
                   OutcomeName(cases_->outcome()));
  if (answers_.Peek() < 0) {
    if (!answers_.status().ok()) {
      return absl::StrCat(answers_.status().message());
    }
    return absl::StrCat(expected, ", and the answer file ends before it");
  }
  ReadWord(answers_, kBlanks, word, kLongest);
  if (OutcomeOf(word->text, !flags_.case_sensitive) == cases_->outcome()) {
    return std::nullopt;
  }
  return absl::StrCat(expected, ", and line ", word->mark.place.line,
                      " of the answer file has ", Quoted(word->text));
}

void Comparison::CompareWord(const Word& answer) {
  if (difference_.has_value()) return;
  const std::string in_case = absl::StrCat("case ", cases_->number());
  if (output_.Peek() < 0) {
    Differ(absl::StrCat("The output ends before the answer to ", in_case),
           answer.mark, output_.here());
    return;
  }
  Word word;
  ReadWord(output_, kBlanks, &word, kLongest);
  const bool ignore_case = !flags_.case_sensitive;
  if (word.text == answer.text ||
      (ignore_case && absl::EqualsIgnoreCase(word.text, answer.text))) {
    return;
  }
  const std::optional<Outcome> found = OutcomeOf(word.text, ignore_case);
  const Outcome expected = cases_->outcome();
  Differ(absl::StrCat("Wrong answer in ", in_case, ": expected ",
                      OutcomeName(expected), ", found ",
                      found.has_value() ? absl::StrCat(OutcomeName(*found))
                                        : Quoted(word.text)),
         answer.mark, word.mark);
  absl::StrAppend(&difference_->message, ExplainWrong(rules_, cases_->deal()));
}

void Comparison::Differ(absl::string_view message, const Mark& answer,
                        const Mark& output) {
  difference_ =
      Difference{absl::StrCat(message, "\n(line ", output.place.line,
                              " of the output, line ", answer.place.line,
                              " of the answer file)\n"),
                 answer.offset, output.offset};
}

// The judges have to look at their own files: says so, and tells them why.
ExitStatus JudgeError(const Feedback& feedback, absl::string_view message) {
  Complain(message);
  if (!feedback.Write(absl::StrCat("Judge error: ", message, "\n"), "")) {
    Complain("cannot write to the feedback folder");
  }
  return kExitSystem;
}

}  // namespace

ExitStatus CheckAsKattis(const std::vector<std::string>& arguments,
                         const Game& game) {
  Flags flags;
  if (arguments.size() < 3 || !ReadFlags(arguments, 3, &flags)) {
    Complain(
        "check: the arguments of an output validator are: input answer_file "
        "feedback_dir [case_sensitive] [space_change_sensitive] "
        "[float_tolerance N] [float_absolute_tolerance N] "
        "[float_relative_tolerance N]");
    return kExitUsage;
  }
  const Feedback feedback(arguments[2]);
  if (!feedback.Exists()) {
    Complain(absl::StrCat(Printable(arguments[2]),
                          ": there is no such feedback folder"));
    return kExitSystem;
  }
  absl::StatusOr<Input> input = Input::Open(arguments[0]);
  absl::StatusOr<Input> answers = Input::Open(arguments[1]);
  absl::StatusOr<Input> output = Input::Open("-");
  for (const absl::StatusOr<Input>* opened : {&input, &answers, &output}) {
    if (!opened->ok()) return JudgeError(feedback, opened->status().message());
  }

  SolvedCases cases(&*input, *game.rules, game.shape);
  Comparison comparison(&cases, *game.rules, &*answers, &*output, flags);
  if (const auto fault = comparison.Run()) return JudgeError(feedback, *fault);
  std::string message = "ok\n";
  std::string position;
  const std::optional<Difference>& difference = comparison.difference();
  if (difference.has_value()) {
    message = difference->message;
    position =
        absl::StrCat(difference->answer_offset, " ", difference->output_offset);
  }
  if (!feedback.Write(message, position)) {
    Complain(absl::StrCat(Printable(arguments[2]),
                          ": cannot write to the feedback folder"));
    return kExitSystem;
  }
  return difference.has_value() ? kKattisNo : kKattisYes;
}

}  // namespace tablepick
