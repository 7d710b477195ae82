#pragma once

// How a command of Army Ants looks on its way: which cards move, where each of them is at a given
// moment, and what becomes of those that are captured. Read by the scene; a command taken back is
// the same played backwards. A card that is set up does not come from anywhere on the board:
// nothing moves.

#include <vector>

#include "games/army_ants/rules.h"

namespace anthill::army_ants {

/// When the cards of an attack meet, as a share of its time.
inline constexpr double kImpact = 0.5;

/// One card in flight.
struct FlyingCard {
    Card card;
    double column = 0;  ///< of the board, between cells
    double row = 0;
    double lift = 0;  ///< 0 on the board, 1 held high: casts a shadow
    double opacity = 1;
    double scale = 1;
    double crossed = 0;  ///< strength of the strokes that cross out a captured card
};

/// The cards that `move`, legal in `before`, sets in motion, the lowest first, at progress t from 0
/// to 1. At 0 they are where `before` has them, at 1 where the position after it has them, captured
/// ones faded out.
[[nodiscard]] std::vector<FlyingCard> flying_cards(const State& before, Move move, double t);

/// The cells of `before` whose cards flying_cards() takes over.
[[nodiscard]] CellSet moving_cells(Move move) noexcept;

/// The cells on which cards stand after the move that it brought there.
[[nodiscard]] CellSet arrival_cells(const State& before, Move move) noexcept;

/// A way from the card's cell to its destination through the spaces that are open to it, both ends
/// included: what a Move Out walks along. Straight where no way is needed.
[[nodiscard]] std::vector<Cell> way_of(const State& before, Move single);

/// How long the move should take, in multiples of a plain one.
[[nodiscard]] double duration_of(const State& before, Move move);

}  // namespace anthill::army_ants
