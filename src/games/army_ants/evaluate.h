#pragma once

// How good a position is, at a glance. Integers only, in hundredths of what an Ace is worth on a full board.

#include <array>

#include "games/army_ants/rules.h"

namespace anthill::army_ants {

/// Material worth of a numbered card by its value, 1 to 9, in hundredths; index 0, the Queen, is not material.
extern const std::array<int, Card::kHighest + 1> kWorth;

/// From the mover's view, within kMaxEvaluation. The game must not be over.
int evaluate(const State& state) noexcept;

}  // namespace anthill::army_ants
