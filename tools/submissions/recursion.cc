// A right solution of "Poker Game: Decision": plays all orders of picking, and
// leaves off where the player whose turn it is has found a win.

#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace {

using Hand = std::vector<std::string>;

int RankOf(const std::string& card) {
  return static_cast<int>(std::string("23456789TJQKA").find(card[0]));
}

// What hands are compared by, the category first.
std::vector<int> KeyOf(const Hand& hand) {
  std::vector<int> ranks;
  for (const std::string& card : hand) ranks.push_back(RankOf(card));
  std::sort(ranks.rbegin(), ranks.rend());
  std::vector<std::pair<int, int>> groups;  // how many, of which rank
  for (const int rank : ranks) {
    if (!groups.empty() && groups.back().second == rank) {
      ++groups.back().first;
    } else {
      groups.emplace_back(1, rank);
    }
  }
  std::sort(groups.rbegin(), groups.rend());
  std::vector<int> shape;  // such as 3, 2 for a full house
  std::vector<int> key;
  for (const auto& [count, rank] : groups) {
    shape.push_back(count);
    key.push_back(rank);
  }
  const bool flush = std::all_of(
      hand.begin(), hand.end(),
      [&hand](const std::string& card) { return card[1] == hand[0][1]; });
  if (key == std::vector<int>{12, 3, 2, 1, 0}) key = {3, 2, 1, 0, -1};
  const bool straight = shape.size() == 5 && key[0] - key[4] == 4;

  int category = 0;
  if (straight && flush) {
    category = 8;
  } else if (shape[0] == 4) {
    category = 7;
  } else if (shape == std::vector<int>{3, 2}) {
    category = 6;
  } else if (flush) {
    category = 5;
  } else if (straight) {
    category = 4;
  } else if (shape[0] == 3) {
    category = 3;
  } else if (shape[0] == 2) {
    category = shape[1] == 2 ? 2 : 1;
  }
  key.insert(key.begin(), category);
  return key;
}

// 1 if the player who picks next wins, 0 for a draw, -1 for a loss.
int Play(Hand* mine, Hand* theirs, Hand* table) {
  if (table->empty()) {
    const std::vector<int> a = KeyOf(*mine);
    const std::vector<int> b = KeyOf(*theirs);
    return a > b ? 1 : a < b ? -1 : 0;
  }
  int best = -1;
  for (size_t i = 0; i < table->size() && best < 1; ++i) {
    std::swap((*table)[i], table->back());
    mine->push_back(std::move(table->back()));
    table->pop_back();
    best = std::max(best, -Play(theirs, mine, table));
    table->push_back(std::move(mine->back()));
    mine->pop_back();
    std::swap((*table)[i], table->back());
  }
  return best;
}

}  // namespace

int main() {
  int cases = 0;
  std::cin >> cases;
  for (int i = 0; i < cases; ++i) {
    Hand alice(2);
    Hand bob(2);
    Hand table(6);
    for (Hand* hand : {&alice, &bob, &table}) {
      for (std::string& card : *hand) std::cin >> card;
    }
    const int value = Play(&alice, &bob, &table);
    std::cout << (value > 0   ? "Alice"
                  : value < 0 ? "Bob"
                              : "Draw")
              << std::endl;
  }
}
