#pragma once

// Reads the number and the place of a die from its pose at rest, and from nothing else.

#include "core/seat.h"
#include "games/red_vs_black/dice.h"
#include "physics/red_vs_black/shape.h"

namespace anthill::dice {

/// The area of the die's outline, seen from above, over each kind of place; in square tiles. `pose`
/// as the thrower sees the board: x to the right, y away from the thrower, the tiles from 0,0 to
/// 11,12.
red_vs_black::Shares<double> shares(const Pose& pose, Seat thrower) noexcept;

/// The number of the upper side, the place by the shares of the outline (red_vs_black::place_of),
/// and where on the board the middle is.
red_vs_black::Die read_die(const Pose& pose, Seat thrower, red_vs_black::Scoring scoring) noexcept;

/// A point that the thrower sees, as the board's own coordinates have it, and the other way: Black
/// sits at the other end.
constexpr Vec2 on_board(Vec2 seen, Seat thrower) noexcept {
    return thrower == Seat::Red
               ? seen
               : Vec2{red_vs_black::kColumns - seen.x, red_vs_black::kRows - seen.y};
}

}  // namespace anthill::dice
