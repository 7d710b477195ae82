#pragma once

// The levels of Ants: Red vs. Black. The weaker ones are weakened by their number:
// throw_handicap.cpp.

#include "players/levels.h"

namespace anthill::red_vs_black {

inline constexpr Ladder kLadder{{
    {to_depth(2, 2000), of_level(1)},
    {to_depth(2, 3000), of_level(2)},
    {to_depth(2, 5000), of_level(3)},
    {to_nodes(800), of_level(4)},
    {to_nodes(2400), of_level(5)},
    {to_nodes(7000), of_level(6)},
    {to_nodes(20000), of_level(7)},
    {to_nodes(55000), of_level(8)},
    {to_nodes(130000), of_level(9)},
    {to_nodes(300000), of_level(10)},
}};

}  // namespace anthill::red_vs_black
