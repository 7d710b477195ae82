#pragma once

// The computer player's levels: what the page offers at set-up and `go level N` means. Numbers are
// stable; their names are the page's business. Each game has a ladder of its own,
// players/NAME/ladder.h.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "players/thinker.h"

namespace anthill {

inline constexpr int kLevels = 10;

/// The levels from the weakest to the strongest: their limits are nodes, not time, equal on every
/// machine; their handicaps have no seed.
using Ladder = std::array<ThinkRequest, kLevels>;

/// A level of a game by its id, Game::kId; `number` from 1, the weakest, to kLevels. Nothing for
/// other games and numbers. Defined in new_thinker.cpp, which knows all players.
std::optional<ThinkRequest> level(std::string_view game, int number) noexcept;

// The parts that ladders are made of; noise and missed moves as in Handicap.
constexpr SearchLimits to_depth(int depth, std::uint64_t nodes) noexcept {
    SearchLimits limits;
    limits.depth = depth;
    limits.nodes = nodes;
    return limits;
}
constexpr SearchLimits to_nodes(std::uint64_t nodes) noexcept {
    return to_depth(SearchLimits{}.depth, nodes);
}
constexpr Handicap of_level(int level, int noise = 0, int missed = 0,
                            int missed_ends = 0) noexcept {
    Handicap handicap;
    handicap.level = level;
    handicap.noise = noise;
    handicap.missed = missed;
    handicap.missed_ends = missed_ends;
    return handicap;
}

}  // namespace anthill
