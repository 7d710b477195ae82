#pragma once

// The count at the end of a round, card by card: what the page counts up in front of the players.

#include <array>
#include <optional>
#include <vector>

#include "games/ant_war/rules.h"

namespace anthill::ant_war {

struct CountedCard {
    Cell cell = kNoCell;
    int points = 0;
    std::optional<Seat> to;  ///< none: a joker with ants of both colours next to it, or of neither
};

/// Every ant and joker on top, in the order in which the spaces are read: from the upper left.
/// Together they are points(state).
[[nodiscard]] std::vector<CountedCard> count(const State& state);

}  // namespace anthill::ant_war
