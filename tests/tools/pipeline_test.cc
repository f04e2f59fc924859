#include "tools/pipeline.h"

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "gtest/gtest.h"
#include "solver/random.h"

namespace tablepick {
namespace {

void Nap(Random& random) {
  std::this_thread::sleep_for(std::chrono::microseconds(random.Below(200)));
}

// Sends the numbers up to `count` through, each of which takes its time.
void ExpectAllInOrder(int jobs, size_t slots, int count) {
  std::vector<int> pieces(slots, -1);
  std::vector<std::atomic<bool>> in_use(slots);
  std::vector<std::atomic<bool>> at_work(static_cast<size_t>(jobs));
  std::vector<int> written;
  int next = 0;
  Random reading(1), writing(2);
  const auto read = [&](size_t slot) {
    EXPECT_LT(slot, slots);
    if (next == count) return false;
    EXPECT_FALSE(in_use[slot].exchange(true));
    if (reading.OneIn(3)) Nap(reading);
    pieces[slot] = next++;
    return true;
  };
  const auto work = [&](size_t slot, size_t worker) {
    ASSERT_LT(worker, at_work.size());
    EXPECT_FALSE(at_work[worker].exchange(true));
    Random working(static_cast<uint64_t>(pieces[slot]));
    if (working.OneIn(2)) Nap(working);
    pieces[slot] *= 2;
    EXPECT_TRUE(at_work[worker].exchange(false));
  };
  const auto write = [&](size_t slot) {
    if (writing.OneIn(3)) Nap(writing);
    written.push_back(pieces[slot]);
    EXPECT_TRUE(in_use[slot].exchange(false));
  };
  RunPipeline(jobs, slots, {read, work, write});
  ASSERT_EQ(written.size(), static_cast<size_t>(count));
  for (int i = 0; i < count; ++i)
    EXPECT_EQ(written[static_cast<size_t>(i)], 2 * i);
}

TEST(PipelineTest, KeepsTheOrder) {
  for (int jobs : {1, 2, 3, 8}) {
    for (size_t slots : {1, 2, 5, 17}) {
      for (int count : {0, 1, 2, 3, 100}) {
        SCOPED_TRACE(jobs);
        ExpectAllInOrder(jobs, slots, count);
      }
    }
  }
}

// One job is the caller's thread, and no piece waits for the next.
TEST(PipelineTest, OneJobIsDoneInTurn) {
  const auto caller = std::this_thread::get_id();
  std::string steps;
  int left = 3;
  const auto note = [&](char step) {
    EXPECT_EQ(std::this_thread::get_id(), caller);
    steps += step;
  };
  const auto read = [&](size_t) {
    note('r');
    return left-- > 0;
  };
  const auto work = [&](size_t, size_t) { note('w'); };
  const auto write = [&](size_t) { note('p'); };
  RunPipeline(1, 1, {read, work, write});
  EXPECT_EQ(steps, "rwprwprwpr");
}

TEST(PipelineTest, ManyJobsWorkAtOnce) {
  std::atomic<int> at_work = 0;
  std::atomic<bool> together = false;
  int left = 50;
  const auto read = [&](size_t) { return left-- > 0; };
  const auto work = [&](size_t, size_t) {
    ++at_work;
    for (int i = 0; i < 1000 && !together; ++i) {
      if (at_work >= 2) together = true;
      std::this_thread::sleep_for(std::chrono::microseconds(100));
    }
    --at_work;
  };
  RunPipeline(2, 5, {read, work, [](size_t) {}});
  EXPECT_TRUE(together);
}

TEST(PipelineTest, ThereIsAJobByDefault) { EXPECT_GE(DefaultJobs(), 1); }

}  // namespace
}  // namespace tablepick
