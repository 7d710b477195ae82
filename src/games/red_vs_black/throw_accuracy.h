#pragma once

// How steadily dice are thrown. For the table of throws (reach.h) and for the computer's levels.

#include <cstdint>

namespace anthill::red_vs_black {

/// Scatter of a throw's speed and of its direction, as standard deviations.
enum class ThrowAccuracy : std::uint8_t {
    Practised,   ///< 3 per cent, 1.5 degrees: no better than people become
    Ordinary,    ///< 8 per cent, 3 degrees
    Unpractised  ///< 15 per cent, 6 degrees
};

}  // namespace anthill::red_vs_black
