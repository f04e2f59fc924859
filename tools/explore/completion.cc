#include "tools/explore/completion.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "tools/explore/command.h"
#include "tools/explore/words.h"

namespace tablepick::explore {
namespace {

using Strings = std::vector<std::string>;

void AddTableCards(const Position& position, Strings* words) {
  for (int index = 0; index < position.deal().shape().table; ++index) {
    if (!position.CanPick(index)) continue;
    const auto at = static_cast<size_t>(index);
    words->push_back(position.deal().table()[at].ToString());
  }
}

void AddCommands(Strings* words) {
  for (const Command& command : Commands()) words->emplace_back(command.name);
}

// Files and folders whose path starts with `start`.
void AddFiles(absl::string_view start, Strings* words) {
  const size_t slash = start.rfind('/');
  const std::string folder(
      slash == absl::string_view::npos ? "" : start.substr(0, slash + 1));
  const bool hidden = absl::StartsWith(start.substr(folder.size()), ".");
  std::error_code error;
  std::filesystem::directory_iterator entries(folder.empty() ? "." : folder,
                                              error);
  for (; !error && entries != std::filesystem::directory_iterator();
       entries.increment(error)) {
    const std::string name = entries->path().filename().string();
    if (absl::StartsWith(name, ".") != hidden) continue;
    std::error_code unknown;
    words->push_back(
        absl::StrCat(folder, name, entries->is_directory(unknown) ? "/" : ""));
  }
}

// What can stand as the `count`-th word, from 1, behind `command`.
Strings Candidates(const Command& command, size_t count,
                   absl::string_view start, const Position& position,
                   const Rules& rules) {
  Strings words;
  switch (command.takes) {
    case Takes::kNothing:
      break;
    case Takes::kTableCards:
      AddTableCards(position, &words);
      break;
    case Takes::kCommands:
      if (count == 1) AddCommands(&words);
      break;
    case Takes::kPilots:
      words = count == 1 ? Strings{"alice", "bob", "both", "none"}
                         : Strings{"perfect", "random"};
      break;
    case Takes::kPlaces:
      if (count == 1) {
        words = {"alice", "bob", "table"};
      } else {
        for (const Card card : rules.deck()) words.push_back(card.ToString());
      }
      break;
    case Takes::kRules:
      if (count > 1) break;
      for (const Rules* each : AllRules()) words.emplace_back(each->name());
      break;
    case Takes::kFiles:
      if (count == 1) AddFiles(start, &words);
      break;
  }
  return words;
}

}  // namespace

absl::string_view WordAtEnd(absl::string_view line) {
  size_t begin = line.size();
  while (begin > 0 &&
         !absl::ascii_isspace(static_cast<unsigned char>(line[begin - 1]))) {
    --begin;
  }
  return line.substr(begin);
}

std::vector<std::string> CompletionsOf(absl::string_view line,
                                       const Position& position,
                                       const Rules& rules) {
  const absl::string_view start = WordAtEnd(line);
  const Words before = SplitWords(line.substr(0, line.size() - start.size()));
  Strings words;
  if (before.words.empty()) {
    AddCommands(&words);
    AddTableCards(position, &words);
  } else if (const Command* command = FindCommand(before.words[0].text)) {
    words = Candidates(*command, before.words.size(), start, position, rules);
  } else {
    AddTableCards(position, &words);
  }
  const auto differs = [&](const std::string& word) {
    return !absl::StartsWithIgnoreCase(word, start);
  };
  words.erase(std::remove_if(words.begin(), words.end(), differs), words.end());
  std::sort(words.begin(), words.end());
  return words;
}

std::string CommonStart(const std::vector<std::string>& words) {
  if (words.empty()) return "";
  std::string common = words[0];
  for (const std::string& word : words) {
    size_t same = 0;
    while (same < std::min(common.size(), word.size()) &&
           absl::ascii_tolower(static_cast<unsigned char>(common[same])) ==
               absl::ascii_tolower(static_cast<unsigned char>(word[same]))) {
      ++same;
    }
    common.resize(same);
  }
  return common;
}

}  // namespace tablepick::explore
