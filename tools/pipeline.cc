#include "tools/pipeline.h"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>

namespace tablepick {

namespace tbb = oneapi::tbb;

void RunPipeline(int jobs, size_t slots, const PipelineSteps& steps) {
  // Most inputs are one piece, done sooner than threads are started.
  if (!steps.read(0)) return;
  steps.work(0, 0);
  steps.write(0);
  if (jobs == 1) {
    while (steps.read(0)) {
      steps.work(0, 0);
      steps.write(0);
    }
    return;
  }
  if (!steps.read(0)) return;

  size_t pieces = 0;
  const auto read = [&](tbb::flow_control& control) {
    const size_t slot = pieces % slots;
    // The first one was read above.
    if (pieces > 0 && !steps.read(slot)) control.stop();
    ++pieces;
    return slot;
  };
  const auto work = [&](size_t slot) {
    steps.work(slot, static_cast<size_t>(
                         tbb::this_task_arena::current_thread_index()));
    return slot;
  };
  const auto write = [&](size_t slot) { steps.write(slot); };
  const tbb::global_control threads(
      tbb::global_control::max_allowed_parallelism, static_cast<size_t>(jobs));
  tbb::task_arena arena(jobs);
  arena.execute([&] {
    tbb::parallel_pipeline(
        slots,
        tbb::make_filter<void, size_t>(tbb::filter_mode::serial_in_order,
                                       read) &
            tbb::make_filter<size_t, size_t>(tbb::filter_mode::parallel, work) &
            tbb::make_filter<size_t, void>(tbb::filter_mode::serial_in_order,
                                           write));
  });
}

int DefaultJobs() { return tbb::info::default_concurrency(); }

}  // namespace tablepick
