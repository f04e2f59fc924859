#include "tools/contest_writer.h"

#include "absl/strings/ascii.h"
#include "eval/card_text.h"

namespace tablepick {

void AppendContestCase(const Deal& deal, std::string* text) {
  for (absl::Span<const Card> cards :
       {deal.hole(Player::kAlice), deal.hole(Player::kBob), deal.table()}) {
    *text += absl::AsciiStrToUpper(CardsToString(cards));
    *text += '\n';
  }
}

}  // namespace tablepick
