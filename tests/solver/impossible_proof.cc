#include "tests/solver/impossible_proof.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <utility>
#include <vector>

namespace tablepick {
namespace {

constexpr int kCards = 10;
constexpr int kAllCards = (1 << kCards) - 1;
constexpr int kSplits = 20;

// The masks of three of six, in ascending order.
std::array<int, kSplits> Triples() {
  std::array<int, kSplits> triples{};
  size_t count = 0;
  for (int mask = 0; mask < 64; ++mask) {
    if (std::popcount(static_cast<unsigned>(mask)) == 3) {
      triples[count++] = mask;
    }
  }
  return triples;
}

// For each set of splits that Alice wins whether she wins the game, on a table
// of six: what best play makes of 20 Booleans, 64 sets at once.
class WinTable {
 public:
  WinTable() : wins_(1 << (kSplits - 6)), split_(64) {
    const std::array<int, kSplits> triples = Triples();
    for (size_t i = 0; i < kSplits; ++i) {
      split_[static_cast<size_t>(triples[i])] = i;
    }
    // The low six splits run through all values within a word.
    constexpr uint64_t kPatterns[6] = {0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc,
                                       0xf0f0f0f0f0f0f0f0, 0xff00ff00ff00ff00,
                                       0xffff0000ffff0000, 0xffffffff00000000};
    std::copy(std::begin(kPatterns), std::end(kPatterns), won_.begin());
    for (size_t high = 0; high < wins_.size(); ++high) {
      for (size_t i = 6; i < kSplits; ++i) {
        won_[i] = (high >> (i - 6) & 1) != 0 ? ~uint64_t{0} : 0;
      }
      wins_[high] = Play(0, 0);
    }
  }

  bool Wins(uint32_t won) const { return wins_[won >> 6] >> (won & 63) & 1; }

 private:
  uint64_t Play(int alice, int bob) const {
    if (std::popcount(static_cast<unsigned>(alice | bob)) == 6) {
      return won_[split_[static_cast<size_t>(alice)]];
    }
    const bool alices = std::popcount(static_cast<unsigned>(alice)) ==
                        std::popcount(static_cast<unsigned>(bob));
    uint64_t value = alices ? 0 : ~uint64_t{0};
    for (int pick = 1; pick < 64; pick *= 2) {
      if (((alice | bob) & pick) != 0) continue;
      if (alices) {
        value |= Play(alice | pick, bob);
      } else {
        value &= Play(alice, bob | pick);
      }
    }
    return value;
  }

  std::vector<uint64_t> wins_;
  std::vector<size_t> split_;  // by mask of Alice's cards
  std::array<uint64_t, kSplits> won_{};
};

const WinTable& AllWins() {
  static const WinTable table;
  return table;
}

// Alice's hand in each split of each way to deal ten cards out, as a mask of
// them.
std::vector<std::array<uint16_t, kSplits>> Deals() {
  std::vector<std::array<uint16_t, kSplits>> deals;
  const std::array<int, kSplits> triples = Triples();
  const auto is_pair = [](int mask) {
    return std::popcount(static_cast<unsigned>(mask)) == 2;
  };
  for (int alice = 0; alice <= kAllCards; ++alice) {
    if (!is_pair(alice)) continue;
    for (int bob = 0; bob <= kAllCards; ++bob) {
      if (!is_pair(bob) || (alice & bob) != 0) continue;
      std::array<uint16_t, kSplits> hands{};
      for (size_t i = 0; i < kSplits; ++i) {
        int hand = alice;
        int place = 0;
        for (int card = 0; card < kCards; ++card) {
          if (((alice | bob) >> card & 1) != 0) continue;
          if ((triples[i] >> place++ & 1) != 0) hand |= 1 << card;
        }
        hands[i] = static_cast<uint16_t>(hand);
      }
      deals.push_back(hands);
    }
  }
  return deals;
}

struct TenCards {
  std::array<int, kCards> rank;
  std::array<int, kCards> suit;
};

// A hand as this proof sees it: its kind, and ranks by how often they are held.
// All that matters is who wins; straights and flushes may be among the hands of
// other splits.
struct Seen {
  int strength;  // larger is better, equal is equal
  HandKind kind;
  int pair;  // rank held twice in a full house, or the kicker of four
};

Seen Look(const TenCards& cards, int mask) {
  std::array<int, 13> held{};
  int ranks = 0;
  int suit = -1;
  bool flush = true;
  for (int i = 0; i < kCards; ++i) {
    if ((mask >> i & 1) == 0) continue;
    ++held[static_cast<size_t>(cards.rank[static_cast<size_t>(i)])];
    ranks |= 1 << cards.rank[static_cast<size_t>(i)];
    const int s = cards.suit[static_cast<size_t>(i)];
    flush = flush && (suit == -1 || s == suit);
    suit = s;
  }
  // Ranks held more often first, then the higher ones.
  std::array<int, 5> order{};
  int most = 0;
  int pairs = 0;
  size_t count = 0;
  int last = 0;
  for (int times = 4; times >= 1; --times) {
    for (int rank = 12; rank >= 0; --rank) {
      if (held[static_cast<size_t>(rank)] != times) continue;
      order[count++] = rank;
      last = rank;
      most = std::max(most, times);
      pairs += times == 2;
    }
  }
  int top = -1;
  if (count == 5 && ranks == (0x100f)) top = 3;
  if (count == 5 && order[0] - order[4] == 4) top = order[0];
  const HandKind kind =
      top >= 0    ? flush ? HandKind::kStraightFlush : HandKind::kStraight
      : flush     ? HandKind::kFlush
      : most == 4 ? HandKind::kFourOfAKind
      : most == 3 && pairs == 1 ? HandKind::kFullHouse
      : most == 3               ? HandKind::kThreeOfAKind
      : pairs == 2              ? HandKind::kTwoPair
      : pairs == 1              ? HandKind::kPair
                                : HandKind::kHighCard;
  int strength = static_cast<int>(kind);
  for (int rank : order) strength = 13 * strength + (top >= 0 ? top : rank);
  return {strength, kind, last};
}

// All deals of one set of ten cards after another.
class Exhaustion {
 public:
  explicit Exhaustion(const MeetingHands& hands)
      : hands_(hands), table_(AllWins()) {}

