#include "tools/contest_reader.h"

#include <algorithm>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "eval/card_text.h"
#include "tools/console.h"
#include "tools/usual_layout.h"

namespace tablepick {
namespace {

// The card that `text` spells from its first byte to its last.
std::optional<Card> WholeCard(absl::string_view text) {
  const CardScan scan = ScanCard(text);
  if (scan.length == 0 || static_cast<size_t>(scan.length) != text.size()) {
    return std::nullopt;
  }
  return scan.card;
}

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

// How many deals before a place are read again to go on there: what a fault
// behind it may have to show.
constexpr int64_t kReadAgain = 20;

}  // namespace

ContestReader::ContestReader(Input* input, const Rules& rules, Shape shape,
                             const absl::FunctionRef<void()>* before_wait)
    : text_(input, before_wait), rules_(rules), shape_(shape) {
  cards_.reserve(static_cast<size_t>(shape.cards()));
  places_.reserve(static_cast<size_t>(shape.cards()));
}

bool ContestReader::Next(Deal* deal) {
  const size_t cards = static_cast<size_t>(shape_.cards());
  const size_t hole = static_cast<size_t>(shape_.hole);
  cards_.clear();
  places_.clear();
  dealt_ = CardSet();

  Token token;
  if (!started_ && !Start(&token)) return false;
  while (cards_.size() < cards) {
    // Without a number of cases the first token is a card that was read above.
    if (token.text.empty() && !text_.Next(&token)) return End();
    if (!AddCard(token)) return false;
    token.text.clear();
  }
  ++cases_;
  const absl::Span<const Card> all = cards_;
  *deal = Deal(rules_, all.subspan(0, hole), all.subspan(hole, hole),
               all.subspan(2 * hole));
  return true;
}

bool ContestReader::NextSome(size_t most, std::vector<Deal>* deals) {
  deals->clear();
  Deal deal;
  while (deals->size() < most && !done_ && (deals->empty() || HasArrived())) {
    if (Next(&deal)) {
      deals->push_back(deal);
    } else {
      done_ = true;
    }
  }
  return !deals->empty();
}

int64_t UsualRest::PositionOf(int64_t index) const {
  return position + index * static_cast<int64_t>(kUsualDealSize);
}

Mark UsualRest::MarkOf(int64_t index) const {
  return {{mark.place.line + index * kUsualDealLines, 1},
          mark.offset + index * static_cast<int64_t>(kUsualDealSize)};
}

Mark UsualRest::EndBefore(int64_t index) const {
  // Six cards of two letters, and five blanks, stand on the line.
  const Mark next = MarkOf(index);
  return {{next.place.line - 1, 18}, next.offset - 1};
}

std::optional<UsualRest> ContestReader::Rest(const Input& input) const {
  if (usual_ < kReadAgain || done_) return std::nullopt;
  const std::optional<int64_t> position = text_.position();
  const std::optional<int64_t> size = input.size();
  // Some files, such as those of /proc, do not tell their size.
  if (!position.has_value() || size.value_or(0) == 0) return std::nullopt;
  int64_t deals = (static_cast<int64_t>(text_.arrived().size()) + *size) /
                  static_cast<int64_t>(kUsualDealSize);
  if (promised_.has_value()) deals = std::min(deals, *promised_ - cases_);
  return UsualRest{*position, text_.here(), cases_, deals};
}

void ContestReader::GoTo(const UsualRest& rest, int64_t index) {
  const int64_t from = index - kReadAgain;
  text_.GoTo(rest.PositionOf(from), rest.MarkOf(from), rest.EndBefore(from));
  cases_ = rest.cases + index;
  fault_.reset();
  done_ = false;
  const size_t size = static_cast<size_t>(kReadAgain) * kUsualDealSize;
  while (text_.arrived().size() < size && text_.Await()) {
  }
  if (text_.arrived().size() >= size) {
    text_.SkipLines(size, kReadAgain * kUsualDealLines);
  } else {
    // The file has become shorter, but these deals were read.
    text_.GoTo(rest.PositionOf(index), rest.MarkOf(index),
               rest.EndBefore(index));
  }
}

bool ContestReader::NextSome(DealBatch* batch) {
  batch->clear();
  usual_ = 0;
  Deal deal;
  while (!batch->full() && !done_) {
    NextUsual(batch);
    if (batch->full() || (!batch->empty() && !HasArrived())) break;
    usual_ = 0;
    if (Next(&deal)) {
      batch->Add(deal);
    } else {
      done_ = true;
    }
  }
  return !batch->empty();
}

// Whether Next() will not have to wait.
bool ContestReader::HasArrived() const {
  if (text_.ended()) return true;
  int cards = 0;
  bool in_card = false;
  for (const char c : text_.arrived()) {
    const bool space = IsSpace(static_cast<unsigned char>(c));
    if (in_card && space && ++cards == shape_.cards()) return true;
    in_card = !space;
  }
  return false;
}

// Reads what has the usual layout of what has arrived.
void ContestReader::NextUsual(DealBatch* batch) {
  // Where cards are missing in the deck, that layout does not say enough.
  if (!started_ || rules_.deck() != CardSet::Deck()) return;
  // The end of the last line if it was not read here.
  if (absl::StartsWith(text_.arrived(), "\n")) text_.SkipLines(1, 1);
  size_t most = batch->capacity();
  if (promised_.has_value()) {
    most = static_cast<size_t>(
        std::min(*promised_ - cases_, static_cast<int64_t>(most)));
  }
  const size_t deals = ReadUsualLayout(text_.arrived(), most, batch);
  if (deals == 0) return;
  const auto count = static_cast<int64_t>(deals);
  text_.SkipLines(deals * kUsualDealSize, count * kUsualDealLines);
  cases_ += count;
  usual_ += count;
}

// Reads up to the first card. Leaves in `token` what is to be read as a card.
bool ContestReader::Start(Token* token) {
  started_ = true;
  if (!text_.Next(token)) {
    if (!text_.status().ok()) return false;
    return Refuse(
        "there is nothing to read: the number of cases, or a card, is missing");
  }
  if (WholeCard(token->text).has_value()) return true;
  if (!ReadCount(*token)) return false;
  token->text.clear();
  return true;
}

bool ContestReader::ReadCount(const Token& token) {
  const std::string& text = token.text;
  const std::string shown = Quoted(text);
  const auto is_digit = [](char c) { return IsDigit(c); };
  if (std::all_of(text.begin(), text.end(), is_digit)) {
    int64_t count = 0;
    if (text.size() > 18 || !absl::SimpleAtoi(text, &count)) {
      return Refuse(absl::StrCat("the number of cases is ", shown,
                                 ", which is too large"));
    }
    promised_ = count;
    return true;
  }
  const bool sign = text[0] == '-' || text[0] == '+';
  if (sign && text.size() > 1 &&
      std::all_of(text.begin() + 1, text.end(), is_digit)) {
    return Refuse(absl::StrCat("the number of cases is ", shown,
                               ": it has to be digits without a sign"));
  }
  if (IsDigit(text[sign ? 1 : 0]) &&
      text.find_first_not_of("0123456789.,eE+-") == std::string::npos) {
    return Refuse(absl::StrCat("the number of cases is ", shown,
                               ": it has to be a whole number in digits"));
  }
  return Refuse(absl::StrCat(
      shown, " is neither the number of cases nor a card such as As"));
}

bool ContestReader::AddCard(const Token& token) {
  if (promised_.has_value() && cases_ >= *promised_) {
    return Refuse(
        absl::StrCat(Quoted(token.text), " stands behind the last case: ",
                     "the input promises ", Count(*promised_, "case")));
  }
  const std::optional<Card> card = WholeCard(token.text);
  if (!card.has_value()) return RefuseCard(WhyNotACard(token.text));
  if (!rules_.deck().Contains(*card)) {
    return RefuseCard(absl::StrCat(card->ToString(), " is not in the deck of ",
                                   rules_.name()));
  }
  if (dealt_.Contains(*card)) {
    const size_t first = static_cast<size_t>(
        std::find(cards_.begin(), cards_.end(), *card) - cards_.begin());
    return RefuseCard(
        absl::StrCat(Printable(token.text), " is dealt twice, first at ",
                     places_[first].line, ":", places_[first].column));
  }
  dealt_.Add(*card);
  cards_.push_back(*card);
  places_.push_back(token.place);
  return true;
}

bool ContestReader::Refuse(std::string message) {
  text_.ReadAhead();
  fault_ = text_.FaultHere(std::move(message));
  return false;
}

bool ContestReader::RefuseCard(const std::string& message) {
  return Refuse(absl::StrCat("case ", cases_ + 1, ": ", message));
}

// The end of the text, where a card might stand.
bool ContestReader::End() {
  if (!text_.status().ok()) return false;
  if (!cards_.empty()) {
    return RefuseCard(
        absl::StrCat("the input ends after ",
                     Count(static_cast<int64_t>(cards_.size()), "card"), " of ",
                     shape_.cards()));
  }
  if (promised_.has_value() && cases_ < *promised_) {
    return Refuse(absl::StrCat("the input ends after ", Count(cases_, "case"),
                               ", and promises ", Number(*promised_)));
  }
  return false;
}

}  // namespace tablepick
