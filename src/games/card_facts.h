#pragma once

// Helpers that write the reasons of both card games (reasons.h of either): facts that name cards by
// the cells that they are on.

#include <algorithm>
#include <string>
#include <string_view>

#include "core/grid.h"

namespace anthill {

/// KIND:CELL:CARD, with ":CELL:CARD" once more where there is a second cell. Both hold cards.
template <typename Grid, typename State>
std::string card_fact(std::string_view kind, const State& state, Cell by, Cell on) {
    std::string text(kind);
    for (const Cell cell : {by, on}) {
        if (cell != kNoCell) {
            text.append(":").append(Grid::name(cell)).append(":").append(card_text(state.at(cell)));
        }
    }
    return text;
}

/// The cell that holds this very card, of cards by their cells; kNoCell if none does.
template <typename Cards, typename Card>
Cell cell_of(const Cards& cards, Card card) noexcept {
    const auto found = std::find(cards.begin(), cards.end(), card);
    return found == cards.end() ? kNoCell : static_cast<Cell>(found - cards.begin());
}

}  // namespace anthill
