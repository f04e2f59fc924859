// The real program on lines of hands: what it prints, and what it refuses.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "nlohmann/json.hpp"
#include "tests/tools/run_command.h"

namespace tablepick {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string Winners(const std::string& input) {
  const CommandResult result = RunCommand({"showdown"}, input);
  EXPECT_EQ(result.status, 0) << input;
  EXPECT_EQ(result.errors, "") << input;
  return result.out;
}

TEST(ShowdownTest, PrintsTheWinnersInTheirOwnNotation) {
  // However the cards are parted, and whatever stands behind an arrow.
  for (const char* input : {
           "8C TS KC 9H 4S 7D 2S 5D 3S AC",
           "8C TS KC 9H 4S - 7D 2S 5D 3S AC",
           "8C TS KC 9H 4S-7D 2S 5D 3S AC\n",
           "8C TS KC 9H 4S | 7D 2S 5D 3S AC\r\n",
           "8C,TS,KC,9H,4S|7D 2S 5D 3S AC",
           "8C, TS, KC, 9H, 4S, 7D 2S 5D 3S AC",
           "8C-TS-KC-9H-4S|7D 2S 5D 3S AC",
           "\t8C\tTS\tKC\t9H\t4S\t7D 2S 5D 3S AC \t ",
           "8C TS KC 9H 4S - 7D 2S 5D 3S AC -> 8C TS KC 9H 4S",
           "8C TS KC 9H 4S - 7D 2S 5D 3S AC->left",
           "8C TS KC 9H 4S 7D 2S 5D 3S AC -> 1S \xff",
           "\uFEFF8C TS KC 9H 4S 7D 2S 5D 3S AC",
           "\n  \r\n8C TS KC 9H 4S 7D 2S 5D 3S AC\n\n",
       }) {
    EXPECT_EQ(Winners(input), "7D 2S 5D 3S AC\n") << input;
  }
  EXPECT_EQ(Winners("8C,TS,KC,9H,4S|7D,2S,5D,3S,AC"), "7D,2S,5D,3S,AC\n");
  EXPECT_EQ(Winners("8C-TS-KC-9H-4S|7D-2S-5D-3S-AC"), "7D-2S-5D-3S-AC\n");
  EXPECT_EQ(Winners("8C-TS-KC-9H-4S-7D-2S-5D-3S-AC"), "7D-2S-5D-3S-AC\n");
  EXPECT_EQ(Winners("8C-TS-KC-9H-4S 7D-2S-5D-3S-AC"), "7D-2S-5D-3S-AC\n");
  EXPECT_EQ(Winners("8C|TS|KC|9H|4S - 7D|2S|5D|3S|AC"), "7D|2S|5D|3S|AC\n");
  EXPECT_EQ(Winners("8c tS Kc 9h 4s - 7d  2s,,5D\t3s aC"),
            "7d  2s,,5D\t3s aC\n");
  EXPECT_EQ(Winners("8c 10s kc 9h 4s - ac 10h 2♠ 3♥️ 4♦"),
            "ac 10h 2♠ 3♥️ 4♦\n");
}

TEST(ShowdownTest, JoinsTiedHands) {
  EXPECT_EQ(Winners("AS KS QS JS TS | KH QH AH JH TH\n"),
            "AS KS QS JS TS - KH QH AH JH TH\n");
  EXPECT_EQ(Winners("AS KS QS JS TS-2c 3c 4c 5c 6c-AH,KH,QH,JH,TH\n"),
            "AS KS QS JS TS - AH,KH,QH,JH,TH\n");
}

TEST(ShowdownTest, PrintsSides) {
  const std::string input =
      "2c 3d 4h 5s 7c - Ac 2d 3h 4s 5c\n"
      "Ac 2d 3h 4s 5c - 2c 3d 4h 5s 7c\n"
      "Ac 2d 3h 4s 5c - Ad 2h 3s 4c 5d\n"
      "Ac 2d 3h 4s 5c - Ad 2h 3s 4c 5d - Kc Kd Kh 2c 2d\n"
      "Ac 2d 3h 4s 5c - Kh 2h 3s 4c 5d - Ad 2h 3s 4c 5d\n"
      "Ac 2d 3h 4s 5c - Ac 2d 3h 4s 5c - Ac 2d 3h 4s 5c - Ac 2d 3h 4s 5c\n";
  const CommandResult result =
      RunCommand({"showdown", "--print", "side"}, input);
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, "right\nleft\nboth\n3\n1 3\n1 2 3 4\n");
  EXPECT_EQ(RunCommand({"showdown", "--count"}, input).out,
            "left 1\nright 1\nhand 3 1\nhand 4 0\nties 3\nrows 6\n");
  EXPECT_EQ(RunCommand({"showdown", "--count", "--format", "json"}, input).out,
            "{\"left\":1,\"right\":1,\"hand 3\":1,\"hand 4\":0,\"ties\":3,"
            "\"rows\":6}\n");
  EXPECT_EQ(RunCommand({"showdown", "--count", "--print", "side"},
                       "2c 3d 4h 5s 7c - Ac 2d 3h 4s 5c")
                .out,
            "right\nleft 0\nright 1\nties 0\nrows 1\n");
}

