#pragma once

// The levels of Ants: Red vs. Black. They differ by what throw_handicap.cpp says of their
// numbers, not by how long they think.

#include "players/levels.h"

namespace anthill::red_vs_black {

inline constexpr Ladder kLadder{{
    {{}, of_level(1)},
    {{}, of_level(2)},
    {{}, of_level(3)},
    {{}, of_level(4)},
    {{}, of_level(5)},
    {{}, of_level(6)},
    {{}, of_level(7)},
    {{}, of_level(8)},
    {{}, of_level(9)},
    {{}, of_level(10)},
}};

}  // namespace anthill::red_vs_black
