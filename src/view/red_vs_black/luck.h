#pragma once

// How lucky a throw was, for the page's log.

#include "games/red_vs_black/rules.h"

namespace anthill::red_vs_black {

/// Wounds that a throw makes, and how many dice thrown straight ahead with middle strength make on
/// average against this army, in hundredths: luck is the difference.
struct Luck {
    int wounds = 0;
    int expected = 0;
};
[[nodiscard]] Luck luck(const State& state, Seat thrower);

}  // namespace anthill::red_vs_black
