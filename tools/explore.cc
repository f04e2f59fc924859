// `tablepick explore`: positions explored by commands, on a terminal or not.

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tools/commands.h"
#include "tools/console.h"
#include "tools/explore/line_source.h"
#include "tools/explore/session.h"
#include "tools/explore/signals.h"
#include "tools/fault.h"
#include "tools/number_option.h"
#include "tools/options.h"
#include "tools/output.h"

namespace tablepick {
namespace {

using explore::Answer;
using explore::LineSource;
using explore::Session;
using explore::View;

// What is known of the terminal, if there is one.
struct Terminal {
  bool in = isatty(STDIN_FILENO) != 0;
  bool out = isatty(STDOUT_FILENO) != 0;
  // Whether the cursor can be moved and colours can be shown.
  bool smart = false;

  Terminal() {
    const absl::string_view term = Variable("TERM");
    smart = out && !term.empty() && term != "dumb";
  }

  View view() const {
    View view;
    view.colour = smart && Variable("NO_COLOR").empty();
    winsize size = {};
    if (out && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 &&
        size.ws_col > 0 && size.ws_row > 0) {
      view.width = size.ws_col;
      view.height = size.ws_row;
    }
    return view;
  }

 private:
  static absl::string_view Variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
  }
};

// Says why a line was not carried out; in a script, at which place.
void ComplainOf(const Answer& answer, const std::string& line, int64_t number,
                const Terminal& terminal) {
  // A line that is one faulty word needs no caret.
  const bool show =
      answer.fault.has_value() && line.find(' ') != std::string::npos;
  const std::string excerpt = show ? Excerpt(line, *answer.fault) : "";
  if (terminal.in) {
    Say(explore::WrapLines(answer.text, terminal.view().width));
    if (show) Say(excerpt);
  } else if (!answer.fault.has_value()) {
    Complain(absl::StrCat("<stdin>:", number, ": ", answer.text));
  } else {
    const size_t before = Columns(Printable(line.substr(0, *answer.fault)));
    Complain("<stdin>", {.place = {number, static_cast<int64_t>(before) + 1},
                         .message = answer.text,
                         .excerpt = excerpt});
  }
}

// Lets the session answer lines until it is over.
ExitStatus Converse(Session& session, LineSource& source,
                    const Terminal& terminal) {
  Output output;
  output.Write(terminal.in ? session.Greeting(terminal.view())
                           : session.State(terminal.view()));
  if (terminal.in) output.Write("\n");
  ExitStatus worst = kExitYes;
  int64_t number = 0;
  for (std::string line; output.ok();) {
    output.Flush();
    const std::string prompt = session.Prompt();
    const LineSource::Result result = source.Read(prompt, &line);
    ++number;
    if (result == LineSource::Result::kInterrupted) continue;
    if (result == LineSource::Result::kEnd) break;
    if (result == LineSource::Result::kFailed) {
      Complain(
          absl::StrCat("cannot read standard input: ", std::strerror(errno)));
      return kExitSystem;
    }
    Answer answer;
    if (result == LineSource::Result::kTooLong) {
      line.clear();
      answer = {.ok = false, .text = "this line is too long"};
    } else {
      answer = session.Execute(line, terminal.view());
      if (answer.silent) continue;
    }
    // A script is shown with what it led to.
    if (!terminal.in) output.Write(absl::StrCat("\n", prompt, line, "\n"));
    if (answer.ok) {
      output.Write(answer.text);
    } else {
      output.Flush();
      ComplainOf(answer, line, number, terminal);
      worst = std::max(worst, answer.file_failed ? kExitSystem : kExitUsage);
    }
    if (answer.quit) break;
    if (terminal.in) output.Write("\n");
  }
  const ExitStatus status = output.Close();
  return status == kExitYes && !terminal.in ? worst : status;
}

uint64_t AnySeed() {
  std::random_device device;
  return uint64_t{device()} << 32 | device();
}

}  // namespace

ExitStatus RunExplore(const std::vector<std::string>& arguments) {
  CommandOptions options(
      {"explore [OPTIONS] [POSITION]",
       "Lets you play through a deal and see, at every step, who wins after "
       "each pick\nand why; or play against the engine. It starts with "
       "POSITION, in deal notation,\nwith picks or without, or with a random "
       "deal; --hole and --table are for random\ndeals only, as POSITION has "
       "its own cards. Commands are typed on a terminal, or\ncome from a file "
       "or a pipe; 'help' lists them. A terminal shows colours, unless\nthe "
       "environment variable NO_COLOR is set.\n\n"
       "Exit status when commands come from a file or a pipe: 3 if one could "
       "not read\nor write its file, else 2 if one could not be carried out, "
       "else 0.",
       "tablepick explore\n"
       "tablepick explore JcTh/QdQs/2c3d4h5s6c7d:4h7d\n"
       "echo best | tablepick explore --rules badugi --seed 7"});
  GameWords words;
  std::vector<std::string> deal;
  std::optional<uint64_t> seed;
  AddGameOptions(options, &words);
  AddSeedOption(options, &seed);
  AddPositionArguments(options, &deal);
  if (const auto status = options.Parse(arguments)) return *status;
  if (!deal.empty() && (words.hole.has_value() || words.table.has_value())) {
    return options.Misused(
        "--hole and --table are for random deals; POSITION has its own cards");
  }
  const std::optional<Game> game = GameOrComplain(options, words);
  if (!game.has_value()) return kExitUsage;

  std::optional<Session> session;
  if (!seed.has_value()) seed = AnySeed();
  if (deal.empty()) {
    session.emplace(*game->rules, game->shape, *seed);
  } else {
    const std::optional<Position> position =
        PositionOrComplain(options, *game->rules, deal);
    if (!position.has_value()) return kExitUsage;
    session.emplace(*game->rules, *position, *seed);
  }

  const Terminal terminal;
  std::unique_ptr<LineSource> source;
  std::optional<explore::SignalGuard> guard;
  if (terminal.in) guard.emplace();
  if (terminal.in && terminal.smart) {
    source = explore::EditedLines([&session](absl::string_view line) {
      return session->Completions(line);
    });
  } else {
    source = explore::PlainLines(terminal.in && terminal.out);
  }
  const ExitStatus status = Converse(*session, *source, terminal);
  // The terminal is as it was before the program ends, however it does.
  source.reset();
  guard.reset();
  if (explore::SignalGuard::Ending()) explore::SignalGuard::EndProcess();
  return status;
}

}  // namespace tablepick
