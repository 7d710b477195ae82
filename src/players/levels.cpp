#include "players/levels.h"

#include <cassert>
#include <cstddef>

#include "games/ant_war/rules.h"
#include "games/red_vs_black/rules.h"

namespace anthill {

namespace {

constexpr SearchLimits limits(int depth, std::uint64_t nodes) noexcept {
    SearchLimits limits;
    limits.depth = depth;
    limits.nodes = nodes;
    return limits;
}
constexpr Handicap handicap(int level, int noise, int missed, int missed_ends) noexcept {
    return {0, noise, missed, missed_ends, level};
}

/// All but the best player of Ant War have not learnt from rounds: the step to it is no higher
/// then.
constexpr Handicap by_hand(Handicap handicap) noexcept {
    handicap.by_hand = true;
    return handicap;
}

constexpr int kAnyDepth = SearchLimits{}.depth;

using Ladder = std::array<Level, kLevels>;

// Each is to win three games in five to three in four against the one before it:
// tests/measure/strength.md.
constexpr Ladder kArmyAntsLadder{{
    {limits(2, 2000), handicap(1, 265, 66, 25)},
    {limits(2, 3000), handicap(2, 168, 51, 10)},
    {limits(2, 5000), handicap(3, 115, 40, 0)},
    {limits(2, 5000), handicap(4, 60, 24, 0)},
    {limits(kAnyDepth, 400), handicap(5, 0, 0, 0)},
    {limits(kAnyDepth, 1800), handicap(6, 0, 0, 0)},
    {limits(kAnyDepth, 7000), handicap(7, 0, 0, 0)},
    {limits(kAnyDepth, 24000), handicap(8, 0, 0, 0)},
    {limits(kAnyDepth, 85000), handicap(9, 0, 0, 0)},
    {limits(kAnyDepth, 300000), handicap(10, 0, 0, 0)},
}};

// In Ant War a turn ahead tells more, and so do further positions: tests/measure/ant_war.md.
constexpr Ladder kAntWarLadder{{
    {limits(2, 2048), by_hand(handicap(1, 500, 80, 0))},
    {limits(2, 2048), by_hand(handicap(2, 285, 66, 0))},
    {limits(2, 2048), by_hand(handicap(3, 138, 46, 0))},
    {limits(3, 3072), by_hand(handicap(4, 90, 31, 0))},
    {limits(3, 3072), by_hand(handicap(5, 30, 11, 0))},
    {limits(kAnyDepth, 2400), by_hand(handicap(6, 0, 0, 0))},
    {limits(kAnyDepth, 5600), by_hand(handicap(7, 0, 0, 0))},
    {limits(kAnyDepth, 13500), by_hand(handicap(8, 0, 0, 0))},
    {limits(kAnyDepth, 31000), by_hand(handicap(9, 0, 0, 0))},
    {limits(kAnyDepth, 9000), handicap(10, 0, 0, 0)},
}};

// What makes the weaker ones weak is told by their number: red_vs_black/throw_handicap.cpp.
constexpr Ladder kRedVsBlackLadder{{
    {limits(2, 2000), handicap(1, 0, 0, 0)},
    {limits(2, 3000), handicap(2, 0, 0, 0)},
    {limits(2, 5000), handicap(3, 0, 0, 0)},
    {limits(kAnyDepth, 800), handicap(4, 0, 0, 0)},
    {limits(kAnyDepth, 2400), handicap(5, 0, 0, 0)},
    {limits(kAnyDepth, 7000), handicap(6, 0, 0, 0)},
    {limits(kAnyDepth, 20000), handicap(7, 0, 0, 0)},
    {limits(kAnyDepth, 55000), handicap(8, 0, 0, 0)},
    {limits(kAnyDepth, 130000), handicap(9, 0, 0, 0)},
    {limits(kAnyDepth, 300000), handicap(10, 0, 0, 0)},
}};

}  // namespace

const Level& level(std::string_view game, int number) noexcept {
    assert(number >= 1 && number <= kLevels);
    const Ladder& ladder = game == ant_war::AntWar::kId            ? kAntWarLadder
                           : game == red_vs_black::RedVsBlack::kId ? kRedVsBlackLadder
                                                                   : kArmyAntsLadder;
    return ladder[static_cast<std::size_t>(number - 1)];
}

}  // namespace anthill
