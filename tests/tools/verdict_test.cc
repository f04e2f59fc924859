#include "tools/verdict.h"

#include <gtest/gtest.h>

#include <csignal>
#include <string>
#include <vector>

namespace tablepick {
namespace {

using End = ChildRun::End;

const std::vector<Outcome> kExpected = {Outcome::kAlice, Outcome::kBob,
                                        Outcome::kDraw};

Verdict JudgeOutput(const std::string& output) {
  ChildRun run;
  run.output = output;
  return Judge(run, kExpected);
}

void ExpectVerdict(const Verdict& verdict, VerdictKind kind, size_t at,
                   const std::string& found) {
  EXPECT_EQ(VerdictName(verdict.kind), VerdictName(kind));
  EXPECT_EQ(verdict.at, at);
  EXPECT_EQ(verdict.found, found);
}

TEST(VerdictTest, AnyWhiteSpaceSeparatesAnswers) {
  for (const char* output :
       {"Alice\nBob\nDraw\n", "Alice\nBob\nDraw", "Alice Bob Draw",
        "\n Alice\t\r\nBob\r\n\r\nDraw \v\f\n\n"}) {
    ExpectVerdict(JudgeOutput(output), VerdictKind::kRight, 0, "");
  }
}

TEST(VerdictTest, TellsTheFirstWrongAnswer) {
  ExpectVerdict(JudgeOutput("Alice\nDraw\nBob\n"), VerdictKind::kWrongAnswer, 1,
                "Draw");
  ExpectVerdict(JudgeOutput("Bob"), VerdictKind::kWrongAnswer, 0, "Bob");
}

TEST(VerdictTest, OtherWordsAreMalformed) {
  ExpectVerdict(JudgeOutput("Alice\nbob\nDraw\n"),
                VerdictKind::kMalformedOutput, 1,
                "'bob' where an answer should be");
  ExpectVerdict(JudgeOutput("AliceBobDraw"), VerdictKind::kMalformedOutput, 0,
                "'AliceBobDraw' where an answer should be");
  ExpectVerdict(JudgeOutput(std::string("Alice\nB\0b\x7f\n", 11)),
                VerdictKind::kMalformedOutput, 1,
                "'B\\x00b\\x7f' where an answer should be");
}

TEST(VerdictTest, ThereHaveToBeAsManyAnswersAsCases) {
  ExpectVerdict(JudgeOutput(""), VerdictKind::kMalformedOutput, 0,
                "no answers to 3 cases");
  ExpectVerdict(JudgeOutput("Alice\n"), VerdictKind::kMalformedOutput, 1,
                "1 answer to 3 cases");
  ExpectVerdict(JudgeOutput("Alice Bob Draw Draw"),
                VerdictKind::kMalformedOutput, 3,
                "'Draw' after the last answer");
}

TEST(VerdictTest, ARunThatDoesNotEndWellIsNotRight) {
  ChildRun run;
  run.output = "Alice\nBob\nDraw\n";
  run.code = 1;
  ExpectVerdict(Judge(run, kExpected), VerdictKind::kCrash, 0, "exit status 1");
  run.end = End::kSignalled;
  run.code = SIGSEGV;
  ExpectVerdict(Judge(run, kExpected), VerdictKind::kCrash, 0,
                "signal 11 (Segmentation fault)");
  run.end = End::kTimedOut;
  run.time = std::chrono::milliseconds(1500);
  ExpectVerdict(Judge(run, kExpected), VerdictKind::kTimeOut, 0,
                "no end after 1.5 seconds");
  run.end = End::kFlooded;
  ExpectVerdict(Judge(run, kExpected), VerdictKind::kTooMuchOutput, 0,
                "more than 15 bytes of output");
}

}  // namespace
}  // namespace tablepick