TEST(ShowdownTest, Describes) {
  const CommandResult result =
      RunCommand({"showdown", "--print", "description"},
                 "Ks 4c Kd Ah 4s - 7s 7c Jd Qh Ts\n"
                 "As 2c 3d 4h 5s - Ac 2d 3h 4s 5c\n"
                 "As 2c 3d 4h 5s - Ac 2d 3h 4s 5c - 7s 7c Jd Qh Ts\n"
                 "2c 3d 4h 5s 7c - Kc Kd Kh 2c 2d - Ac 2d 3h 4s 5c\n");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(
      result.out,
      "left: two pair, kings and fours, ace kicker; right: pair of sevens, "
      "queen, jack and ten kickers; left wins: two pair beats pair\n"
      "left: straight, five high (wheel); right: straight, five high (wheel); "
      "both tie: the same ranks\n"
      "1: straight, five high (wheel); 2: straight, five high (wheel); "
      "3: pair of sevens, queen, jack and ten kickers; 1 2 tie: straight beats "
      "pair\n"
      "1: high card, 7-5-4-3-2; 2: full house, kings over deuces; "
      "3: straight, five high (wheel); 2 wins: full house beats straight\n");
}

TEST(ShowdownTest, Json) {
  const CommandResult result =
      RunCommand({"showdown", "--rules", "badugi", "--format", "json"},
                 "\n2d\t5h 7c 5s - 2h 3c 8d 6c\n2d 5h 7c 5s - 5d 2h 7c 5c\n");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(
      result.out,
      "{\"row\":1,\"line\":2,\"hands\":[{\"text\":\"2d\\u00095h 7c 5s\","
      "\"value\":350,\"category\":\"three-card badugi\",\"description\":"
      "\"three-card badugi, 7-5-2\",\"compared\":[\"7c\",\"5h\",\"2d\"]},"
      "{\"text\":\"2h 3c 8d 6c\",\"value\":340,\"category\":\"three-card "
      "badugi\",\"description\":\"three-card badugi, 8-3-2\",\"compared\":["
      "\"8d\",\"3c\",\"2h\"]}],\"winners\":[1],\"side\":\"left\",\"reason\":"
      "\"seven high beats eight high\"}\n"
      "{\"row\":2,\"line\":3,\"hands\":[{\"text\":\"2d 5h 7c 5s\",\"value\":"
      "350,\"category\":\"three-card badugi\",\"description\":\"three-card "
      "badugi, 7-5-2\",\"compared\":[\"7c\",\"5h\",\"2d\"]},{\"text\":\"5d 2h "
      "7c 5c\",\"value\":350,\"category\":\"three-card badugi\","
      "\"description\":\"three-card badugi, 7-5-2\",\"compared\":[\"7c\","
      "\"5d\",\"2h\"]}],\"winners\":[1,2],\"side\":\"both\",\"reason\":\"the "
      "same ranks\"}\n");
}

// What is refused behind a row that is right: with `message` and `excerpt`.
struct Bad {
  std::string line;
  std::string message;
  std::string excerpt;
};

