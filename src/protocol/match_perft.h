#pragma once

// perft and divide of a match.

#include <cstdint>
#include <string>
#include <vector>

#include "match/match.h"

namespace anthill {

struct MatchPerft {
    struct Part {
        std::string move;
        std::uint64_t sequences = 0;  ///< that begin with it
    };

    std::uint64_t sequences = 0;
    /// Sorted by byte value of the moves. None for depth 0 and for a game that has ended.
    std::vector<Part> parts;
};

/// Number of move sequences of this length from the present position, those played so far counting
/// for repetition.
MatchPerft perft_of(const Match& match, unsigned depth);

}  // namespace anthill
