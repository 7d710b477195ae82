#pragma once

// How a player thinks worse than it could: what the weaker levels are made of. The mistakes follow from the seed and the position
// alone, so that the same game is played again from the same seed.

#include <cstdint>

#include "engine/search/score.h"

namespace anthill {

/// How steadily a hand throws, in games of dice: scatter of its strength and of its direction, as standard deviations.
enum class Hand : std::uint8_t {
    Practised,   ///< 3 per cent, 1.5 degrees: no better than people become
    Ordinary,    ///< 8 per cent, 3 degrees
    Unpractised  ///< 15 per cent, 6 degrees
};

struct Skill {
    std::uint64_t seed = 0;
    int noise = 0;            ///< how far estimates may be off, either way, in hundredths
    int overlooked = 0;       ///< per cent of the moves, own ones and the opponent's, that it does not see
    int overlooked_ends = 0;  ///< per cent of the moves ending the game at once that it does not see
    Hand hand = Hand::Practised;
    int dice_noise = 0;  ///< as `noise`, in hundredths of a unit, where dice decide: there small mistakes cost next to nothing

    /// What every player relies on.
    [[nodiscard]] constexpr bool valid() const noexcept {
        const auto is_percentage = [](int number) { return number >= 0 && number <= 100; };
        const auto is_noise = [](int number) { return number >= 0 && number <= kMaxEvaluation; };
        return is_noise(noise) && is_noise(dice_noise) && is_percentage(overlooked) && is_percentage(overlooked_ends);
    }
};

}  // namespace anthill
