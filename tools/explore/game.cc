#include "tools/explore/game.h"

#include <cassert>

namespace tablepick::explore {

Game::Game(const Rules& rules, const Position& position) {
  PushLine(rules, position);
}

void Game::PushLine(const Rules& rules, const Position& position) {
  Position step(position.deal());
  moments_.push_back({&rules, step, true});
  for (const uint8_t index : position.history()) {
    step.Pick(index);
    moments_.push_back({&rules, step, false});
  }
  at_ = moments_.size() - 1;
}

void Game::TurnTo(const Rules& rules, const Position& position) {
  moments_.resize(at_ + 1);
  PushLine(rules, position);
}

void Game::Pick(int index) {
  assert(position().CanPick(index));
  Position next = position();
  next.Pick(index);
  if (at_ + 1 < moments_.size() && !moments_[at_ + 1].first &&
      moments_[at_ + 1].position == next) {
    ++at_;
    return;
  }
  const Rules* rules = now().rules;
  moments_.resize(at_ + 1);
  moments_.push_back({rules, next, false});
  ++at_;
}

Game::Steps Game::Undo(int count) {
  Steps done;
  if (at_ > 0 && pilot(Player::kAlice) != Pilot::kUser &&
      pilot(Player::kBob) != Pilot::kUser) {
    pilots_ = {};
    done.paused = true;
  }
  while (done.steps < count) {
    if (now().first) {
      if (at_ == 0 || done.picks > 0) break;
      --at_;
      done.deal = true;
      done.steps = 1;
      break;
    }
    // Back to the user's turn; from there the engine would only repeat itself.
    size_t to = at_ - 1;
    while (!moments_[to].first && EngineToPick(moments_[to].position)) --to;
    if (EngineToPick(moments_[to].position)) break;
    done.picks += static_cast<int>(at_ - to);
    at_ = to;
    ++done.steps;
  }
  return done;
}

Game::Steps Game::Redo(int count) {
  Steps done;
  const auto more = [this] { return at_ + 1 < moments_.size(); };
  while (done.steps < count && more()) {
    if (moments_[at_ + 1].first) {
      if (done.picks > 0) break;
      ++at_;
      done.deal = true;
      done.steps = 1;
      break;
    }
    do {
      ++at_;
      ++done.picks;
    } while (EngineToPick() && more() && !moments_[at_ + 1].first);
    ++done.steps;
  }
  return done;
}

}  // namespace tablepick::explore
