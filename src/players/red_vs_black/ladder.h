#pragma once

// The levels of Ants: Red vs. Black. They differ by what throw_handicap.cpp says of their
// numbers, not by how long they think.

#include "players/levels.h"

namespace anthill::red_vs_black {

inline constexpr Ladder kLadder = [] {
    Ladder ladder;
    for (int number = 1; ThinkRequest & level : ladder) {
        level.handicap = of_level(number++);
    }
    return ladder;
}();

}  // namespace anthill::red_vs_black
