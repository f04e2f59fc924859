#include "tools/proof_json.h"

#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "eval/card_text.h"
#include "solver/notation.h"
#include "tools/console.h"
#include "tools/rules_names.h"

namespace tablepick {
namespace {

using OrderedJson = nlohmann::ordered_json;
std::string HandText(CardSet hand) {
  std::string text;
  for (const Card card : HighestFirst(hand)) text += card.ToString();
  return text;
}

OrderedJson NodeJson(const ProofNode& node) {
  OrderedJson json;
  switch (node.kind) {
    case ProofNode::Kind::kEnd:
      json["hands"] = {{"Alice", HandText(node.hands[0])},
                       {"Bob", HandText(node.hands[1])}};
      break;
    case ProofNode::Kind::kTake:
      json["take"] = node.branches[0].cards[0].ToString();
      json["then"] = NodeJson(node.branches[0].then);
      break;
    case ProofNode::Kind::kReplies:
      json["replies"] = OrderedJson::array();
      for (const ProofBranch& branch : node.branches) {
        OrderedJson cards = OrderedJson::array();
        for (const Card card : branch.cards) cards.push_back(card.ToString());
        json["replies"].push_back(
            {{"cards", std::move(cards)}, {"then", NodeJson(branch.then)}});
      }
      break;
  }
  return json;
}

// Objects of any size are read in good time only without their order.
using Json = nlohmann::json;

// A value and how it is reached from the top, as a JSON pointer.
struct Value {
  const Json& json;
  std::string pointer;

  Value At(size_t index) const {
    return {json[index], absl::StrCat(pointer, "/", index)};
  }
};

class Reader {
 public:
  absl::StatusOr<RuledProof> Read(const Json& json) {
    RuledProof ruled = {nullptr, {}};
    if (ReadProof({json, ""}, &ruled)) return ruled;
    return error_;
  }

 private:
  bool ReadProof(const Value& value, RuledProof* ruled) {
    Proof& proof = ruled->proof;
    std::string text;
    if (!ReadString(value, "rules", &text)) return false;
    ruled->rules = FindRules(text);
    if (ruled->rules == nullptr) {
      return Refuse("/rules", NoSuchRules(text));
    }
    if (!ReadString(value, "position", &text)) return false;
    absl::StatusOr<Position> position = ParsePosition(*ruled->rules, text);
    if (!position.ok()) {
      return Refuse("/position", absl::StrCat(Quoted(text), ": ",
                                              position.status().message()));
    }
    proof.position = *position;
    if (!ReadString(value, "outcome", &text)) return false;
    if (!ReadOutcome(text, &proof.outcome)) return false;

    const std::optional<Value> strategies =
        Member(value, "strategies", Json::value_t::array);
    if (!strategies.has_value()) return false;
    for (size_t i = 0; i < strategies->json.size(); ++i) {
      Strategy strategy;
      const Value one = strategies->At(i);
      if (!ReadString(one, "player", &text)) return false;
      if (text != "Alice" && text != "Bob") {
        return Refuse(one.pointer + "/player",
                      absl::StrCat(Quoted(text), " is neither Alice nor Bob"));
      }
      strategy.player = text == "Alice" ? Player::kAlice : Player::kBob;
      const std::optional<Value> start =
          Member(one, "start", Json::value_t::object);
      if (!start.has_value()) return false;
      if (!ReadNode(*start, 0, &strategy.start)) return false;
      proof.strategies.push_back(std::move(strategy));
    }
    return true;
  }

  bool ReadOutcome(const std::string& text, Outcome* outcome) {
    for (const Outcome one : {Outcome::kAlice, Outcome::kDraw, Outcome::kBob}) {
      if (text != OutcomeName(one)) continue;
      *outcome = one;
      return true;
    }
    return Refuse("/outcome",
                  absl::StrCat(Quoted(text), " is not Alice, Draw or Bob"));
  }

  bool ReadNode(const Value& value, int picks, ProofNode* node) {
    if (picks > kMaxTable) {
      return Refuse(value.pointer, "no game has so many picks");
    }
    const bool take = value.json.contains("take");
    const bool replies = value.json.contains("replies");
    const bool hands = value.json.contains("hands");
    if (take + replies + hands != 1) {
      return Refuse(value.pointer,
                    "one of 'take', 'replies' and 'hands' has to be here");
    }
    if (hands) {
      node->kind = ProofNode::Kind::kEnd;
      const std::optional<Value> both =
          Member(value, "hands", Json::value_t::object);
      return both.has_value() && ReadHand(*both, "Alice", &node->hands[0]) &&
             ReadHand(*both, "Bob", &node->hands[1]);
    }
    if (take) {
      node->kind = ProofNode::Kind::kTake;
      node->branches.emplace_back();
      std::string text;
      return ReadString(value, "take", &text) &&
             ReadCards(value.pointer + "/take", text, 1,
                       &node->branches[0].cards) &&
             ReadThen(value, picks, &node->branches[0]);
    }
    node->kind = ProofNode::Kind::kReplies;
    const std::optional<Value> list =
        Member(value, "replies", Json::value_t::array);
    if (!list.has_value()) return false;
    for (size_t i = 0; i < list->json.size(); ++i) {
      node->branches.emplace_back();
      if (!ReadBranch(list->At(i), picks, &node->branches.back())) return false;
    }
    return true;
  }

