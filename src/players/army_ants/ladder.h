#pragma once

// The levels of Army Ants. Each is to win three games in five to three in four against the one
// before it: tests/measure/army_ants.md.

#include "players/levels.h"

namespace anthill::army_ants {

inline constexpr Ladder kLadder{{
    {to_depth(2, 2000), of_level(1, 235, 62, 20)},
    {to_depth(2, 3000), of_level(2, 150, 49, 10)},
    {to_depth(2, 5000), of_level(3, 120, 40)},
    {to_depth(2, 5000), of_level(4, 60, 24)},
    {to_nodes(400), of_level(5)},
    {to_nodes(1800), of_level(6)},
    {to_nodes(7000), of_level(7)},
    {to_nodes(24000), of_level(8)},
    {to_nodes(85000), of_level(9)},
    {to_nodes(200000), of_level(10)},
}};

}  // namespace anthill::army_ants
