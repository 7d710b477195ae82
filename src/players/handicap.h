#pragma once

// How a player thinks worse than it could: what the weaker levels are made of. The mistakes follow
// from the seed and the position alone, so that the same game is played again from the same seed.

#include <cstdint>

#include "core/seat.h"
#include "core/splitmix64.h"
#include "engine/search/score.h"

namespace anthill {

struct Handicap {
    std::uint64_t seed = 0;
    /// How far estimates may be off, either way, in hundredths.
    int noise = 0;
    /// Per cent of the moves, its own and the opponent's, that it does not see.
    int missed = 0;
    /// Per cent of the moves that end the game at once that it does not see.
    int missed_ends = 0;
    /// The number in the game's ladder, for players with weaknesses of their own; 0 for none.
    int level = 0;

    /// How far off the estimate of a position with this key is: it is always misjudged in the same
    /// way, for the other side to move as well.
    [[nodiscard]] constexpr int error(std::uint64_t key, Seat mover) const noexcept {
        const std::uint64_t span = 2 * static_cast<std::uint64_t>(noise) + 1;
        const int error = static_cast<int>(hash_combine(seed, key) % span) - noise;
        return mover == Seat::Red ? error : -error;
    }

    /// The values that every player relies on.
    [[nodiscard]] constexpr bool valid() const noexcept {
        const auto is_percentage = [](int number) { return number >= 0 && number <= 100; };
        const auto is_noise = [](int number) { return number >= 0 && number <= kMaxEvaluation; };
        return is_noise(noise) && is_percentage(missed) && is_percentage(missed_ends);
    }
};

}  // namespace anthill
