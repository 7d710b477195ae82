#pragma once

// What the reasons of both card games are written with (reasons.h of either): facts that name cards
// by where they lie.

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

/// Where this very card lies, of cards by their cells; kNoCell where it does not.
template <typename Cards, typename Card>
Cell cell_of(const Cards& cards, Card card) noexcept {
    const auto found = std::find(cards.begin(), cards.end(), card);
    return found == cards.end() ? kNoCell : static_cast<Cell>(found - cards.begin());
}

}  // namespace anthill
