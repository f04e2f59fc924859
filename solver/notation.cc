#include "solver/notation.h"

#include <algorithm>
#include <array>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "eval/card_text.h"

namespace tablepick {
namespace {

// The four parts of a notation, and what separates them.
enum Part : size_t { kAlice, kBob, kTable, kPicks, kParts };
constexpr absl::string_view kPartNames[kParts] = {
    "Alice's hole cards", "Bob's hole cards", "the table", "the picks"};

struct PlacedCard {
  Card card;
  size_t offset;
};

class Parser {
 public:
  Parser(const Rules& rules, absl::string_view text)
      : rules_(rules), text_(text) {}

  absl::StatusOr<Position> Parse() {
    absl::Status status = ReadParts();
    if (!status.ok()) return status;
    status = CheckCards();
    if (!status.ok()) return status;

    std::array<std::vector<Card>, kPicks> cards;
    for (size_t part = kAlice; part < kPicks; ++part) {
      for (const PlacedCard& placed : parts_[part]) {
        cards[part].push_back(placed.card);
      }
    }
    fault_ = text_.size();
    absl::StatusOr<Deal> deal =
        Deal::Create(rules_, cards[kAlice], cards[kBob], cards[kTable]);
    if (!deal.ok()) return deal.status();
    return Play(*deal, cards[kTable]);
  }

  size_t fault() const { return fault_; }

 private:
  absl::Status Fault(size_t offset, absl::string_view message) {
    fault_ = offset;
    return absl::InvalidArgumentError(message);
  }

  absl::Status ReadParts() {
    size_t part = kAlice;
    size_t at = 0;
    while (at < text_.size()) {
      const char c = text_[at];
      if (absl::ascii_isspace(static_cast<unsigned char>(c))) {
        ++at;
      } else if ((c == '/' && part < kTable) || (c == ':' && part == kTable)) {
        ++part, ++at;
      } else if (c == '/' || c == ':') {
        return Fault(at, absl::StrCat("'", text_.substr(at, 1),
                                      "' does not follow ", kPartNames[part]));
      } else {
        const CardScan scan = ScanCard(text_.substr(at));
        if (scan.length == 0) {
          const size_t end = text_.find_first_of("/: \t\r\n", at);
          return Fault(at, WhyNotACard(text_.substr(at, end - at)));
        }
        parts_[part].push_back({scan.card, at});
        at += static_cast<size_t>(scan.length);
      }
    }
    if (part < kTable) {
      return Fault(
          text_.size(),
          absl::StrCat("the deal ends after ", kPartNames[part], ": a '/' and ",
                       kPartNames[part + 1], " are missing"));
    }
    return absl::OkStatus();
  }

  absl::Status CheckCards() {
    CardSet dealt;
    for (size_t part = kAlice; part < kPicks; ++part) {
      for (const PlacedCard& placed : parts_[part]) {
        if (!rules_.deck().Contains(placed.card)) {
          return Fault(placed.offset,
                       absl::StrCat(placed.card.ToString(),
                                    " is not in the deck of ", rules_.name()));
        }
        if (dealt.Contains(placed.card)) {
          return Fault(placed.offset,
                       absl::StrCat(placed.card.ToString(), " is dealt twice"));
        }
        dealt.Add(placed.card);
      }
    }
    return absl::OkStatus();
  }

  absl::StatusOr<Position> Play(const Deal& deal,
                                const std::vector<Card>& table) {
    Position position(deal);
    for (const PlacedCard& pick : parts_[kPicks]) {
      const auto found = std::find(table.begin(), table.end(), pick.card);
      if (found == table.end()) {
        return Fault(pick.offset, absl::StrCat(pick.card.ToString(),
                                               " is picked, but is not on the "
                                               "table"));
      }
      if (position.finished()) {
        return Fault(pick.offset,
                     absl::StrCat("there are only ", deal.picks(), " picks"));
      }
      const int index = static_cast<int>(found - table.begin());
      if (!position.CanPick(index)) {
        return Fault(pick.offset,
                     absl::StrCat(pick.card.ToString(), " is picked twice"));
      }
      position.Pick(index);
    }
    return position;
  }

  const Rules& rules_;
  absl::string_view text_;
  std::array<std::vector<PlacedCard>, kParts> parts_;
  size_t fault_ = 0;
};

void AppendCards(std::string& text, absl::Span<const Card> cards) {
  for (Card card : cards) text += card.ToString();
}

}  // namespace

absl::StatusOr<Position> ParsePosition(const Rules& rules,
                                       absl::string_view text, size_t* fault) {
  Parser parser(rules, text);
  absl::StatusOr<Position> position = parser.Parse();
  if (!position.ok() && fault != nullptr) *fault = parser.fault();
  return position;
}

std::string FormatPosition(const Position& position) {
  const Deal& deal = position.deal();
  std::string text;
  AppendCards(text, deal.hole(Player::kAlice));
  text += '/';
  AppendCards(text, deal.hole(Player::kBob));
  text += '/';
  AppendCards(text, deal.table());
  if (!position.history().empty()) {
    text += ':';
    for (const int index : position.history()) {
      text += deal.table()[static_cast<size_t>(index)].ToString();
    }
  }
  return text;
}

}  // namespace tablepick
