#include "players/red_vs_black/throw_handicap.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace anthill::red_vs_black {

namespace {

struct OfLevel {
    ThrowAccuracy accuracy;
    int dice_noise;
};
// Each is to win two to three games in four against the one before it:
// tests/measure/red_vs_black.md.
constexpr std::array kLevels{
    OfLevel{ThrowAccuracy::Unpractised, 180}, OfLevel{ThrowAccuracy::Unpractised, 125},
    OfLevel{ThrowAccuracy::Unpractised, 96},  OfLevel{ThrowAccuracy::Unpractised, 75},
    OfLevel{ThrowAccuracy::Ordinary, 63},     OfLevel{ThrowAccuracy::Ordinary, 50},
    OfLevel{ThrowAccuracy::Ordinary, 38},     OfLevel{ThrowAccuracy::Practised, 25},
    OfLevel{ThrowAccuracy::Practised, 13},    OfLevel{ThrowAccuracy::Practised, 0},
};

}  // namespace

ThrowHandicap throw_handicap(const Handicap& handicap) noexcept {
    ThrowHandicap throwing{handicap, ThrowAccuracy::Practised, 0};
    if (handicap.level > 0) {
        assert(static_cast<std::size_t>(handicap.level) <= kLevels.size());
        const OfLevel& of_level = kLevels[static_cast<std::size_t>(handicap.level - 1)];
        throwing.accuracy = of_level.accuracy;
        throwing.dice_noise = of_level.dice_noise;
    }
    return throwing;
}

}  // namespace anthill::red_vs_black
