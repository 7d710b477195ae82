#pragma once

// How a game stands, in the words of the protocol and of game records.

#include <string>

#include "engine/outcome.h"

namespace anthill {

/// "playing", "won red queen", "draw agreed".
std::string outcome_text(Outcome outcome);

/// The same, but "playing red", "playing black" or "chance" while it goes on.
std::string status_text(Turn turn, Outcome outcome);

}  // namespace anthill
