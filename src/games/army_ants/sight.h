#pragma once

// The cards that see each other: cards act along rows and columns as far as the first card in the
// way. For evaluation, search and the board.

#include <cstdint>

#include "games/army_ants/rules.h"

namespace anthill::army_ants {

/// The cards that look at a cell along free lines, at most one in each direction. `occupied` may
/// differ from what stands on the board, to see lines that a move would open.
constexpr CellSet seen_from(Cell cell, CellSet occupied) noexcept {
    CellSet seen = 0;
    for (const Direction d : kDirections) {
        const CellSet met = BoardGrid::ray(cell, d) & occupied;
        if (met != 0) {
            seen |= d == Direction::Up || d == Direction::Right ? met & -met : set_of(last(met));
        }
    }
    return seen;
}

/// The numbered cards of `seat`.
constexpr CellSet numbers(const State& state, Seat seat) noexcept {
    return state.army[index(seat)] & ~state.queens;
}

/// The enemy cards that could capture the Queen of `seat` if it were their turn now; none in the
/// rally.
inline CellSet queen_attackers(const State& state, Seat seat) noexcept {
    const CellSet queen = state.queens & state.army[index(seat)];
    if (queen == 0 || state.phase != Phase::Battle) {
        return 0;
    }
    return seen_from(first(queen), state.army[0] | state.army[1]) & numbers(state, other(seat));
}

/// The mover can capture the other Queen.
inline bool can_capture_queen(const State& state) noexcept {
    return queen_attackers(state, other(state.mover)) != 0;
}

}  // namespace anthill::army_ants
