#include "tools/showdown_result.h"

#include <numeric>
#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "eval/reason.h"

namespace tablepick {
namespace {

// A JSON string of `text`, which is UTF-8 without quotes and backslashes.
std::string JsonString(absl::string_view text) {
  std::string json = "\"";
  for (char c : text) {
    if (static_cast<unsigned char>(c) < 0x20) {
      absl::StrAppendFormat(&json, "\\u%04x", static_cast<unsigned>(c));
    } else {
      json += c;
    }
  }
  return json + "\"";
}

// What a hand of so many is called.
std::string SideOf(size_t hand, size_t hands) {
  if (hands > 2) return absl::StrCat(hand + 1);
  return hand == 0 ? "left" : "right";
}

}  // namespace

void ShowdownResult::Compare(absl::Span<const ShownHand> hands) {
  hands_ = hands;
  values_.resize(hands.size());
  best_ = 0;
  for (size_t i = 0; i < hands.size(); ++i) {
    values_[i] = rules_.Value(hands[i].cards);
    if (values_[i] > best_) {
      best_ = values_[i];
      winners_ = 0;
      first_winner_ = i;
    }
    if (values_[i] == best_) ++winners_;
  }
}

void ShowdownResult::WriteWinners(Output* output) const {
  output->Write(hands_[first_winner_].text);
  for (size_t i = first_winner_ + 1; i < hands_.size(); ++i) {
    if (!Wins(i)) continue;
    output->Write(" - ");
    output->Write(hands_[i].text);
  }
}

std::string ShowdownResult::Side() const {
  if (winners_ == 1) return SideOf(first_winner_, hands_.size());
  if (hands_.size() == 2) return "both";
  std::string numbers;
  for (size_t i = 0; i < hands_.size(); ++i) {
    if (Wins(i)) absl::StrAppend(&numbers, numbers.empty() ? "" : " ", i + 1);
  }
  return numbers;
}

// Why the winners beat the best of the others, or why nobody is beaten.
std::string ShowdownResult::Reason() const {
  std::optional<size_t> next;
  for (size_t i = 0; i < hands_.size(); ++i) {
    if (Wins(i)) continue;
    if (!next.has_value() || values_[i] > values_[*next]) next = i;
  }
  if (!next.has_value()) return "the same ranks";
  return WhyBetter(rules_, hands_[first_winner_].cards, hands_[*next].cards);
}

std::string ShowdownResult::Description() const {
  std::string text;
  for (size_t i = 0; i < hands_.size(); ++i) {
    absl::StrAppend(&text, SideOf(i, hands_.size()), ": ",
                    rules_.Describe(hands_[i].cards), "; ");
  }
  absl::StrAppend(&text, Side(), winners_ > 1 ? " tie: " : " wins: ", Reason());
  return text;
}

std::string ShowdownResult::Json(int64_t row, int64_t line) const {
  std::string hands;
  std::string winners;
  for (size_t i = 0; i < hands_.size(); ++i) {
    const CardSet cards = hands_[i].cards;
    std::string compared;
    for (Card card : rules_.ComparedCards(cards)) {
      absl::StrAppend(&compared, compared.empty() ? "" : ",", "\"",
                      card.ToString(), "\"");
    }
    const int category = rules_.Category(cards);
    absl::StrAppend(&hands, i == 0 ? "" : ",",
                    "{\"text\":", JsonString(hands_[i].text),
                    ",\"value\":", values_[i], ",\"category\":\"",
                    rules_.categories()[static_cast<size_t>(category)],
                    "\",\"description\":\"", rules_.Describe(cards),
                    "\",\"compared\":[", compared, "]}");
    if (Wins(i)) {
      absl::StrAppend(&winners, winners.empty() ? "" : ",", i + 1);
    }
  }
  return absl::StrCat("{\"row\":", row, ",\"line\":", line, ",\"hands\":[",
                      hands, "],\"winners\":[", winners, "],\"side\":\"",
                      Side(), "\",\"reason\":\"", Reason(), "\"}");
}

void ShowdownTally::Add(const ShowdownResult& result) {
  if (result.hands() > wins_.size()) wins_.resize(result.hands());
  ++(result.winners() > 1 ? ties_ : wins_[result.first_winner()]);
}

std::string ShowdownTally::ToString(Format format) const {
  std::string text;
  const auto append = [&](absl::string_view name, int64_t count) {
    if (format == Format::kText) {
      absl::StrAppend(&text, name, " ", count, "\n");
    } else {
      absl::StrAppend(&text, text.empty() ? "{" : ",", "\"", name,
                      "\":", count);
    }
  };
  append("left", wins_[0]);
  append("right", wins_[1]);
  for (size_t i = 2; i < wins_.size(); ++i) {
    append(absl::StrCat("hand ", i + 1), wins_[i]);
  }
  append("ties", ties_);
  append("rows", std::accumulate(wins_.begin(), wins_.end(), ties_));
  return format == Format::kText ? text : text + "}\n";
}

}  // namespace tablepick
