#pragma once

// perft and divide of a match in small steps, for the protocol, which must stay responsive while it
// counts.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "match/match.h"

namespace anthill {

class MatchPerft {
public:
    struct Part {
        std::string move;
        std::uint64_t sequences = 0;  ///< that begin with it
    };

    virtual ~MatchPerft() = default;
    /// Counts a little more, well below a millisecond's worth on an ordinary machine; false when
    /// all is counted.
    virtual bool step() = 0;
    [[nodiscard]] virtual std::uint64_t sequences() const = 0;
    /// Sorted by byte value of the moves. None for depth 0 and for a game that has ended.
    [[nodiscard]] virtual std::vector<Part> parts() const = 0;
};

/// Number of move sequences of this length from the present position, those played so far counting
/// for repetition.
std::unique_ptr<MatchPerft> perft_of(const Match& match, unsigned depth);

}  // namespace anthill