void ExpectFault(const std::vector<std::string>& options, const Bad& bad) {
  const std::string good = "2C 3D 4H 5S 7C - AC 2D 3H 4S 5C\n";
  std::vector<std::string> arguments = {"showdown"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  for (const std::string& behind :
       std::vector<std::string>{"", "\n", "\r\n", "\n" + good}) {
    const CommandResult result =
        RunCommand(arguments, absl::StrCat(good, bad.line, behind));
    EXPECT_EQ(result.status, 2) << bad.line;
    EXPECT_EQ(result.out, "AC 2D 3H 4S 5C\n") << bad.line;
    EXPECT_EQ(result.errors,
              absl::StrCat("tablepick: <stdin>:2:", bad.message, "\n",
                           bad.excerpt, "\nBefore that, 1 row was compared.\n"))
        << bad.line;
  }
}

TEST(ShowdownTest, RefusesWhatIsNotACard) {
  ExpectFault({}, {"1S 3D 4H 5S 7C - AC 2D 3H 4S 5C",
                   "1: '1S' is not a card: the rank is one of 23456789TJQKA",
                   "  1S 3D 4H 5S 7C - AC 2D 3H 4S 5C\n  ^"});
  ExpectFault({}, {"6с Tc 9h 5S 7C - AC 2D 3H 4S 5C",
                   "1: '6с' (U+0441) is not a card: the suit is one of cdhs",
                   "  6с Tc 9h 5S 7C - AC 2D 3H 4S 5C\n  ^"});
  ExpectFault(
      {}, {"6♠ 10c 9h 5S 7C - AC 2D 3H 4S 5",
           "31: '5' is not a card: the suit is missing, one of cdhs",
           "  6♠ 10c 9h 5S 7C - AC 2D 3H 4S 5\n" + std::string(32, ' ') + "^"});
  ExpectFault({}, {"(nothing dealt yet)",
                   "1: '(nothing' is not a card: the rank is one of "
                   "23456789TJQKA",
                   "  (nothing dealt yet)\n  ^"});
  ExpectFault({}, {"2C3D4H5S7C - AC 2D 3H 4S 5C",
                   "1: '2C3D4H5S7C' is not a card: nothing may follow the suit",
                   "  2C3D4H5S7C - AC 2D 3H 4S 5C\n  ^"});
}

TEST(ShowdownTest, RefusesRepeatedCards) {
  ExpectFault({}, {"3D 8H 3D 3C 8C",
                   "7: 3D appears twice in hand 1, first at "
                   "column 1",
                   "  3D 8H 3D 3C 8C\n        ^"});
  ExpectFault(
      {}, {"2C 8H 3D 3C 8C 4C KH 10H 5D T♥",
           "29: T♥ appears twice in the right hand, first at column 22",
           "  2C 8H 3D 3C 8C 4C KH 10H 5D T♥\n" + std::string(30, ' ') + "^"});
  ExpectFault({}, {"2C 8H 3D 3C 8C - 8H 4C KH TH 4c - AC 2D 3H 4S 5C",
                   "30: 4c appears twice in hand 2, first at column 21",
                   "  2C 8H 3D 3C 8C - 8H 4C KH TH 4c - AC 2D 3H 4S 5C\n" +
                       std::string(31, ' ') + "^"});
}

TEST(ShowdownTest, HandsMayShareCardsUnlessThereIsOneDeck) {
  const std::string shared = "6H JH TS 7S TD 6H AD QD 8H 8S";
  EXPECT_EQ(Winners(shared), "6H JH TS 7S TD\n");
  ExpectFault({"--one-deck"},
              {shared, "16: 6H appears twice, in two hands, first at column 1",
               "  6H JH TS 7S TD 6H AD QD 8H 8S\n                 ^"});
  ExpectFault({"--one-deck"},
              {"AC 2D 3H 4S 5C - 2C 8H 3D 3C 8C - 8h 4C KH TH 9C",
               "35: 8h appears twice, in two hands, first at column 21",
               "  AC 2D 3H 4S 5C - 2C 8H 3D 3C 8C - 8h 4C KH TH 9C\n" +
                   std::string(36, ' ') + "^"});
}

TEST(ShowdownTest, RefusesHandsOfTheWrongSize) {
  const auto row = [](absl::string_view cards) {
    return absl::StrCat(
        "a row without '-' or '|' is two hands of 5 cards: this one has ",
        cards);
  };
  ExpectFault(
      {}, {"8C TS KC 9H 4S 7D 2S 5D 3S", absl::StrCat("27: ", row("9 cards")),
           "  8C TS KC 9H 4S 7D 2S 5D 3S\n" + std::string(28, ' ') + "^"});
  ExpectFault({}, {"8C TS KC 9H 4S 7D 2S 5D 3S AC AD -> left",
                   absl::StrCat("31: ", row("11 cards")),
                   "  8C TS KC 9H 4S 7D 2S 5D 3S AC AD -> left\n" +
                       std::string(32, ' ') + "^"});
  ExpectFault({}, {"8C TS KC 9H 4S", absl::StrCat("15: ", row("5 cards")),
                   "  8C TS KC 9H 4S\n" + std::string(16, ' ') + "^"});
  ExpectFault({}, {"8C", absl::StrCat("3: ", row("1 card")), "  8C\n    ^"});
  ExpectFault(
      {}, {" -> left", absl::StrCat("1: ", row("0 cards")), "   -> left\n  ^"});
  ExpectFault(
      {}, {"8C TS KC 9H 4S - 7D 2S 5D 3S",
           "29: hand 2 has 4 cards: a hand of poker has 5",
           "  8C TS KC 9H 4S - 7D 2S 5D 3S\n" + std::string(30, ' ') + "^"});
  ExpectFault(
      {}, {"8C TS KC 9H 4S 7D - 2S 5D 3S AC",
           "16: hand 1 has 6 cards: a hand of poker has 5",
           "  8C TS KC 9H 4S 7D - 2S 5D 3S AC\n" + std::string(17, ' ') + "^"});
  ExpectFault({}, {"8C TS KC 9H 4S - | 7D 2S 5D 3S AC",
                   "18: hand 2 has no cards: a hand of poker has 5",
                   "  8C TS KC 9H 4S - | 7D 2S 5D 3S AC\n" +
                       std::string(19, ' ') + "^"});
  ExpectFault({}, {"8C TS KC 9H 4S - 7D 2S 5D 3S AC -",
                   "33: hand 3 has no cards: a hand of poker has 5",
                   "  8C TS KC 9H 4S - 7D 2S 5D 3S AC -\n" +
                       std::string(34, ' ') + "^"});
  ExpectFault(
      {}, {"-", "1: hand 1 has no cards: a hand of poker has 5", "  -\n  ^"});
  ExpectFault({},
              {"8C TS KC 9H - 7D 2S 5D 3S",
               "12: hand 1 has 4 cards: a hand "
               "of poker has 5",
               "  8C TS KC 9H - 7D 2S 5D 3S\n" + std::string(13, ' ') + "^"});
}

TEST(ShowdownTest, RefusesCardsThatAreNotInTheDeck) {
  const CommandResult result = RunCommand({"showdown", "--rules", "short-deck"},
                                          "6c 7c 8c 9c Tc 6d 7d 8d 5d Td\n");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.errors,
            "tablepick: <stdin>:1:25: 5d is not in the deck of short-deck\n"
            "  6c 7c 8c 9c Tc 6d 7d 8d 5d Td\n"
            "                          ^\n"
            "Before that, 0 rows were compared.\n");
}

