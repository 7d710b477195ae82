#pragma once

// The computer player's levels: what the page offers at set-up and `go level N` means. Numbers are
// stable; their names are the page's business.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/search/limits.h"
#include "players/handicap.h"

namespace anthill {

struct Level {
    SearchLimits limits;  ///< nodes, not time: equal on every machine
    Handicap handicap;    ///< without a seed
};

inline constexpr int kLevels = 10;

/// Of a game by its id, Game::kId; `number` from 1, the weakest, to kLevels.
const Level& level(std::string_view game, int number) noexcept;

}  // namespace anthill