  bool ReadBranch(const Value& value, int picks, ProofBranch* branch) {
    const std::optional<Value> cards =
        Member(value, "cards", Json::value_t::array);
    if (!cards.has_value()) return false;
    for (size_t i = 0; i < cards->json.size(); ++i) {
      const Value card = cards->At(i);
      if (!card.json.is_string()) {
        return Refuse(card.pointer, "a card has to be here, as a string");
      }
      if (!ReadCards(card.pointer, card.json.get<std::string>(), 1,
                     &branch->cards)) {
        return false;
      }
    }
    return ReadThen(value, picks, branch);
  }

  bool ReadThen(const Value& value, int picks, ProofBranch* branch) {
    const std::optional<Value> then =
        Member(value, "then", Json::value_t::object);
    return then.has_value() && ReadNode(*then, picks + 1, &branch->then);
  }

  bool ReadHand(const Value& value, const char* player, CardSet* hand) {
    std::string text;
    std::vector<Card> cards;
    if (!ReadString(value, player, &text)) return false;
    const std::string pointer = absl::StrCat(value.pointer, "/", player);
    if (!ReadCards(pointer, text, 0, &cards)) return false;
    for (const Card card : cards) {
      if (hand->Contains(card)) {
        return Refuse(pointer,
                      absl::StrCat(card.ToString(), " is there twice"));
      }
      hand->Add(card);
    }
    return true;
  }

  // Appends the cards that `text` spells; `count` of them, unless it is 0.
  bool ReadCards(const std::string& pointer, absl::string_view text,
                 size_t count, std::vector<Card>* cards) {
    const absl::string_view all = text;
    const size_t before = cards->size();
    while (!text.empty()) {
      const CardScan scan = ScanCard(text);
      if (scan.length == 0) return Refuse(pointer, WhyNotACard(text));
      cards->push_back(scan.card);
      text.remove_prefix(static_cast<size_t>(scan.length));
    }
    if (count != 0 && cards->size() - before != count) {
      return Refuse(pointer, absl::StrCat(Quoted(all), " is not one card"));
    }
    return true;
  }

  bool ReadString(const Value& value, const char* name, std::string* text) {
    const std::optional<Value> member =
        Member(value, name, Json::value_t::string);
    if (member.has_value()) *text = member->json.get<std::string>();
    return member.has_value();
  }

  // The member of that name, if `value` is an object that has one of that type.
  std::optional<Value> Member(const Value& value, absl::string_view name,
                              Json::value_t type) {
    const absl::string_view type_name = type == Json::value_t::string ? "string"
                                        : type == Json::value_t::array
                                            ? "array"
                                            : "object";
    const std::string key(name.data(), name.size());
    if (!value.json.is_object()) {
      Refuse(value.pointer, absl::StrCat("an object has to be here, with a '",
                                         name, "' in it"));
      return std::nullopt;
    }
    const auto found = value.json.find(key);
    if (found == value.json.end()) {
      Refuse(value.pointer, absl::StrCat("'", name, "' is missing"));
      return std::nullopt;
    }
    const std::string pointer = absl::StrCat(value.pointer, "/", name);
    if (found->type() != type) {
      Refuse(pointer, absl::StrCat("this has to be a JSON ", type_name));
      return std::nullopt;
    }
    return Value{*found, pointer};
  }

  bool Refuse(absl::string_view pointer, absl::string_view message) {
    error_ = absl::InvalidArgumentError(absl::StrCat(
        "no proof: ", pointer, pointer.empty() ? "" : ": ", message));
    return false;
  }

  absl::Status error_;
};

}  // namespace

std::string FormatProof(const Rules& rules, const Proof& proof) {
  OrderedJson json;
  // Debian's Abseil has string views of its own.
  const auto text = [](absl::string_view view) {
    return std::string(view.data(), view.size());
  };
  json["rules"] = text(rules.name());
  json["position"] = FormatPosition(proof.position);
  json["outcome"] = text(OutcomeName(proof.outcome));
  json["strategies"] = OrderedJson::array();
  for (const Strategy& strategy : proof.strategies) {
    json["strategies"].push_back({{"player", text(PlayerName(strategy.player))},
                                  {"start", NodeJson(strategy.start)}});
  }
  return json.dump() + "\n";
}

absl::StatusOr<RuledProof> ParseProof(absl::string_view text,
                                      std::optional<size_t>* fault) {
  // The library reports what it cannot read by exceptions; they end here.
  try {
    const Json json = Json::parse(text.begin(), text.end());
    return Reader().Read(json);
  } catch (const Json::parse_error& error) {
    *fault = error.byte == 0 ? 0 : error.byte - 1;
    return absl::InvalidArgumentError("this is no JSON");
  } catch (const Json::out_of_range&) {
    return absl::InvalidArgumentError(
        "no proof: there is a number in it that is too large to be read");
  }
}

}  // namespace tablepick
