// Commands that keep positions in files and get them back.

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "tools/console.h"
#include "tools/explore/command.h"
#include "tools/explore/position_file.h"

namespace tablepick::explore {
namespace {

// A file that is malformed is the user's; all else is the system's.
Reply RefuseFor(const absl::Status& error) {
  Reply reply = Refuse(error.message());
  reply.file_failed = !absl::IsInvalidArgument(error);
  return reply;
}

}  // namespace

Reply RunSave(Desk& desk, const Arguments& arguments, const View&) {
  if (arguments.words.empty()) return Refuse("save in which file?");
  const std::string& path = arguments.words[0].text;
  const absl::StatusOr<size_t> count =
      AddPosition({&desk.rules(), desk.position()}, path);
  if (!count.ok()) return RefuseFor(count.status());
  return {.text = absl::StrCat("Saved in ", Printable(path), " as position ",
                               *count, ".")};
}

Reply RunLoad(Desk& desk, const Arguments& arguments, const View&) {
  if (arguments.words.empty()) return Refuse("load which file?");
  const std::string& path = arguments.words[0].text;
  const absl::StatusOr<std::vector<FiledPosition>> positions =
      ReadPositions(desk.rules(), path);
  if (!positions.ok()) return RefuseFor(positions.status());
  if (positions->empty()) {
    return Refuse(
        absl::StrCat(Printable(path), ": there is no position in it"));
  }
  size_t number = positions->size();
  if (arguments.words.size() > 1) {
    const Word& word = arguments.words[1];
    const std::optional<int> given = ParseNumber(word.text);
    number = static_cast<size_t>(given.value_or(0));
    if (number < 1 || number > positions->size()) {
      return Refuse(absl::StrCat(Quoted(word.text),
                                 " is not the number of a "
                                 "position: the file holds ",
                                 Count(static_cast<int64_t>(positions->size()),
                                       "position")),
                    word.offset);
    }
  }
  const FiledPosition& filed = (*positions)[number - 1];
  desk.game.TurnTo(*filed.rules, filed.position);
  return {.text = absl::StrCat("This is position ", number, " of ",
                               positions->size(), " in ", Printable(path), "."),
          .then = Reply::Then::kPlay};
}

}  // namespace tablepick::explore
