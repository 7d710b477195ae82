#pragma once

// Choices that need no search: strengths worth a thought, which units to send and which to bring
// back. For the computer player.

#include <array>
#include <cstddef>

#include "games/red_vs_black/reach.h"
#include "games/red_vs_black/rules.h"
#include "games/red_vs_black/throw_accuracy.h"

namespace anthill::red_vs_black {

/// Speeds worth a thought, from the slowest to the fastest.
inline constexpr int kSpeedStep = 50;
inline constexpr std::size_t kSpeeds = (Aim::kFastest - Aim::kSlowest) / kSpeedStep + 1;
constexpr int speed_at(std::size_t i) noexcept {
    return Aim::kSlowest + static_cast<int>(i) * kSpeedStep;
}

/// Weaker throws reach no Hill, and wound no more than the one with this number.
inline constexpr std::size_t kUsefulSpeed = (700 - Aim::kSlowest) / kSpeedStep;

/// The chances of a die at each of these speeds. Computed at the first call.
using SpeedChances = std::array<Chances, kSpeeds>;
const SpeedChances& speed_chances(ThrowAccuracy accuracy, Scoring scoring) noexcept;

/// The commitment with the most dice and the fewest units; of equal ones the lowest.
UnitSet most_dice(const Army& army) noexcept;
/// So many of the removed units: those that adjusted dice reach least.
UnitSet best_return(const Army& army, unsigned owed) noexcept;
/// Brings back all owed units, until the turn is over.
void finish_turn(State& state) noexcept;

}  // namespace anthill::red_vs_black