TEST(ShowdownTest, NothingToRead) {
  for (const char* input : {"", "\n", " \r\n\n", "\xef\xbb\xbf"}) {
    const CommandResult result = RunCommand({"showdown"}, input);
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.errors,
                HasSubstr("there is nothing to read: a line with two hands is "
                          "missing\n"));
  }
}

TEST(ShowdownTest, CountsStandBeforeAFault) {
  const CommandResult result =
      RunCommand({"showdown", "--count"},
                 "2C 3D 4H 5S 7C - AC 2D 3H 4S 5C\n2C 2C 4H 5S 7C 2D\n");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "left 0\nright 1\nties 0\nrows 1\n");
  EXPECT_THAT(result.errors, StartsWith("tablepick: <stdin>:2:4: 2C appears"));
}

TEST(ShowdownTest, RubbishIsRefusedInWords) {
  std::string rubbish;
  for (unsigned i = 0; i < 100'000; ++i) {
    rubbish += static_cast<char>(i * i * 2654435761u >> 13);
  }
  for (const std::string& input :
       {rubbish, std::string(1'000'000, '\0'), std::string(1'000'000, '2'),
        std::string("\xff\xfe"
                    "8\0C\0",
                    6)}) {
    const CommandResult result = RunCommand({"showdown"}, input);
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.errors, HasSubstr("is not a card"));
    for (const char c : result.errors) {
      EXPECT_TRUE(c == '\n' || static_cast<unsigned char>(c) >= 0x20);
    }
  }
}

