#pragma once

// How a stack of Ant War travels from one space to another. Only covers move anything; a cover
// taken back is the same played backwards.

#include "games/ant_war/rules.h"

namespace anthill::ant_war {

/// The place of a stack in flight: between cells of the frame.
struct FlyingStack {
    double column = 0;
    double row = 0;
    double lift = 0;  ///< 0 on the board, 1 held high
};

/// At progress t from 0, on move.from, to 1, on move.to. Ants that pass over others fly higher.
[[nodiscard]] FlyingStack flying_stack(Move cover, double t) noexcept;

/// How long it should take, in multiples of a plain move's time; 0 for a move that moves nothing.
[[nodiscard]] double duration_of(Move move) noexcept;

}  // namespace anthill::ant_war
