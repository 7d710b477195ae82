#pragma once

// The computer player of Ants: Red vs. Black: the search of games/red_vs_black behind the interface of all thinkers.

#include <memory>

#include "players/thinker.h"

namespace anthill {

std::unique_ptr<Thinker> new_red_vs_black_thinker();

}  // namespace anthill
