#pragma once

// The levels of Ant War, each to win as often against the one before it as in Army Ants. A turn
// ahead tells more here, and so do further positions: tests/measure/ant_war.md.

#include "players/levels.h"

namespace anthill::ant_war {

/// Levels 1 to 9 judge by hand: the step to level 10, which judges by the network, is then no
/// higher than the others.
constexpr Handicap by_hand(Handicap handicap) noexcept {
    handicap.by_hand = true;
    return handicap;
}

inline constexpr Ladder kLadder{{
    {to_depth(2, 2048), by_hand(of_level(1, 500, 80))},
    {to_depth(2, 2048), by_hand(of_level(2, 285, 66))},
    {to_depth(2, 2048), by_hand(of_level(3, 138, 46))},
    {to_depth(3, 3072), by_hand(of_level(4, 90, 31))},
    {to_depth(3, 3072), by_hand(of_level(5, 30, 11))},
    {to_nodes(2400), by_hand(of_level(6))},
    {to_nodes(5600), by_hand(of_level(7))},
    {to_nodes(13500), by_hand(of_level(8))},
    {to_nodes(31000), by_hand(of_level(9))},
    {to_nodes(9000), of_level(10)},
}};

}  // namespace anthill::ant_war
