#pragma once

// The limits of a search, and how much it reports. The search itself knows depth and nodes only:
// its caller checks the clock between slices and calls stop(), so that equal limits give equal
// moves on every machine.

#include <cstdint>
#include <limits>

namespace anthill {

struct SearchLimits {
    /// Deepest iteration, in turns; at least 1.
    int depth = 64;
    /// Positions looked at before the search ends by itself. The first iteration is always
    /// finished.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    /// How many of the best moves are told, each with what follows; fewer where there are not so
    /// many moves. Each is searched as deeply as the best one, which takes about as long again.
    int lines = 1;
};

}  // namespace anthill
