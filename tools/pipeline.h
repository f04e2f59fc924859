// Work that is read, done and written piece by piece, in order.

#ifndef TABLEPICK_TOOLS_PIPELINE_H_
#define TABLEPICK_TOOLS_PIPELINE_H_

#include <cstddef>

#include "absl/functional/function_ref.h"

namespace tablepick {

// What is done with the piece in a slot. Pieces take the slots in turn, and a
// slot takes the next piece when its last one has been written.
struct PipelineSteps {
  // Puts the next piece into a slot; returns false if there is none, and is not
  // called again then. One piece after another.
  absl::FunctionRef<bool(size_t slot)> read;
  // Works on a piece, at the same time as other workers on others. A worker has
  // a number below `jobs`, and works on one piece at a time.
  absl::FunctionRef<void(size_t slot, size_t worker)> work;
  // One piece after another, in the order in which they were read.
  absl::FunctionRef<void(size_t slot)> write;
};

// Takes all pieces through the steps with up to `jobs` threads, of which the
// caller's is one, or as many as can be started, and `slots` slots. With one
// job there are no other threads, and each piece is written before the next is
// read.
void RunPipeline(int jobs, size_t slots, const PipelineSteps& steps);

// How many jobs there may be at once: the cores that this process may use.
int DefaultJobs();

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_PIPELINE_H_
