#pragma once

// What a search tells while it goes on.

#include <cstdint>
#include <vector>

namespace anthill {

/// What was known when a depth was finished.
template <class Move>
struct SearchInfo {
    int depth = 0;
    int score = 0;            ///< see score.h, from the view of the side to move
    std::uint64_t nodes = 0;  ///< since the start
    std::vector<Move> line;   ///< best play, begins with the best move
    bool exact = false;       ///< the score is proven to be what the rest of the round is worth
};

}  // namespace anthill
