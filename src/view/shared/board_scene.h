#pragma once

// The board without its cards: sheet, spaces, territories, coordinates on all four edges. The same
// for every game on a grid of card spaces; called by the games' scenes before they lay their cards.

#include <span>

#include "view/shared/layout.h"
#include "view/shared/scene.h"

namespace anthill {

/// The kinds of cells on a board.
struct Ground {
    std::span<const Cell> anthills;  ///< the cells drawn with an anthill
    std::span<const Cell> holes;     ///< the cells that are no spaces
    /// The lower half of the rows is Red's, the upper Black's, with a line between.
    bool territories = false;
};

void draw_board(Scene& scene, const Layout& layout, const Theme& theme, const Ground& ground);

/// The material that a board lies on, with round corners.
void draw_sheet(Scene& scene, Rect sheet, int radius, const Theme& theme);
/// Within the rectangle.
void outline(Scene& scene, Rect r, int thick, Colour colour, std::uint8_t opacity = 255);

}  // namespace anthill
