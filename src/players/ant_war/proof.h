#pragma once

// What a turn of a round of Ant War comes to at its end, see players/proof.h.

#include "games/ant_war/rules.h"
#include "players/proof.h"

namespace anthill::ant_war {

/// Of a legal turn: the points that its colour will have more than the other one at the end of the
/// round. Nothing
///  - but in the play of a round that ends the match, no cut being still to come,
///  - where the solver does not come to an end soon: a second would be too long.
std::optional<Proof<Move>> prove(const State& state, Move move);

}  // namespace anthill::ant_war