  void AddSet(const TenCards& cards);
  const Exhausted& result() const { return result_; }

 private:
  bool Taken(const Seen& a, const Seen& b) const {
    const Seen& better = a.strength > b.strength ? a : b;
    const Seen& worse = a.strength > b.strength ? b : a;
    return better.kind == hands_.better && worse.kind == hands_.worse &&
           (!hands_.in_conflict || better.pair < worse.pair);
  }

  const MeetingHands hands_;
  const WinTable& table_;
  const std::vector<std::array<uint16_t, kSplits>> deals_ = Deals();
  Exhausted result_;
};

void Exhaustion::AddSet(const TenCards& cards) {
  // By the mask of Alice's hand, in bits 0 to 2: she wins, it is no loss, the
  // step is taken.
  std::array<uint8_t, kAllCards + 1> split{};
  std::vector<Seen> seen(kAllCards + 1);
  for (int mask = 0; mask <= kAllCards; ++mask) {
    if (std::popcount(static_cast<unsigned>(mask)) == 5) {
      seen[static_cast<size_t>(mask)] = Look(cards, mask);
    }
  }
  bool any = false;
  for (int mask = 0; mask <= kAllCards; ++mask) {
    if (std::popcount(static_cast<unsigned>(mask)) != 5) continue;
    const Seen& alice = seen[static_cast<size_t>(mask)];
    const Seen& bob = seen[static_cast<size_t>(kAllCards ^ mask)];
    const bool taken = Taken(alice, bob);
    any = any || taken;
    split[static_cast<size_t>(mask)] = static_cast<uint8_t>(
        int{alice.strength > bob.strength} |
        int{alice.strength >= bob.strength} << 1 | int{taken} << 2);
  }
  if (!any) return;
  ++result_.card_sets;

  for (const auto& hands : deals_) {
    uint32_t won = 0;
    uint32_t kept = 0;
    uint32_t taken = 0;
    for (uint32_t i = 0; i < kSplits; ++i) {
      const uint32_t bits = split[hands[i]];
      won |= (bits & 1) << i;
      kept |= (bits >> 1 & 1) << i;
      taken |= (bits >> 2 & 1) << i;
    }
    if (taken == 0) continue;
    ++result_.deals;
    const bool wins = table_.Wins(won);
    const bool keeps = table_.Wins(kept);
    // The step decided for the other side, and called a draw.
    if (table_.Wins(won ^ taken) != wins ||
        table_.Wins(kept ^ taken) != keeps ||
        table_.Wins(won & ~taken) != wins ||
        table_.Wins(kept | taken) != keeps) {
      ++result_.decisive;
    }
  }
}

// Whether five cards with these numbers of ranks, most first, are of the kind.
bool CanBe(HandKind kind, const std::vector<int>& held) {
  switch (kind) {
    case HandKind::kFourOfAKind:
      return held[0] == 4;
    case HandKind::kFullHouse:
      return held[0] == 3 && held[1] == 2;
    case HandKind::kThreeOfAKind:
      return held[0] == 3 && held[1] == 1;
    case HandKind::kTwoPair:
      return held[0] == 2 && held[1] == 2;
    case HandKind::kPair:
      return held[0] == 2 && held[1] == 1;
    default:
      return false;
  }
}

// Whether cards, so many of each of some ranks, can be cut into the two hands;
// `first` and `second` are what they have of the ranks before `at`.
bool CanCut(const MeetingHands& hands, const std::vector<int>& held, size_t at,
            std::vector<int> first, std::vector<int> second) {
  if (at == held.size()) {
    if (std::accumulate(first.begin(), first.end(), 0) != 5) return false;
    std::sort(first.rbegin(), first.rend());
    std::sort(second.rbegin(), second.rend());
    return CanBe(hands.better, first) && CanBe(hands.worse, second);
  }
  for (int taken = 0; taken <= held[at]; ++taken) {
    std::vector<int> a = first;
    std::vector<int> b = second;
    if (taken > 0) a.push_back(taken);
    if (taken < held[at]) b.push_back(held[at] - taken);
    if (CanCut(hands, held, at + 1, std::move(a), std::move(b))) return true;
  }
  return false;
}

// Chooses suits for ten cards of given ranks, up to renaming.
class Suits {
 public:
  Suits(const std::array<int, 13>& held, Exhaustion* exhaustion)
      : exhaustion_(exhaustion) {
    for (size_t rank = 0; rank < held.size(); ++rank) {
      if (held[rank] == 0) continue;
      ranks_.push_back(static_cast<int>(rank));
      held_.push_back(held[rank]);
    }
    chosen_.resize(ranks_.size());
    std::array<int, 4> renamed = {0, 1, 2, 3};
    do {
      std::array<int, 16> mask{};
      for (int from = 0; from < 16; ++from) {
        for (size_t suit = 0; suit < 4; ++suit) {
          if ((from >> suit & 1) != 0) {
            mask[static_cast<size_t>(from)] |= 1 << renamed[suit];
          }
        }
      }
      renamings_.push_back(mask);
    } while (std::next_permutation(renamed.begin(), renamed.end()));
  }

