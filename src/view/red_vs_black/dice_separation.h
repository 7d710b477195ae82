#pragma once

// The places in which dice are drawn when both throws lie on the table. The second throw is made on
// an empty table, as with the five dice that the game has, so dice of both can come to lie in one
// place. Drawn on top of one another their numbers could not be read: they make room for each
// other, and each keeps to the tile, Hill or outside that it was scored on.

#include <vector>

#include "games/red_vs_black/dice.h"
#include "view/red_vs_black/table_layout.h"

namespace anthill::red_vs_black {

struct RestingDie {
    Vec2 spot;  ///< of its middle, in board coordinates
    Place place = Place::Off;
    Seat thrower = Seat::Red;
};

/// The spots in the order given, overlapping dice moved apart as far as the board allows; all
/// others stay exactly where they are.
[[nodiscard]] std::vector<Vec2> separate(const std::vector<RestingDie>& dice);

}  // namespace anthill::red_vs_black
