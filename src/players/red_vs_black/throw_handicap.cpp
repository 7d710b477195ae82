#include "players/red_vs_black/throw_handicap.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace anthill::red_vs_black {

namespace {

struct OfLevel {
    ThrowAccuracy accuracy;
    int dice_noise;
    int missed;
};
// Each is to win 56 to 65 games in a hundred against the one before it, the first less than the
// player that throws straight ahead: tests/measure/red_vs_black.md.
constexpr std::array kLevels{
    OfLevel{ThrowAccuracy::Unpractised, 9999, 90}, OfLevel{ThrowAccuracy::Unpractised, 5000, 74},
    OfLevel{ThrowAccuracy::Unpractised, 2000, 53}, OfLevel{ThrowAccuracy::Unpractised, 800, 0},
    OfLevel{ThrowAccuracy::Unpractised, 300, 0},   OfLevel{ThrowAccuracy::Unpractised, 190, 0},
    OfLevel{ThrowAccuracy::Ordinary, 130, 0},      OfLevel{ThrowAccuracy::Ordinary, 82, 0},
    OfLevel{ThrowAccuracy::Practised, 42, 0},      OfLevel{ThrowAccuracy::Practised, 0, 0},
};

}  // namespace

ThrowHandicap throw_handicap(const Handicap& handicap) noexcept {
    ThrowHandicap throwing{handicap};
    if (handicap.level > 0) {
        assert(static_cast<std::size_t>(handicap.level) <= kLevels.size());
        const OfLevel& of_level = kLevels[static_cast<std::size_t>(handicap.level - 1)];
        throwing.accuracy = of_level.accuracy;
        throwing.dice_noise = of_level.dice_noise;
        throwing.missed = of_level.missed;
    }
    return throwing;
}

}  // namespace anthill::red_vs_black
