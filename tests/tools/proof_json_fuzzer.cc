// Whatever is read as a proof can be verified, if only to be refused, and is
// written so that the same is read again.

#include "solver/verify.h"
#include "tests/fuzz_target.h"
#include "tools/proof_json.h"

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace tablepick;
  std::optional<size_t> fault;
  const absl::StatusOr<RuledProof> read = ParseProof(
      absl::string_view(reinterpret_cast<const char*>(data), size), &fault);
  if (!read.ok()) {
    Require(fault.value_or(0) <= size, "the fault is in the text");
    Require(!read.status().message().empty(), "the fault has a message");
    return 0;
  }
  const absl::Status verified = VerifyProof(*read->rules, read->proof);
  const std::string written = FormatProof(*read->rules, read->proof);
  const absl::StatusOr<RuledProof> again = ParseProof(written, &fault);
  Require(again.ok(), "a proof that was written is read");
  Require(FormatProof(*again->rules, again->proof) == written,
          "it is the same proof");
  Require(
      VerifyProof(*again->rules, again->proof).message() == verified.message(),
      "it proves the same");
  return 0;
}
