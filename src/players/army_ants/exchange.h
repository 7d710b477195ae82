#pragma once

// The gain or loss of an attack once both sides have taken back on the same space as often as it
// pays.

#include "games/army_ants/rules.h"

namespace anthill::army_ants {

/// In hundredths, from the attacker's view. 0 when nothing is won or lost, as when equal cards
/// remove each other.
int exchange(const State& state, Move attack) noexcept;

}  // namespace anthill::army_ants
