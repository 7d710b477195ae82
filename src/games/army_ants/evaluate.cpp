#include "games/army_ants/evaluate.h"

#include <algorithm>

#include "engine/search_score.h"
#include "games/army_ants/sight.h"

namespace anthill::army_ants {

const std::array<int, Card::kHighest + 1> kWorth{0, 100, 110, 120, 135, 150, 170, 200, 250, 330};

namespace {

int material(const State& state, Seat seat) noexcept {
    int sum = 0;
    for (CellSet cards = numbers(state, seat); cards != 0;) {
        sum += kWorth[state.at(take_first(cards)).value()];
    }
    return sum;
}

/// Empty spaces from which the Queen would be seen, and whether the enemy can get there in one Move Out.
int queen_danger(const State& state, Seat seat) noexcept {
    const CellSet all = state.army[0] | state.army[1];
    const Cell queen = queen_of(state, seat);
    const CellSet enemies = numbers(state, other(seat));
    int danger = 0;
    for (const Direction d : kDirections) {
        const Cell met = Board::first_met(queen, d, all);
        const CellSet beyond = met == kNoCell ? CellSet{0} : set_of(met) | Board::ray(met, d);
        const CellSet view = Board::ray(queen, d) & ~beyond;
        if (met != kNoCell && contains(enemies, met)) {
            danger += 150;
        }
        if (view != 0) {
            const CellSet region = Board::flood(view & -view, Board::kAll & ~all);
            danger += (Board::neighbours(region) & enemies) != 0 ? 60 : 10;
        }
    }
    return danger;
}

}  // namespace

int evaluate(const State& state) noexcept {
    const Seat mover = state.mover;
    const int score = material(state, mover) - material(state, other(mover)) - queen_danger(state, mover) +
                      queen_danger(state, other(mover));
    return std::clamp(score, -kMaxEvaluation, kMaxEvaluation);
}

}  // namespace anthill::army_ants
