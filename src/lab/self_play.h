#pragma once

// Games of Army Ants that the computer plays against itself, for fitting a network to how they
// end: `anthill train`.

#include <cstdint>
#include <vector>

#include "engine/search/iterative_deepening.h"
#include "games/army_ants/rules.h"
#include "lab/position_file.h"
#include "players/army_ants/knowledge.h"

namespace anthill::lab {

using BattlePosition = ScoredPosition<army_ants::ArmyAnts>;

/// Plays one game, all of it drawn from `seed`, and appends the positions whose best move is quiet
/// and no end proven: what an estimate is asked about at the end of a search. Their results are not
/// known where a move was played at random later. A search looks at `nodes` positions.
void play_against_itself(IterativeDeepening<army_ants::ArmyAnts, army_ants::Knowledge>& search,
                         std::uint64_t nodes, std::uint64_t seed,
                         std::vector<BattlePosition>& positions);

}  // namespace anthill::lab
