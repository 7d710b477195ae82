#include "players/red_vs_black/throw_handicap.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace anthill::red_vs_black {

namespace {

struct OfLevel {
    ThrowAccuracy accuracy;
    int dice_noise;
    bool by_values;
};
// What the lower ones score against each other: tests/measure/red_vs_black.md. The last three by
// values have not been measured against each other yet.
constexpr std::array kLevels{
    OfLevel{ThrowAccuracy::Unpractised, 180, false},
    OfLevel{ThrowAccuracy::Unpractised, 125, false},
    OfLevel{ThrowAccuracy::Unpractised, 96, false},
    OfLevel{ThrowAccuracy::Unpractised, 75, false},
    OfLevel{ThrowAccuracy::Ordinary, 63, false},
    OfLevel{ThrowAccuracy::Ordinary, 50, false},
    OfLevel{ThrowAccuracy::Ordinary, 38, false},
    OfLevel{ThrowAccuracy::Practised, 25, true},
    OfLevel{ThrowAccuracy::Practised, 13, true},
    OfLevel{ThrowAccuracy::Practised, 0, true},
};

}  // namespace

ThrowHandicap throw_handicap(const Handicap& handicap) noexcept {
    ThrowHandicap throwing{handicap, ThrowAccuracy::Practised, 0, true};
    if (handicap.level > 0) {
        assert(static_cast<std::size_t>(handicap.level) <= kLevels.size());
        const OfLevel& of_level = kLevels[static_cast<std::size_t>(handicap.level - 1)];
        throwing.accuracy = of_level.accuracy;
        throwing.dice_noise = of_level.dice_noise;
        throwing.by_values = of_level.by_values;
    }
    return throwing;
}

}  // namespace anthill::red_vs_black
