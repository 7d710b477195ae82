#include "core/rng.h"

#include <bit>
#include <cassert>

namespace anthill {

namespace {

/// The finaliser of splitmix64: every bit of the input moves about half of the output bits.
constexpr std::uint64_t mix(std::uint64_t x) noexcept {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15ULL;

}  // namespace

Rng::Rng(std::uint64_t seed) noexcept : state_{} {
    // Hash first: without it the streams of seed n and n + kGolden would be one stream shifted by a draw.
    std::uint64_t x = mix(seed + kGolden);
    for (auto& word : state_) {
        x += kGolden;
        word = mix(x);
    }
}

std::uint64_t Rng::next() noexcept {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint32_t Rng::below(std::uint32_t bound) noexcept {
    assert(bound > 0);
    // Reject the few low values that would make the first residues more likely than the last.
    const std::uint64_t reject_below = (0 - static_cast<std::uint64_t>(bound)) % bound;
    for (;;) {
        const std::uint64_t value = next();
        if (value >= reject_below) {
            return static_cast<std::uint32_t>(value % bound);
        }
    }
}

}  // namespace anthill
