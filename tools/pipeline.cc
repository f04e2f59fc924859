#include "tools/pipeline.h"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>

#include <atomic>
#include <latch>
#include <memory>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace tablepick {
namespace {

namespace tbb = oneapi::tbb;

// One thread's turn at what threads use in turn; `over` is its own for each
// such thing. oneTBB sees to the order and to the memory; this only shows it to
// ThreadSanitizer, which cannot see into a library that was not built for it.
class Turn {
 public:
  explicit Turn(std::atomic<bool>& over) : over_(over) {
    over_.load(std::memory_order_acquire);
  }
  ~Turn() { over_.store(true, std::memory_order_release); }
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;

 private:
  std::atomic<bool>& over_;
};

// How many threads there can be of the `jobs` that are wished for, the caller's
// with them: oneTBB ends the program where it cannot have one. So they are had
// here for a moment, each with more memory than oneTBB takes for it.
int ThreadsToHave(int jobs) {
  constexpr size_t kRoom = size_t{8} << 20;
  const auto room = [] {
    return std::unique_ptr<char[]>(new (std::nothrow) char[kRoom]);
  };
  const std::unique_ptr<char[]> own_room = room();
  if (own_room == nullptr) return 1;
  std::atomic<int> had = 1;
  std::latch started(jobs), counted(1);
  std::vector<std::thread> others;
  others.reserve(static_cast<size_t>(jobs));
  try {
    while (static_cast<int>(others.size()) + 1 < jobs) {
      others.emplace_back([&] {
        const std::unique_ptr<char[]> its_room = room();
        if (its_room != nullptr) ++had;
        started.count_down();
        counted.wait();
      });
    }
  } catch (const std::system_error&) {
  }
  started.count_down(jobs - static_cast<int>(others.size()));
  started.wait();
  counted.count_down();
  for (std::thread& thread : others) thread.join();
  return had;
}

}  // namespace

void RunPipeline(int jobs, size_t slots, const PipelineSteps& steps) {
  if (!steps.read(0)) return;
  if (jobs > 1) {
    // Most inputs are one piece, done sooner than threads are started.
    steps.work(0, 0);
    steps.write(0);
    if (!steps.read(0)) return;
    jobs = ThreadsToHave(jobs);
  }
  if (jobs == 1) {
    do {
      steps.work(0, 0);
      steps.write(0);
    } while (steps.read(0));
    return;
  }

  std::atomic<bool> read_over = false;
  std::vector<std::atomic<bool>> worker_over(static_cast<size_t>(jobs));
  std::vector<std::atomic<bool>> slot_over(slots);
  std::atomic<bool> write_over = false;
  size_t pieces = 0;
  const auto read = [&](tbb::flow_control& control) {
    const Turn turn(read_over);
    const size_t slot = pieces % slots;
    const Turn slot_turn(slot_over[slot]);
    // The first one was read above.
    if (pieces > 0 && !steps.read(slot)) control.stop();
    ++pieces;
    return slot;
  };
  const auto work = [&](size_t slot) {
    const auto worker =
        static_cast<size_t>(tbb::this_task_arena::current_thread_index());
    const Turn turn(worker_over[worker]);
    const Turn slot_turn(slot_over[slot]);
    steps.work(slot, worker);
    return slot;
  };
  const auto write = [&](size_t slot) {
    const Turn turn(write_over);
    const Turn slot_turn(slot_over[slot]);
    steps.write(slot);
  };
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
  // The caller goes on with what all of them have used.
  for (auto* all : {&worker_over, &slot_over}) {
    for (std::atomic<bool>& over : *all) const Turn turn(over);
  }
  const Turn last_read(read_over);
  const Turn last_write(write_over);
}

int DefaultJobs() { return tbb::info::default_concurrency(); }

}  // namespace tablepick
