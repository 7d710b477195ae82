#pragma once

// Games of Army Ants that the computer plays against itself, for fitting a network to how they
// end: `anthill train`.

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/search/iterative_deepening.h"
#include "games/army_ants/rules.h"
#include "players/army_ants/knowledge.h"

namespace anthill::lab {

/// A position in which the best move is quiet: what an estimate is asked about at the end of a
/// search.
struct QuietPosition {
    army_ants::State state;
    int score = 0;  ///< what the search said, for the mover; never a proven end
    /// How the game ended, for the mover: 1 won, 1/2 drawn, 0 lost. Nothing where a move was played
    /// at random later: the end says nothing about the position then.
    std::optional<double> result;
};

/// Plays one game, all of it drawn from `seed`, and appends its quiet positions. A search looks at
/// `nodes` positions.
void play_against_itself(IterativeDeepening<army_ants::ArmyAnts, army_ants::Knowledge>& search,
                         std::uint64_t nodes, std::uint64_t seed,
                         std::vector<QuietPosition>& positions);

}  // namespace anthill::lab
