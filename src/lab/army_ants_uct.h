#pragma once

// A Monte Carlo player of Army Ants, as a yardstick in matches.

#include <memory>

#include "lab/army_ants_players.h"
#include "lab/monte_carlo.h"

namespace anthill {

/// Reads the settings of the player `text`: movetime= or playouts=.
Parsed<MonteCarloLimits> monte_carlo_limits(std::string_view text, std::string_view settings);

/// In a secret set-up it places as the set-up player does.
std::unique_ptr<ArmyAntsPlayer> army_ants_uct(const MonteCarloLimits& limits);

}  // namespace anthill
