#include "tools/coverage_report.h"

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "tools/console.h"

namespace tablepick {
namespace {

// As many deals as make it likely that a bend is tried among other mistakes.
constexpr int64_t kMany = 10;

constexpr size_t kColumn = 11;

// The name of a file without its folders, as long as a column may be.
std::string Label(const std::string& file, size_t width) {
  const std::string name = Printable(file.substr(file.rfind('/') + 1));
  return name.size() < width ? name : name.substr(0, width - 1);
}

std::string Right(absl::string_view text, size_t width) {
  const size_t blanks = width - std::min(text.size(), width);
  return absl::StrCat(std::string(blanks, ' '), text);
}

std::string Left(absl::string_view text, size_t width) {
  const size_t blanks = width - std::min(text.size(), width);
  return absl::StrCat(text, std::string(blanks, ' '));
}

// Ends a line of which blanks may be last.
void EndLine(std::string* text) {
  text->erase(text->find_last_not_of(' ') + 1);
  *text += '\n';
}

// Calls visit(step, way) for the bends of a group, or of all.
template <typename Visit>
void ForEachBend(const Steps& steps, const StepGroup* group, Visit visit) {
  for (size_t step = 0; step < steps.all().size(); ++step) {
    if (group != nullptr && steps.all()[step].group != *group) continue;
    for (int way = 0; way < steps.all()[step].bends(); ++way) {
      visit(step, static_cast<size_t>(way));
    }
  }
}

CoverageCount CountGroup(const Steps& steps, const StepGroup* group,
                         const Coverage& coverage, int64_t least) {
  CoverageCount count;
  ForEachBend(steps, group, [&](size_t step, size_t way) {
    if (steps.all()[step].impossible) return;
    ++count.possible;
    count.tried += coverage.decisive[step][way] >= least;
  });
  return count;
}

// The groups that there are steps of, in the order of the steps.
std::vector<StepGroup> Groups(const Steps& steps) {
  std::vector<StepGroup> groups;
  for (const Step& step : steps.all()) {
    if (std::find(groups.begin(), groups.end(), step.group) == groups.end()) {
      groups.push_back(step.group);
    }
  }
  return groups;
}

}  // namespace

CoverageCount CountTried(const Steps& steps, const Coverage& coverage,
                         int64_t least) {
  return CountGroup(steps, nullptr, coverage, least);
}

std::string CoverageSummary(const Steps& steps,
                            const std::vector<Coverage>& files) {
  constexpr size_t kName = 29;
  size_t width = kColumn;
  for (const Coverage& file : files) {
    width = std::max(width, Label(file.file, 40).size() + 2);
  }
  std::string text = Left("", kName) + Right("mistakes", kColumn);
  for (const Coverage& file : files) {
    text += Right(Label(file.file, 40), width);
  }
  EndLine(&text);
  const auto add_row = [&](absl::string_view name, const StepGroup* group,
                           int64_t least) {
    text += Left(name, kName);
    int64_t possible = 0;
    std::string columns;
    for (const Coverage& file : files) {
      const CoverageCount count = CountGroup(steps, group, file, least);
      possible = count.possible;
      columns += Right(Number(count.tried), width);
    }
    text += Right(Number(possible), kColumn) + columns;
    EndLine(&text);
  };
  for (StepGroup group : Groups(steps)) {
    add_row(StepGroupName(group), &group, 1);
  }
  add_row("all", nullptr, 1);
  add_row(absl::StrCat("all, in ", kMany, " deals or more"), nullptr, kMany);
  text += Left("deals", kName) + Right("", kColumn);
  for (const Coverage& file : files) text += Right(Number(file.deals), width);
  EndLine(&text);
  return text;
}

std::string CoverageTable(const Steps& steps,
                          const std::vector<Coverage>& files,
                          bool missed_only) {
  size_t name_width = 0;
  for (const Step& step : steps.all()) {
    name_width = std::max(name_width, step.name.size());
  }
  const auto is_missed = [&](size_t step) {
    bool missed = false;
    for (const Coverage& file : files) {
      for (int way = 0; way < steps.all()[step].bends(); ++way) {
        missed = missed || file.decisive[step][static_cast<size_t>(way)] == 0;
      }
    }
    return missed && !steps.all()[step].impossible;
  };

  std::string text;
  if (files.size() > 1) {
    text += Left("", name_width);
    for (const Coverage& file : files) {
      text += Right(Label(file.file, 2 * kColumn), 2 * kColumn);
    }
    EndLine(&text);
  }
  const Step* before = nullptr;
  for (size_t i = 0; i < steps.all().size(); ++i) {
    const Step& step = steps.all()[i];
    if (missed_only && !is_missed(i)) continue;
    // The columns are called otherwise in other groups, and for ties.
    if (before == nullptr || before->group != step.group ||
        before->tie != step.tie) {
      if (!text.empty()) text += '\n';
      text += Left(StepGroupName(step.group), name_width);
      for (size_t file = 0; file < files.size(); ++file) {
        for (int way = 0; way < step.bends(); ++way) {
          text += Right(BendName(step, way), kColumn);
        }
        text.append((2 - static_cast<size_t>(step.bends())) * kColumn, ' ');
      }
      EndLine(&text);
    }
    before = &step;
    text += Left(step.name, name_width);
    for (const Coverage& file : files) {
      for (size_t way = 0; way < 2; ++way) {
        std::string number;
        if (static_cast<int>(way) < step.bends()) {
          number = step.impossible ? "never" : Number(file.decisive[i][way]);
        }
        text += Right(number, kColumn);
      }
    }
    EndLine(&text);
  }
  if (!text.empty()) text += '\n';
  for (const Coverage& file : files) {
    const CoverageCount count = CountTried(steps, file, 1);
    absl::StrAppend(&text, Printable(file.file), ": ",
                    Count(file.deals, "deal"), " for ", Number(count.tried),
                    " of ", Count(count.possible, "mistake"), "\n");
  }
  return text;
}

std::string CoverageJson(const Steps& steps,
                         const std::vector<Coverage>& files) {
  std::string text;
  for (const Coverage& file : files) {
    ForEachBend(steps, nullptr, [&](size_t step, size_t way) {
      const Step& each = steps.all()[step];
      nlohmann::ordered_json line;
      line["file"] = Printable(file.file);
      line["group"] = absl::StrCat(StepGroupName(each.group));
      line["step"] = each.name;
      line["mistake"] = absl::StrCat(BendName(each, static_cast<int>(way)));
      line["impossible"] = each.impossible;
      line["deals"] = file.decisive[step][way];
      absl::StrAppend(&text, line.dump(), "\n");
    });
  }
  return text;
}

}  // namespace tablepick
