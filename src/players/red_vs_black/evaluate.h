#pragma once

// What armies are worth, and how a turn goes on when both players do what looks best at once. The
// computer player's judgement.

#include <array>
#include <cstddef>

#include "core/rng.h"
#include "games/red_vs_black/reach.h"
#include "games/red_vs_black/rules.h"
#include "games/red_vs_black/throw_accuracy.h"

namespace anthill::red_vs_black {

/// A game that is won, in hundredths of a unit; more than any armies are worth.
inline constexpr int kWonWorth = 1500;

/// What the armies and Tactic Points are worth to Red, in hundredths of a unit. For positions
/// between turns, over ones included.
int evaluate(const State& state) noexcept;
/// The same for a seat.
inline int evaluate_for(const State& state, Seat seat) noexcept {
    return seat == Seat::Red ? evaluate(state) : -evaluate(state);
}

/// Speeds worth a thought, from the slowest to the fastest.
inline constexpr int kSpeedStep = 50;
inline constexpr std::size_t kSpeeds = (Aim::kFastest - Aim::kSlowest) / kSpeedStep + 1;
constexpr int speed_at(std::size_t i) noexcept {
    return Aim::kSlowest + static_cast<int>(i) * kSpeedStep;
}

/// Weaker throws reach no Hill, and wound no more than the one with this number.
inline constexpr std::size_t kUsefulSpeed = (700 - Aim::kSlowest) / kSpeedStep;

/// What each of these speeds does with a die. Made when it is first asked for.
using SpeedChances = std::array<Chances, kSpeeds>;
const SpeedChances& speed_chances(ThrowAccuracy accuracy, Scoring scoring) noexcept;

/// What one die thrown with speed_at(i) is worth on average, by what it wounds and brings back: in
/// hundredths of what evaluate() counts in.
int die_worth(const State& state, Seat seat, std::size_t i, ThrowAccuracy accuracy) noexcept;
/// The one of these speeds at which a die is worth most.
int best_speed(const State& state, Seat seat, ThrowAccuracy accuracy) noexcept;

/// The commitment with the most dice and the fewest units; of equal ones the lowest.
UnitSet most_dice(const Army& army) noexcept;
/// So many of the removed units: those that adjusted dice reach least.
UnitSet best_return(const Army& army, unsigned owed) noexcept;
/// What looks best to the mover of phase Tactics, the other side doing no more: Keep, Swap,
/// adjustments, Heal of those most in need.
Move quick_tactic(const State& state) noexcept;

/// Brings back whoever is owed, until the turn is over.
void finish_turn(State& state) noexcept;
/// Plays the turn to its end, throws drawn from the table, everybody choosing at first sight; a
/// turn that is yet to begin is played whole. `accuracies` by seat.
void play_out_turn(State& state, const std::array<ThrowAccuracy, 2>& accuracies, Rng& rng) noexcept;

}  // namespace anthill::red_vs_black
