#pragma once

// A pointer that was pressed on a cell of cards: where it began, where it is, and whether it has
// become a drag.

#include <optional>

#include "core/grid.h"

namespace anthill {

struct Drag {
    Cell origin = kNoCell;
    std::optional<Cell> over;  ///< nothing beside the board
    bool moving = false;       ///< left its first pixels
    bool left = false;         ///< left the cell where it began
    bool grabs = false;        ///< began on a card that may be moved

    static Drag begun(Cell cell, bool grabs) { return {cell, cell, false, false, grabs}; }
    /// The pointer moves on; true when that changes what is shown.
    bool follow(std::optional<Cell> cell) {
        const bool changed = over != cell || !moving;
        moving = true;
        over = cell;
        left = left || cell != origin;
        return changed;
    }
};

}  // namespace anthill
