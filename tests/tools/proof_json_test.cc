// Like the verifier's, this program is linked without anything that searches:
// a proof can be read and checked without.

#include "tools/proof_json.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "solver/notation.h"
#include "solver/verify.h"

namespace tablepick {
namespace {

const char* const kProof =
    R"({"rules":"poker","position":"AcAdKhKd/QcQdQh2c/3d4dAh",)"
    R"("outcome":"Alice","strategies":[{"player":"Alice","start":)"
    R"({"take":"Ah","then":{"replies":[{"cards":["3d","4d"],"then":)"
    R"({"hands":{"Alice":"AcAdAhKdKh","Bob":"QcQdQh4d2c"}}}]}}}]})"
    "\n";

// What ParseProof says of a text; empty if it is a proof.
std::string Refusal(const std::string& text) {
  std::optional<size_t> fault;
  const absl::StatusOr<RuledProof> proof = ParseProof(text, &fault);
  return absl::StrCat(proof.status().message(),
                      fault.has_value() ? absl::StrCat(" @", *fault) : "");
}

TEST(ProofJsonTest, ReadsAProofThatHolds) {
  std::optional<size_t> fault;
  const absl::StatusOr<RuledProof> read = ParseProof(kProof, &fault);
  ASSERT_EQ(read.status(), absl::OkStatus());
  EXPECT_EQ(read->rules, &PokerRules());
  EXPECT_EQ(FormatPosition(read->proof.position), "AcAdKhKd/QcQdQh2c/3d4dAh");
  EXPECT_EQ(read->proof.outcome, Outcome::kAlice);
  EXPECT_EQ(VerifyProof(*read->rules, read->proof), absl::OkStatus());
  EXPECT_EQ(FormatProof(*read->rules, read->proof), kProof);
}

TEST(ProofJsonTest, ReadsAnyLayoutAndMoreMembers) {
  const std::string text = absl::StrReplaceAll(
      kProof, {{"{", "{\n\t\"note\" : [1, null],"}, {",\"", " ,\r\n \""}});
  std::optional<size_t> fault;
  const absl::StatusOr<RuledProof> read = ParseProof(text, &fault);
  ASSERT_EQ(read.status(), absl::OkStatus());
  EXPECT_EQ(FormatProof(*read->rules, read->proof), kProof);
}

TEST(ProofJsonTest, RefusesNumbersThatAreTooLarge) {
  EXPECT_EQ(Refusal("[1e999]"),
            "no proof: there is a number in it that is too large to be read");
}

TEST(ProofJsonTest, NamesTheByteThatIsNoJson) {
  EXPECT_EQ(Refusal(""), "this is no JSON @0");
  EXPECT_EQ(Refusal("{]"), "this is no JSON @1");
  EXPECT_EQ(Refusal("{\"rules\":\"\xff\"}"), "this is no JSON @10");
  EXPECT_EQ(Refusal(absl::StrCat(kProof, "x")),
            absl::StrCat("this is no JSON @", std::string(kProof).size()));
}

TEST(ProofJsonTest, NamesTheValueThatIsWrong) {
  struct Case {
    const char* from;
    const char* to;
    const char* refusal;
  };
  const Case cases[] = {
      {"\"rules\":\"poker\",", "", "'rules' is missing"},
      {"\"poker\"", "7", "/rules: this has to be a JSON string"},
      {"\"poker\"", "\"bridge\"",
       "/rules: there are no rules called 'bridge': there are poker, badugi, "
       "deuce-to-seven, ace-to-five, short-deck"},
      {"\"position\":", "\"deal\":", "'position' is missing"},
      {"4dAh\"", "4dAc\"",
       "/position: 'AcAdKhKd/QcQdQh2c/3d4dAc': Ac is dealt twice"},
      {"\"outcome\":\"Alice\"", "\"outcome\":\"alice\"",
       "/outcome: 'alice' is not Alice, Draw or Bob"},
      {"\"strategies\":[", "\"strategies\":[7,",
       "/strategies/0: an object has to be here, with a 'player' in it"},
      {"\"strategies\":", "\"strategies\":{},\"x\":",
       "/strategies: this has to be a JSON array"},
      {"\"player\":\"Alice\"", "\"player\":\"Draw\"",
       "/strategies/0/player: 'Draw' is neither Alice nor Bob"},
      {"\"start\":", "\"begin\":", "/strategies/0: 'start' is missing"},
      {"\"take\":", "\"takes\":",
       "/strategies/0/start: one of 'take', 'replies' and 'hands' has to be "
       "here"},
      {"\"take\":", "\"replies\":[],\"take\":",
       "/strategies/0/start: one of 'take', 'replies' and 'hands' has to be "
       "here"},
      {"\"take\":\"Ah\"", "\"take\":\"Ah3d\"",
       "/strategies/0/start/take: 'Ah3d' is not one card"},
      {"\"take\":\"Ah\"", "\"take\":\"\"",
       "/strategies/0/start/take: '' is not one card"},
      {"\"take\":\"Ah\"", "\"take\":\"1h\"",
       "/strategies/0/start/take: '1h' is not a card: the rank is one of "
       "23456789TJQKA"},
      {"\"then\":{\"replies\"", "\"than\":{\"replies\"",
       "/strategies/0/start: 'then' is missing"},
      {"\"replies\":[", "\"replies\":7,\"x\":[",
       "/strategies/0/start/then/replies: this has to be a JSON array"},
      {"\"cards\":", "\"card\":",
       "/strategies/0/start/then/replies/0: 'cards' is missing"},
      {"[\"3d\",\"4d\"]", "[\"3d\",7]",
       "/strategies/0/start/then/replies/0/cards/1: a card has to be here, as "
       "a string"},
      {"[\"3d\",\"4d\"]", "[\"3d4d\"]",
       "/strategies/0/start/then/replies/0/cards/0: '3d4d' is not one card"},
      {"{\"Alice\":\"AcAdAhKdKh\",", "{",
       "/strategies/0/start/then/replies/0/then/hands: 'Alice' is missing"},
      {"AcAdAhKdKh", "AcAdKdAhAc",
       "/strategies/0/start/then/replies/0/then/hands/Alice: Ac is there "
       "twice"},
      {"QcQdQh4d2c", "QcQdQh4dZc",
       "/strategies/0/start/then/replies/0/then/hands/Bob: 'Zc' is not a card: "
       "the rank is one of 23456789TJQKA"},
  };
  for (const Case& one : cases) {
    const std::string text = absl::StrReplaceAll(kProof, {{one.from, one.to}});
    ASSERT_NE(text, kProof) << one.from;
    EXPECT_EQ(Refusal(text), absl::StrCat("no proof: ", one.refusal))
        << one.from << " " << one.to;
  }
  EXPECT_EQ(Refusal("7"),
            "no proof: an object has to be here, with a 'rules' in it");
}

TEST(ProofJsonTest, RefusesWhatGoesOnForEver) {
  const std::string step = "{\"take\":\"Ah\",\"then\":";
  std::string start;
  for (int i = 0; i < 100000; ++i) start += step;
  start += "{\"replies\":[]}" + std::string(100000, '}');
  const std::string text = absl::StrReplaceAll(
      kProof, {{"\"start\":", absl::StrCat("\"start\":", start, ",\"x\":")}});
  std::string pointer = "/strategies/0/start";
  for (int i = 0; i < 13; ++i) pointer += "/then";
  EXPECT_EQ(Refusal(text),
            absl::StrCat("no proof: ", pointer, ": no game has so many picks"));
  EXPECT_EQ(Refusal(std::string(100000, '[')), "this is no JSON @100000");
}

}  // namespace
}  // namespace tablepick
