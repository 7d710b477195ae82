#pragma once

// `anthill model-games`: whole games of the computer player against itself, as records. The page's
// model games are chosen from them (web/src/games/NAME/model_games.txt).

namespace anthill {

/// Arguments after `model-games`: GAME [KEY=VALUE ...] [games=1] [seed=1] [red=POSITIONS]
/// [black=POSITIONS]; other words are options of the deal. Prints the records, each with the seed
/// of its deal as a comment before it, and answers the exit code.
int run_model_games(int count, const char* const* arguments);

}  // namespace anthill
