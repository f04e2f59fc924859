// What files of deals try, as tables and as JSON.

#ifndef TABLEPICK_TOOLS_COVERAGE_REPORT_H_
#define TABLEPICK_TOOLS_COVERAGE_REPORT_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "solver/steps.h"

namespace tablepick {

// Of one file.
struct Coverage {
  std::string file;
  int64_t deals = 0;
  // By step and way: in how many deals that bend is decisive.
  std::vector<std::array<int64_t, 2>> decisive;
};

// How many bends may be decisive for all that is known, and how many of them
// are in at least `least` deals.
struct CoverageCount {
  int64_t possible = 0;
  int64_t tried = 0;
};
CoverageCount CountTried(const Steps& steps, const Coverage& coverage,
                         int64_t least);

// A row for each group of steps, a column for each file.
std::string CoverageSummary(const Steps& steps,
                            const std::vector<Coverage>& files);

// A row for each step, two columns for each file; only of steps that some file
// leaves out, if `missed_only`.
std::string CoverageTable(const Steps& steps,
                          const std::vector<Coverage>& files, bool missed_only);

// A line of JSON for each file and bend.
std::string CoverageJson(const Steps& steps,
                         const std::vector<Coverage>& files);

}  // namespace tablepick

#endif  // TABLEPICK_TOOLS_COVERAGE_REPORT_H_