  void Choose(size_t at) {
    if (at == ranks_.size()) {
      if (IsLeast()) exhaustion_->AddSet(Cards());
      return;
    }
    for (int suits = 0; suits < 16; ++suits) {
      if (std::popcount(static_cast<unsigned>(suits)) != held_[at]) continue;
      chosen_[at] = suits;
      Choose(at + 1);
    }
  }

 private:
  // Whether no renaming of suits gives a choice that comes before this one.
  bool IsLeast() const {
    for (const auto& renamed : renamings_) {
      for (int suits : chosen_) {
        const int other = renamed[static_cast<size_t>(suits)];
        if (other < suits) return false;
        if (other > suits) break;
      }
    }
    return true;
  }

  TenCards Cards() const {
    TenCards cards{};
    size_t count = 0;
    for (size_t i = 0; i < ranks_.size(); ++i) {
      for (int suit = 0; suit < 4; ++suit) {
        if ((chosen_[i] >> suit & 1) == 0) continue;
        cards.rank[count] = ranks_[i];
        cards.suit[count++] = suit;
      }
    }
    return cards;
  }

  Exhaustion* exhaustion_;
  std::vector<int> ranks_;
  std::vector<int> held_;
  std::vector<int> chosen_;  // masks of suits
  std::vector<std::array<int, 16>> renamings_;
};

// All ways to have ten cards of 13 ranks that can be cut into the hands.
class Ranks {
 public:
  Ranks(const MeetingHands& hands, int sample, Exhaustion* exhaustion)
      : hands_(hands), sample_(sample), exhaustion_(exhaustion) {}

  void Choose(size_t rank, int left) {
    if (rank == held_.size()) {
      if (left != 0 || !CanMeet() || found_++ % sample_ != 0) return;
      Suits(held_, exhaustion_).Choose(0);
      return;
    }
    for (int count = 0; count <= std::min(4, left); ++count) {
      held_[rank] = count;
      Choose(rank + 1, left - count);
    }
  }

 private:
  bool CanMeet() {
    // It does not matter which ranks they are.
    size_t key = 0;
    for (int count : held_) key += kKeys[static_cast<size_t>(count)];
    int8_t& known = can_meet_[key];
    if (known == kUnknown) {
      std::vector<int> counts;
      for (int count : held_) {
        if (count > 0) counts.push_back(count);
      }
      known = CanCut(hands_, counts, 0, {}, {}) ? 1 : 0;
    }
    return known == 1;
  }

  // How many ranks are held once, twice and so on, as digits in base 11.
  static constexpr size_t kKeys[5] = {0, 1, 11, 121, 1331};
  static constexpr int8_t kUnknown = -1;

  const MeetingHands hands_;
  const int sample_;
  Exhaustion* exhaustion_;
  std::array<int, 13> held_{};
  int found_ = 0;
  std::vector<int8_t> can_meet_ = std::vector<int8_t>(14641, kUnknown);
};

}  // namespace

Exhausted ExhaustDeals(const MeetingHands& hands, int sample) {
  Exhaustion exhaustion(hands);
  Ranks(hands, sample, &exhaustion).Choose(0, kCards);
  return exhaustion.result();
}

Exhausted ExhaustStep(absl::string_view name, int sample) {
  using enum HandKind;
  constexpr std::pair<absl::string_view, MeetingHands> kMeetings[] = {
      {"four of a kind against two pair", {kFourOfAKind, kTwoPair}},
      {"four of a kind against three of a kind", {kFourOfAKind, kThreeOfAKind}},
      {"four of a kind against full house", {kFourOfAKind, kFullHouse}},
      {"four of a kind: the four", {kFourOfAKind, kFourOfAKind}},
      {"full house: the three over the pair", {kFullHouse, kFullHouse, true}},
      {"four of a kind: the four over kicker",
       {kFourOfAKind, kFourOfAKind, true}}};
  for (const auto& [step, hands] : kMeetings) {
    if (step == name) return ExhaustDeals(hands, sample);
  }
  return {};
}

}  // namespace tablepick
