#pragma once

// The levels of Ant War, each to win as often against the one before it as in Army Ants. A turn
// ahead tells more here, and so do further positions: tests/measure/ant_war.md.

#include "players/levels.h"

namespace anthill::ant_war {

inline constexpr Ladder kLadder{{
    {to_depth(2, 2048), of_level(1, 500, 80)},
    {to_depth(2, 2048), of_level(2, 310, 69)},
    {to_depth(2, 2048), of_level(3, 170, 53)},
    {to_depth(3, 3072), of_level(4, 120, 41)},
    {to_depth(3, 3072), of_level(5, 66, 25)},
    {to_nodes(290), of_level(6)},
    {to_nodes(680), of_level(7)},
    {to_nodes(1600), of_level(8)},
    {to_nodes(3800), of_level(9)},
    {to_nodes(9000), of_level(10)},
}};

}  // namespace anthill::ant_war
