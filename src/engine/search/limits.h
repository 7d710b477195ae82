#pragma once

// When a search ends. The search itself knows depth and nodes only: whoever runs it looks at the
// clock between slices and calls stop(), so that equal limits give equal moves on every machine.

#include <cstdint>
#include <limits>

namespace anthill {

struct SearchLimits {
    /// Deepest iteration, in turns; at least 1.
    int depth = 64;
    /// Positions looked at before the search ends by itself. The first iteration is always
    /// finished.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace anthill
