#pragma once

// Numbers that look random and follow from others alone, the same on every platform: keys of positions, and misjudgements that stay
// the same for the same position.

#include <cstdint>

namespace anthill {

/// The finishing steps of SplitMix64: every bit depends on all bits of x.
constexpr std::uint64_t mixed(std::uint64_t x) noexcept {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

/// Depends on all of both.
constexpr std::uint64_t mixed(std::uint64_t seed, std::uint64_t about) noexcept {
    return mixed(seed * 0x9e3779b97f4a7c15ULL + about);
}

}  // namespace anthill
