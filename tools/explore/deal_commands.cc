// Commands that turn to another deal.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "eval/card_text.h"
#include "solver/notation.h"
#include "tools/console.h"
#include "tools/explore/command.h"
#include "tools/explore/interesting_deal.h"
#include "tools/rules_names.h"

namespace tablepick::explore {
namespace {

// The picks of `before` made again in `deal`, card by card, as far as they can.
Position Replay(const Deal& deal, const Position& before) {
  Position position(deal);
  const absl::Span<const Card> table = deal.table();
  for (const uint8_t pick : before.history()) {
    const Card card = before.deal().table()[pick];
    size_t index = 0;
    while (index < table.size() && table[index] != card) ++index;
    if (!position.CanPick(static_cast<int>(index))) break;
    position.Pick(static_cast<int>(index));
  }
  return position;
}

// " 2 picks are taken back.", or nothing.
std::string TakenBack(size_t before, size_t after) {
  if (after >= before) return "";
  const auto count = static_cast<int64_t>(before - after);
  return absl::StrCat(" ", Count(count, "pick"), count == 1 ? " is" : " are",
                      " taken back.");
}

// Turns to `deal`, keeping the picks that can be kept; tells of the others.
std::string KeepPicks(Desk& desk, const Rules& rules, const Deal& deal) {
  const Position before = desk.position();
  const Position after = Replay(deal, before);
  desk.game.TurnTo(rules, after);
  return TakenBack(before.history().size(), after.history().size());
}

// The three places where the cards of a deal lie.
enum Place : size_t { kAlice, kBob, kTable, kPlaces };
constexpr absl::string_view kHas[kPlaces] = {"Alice has", "Bob has",
                                             "the table has"};
using Cards = std::vector<Card>;

bool Contains(const Cards& cards, Card card) {
  for (const Card each : cards) {
    if (each == card) return true;
  }
  return false;
}

// Reads the cards that `words` spell, for a place; a card may come only once.
std::optional<Reply> ReadCards(const Rules& rules, absl::Span<const Word> words,
                               Cards* cards) {
  for (const Word& word : words) {
    for (size_t at = 0; at < word.text.size();) {
      const absl::string_view left = absl::string_view(word.text).substr(at);
      const CardScan scan = ScanCard(left);
      const size_t offset = word.offset + at;
      if (scan.length == 0) return Refuse(WhyNotACard(left), offset);
      const std::string name = scan.card.ToString();
      if (!rules.deck().Contains(scan.card)) {
        return Refuse(
            absl::StrCat(name, " is not in the deck of ", rules.name()),
            offset);
      }
      if (Contains(*cards, scan.card)) {
        return Refuse(absl::StrCat(name, " is named twice"), offset);
      }
      cards->push_back(scan.card);
      at += static_cast<size_t>(scan.length);
    }
  }
  return std::nullopt;
}

// Refuses that many cards for `place`: there go as many hole cards as before,
// and as many on the table as can be played.
std::optional<Reply> WrongNumber(const Deal& deal, Place place, size_t cards,
                                 const Word& name) {
  const auto given = static_cast<int>(cards);
  const int least = place == kTable ? deal.picks() : deal.shape().hole;
  const int most = place == kTable ? kMaxTable : least;
  if (least <= given && given <= most) return std::nullopt;
  return Refuse(absl::StrCat("name all the cards: here 'edit ",
                             absl::AsciiStrToLower(name.text), "' takes ",
                             least == most ? "" : absl::StrCat(least, " to "),
                             Count(most, "card"), ", not ", given),
                name.offset);
}

// `text` with slashes behind the second and the fourth card, if it has none and
// goes on behind that, as the contest writes deals. Sets `slashes` to where
// they were put.
std::string WithSlashes(absl::string_view text, std::vector<size_t>* slashes) {
  std::string with_slashes(text);
  if (absl::StrContains(text, '/')) return with_slashes;
  int cards = 0;
  for (size_t at = 0; at < with_slashes.size();) {
    const CardScan scan = ScanCard(absl::string_view(with_slashes).substr(at));
    at += scan.length > 0 ? static_cast<size_t>(scan.length) : 1;
    if (scan.length > 0 && (++cards == 2 || cards == 4)) {
      with_slashes.insert(at, 1, '/');
      slashes->push_back(at++);
    }
  }
  if (cards > 4) return with_slashes;
  slashes->clear();
  return absl::StrCat(text);
}

}  // namespace

Reply RunNew(Desk& desk, const Arguments& arguments, const View&) {
  const Rules* rules = &desk.rules();
  Shape shape = desk.position().deal().shape();
  std::vector<int> numbers;
  size_t number_offset = 0;
  for (size_t i = 0; i < arguments.words.size(); ++i) {
    const Word& word = arguments.words[i];
    const std::optional<int> number = ParseNumber(word.text);
    if (number.has_value() && numbers.size() < 2) {
      if (numbers.empty()) number_offset = word.offset;
      numbers.push_back(*number);
    } else if (i == 0) {
      rules = FindRules(absl::AsciiStrToLower(word.text));
      if (rules == nullptr) return Refuse(NoSuchRules(word.text), word.offset);
      shape = StandardShape(*rules);
    } else {
      return Refuse(
          absl::StrCat("what is ", Quoted(word.text),
                       "? After the rules come at most two numbers: hole "
                       "cards, and cards on the table"),
          word.offset);
    }
  }
  if (!numbers.empty()) {
    shape.hole = numbers[0];
    shape.table =
        numbers.size() > 1 ? numbers[1] : 2 * (rules->hand_size() - shape.hole);
    const absl::Status fits = CheckShape(*rules, shape);
    if (!fits.ok()) return Refuse(fits.message(), number_offset);
  }
  desk.game.TurnTo(*rules,
                   Position(InterestingDeal(*rules, shape, desk.random)));
  return {.text = "A new deal.", .then = Reply::Then::kPlay};
}

Reply RunDeal(Desk& desk, const Arguments& arguments, const View&) {
  if (arguments.words.empty()) {
    return Refuse(absl::StrCat("which deal? This one is ",
                               FormatPosition(desk.position())));
  }
  std::vector<size_t> slashes;
  const std::string text = WithSlashes(arguments.rest(), &slashes);
  size_t fault = 0;
  const absl::StatusOr<Position> position =
      ParsePosition(desk.rules(), text, &fault);
  if (!position.ok()) {
    size_t offset = fault;
    for (const size_t slash : slashes) offset -= slash < fault ? 1 : 0;
    return Refuse(position.status().message(), arguments.begin + offset);
  }
  desk.game.TurnTo(desk.rules(), *position);
  return {.text = "The deal is laid.", .then = Reply::Then::kPlay};
}

Reply RunEdit(Desk& desk, const Arguments& arguments, const View&) {
  constexpr absl::string_view kNames[kPlaces] = {"alice", "bob", "table"};
  if (arguments.words.empty()) {
    return Refuse("whose cards? 'edit' takes Alice, Bob or table, and cards");
  }
  size_t place = 0;
  const Word& name = arguments.words[0];
  while (place < kPlaces && !absl::EqualsIgnoreCase(name.text, kNames[place])) {
    ++place;
  }
  if (place == kPlaces) {
    return Refuse(
        absl::StrCat("there are Alice, Bob and the table to edit, no ",
                     Quoted(name.text)),
        name.offset);
  }
  Cards cards;
  if (auto refusal =
          ReadCards(desk.rules(), arguments.words.subspan(1), &cards)) {
    return *refusal;
  }
  const Deal& deal = desk.position().deal();
  if (auto refusal =
          WrongNumber(deal, static_cast<Place>(place), cards.size(), name)) {
    return *refusal;
  }
  std::array<Cards, kPlaces> places;
  for (const Player player : {Player::kAlice, Player::kBob}) {
    const absl::Span<const Card> hole = deal.hole(player);
    places[static_cast<size_t>(player)].assign(hole.begin(), hole.end());
  }
  places[kTable].assign(deal.table().begin(), deal.table().end());

  // Cards that come from another place are replaced there by those that go.
  Cards going;
  for (const Card card : places[place]) {
    if (!Contains(cards, card)) going.push_back(card);
  }
  std::string text =
      absl::StrCat(place == kTable ? "The table has" : kHas[place], " ",
                   cards.empty() ? "no cards" : CardsToString(cards), " now");
  size_t gone = 0;
  for (size_t other = 0; other < kPlaces; ++other) {
    if (other == place) continue;
    for (Card& card : places[other]) {
      if (!Contains(cards, card)) continue;
      if (gone == going.size()) {
        return Refuse(absl::StrCat(kHas[other], " ", card.ToString(),
                                   ", and would get no card for it"),
                      name.offset);
      }
      absl::StrAppend(&text, ", ", kHas[other], " ", going[gone].ToString(),
                      " for ", card.ToString());
      card = going[gone++];
    }
  }
  places[place] = cards;
  const absl::StatusOr<Deal> edited =
      Deal::Create(desk.rules(), places[kAlice], places[kBob], places[kTable]);
  if (!edited.ok()) {
    return Refuse(edited.status().message(), name.offset);
  }
  return {
      .text = absl::StrCat(text, ".", KeepPicks(desk, desk.rules(), *edited)),
      .then = Reply::Then::kPlay};
}

Reply RunSwap(Desk& desk, const Arguments&, const View&) {
  const Deal& deal = desk.position().deal();
  const size_t picks = desk.position().history().size();
  const Deal swapped(desk.rules(), deal.hole(Player::kBob),
                     deal.hole(Player::kAlice), deal.table());
  desk.game.TurnTo(desk.rules(), Position(swapped));
  return {.text = absl::StrCat("Alice and Bob have swapped their hole cards.",
                               TakenBack(picks, 0)),
          .then = Reply::Then::kPlay};
}

Reply RunRules(Desk& desk, const Arguments& arguments, const View&) {
  if (arguments.words.empty()) {
    return {.text = absl::StrCat("The rules are ", desk.rules().name(),
                                 "; there are ", AllRulesNames(), ".")};
  }
  const Word& word = arguments.words[0];
  const Rules* rules = FindRules(absl::AsciiStrToLower(word.text));
  if (rules == nullptr) return Refuse(NoSuchRules(word.text), word.offset);
  if (rules == &desk.rules()) {
    return {.text = absl::StrCat("The rules are ", rules->name(), " already.")};
  }
  const Deal& deal = desk.position().deal();
  const absl::StatusOr<Deal> kept = Deal::Create(
      *rules, deal.hole(Player::kAlice), deal.hole(Player::kBob), deal.table());
  Reply reply{.text = absl::StrCat("The rules are ", rules->name(), " now."),
              .then = Reply::Then::kPlay};
  if (kept.ok()) {
    absl::StrAppend(&reply.text, KeepPicks(desk, *rules, *kept));
  } else {
    const Deal fresh =
        InterestingDeal(*rules, StandardShape(*rules), desk.random);
    desk.game.TurnTo(*rules, Position(fresh));
    absl::StrAppend(&reply.text,
                    " The deal did not fit them: ", kept.status().message(),
                    ". Here is a new one.");
  }
  return reply;
}

}  // namespace tablepick::explore
