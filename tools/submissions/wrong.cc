// Wrong solutions of "Poker Game: Decision", one bug each, for trying out what
// has to find them. bugs.txt lists the bugs and what should come of each.
//
//   wrong BUG < input > output
//
// The name of a bug may also be compiled in, as -DBUG='"no-wheel"' does.
// Without a bug this is a right solution: minimax over the masks of the table
// cards that each player took, remembered by the pair of masks.

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#ifndef BUG
#define BUG argc > 1 ? argv[1] : ""
#endif

namespace {

std::string_view bug;

bool Is(std::string_view name) { return bug == name; }

struct Card {
  int rank;  // 2 to 14
  char suit;
};

enum Category {
  kHighCard,
  kPair,
  kTwoPair,
  kTrips,
  kStraight,
  kFlush,
  kFullHouse,
  kQuads,
  kStraightFlush
};

// The category, then the ranks in the order in which they are compared.
using Strength = std::array<int, 6>;

// A rank that a hand holds, and how many of it.
struct Group {
  int count;
  int rank;
};

// The highest rank of the straight that the groups of a hand make, largest
// groups first, or 0.
int StraightTop(const std::vector<Group>& groups, bool flush) {
  if (groups.size() != 5) return 0;
  const int high = groups[0].rank;
  if (high - groups[4].rank == 4) {
    return Is("no-broadway") && high == 14 ? 0 : high;
  }
  if (high != 14) return 0;
  if (groups[1].rank == 5) {
    if (Is("no-wheel")) return 0;
    if (Is("steel-wheel-is-a-flush") && flush) return 0;
    if (Is("steel-wheel-is-highest") && flush) return 15;
    if (Is("wheel-is-ace-high")) return 14;
    return 5;
  }
  if (Is("wrap-around-straight")) {
    // The ranks in a row, were T to A below the deuce.
    const auto turned = [](const Group& group) {
      return group.rank >= 10 ? group.rank - 13 : group.rank;
    };
    int lowest = turned(groups[0]);
    int highest = lowest;
    for (const Group& group : groups) {
      lowest = std::min(lowest, turned(group));
      highest = std::max(highest, turned(group));
    }
    if (highest - lowest == 4) return highest;
  }
  return 0;
}

Category CategoryOf(const std::vector<Group>& groups, bool flush, int top) {
  const int most = groups[0].count;
  const int next = groups[1].count;
  if (flush && top != 0) {
    if (Is("straight-flush-is-a-flush")) return kFlush;
    if (Is("straight-flush-is-a-straight")) return kStraight;
    return kStraightFlush;
  }
  if (most == 4) return Is("quads-are-trips") ? kTrips : kQuads;
  if (most == 3 && next == 2) {
    if (Is("full-house-is-trips")) return kTrips;
    if (Is("full-house-is-two-pair")) return kTwoPair;
    return kFullHouse;
  }
  if (flush) return Is("no-flush") ? kHighCard : kFlush;
  if (top != 0) return kStraight;
  if (most == 3) return kTrips;
  if (most == 2 && next == 2) {
    return Is("two-pair-is-a-pair") ? kPair : kTwoPair;
  }
  return most == 2 ? kPair : kHighCard;
}

// Swaps the places of two categories.
int Swapped(int category, int a, int b) {
  return category == a ? b : category == b ? a : category;
}

int Ordered(int category) {
  if (Is("flush-below-straight")) return Swapped(category, kFlush, kStraight);
  if (Is("full-house-below-flush")) {
    return Swapped(category, kFullHouse, kFlush);
  }
  if (Is("trips-above-straight")) return Swapped(category, kTrips, kStraight);
  if (Is("quads-below-full-house")) {
    return Swapped(category, kQuads, kFullHouse);
  }
  if (Is("two-pair-above-trips")) return Swapped(category, kTwoPair, kTrips);
  return category;
}

// What the bugs leave of the ranks of a hand without a straight.
void Spoil(Category category, char suit, Strength* strength) {
  Strength& s = *strength;
  const auto ignore = [&s](int from) {
    std::fill(s.begin() + from, s.end(), 0);
  };
  switch (category) {
    case kHighCard:
      if (Is("high-card-by-top-card")) ignore(2);
      if (Is("last-kicker-ignored")) ignore(5);
      break;
    case kPair:
      if (Is("pair-kickers-ignored")) ignore(2);
      if (Is("two-kickers-only")) ignore(4);
      if (Is("pair-by-highest-card")) {
        std::sort(s.begin() + 1, s.end(), std::greater<>());
      }
      break;
    case kTwoPair:
      if (Is("two-pair-by-low-pair")) std::swap(s[1], s[2]);
      if (Is("two-pair-by-kicker")) std::swap(s[1], s[3]);
      if (Is("two-pair-kicker-ignored")) ignore(3);
      if (Is("two-pair-low-pair-ignored")) s[2] = 0;
      break;
    case kTrips:
      if (Is("trips-kickers-ignored")) ignore(2);
      if (Is("trips-by-kicker")) std::swap(s[1], s[2]);
      break;
    case kFlush:
      if (Is("flush-by-top-card")) ignore(2);
      if (Is("flush-by-four-cards")) ignore(5);
      if (Is("flushes-draw")) ignore(1);
      if (Is("flush-by-suit")) s[1] = static_cast<unsigned char>(suit);
      break;
    case kFullHouse:
      if (Is("full-house-by-pair")) std::swap(s[1], s[2]);
      if (Is("full-house-pair-ignored")) ignore(2);
      break;
    case kQuads:
      if (Is("quads-kicker-ignored")) ignore(2);
      if (Is("quads-by-kicker")) std::swap(s[1], s[2]);
      break;
    case kStraight:
    case kStraightFlush:
      break;
  }
}

bool IsFlush(const std::vector<Card>& hand) {
  int most = 0;
  for (const Card& first : hand) {
    const auto same = std::count_if(
        hand.begin(), hand.end(),
        [&first](const Card& card) { return card.suit == first.suit; });
    most = std::max(most, static_cast<int>(same));
  }
  if (Is("no-flush-in-clubs") && hand[0].suit == 'C') return false;
  return most >= (Is("four-card-flush") ? 4 : 5);
}

Strength StrengthOf(const std::vector<Card>& hand) {
  std::array<int, 15> count{};
  for (const Card& card : hand) ++count[static_cast<size_t>(card.rank)];
  std::vector<Group> groups;
  for (int rank = 14; rank >= 1; --rank) {
    const int held = count[static_cast<size_t>(rank)];
    if (held > 0) groups.push_back({held, rank});
  }
  std::stable_sort(
      groups.begin(), groups.end(),
      [](const Group& a, const Group& b) { return a.count > b.count; });

  const bool flush = IsFlush(hand);
  const int top = StraightTop(groups, flush);
  const Category category = CategoryOf(groups, flush, top);
  Strength strength{Ordered(category)};
  if (top != 0) {
    strength[1] = top;
    return strength;
  }
  size_t place = 1;
  for (const Group& group : groups) strength[place++] = group.rank;
  Spoil(category, hand[0].suit, &strength);
  return strength;
}

enum Value : int { kBob = -1, kDraw = 0, kAlice = 1 };

int Compare(const std::vector<Card>& alice, const std::vector<Card>& bob) {
  const Strength a = StrengthOf(alice);
  const Strength b = StrengthOf(bob);
  if (a[0] == b[0] && a[0] == kStraightFlush && Is("straight-flushes-draw")) {
    return kDraw;
  }
  if (a[0] == b[0] && a[0] == kStraight && Is("straights-draw")) return kDraw;
  if (a < b && a[0] == b[0] && (a[0] == kStraight || a[0] == kStraightFlush) &&
      Is("lower-straight-draws")) {
    return kDraw;
  }
  if (a == b && Is("tie-goes-to-alice")) return kAlice;
  if (a == b && Is("tie-goes-to-bob")) return kBob;
  return a > b ? kAlice : a < b ? kBob : kDraw;
}

std::vector<Card> alice;
std::vector<Card> bob;
std::vector<Card> table;
constexpr int kUnknown = 2;
std::array<std::array<int, 64>, 64> memo;

int Search(int a, int b);

int Split(int a, int b) {
  std::vector<Card> with_a = alice;
  std::vector<Card> with_b = bob;
  for (int i = 0; i < 6; ++i) {
    const Card card = table[static_cast<size_t>(i)];
    if ((a >> i & 1) != 0) with_a.push_back(card);
    if ((b >> i & 1) != 0) with_b.push_back(card);
  }
  return Compare(with_a, with_b);
}

int TakenBy(int taken, int i) { return (taken >> i & 1) != 0 ? 1 : 0; }

// The pick of a player who looks at the ranks only.
int HighestLeft(int taken) {
  int best = -1;
  for (int i = 0; i < 6; ++i) {
    if (TakenBy(taken, i) == 0 &&
        (best < 0 || table[static_cast<size_t>(i)].rank >
                         table[static_cast<size_t>(best)].rank)) {
      best = i;
    }
  }
  return best;
}

bool TurnsToAlice(int picked) {
  if (Is("bob-moves-first")) return picked % 2 == 1;
  if (Is("alice-takes-three-first")) return picked < 3;
  return picked % 2 == 0;
}

// How good a value is to the player whose turn it is.
int Liking(bool alices, int value) {
  const int wins = alices ? value : -value;
  if (Is("players-cooperate")) return value;
  if (Is("alice-scorns-draws") && alices && value == kDraw) return -2;
  if (Is("bob-scorns-draws") && !alices && value == kDraw) return -2;
  if (Is("alice-prefers-draws") && alices && value == kDraw) return 2;
  if (Is("bob-prefers-draws") && !alices && value == kDraw) return 2;
  return wins;
}

int BestPick(int a, int b, bool alices, int picked) {
  const auto after = [=](int i) {
    return alices ? Search(a | 1 << i, b) : Search(a, b | 1 << i);
  };
  const int taken = a | b;
  if (Is("picks-the-highest-card") || (Is("greedy-alice") && alices) ||
      (Is("greedy-bob") && !alices)) {
    return after(HighestLeft(taken));
  }
  if (Is("first-picks-only") && picked >= 2) return after(HighestLeft(taken));
  if (Is("last-picks-only") && picked < 2) return after(HighestLeft(taken));
  int best = kUnknown;
  for (int i = 0; i < 6; ++i) {
    if (TakenBy(taken, i) != 0) continue;
    const int value = after(i);
    if (best == kUnknown || Liking(alices, value) > Liking(alices, best)) {
      best = value;
    }
    if (Is("stops-at-a-draw") && best == kDraw) break;
  }
  if (Is("bob-never-settles") && !alices && best == kDraw) return kAlice;
  if (Is("alice-never-settles") && alices && best == kDraw) return kBob;
  return best;
}

int Search(int a, int b) {
  int& known = Is("memo-by-taken-cards")
                   ? memo[static_cast<size_t>(a | b)][0]
                   : memo[static_cast<size_t>(a)][static_cast<size_t>(b)];
  if (known != kUnknown) return known;
  int picked = 0;
  for (int i = 0; i < 6; ++i) picked += TakenBy(a | b, i);
  const int value =
      picked == 6 ? Split(a, b) : BestPick(a, b, TurnsToAlice(picked), picked);
  return known = value;
}

Card ReadCard() {
  std::string text;
  std::cin >> text;
  if (text.size() != 2) std::exit(9);
  std::string_view ranks = "23456789TJQKA";
  if (Is("ranks-by-alphabet")) ranks = "23456789AJKQT";
  if (Is("ten-is-low")) ranks = "T23456789JQKA";
  int rank = static_cast<int>(ranks.find(text[0])) + 2;
  if (Is("ace-is-low") && rank == 14) rank = 1;
  return {rank, text[1]};
}

// How many of the table cards satisfy `condition`.
template <typename Condition>
auto CountOnTable(Condition condition) {
  return std::count_if(table.begin(), table.end(), condition);
}

bool TableHasOneSuit() {
  return CountOnTable(
             [](const Card& card) { return card.suit == table[0].suit; }) == 6;
}

bool TableHasQuads() {
  return std::any_of(table.begin(), table.end(), [](const Card& first) {
    return CountOnTable([&first](const Card& card) {
             return card.rank == first.rank;
           }) == 4;
  });
}

bool TableHasThreePairs() {
  return std::all_of(table.begin(), table.end(), [](const Card& first) {
    return CountOnTable([&first](const Card& card) {
             return card.rank == first.rank;
           }) == 2;
  });
}

bool TableIsSixInARow() {
  int low = 14;
  for (const Card& card : table) low = std::min(low, card.rank);
  for (int rank = low; rank < low + 6; ++rank) {
    if (CountOnTable([rank](const Card& card) { return card.rank == rank; }) !=
        1) {
      return false;
    }
  }
  return true;
}

[[noreturn]] void Hang() {
  volatile bool forever = true;
  while (forever) {
  }
  std::abort();
}

void Fail() {
  if (Is("crashes-on-suited-table") && TableHasOneSuit()) std::abort();
  if (Is("crashes-on-quads-table") && TableHasQuads()) std::abort();
  if (Is("hangs-on-three-pairs") && TableHasThreePairs()) Hang();
  if (Is("hangs-on-six-in-a-row") && TableIsSixInARow()) Hang();
  if (Is("exits-on-six-in-a-row") && TableIsSixInARow()) std::exit(1);
}

// The answer to the deal that has been read, the `number`-th of `cases`.
int Solve(int number, int cases) {
  static std::vector<Card> before;
  static int answer_before = kDraw;
  const bool same_holes = before.size() == 2 &&
                          before[0].rank == alice[0].rank &&
                          before[1].rank == alice[1].rank;
  before = alice;
  const bool keep =
      number > 1 &&
      (Is("memo-kept") || (Is("memo-kept-for-like-holes") && same_holes));
  if (!keep) {
    for (auto& row : memo) row.fill(kUnknown);
  }
  int value = Search(0, 0);
  if (Is("wrong-on-suited-table") && TableHasOneSuit()) value = kDraw;
  if (Is("last-answer-repeated") && number == cases && number > 1) {
    value = answer_before;
  }
  if (Is("draws-from-1000-cases") && cases >= 1000) value = kDraw;
  answer_before = value;
  return value;
}

std::string Word(int value) {
  std::string word = value == kAlice ? "Alice" : value == kBob ? "Bob" : "Draw";
  if (Is("says-tie") && value == kDraw) word = "Tie";
  if (Is("lower-case")) word[0] = static_cast<char>(word[0] - 'A' + 'a');
  return word;
}

void Answer(int number, int value) {
  if (Is("numbers-the-cases")) std::cout << "Case #" << number << ": ";
  std::cout << Word(value);
  if (!Is("no-newlines")) std::cout << '\n';
}

}  // namespace

int main([[maybe_unused]] int argc, [[maybe_unused]] char** argv) {
  bug = BUG;
  std::ios::sync_with_stdio(false);
  int cases = 0;
  std::cin >> cases;
  if (Is("reads-nothing")) return 0;
  while (Is("floods-output")) std::cout << "Alice\n";
  for (int number = 1; number <= cases; ++number) {
    if (Is("first-100-cases") && number > 100) break;
    if (Is("last-case-missing") && number == cases) break;
    if (Is("crashes-after-10000-cases") && number > 10000) std::abort();
    alice = {ReadCard(), ReadCard()};
    bob = {ReadCard(), ReadCard()};
    table.clear();
    for (int i = 0; i < 6; ++i) table.push_back(ReadCard());
    if (Is("table-of-five")) table[5] = table[4];
    Fail();
    Answer(number, Solve(number, cases));
  }
  if (Is("one-answer-too-many")) std::cout << "Draw\n";
  if (Is("crashes-at-the-end")) std::abort();
  if (Is("hangs-at-the-end")) Hang();
  return Is("exits-with-1") ? 1 : 0;
}
