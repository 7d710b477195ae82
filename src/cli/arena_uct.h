#pragma once

// A Monte Carlo player of Army Ants, as a yardstick in matches.

#include <memory>

#include "cli/arena_players.h"
#include "cli/monte_carlo.h"

namespace anthill {

/// In a secret set-up it places as the set-up player does.
std::unique_ptr<ArenaPlayer> arena_uct(const MonteCarloLimits& limits);

}  // namespace anthill
