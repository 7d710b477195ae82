#include "players/army_ants/exchange.h"

#include <algorithm>
#include <array>

#include "games/army_ants/sight.h"

namespace anthill::army_ants {

namespace {

/// The worth of a card of each value, in hundredths. A Queen is not exchanged.
constexpr std::array<int, Card::kHighest + 1> kWorth{0, 86, 93, 119, 112, 132, 156, 170, 239, 330};

/// The value that `seat` wins by taking the card of this value that has just come to `cell`; 0 if
/// taking does not pay. Equal cards would remove each other, which wins nothing, so only higher
/// cards are asked, the lowest of them first.
int take_back(const State& state, Cell cell, unsigned value, Seat seat, CellSet occupied) noexcept {
    CellSet takers = seen_from(cell, occupied) & numbers(state, seat);
    Cell best = kNoCell;
    unsigned best_value = Card::kHighest + 1;
    while (takers != 0) {
        const Cell taker = take_first(takers);
        const unsigned taker_value = state.at(taker).value();
        if (taker_value > value && taker_value < best_value) {
            best = taker;
            best_value = taker_value;
        }
    }
    if (best == kNoCell) {
        return 0;
    }
    return std::max(0, kWorth[value] - take_back(state, cell, best_value, other(seat),
                                                 occupied & ~set_of(best)));
}

}  // namespace

int exchange(const State& state, Move attack) noexcept {
    const unsigned value = state.at(attack.from).value();
    const unsigned target = state.at(attack.to).value();
    if (value == target) {
        return 0;
    }
    const CellSet occupied = (state.army[0] | state.army[1]) & ~set_of(attack.from);
    return kWorth[target] - take_back(state, attack.to, value, other(state.mover), occupied);
}

}  // namespace anthill::army_ants
