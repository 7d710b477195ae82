#include "core/rng.h"

#include <bit>
#include <cassert>

#include "core/splitmix64.h"

namespace anthill {

Rng::Rng(std::uint64_t seed) noexcept : state_{} {
    // Hash first: without it the streams of seed n and n + kGoldenGamma would be one stream shifted
    // by a draw.
    std::uint64_t x = splitmix64(seed + kGoldenGamma);
    for (auto& word : state_) {
        x += kGoldenGamma;
        word = splitmix64(x);
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
