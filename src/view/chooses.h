#pragma once

// Capabilities of views that a person answers in other ways than by a tap.

#include "core/grid.h"
#include "view/game_view.h"

namespace anthill {

/// The view asks something, or holds something up before the match goes on.
class Chooses {
public:
    /// 0: neither, or on with the match. The game decides what the other numbers mean.
    virtual ViewAnswer choose(int choice) = 0;

protected:
    ~Chooses() = default;
};

/// Several cards in a line can be selected together.
class SelectsLines {
public:
    /// The selected line goes on to this cell.
    virtual ViewAnswer extend(Cell cell) = 0;

protected:
    ~SelectsLines() = default;
};

}  // namespace anthill
