#include "lab/red_vs_black_puzzles.h"

#include <algorithm>
#include <vector>

#include "engine/history.h"

namespace anthill::lab {

using red_vs_black::kUnits;
using red_vs_black::Move;
using red_vs_black::Phase;
using red_vs_black::Place;
using red_vs_black::RedVsBlack;
using red_vs_black::State;

namespace {

constexpr int kLevel = 8;
constexpr std::size_t kFewestChoices = 4;
constexpr std::size_t kShown = 5;
constexpr int kLeastMargin = 200;  ///< two in a hundred games

/// The place of a die as the thrower calls it.
char place_sign(Place place, Seat thrower) {
    switch (place) {
        case Place::Red: return thrower == Seat::Red ? 'w' : 'n';
        case Place::Black: return thrower == Seat::Black ? 'w' : 'n';
        case Place::OwnHill: return 'h';
        case Place::EnemyHill:
        case Place::Off:
        case Place::Nowhere: break;
    }
    return 'n';
}

}  // namespace

State RedVsBlackPuzzles::Source::next() {
    do {
        step();
    } while (over_ || state_.phase != Phase::Tactics);
    return state_;
}

void RedVsBlackPuzzles::Source::step() {
    if (over_) {
        state_ = *RedVsBlack::deal("", rng_);
    }
    ThinkRequest request = *level(RedVsBlack::kId, kLevel);
    request.handicap.seed = rng_.next();
    player_.start(RedVsBlack::observe(state_, mover(state_)), History{}, request);
    RedVsBlack::apply(state_, player_.best());
    over_ = red_vs_black::over(state_);
}

bool RedVsBlackPuzzles::is_candidate(const State& state) { return state.phase == Phase::Tactics; }

bool RedVsBlackPuzzles::is_puzzle(const Choices<Game>& choices) {
    return choices.size() >= kFewestChoices && margin<Game>(choices) >= kLeastMargin;
}

std::string RedVsBlackPuzzles::facts(const State& state, const Choices<Game>& choices) {
    std::string text = "chances=";
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const auto& [move, proof] = choices[i];
        if (i < kShown || move == Move::keep()) {
            text.append(i == 0 ? "" : ";").append(RedVsBlack::move_text(state, move));
            text.append("=").append(std::to_string(proof.value));
        }
    }
    return text;
}

/// Both armies, points and throws as the mover calls them; dice in any order.
std::string RedVsBlackPuzzles::canonical_key(const State& state) {
    const Seat own = mover(state);
    std::string text(1, state.tactic[index(Seat::Red)] ? 'b' : 'r');
    for (const Seat seat : {own, other(own)}) {
        for (unsigned number = 1; number <= kUnits; ++number) {
            text += "uwx"[static_cast<std::size_t>(state.army[index(seat)].at(number))];
        }
        text.append(std::to_string(state.points[index(seat)]));
        std::vector<std::string> dice;
        for (const auto& die : state.thrown[index(seat)]) {
            dice.push_back(std::to_string(die.number) + place_sign(die.place, seat));
        }
        std::sort(dice.begin(), dice.end());
        for (const std::string& die : dice) {
            text.append(" ").append(die);
        }
        text += '|';
    }
    return text;
}

std::vector<Sort> RedVsBlackPuzzles::sorts_of(const Puzzle& puzzle) {
    const std::string& best = puzzle.solution.front();
    return {{best.substr(0, best.find(':')), 40}};
}

}  // namespace anthill::lab
