#pragma once

// The board without its cards: sheet, spaces, territories, coordinates on all four edges. The same for every game on a grid of
// card spaces; called by the games' scenes before they lay their cards.

#include <span>

#include "view/layout.h"
#include "view/scene.h"

namespace anthill {

/// `anthills` are the cells drawn with an anthill. Territories are the lower and the upper half of the rows.
void lay_board(Scene& scene, const Layout& layout, const Theme& theme, std::span<const Cell> anthills);

}  // namespace anthill
