#include "match/levels.h"

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
constexpr Skill skill(int noise, int overlooked, int overlooked_ends, Hand hand) noexcept {
    return {0, noise, overlooked, overlooked_ends, hand};
}

constexpr int kAnyDepth = SearchLimits{}.depth;

// Each is to win two to three games in four against the one before it: tests/measure/strength.md.
constexpr std::array<Level, kLevels> kLadder{{
    {"egg", limits(2, 2000), skill(150, 50, 25, Hand::Unpractised)},
    {"larva", limits(2, 3000), skill(110, 40, 10, Hand::Unpractised)},
    {"pupa", limits(2, 5000), skill(80, 30, 0, Hand::Unpractised)},
    {"nurse", limits(kAnyDepth, 800), skill(0, 0, 0, Hand::Unpractised)},
    {"worker", limits(kAnyDepth, 2400), skill(0, 0, 0, Hand::Ordinary)},
    {"forager", limits(kAnyDepth, 7000), skill(0, 0, 0, Hand::Ordinary)},
    {"scout", limits(kAnyDepth, 20000), skill(0, 0, 0, Hand::Ordinary)},
    {"soldier", limits(kAnyDepth, 55000), skill(0, 0, 0, Hand::Practised)},
    {"captain", limits(kAnyDepth, 130000), skill(0, 0, 0, Hand::Practised)},
    {"general", limits(kAnyDepth, 300000), skill(0, 0, 0, Hand::Practised)},
}};

}  // namespace

const Level& level(int number) noexcept {
    assert(number >= 1 && number <= kLevels);
    return kLadder[static_cast<std::size_t>(number - 1)];
}

}  // namespace anthill
