#pragma once

// What an attack wins or loses once both sides have taken back on the same space as often as it
// pays.

#include "players/army_ants/evaluate.h"

namespace anthill::army_ants {

/// In hundredths, from the attacker's view. 0 when nothing is won or lost, as when equal cards
/// remove each other.
int exchange(const State& state, Move attack, const Weights& weights) noexcept;

}  // namespace anthill::army_ants
