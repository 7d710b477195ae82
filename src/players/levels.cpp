#include "players/levels.h"

#include <cassert>
#include <cstddef>

namespace anthill {

namespace {

using red_vs_black::ThrowAccuracy;

constexpr SearchLimits limits(int depth, std::uint64_t nodes) noexcept {
    SearchLimits limits;
    limits.depth = depth;
    limits.nodes = nodes;
    return limits;
}
constexpr Handicap handicap(int noise, int missed, int missed_ends, ThrowAccuracy accuracy,
                            int dice_noise) noexcept {
    return {0, noise, missed, missed_ends, accuracy, dice_noise};
}

constexpr int kAnyDepth = SearchLimits{}.depth;

// Each is to win two to three games in four against the one before it: tests/measure/strength.md.
constexpr std::array<Level, kLevels> kLadder{{
    {"egg", limits(2, 2000), handicap(150, 50, 25, ThrowAccuracy::Unpractised, 180)},
    {"larva", limits(2, 3000), handicap(110, 40, 10, ThrowAccuracy::Unpractised, 125)},
    {"pupa", limits(2, 5000), handicap(80, 30, 0, ThrowAccuracy::Unpractised, 96)},
    {"nurse", limits(kAnyDepth, 800), handicap(0, 0, 0, ThrowAccuracy::Unpractised, 75)},
    {"worker", limits(kAnyDepth, 2400), handicap(0, 0, 0, ThrowAccuracy::Ordinary, 63)},
    {"forager", limits(kAnyDepth, 7000), handicap(0, 0, 0, ThrowAccuracy::Ordinary, 50)},
    {"scout", limits(kAnyDepth, 20000), handicap(0, 0, 0, ThrowAccuracy::Ordinary, 38)},
    {"soldier", limits(kAnyDepth, 55000), handicap(0, 0, 0, ThrowAccuracy::Practised, 25)},
    {"captain", limits(kAnyDepth, 130000), handicap(0, 0, 0, ThrowAccuracy::Practised, 13)},
    {"general", limits(kAnyDepth, 300000), handicap(0, 0, 0, ThrowAccuracy::Practised, 0)},
}};

}  // namespace

const Level& level(int number) noexcept {
    assert(number >= 1 && number <= kLevels);
    return kLadder[static_cast<std::size_t>(number - 1)];
}

}  // namespace anthill
