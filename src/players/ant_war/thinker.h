#pragma once

// The computer player of Ant War: one search for the play of a round, the odds_search of deals for odds and colours.

#include <memory>

#include "players/thinker.h"

namespace anthill {

std::unique_ptr<Thinker> new_ant_war_thinker();

}  // namespace anthill