// Whether a line fits does not depend on the pieces that it arrives in.
TEST(ShowdownTest, LinesHaveALongestLength) {
  const std::string row = "8C TS KC 9H 4S 7D 2S 5D 3S AC";
  const auto with_length = [&](size_t length) {
    return row + std::string(length - row.size(), ' ');
  };
  const std::string start = absl::StrCat(with_length(65536), "\n");
  for (const char* command : {"tablepick showdown", "cat | tablepick showdown",
                              "dd bs=4099 status=none | tablepick showdown"}) {
    // More of them than are kept at a time.
    std::string lines;
    std::string winners;
    for (int i = 0; i < 12; ++i) {
      lines += start;
      winners += "7D 2S 5D 3S AC\n";
    }
    const CommandResult fits = RunShell(command, lines + with_length(65536));
    EXPECT_EQ(fits.status, 0);
    EXPECT_EQ(fits.out, winners + "7D 2S 5D 3S AC\n");
    for (const std::string& bad :
         {with_length(65537), with_length(65537) + "\n" + start,
          with_length(65534) + "AC", with_length(65535) + "AC",
          with_length(65535) + "10C", with_length(65536) + "A",
          with_length(65536) + "x" + start, with_length(10'000'000)}) {
      const CommandResult result = RunShell(command, start + bad);
      EXPECT_EQ(result.status, 2) << bad.size();
      EXPECT_EQ(result.out, "7D 2S 5D 3S AC\n");
      EXPECT_THAT(result.errors,
                  StartsWith(bad.size() == 65536
                                 ? "tablepick: <stdin>:2:65535: a row without"
                                 : "tablepick: <stdin>:2:1: the line is longer "
                                   "than 65,536 bytes\n"
                                   "  8C TS"))
          << bad.size();
    }
  }
}

TEST(ShowdownTest, FilesThatCannotBeRead) {
  EXPECT_EQ(RunCommand({"showdown", "cases"}).status, 3);
  EXPECT_EQ(RunCommand({"showdown", "no/such/file"}).status, 3);
  const CommandResult full = RunShell(
      "tablepick showdown cases/pe54/statement_examples.in > /dev/full");
  EXPECT_EQ(full.status, 3);
  EXPECT_THAT(full.errors, HasSubstr("No space left on device"));
  const CommandResult closed = RunShell(
      "tablepick showdown cases/showdown/poker.tsv | head -1; "
      "echo ${PIPESTATUS[0]}");
  EXPECT_EQ(closed.out, "7s 8h Kc Kd Ks\n0\n");
  EXPECT_EQ(closed.errors, "");
}

TEST(ShowdownTest, MisuseIsExplained) {
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"showdown", "--rules", "whist"},
                                             {"showdown", "--print", "loser"},
                                             {"showdown", "--format", "xml"},
                                             {"showdown", "one", "two"},
                                             {"showdown", "--print"}}) {
    const CommandResult result = RunCommand(arguments);
    EXPECT_EQ(result.status, 2);
    EXPECT_THAT(result.errors, StartsWith("tablepick: showdown: "));
  }
}

// The second line is sent only when the answer to the first has come back.
TEST(ShowdownTest, AnswersWhileInputStillArrives) {
  const CommandResult result = RunShell(
      "coproc tablepick showdown --print side\n"
      "echo 2c 3d 4h 5s 7c - Ac 2d 3h 4s 5c >&${COPROC[1]}\n"
      "read -t 20 first <&${COPROC[0]} || exit 9\n"
      "echo Ac 2d 3h 4s 5c - 2c 3d 4h 5s 7c >&${COPROC[1]}\n"
      "read -t 20 second <&${COPROC[0]} || exit 9\n"
      "echo $first $second\n");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, "right left\n");
}

}  // namespace
}  // namespace tablepick
