#include "players/levels.h"

#include <cassert>
#include <cstddef>

namespace anthill {

namespace {

constexpr SearchLimits limits(int depth, std::uint64_t nodes) noexcept {
    SearchLimits limits;
    limits.depth = depth;
    limits.nodes = nodes;
    return limits;
}
constexpr Skill skill(int noise, int overlooked, int overlooked_ends, Hand hand, int dice_noise) noexcept {
    return {0, noise, overlooked, overlooked_ends, hand, dice_noise};
}

constexpr int kAnyDepth = SearchLimits{}.depth;

// Each is to win two to three games in four against the one before it: tests/measure/strength.md.
constexpr std::array<Level, kLevels> kLadder{{
    {"egg", limits(2, 2000), skill(150, 50, 25, Hand::Unpractised, 180)},
    {"larva", limits(2, 3000), skill(110, 40, 10, Hand::Unpractised, 125)},
    {"pupa", limits(2, 5000), skill(80, 30, 0, Hand::Unpractised, 96)},
    {"nurse", limits(kAnyDepth, 800), skill(0, 0, 0, Hand::Unpractised, 75)},
    {"worker", limits(kAnyDepth, 2400), skill(0, 0, 0, Hand::Ordinary, 63)},
    {"forager", limits(kAnyDepth, 7000), skill(0, 0, 0, Hand::Ordinary, 50)},
    {"scout", limits(kAnyDepth, 20000), skill(0, 0, 0, Hand::Ordinary, 38)},
    {"soldier", limits(kAnyDepth, 55000), skill(0, 0, 0, Hand::Practised, 25)},
    {"captain", limits(kAnyDepth, 130000), skill(0, 0, 0, Hand::Practised, 13)},
    {"general", limits(kAnyDepth, 300000), skill(0, 0, 0, Hand::Practised, 0)},
}};

}  // namespace

const Level& level(int number) noexcept {
    assert(number >= 1 && number <= kLevels);
    return kLadder[static_cast<std::size_t>(number - 1)];
}

}  // namespace anthill
