// Contest input is the same deals and the same fault however it is read, and
// what is strictly valid is read without a fault.

#include <sys/mman.h>
#include <unistd.h>

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/fuzz_target.h"
#include "tools/contest_reader.h"
#include "tools/strict_reader.h"

namespace tablepick {
namespace {

// A file in memory.
class MemoryFile {
 public:
  MemoryFile(const uint8_t* data, size_t size)
      : descriptor_(memfd_create("input", 0)) {
    Require(write(descriptor_, data, size) == static_cast<ssize_t>(size),
            "the input can be written");
  }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  ~MemoryFile() { close(descriptor_); }

  Input Open() const {
    return *Input::Open(absl::StrCat("/dev/fd/", descriptor_));
  }

 private:
  int descriptor_;
};

struct Reading {
  std::vector<Deal> deals;
  std::optional<Fault> fault;
  int64_t cases = 0;
};

void Finish(const ContestReader& reader, Reading* reading) {
  reading->fault = reader.fault();
  reading->cases = reader.cases();
}

Reading ReadOneByOne(const MemoryFile& file, const Rules& rules) {
  Input input = file.Open();
  ContestReader reader(&input, rules, DealBatch::kShape);
  Reading reading;
  Deal deal;
  while (reader.Next(&deal)) reading.deals.push_back(deal);
  Finish(reader, &reading);
  return reading;
}

// With `jumps`, goes where the reader already is after each batch if it can.
Reading ReadBatches(const MemoryFile& file, const Rules& rules, size_t size,
                    bool jumps) {
  Input input = file.Open();
  ContestReader reader(&input, rules, DealBatch::kShape);
  Reading reading;
  DealBatch batch(size);
  while (reader.NextSome(&batch)) {
    for (size_t i = 0; i < batch.size(); ++i) {
      reading.deals.push_back(batch.deal(rules, i));
    }
    const std::optional<UsualRest> rest = reader.Rest(input);
    if (jumps && rest.has_value()) reader.GoTo(*rest, 0);
  }
  Finish(reader, &reading);
  return reading;
}

void RequireSame(const Reading& a, const Reading& b) {
  Require(a.cases == b.cases, "there are as many cases");
  Require(a.deals == b.deals, "the deals are the same");
  Require(a.fault.has_value() == b.fault.has_value(),
          "there is a fault however it is read, or none");
  if (!a.fault.has_value()) return;
  Require(a.fault->message == b.fault->message &&
              a.fault->place.line == b.fault->place.line &&
              a.fault->place.column == b.fault->place.column &&
              a.fault->excerpt == b.fault->excerpt,
          "the faults are the same");
}

}  // namespace
}  // namespace tablepick

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace tablepick;
  const MemoryFile file(data, size);
  for (const char* name : {"poker", "short-deck"}) {
    const Rules& rules = *FindRules(name);
    const Reading expected = ReadOneByOne(file, rules);
    RequireSame(ReadBatches(file, rules, 1, false), expected);
    RequireSame(ReadBatches(file, rules, 40, true), expected);
    RequireSame(ReadBatches(file, rules, 1000, false), expected);

    Input input = file.Open();
    StrictReader strict(&input, rules, DealBatch::kShape);
    if (strict.Read()) {
      Require(!expected.fault.has_value(), "what is valid has no fault");
      Require(expected.cases == strict.cases(), "it has as many cases");
    }
  }
  return 0;
}
