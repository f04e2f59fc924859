// `tablepick prove`: why a position has its outcome, as a strategy that can be
// followed and checked.

#include "solver/prove.h"

#include <optional>
#include <string>
#include <vector>

#include "tools/commands.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/proof_json.h"
#include "tools/proof_text.h"

namespace tablepick {

ExitStatus RunProve(const std::vector<std::string>& arguments) {
  CommandOptions options(
      {"prove [OPTIONS] POSITION",
       "Proves who wins POSITION, in deal notation, with picks or without:\n"
       "prints what the winner takes and how each reply is answered, up to\n"
       "where nothing can change the outcome; for a draw, how each player\n"
       "avoids losing. The proof is the shallowest there is, and replies that\n"
       "are answered alike are told together.\n\n"
       "With --format json it can be checked by 'tablepick verify'.",
       "tablepick prove JcTh/QdQs/2c3d4h5s6c7d\n"
       "tablepick prove --format json JcTh/QdQs/2c3d4h5s6c7d | "
       "tablepick verify"});
  std::string rules_name;
  std::string format_name;
  std::vector<std::string> words;
  AddRulesOption(options, &rules_name);
  AddFormatOption(options, &format_name);
  AddPositionArguments(options, &words);
  if (const auto status = options.Parse(arguments)) return *status;
  const Rules* rules = RulesOrComplain(options, rules_name);
  if (rules == nullptr) return kExitUsage;
  const std::optional<Format> format = FormatOrComplain(options, format_name);
  if (!format.has_value()) return kExitUsage;
  if (words.empty()) return options.Misused("the position to prove is missing");
  const std::optional<Position> position =
      PositionOrComplain(options, *rules, words);
  if (!position.has_value()) return kExitUsage;

  const Proof proof = Prove(*rules, *position);
  Output output;
  output.Write(*format == Format::kText ? ProofInWords(*rules, proof)
                                        : FormatProof(*rules, proof));
  return output.Close();
}

}  // namespace tablepick
