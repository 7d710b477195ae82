#pragma once

// SplitMix64: numbers that look random and follow from others alone, the same on every platform.
// For keys of positions, seeds, and misjudgements that stay the same for the same position.

#include <cstdint>

namespace anthill {

/// SplitMix64's increment: 2^64 divided by the golden ratio, made odd.
inline constexpr std::uint64_t kGoldenGamma = 0x9e3779b97f4a7c15ULL;

/// SplitMix64's finaliser: every bit depends on all bits of x.
constexpr std::uint64_t splitmix64(std::uint64_t x) noexcept {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

/// The n-th number of the sequence that SplitMix64 makes from the seed 0: the random bits that keys
/// of positions are made of. Computed where it is needed: a table would have to be filled before
/// anything else that is built before main(), in an order that C++ does not promise, and in the
/// file it would be kilobytes that no compression shrinks.
constexpr std::uint64_t random_bits(std::uint64_t n) noexcept {
    return splitmix64((n + 1) * kGoldenGamma);
}

/// Depends on all of both.
constexpr std::uint64_t hash_combine(std::uint64_t seed, std::uint64_t value) noexcept {
    return splitmix64(seed * kGoldenGamma + value);
}

}  // namespace anthill
