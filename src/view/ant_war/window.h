#pragma once

// The part of the frame of 10 x 10 spaces that a board of Ant War fills: what is on screen. The
// games count cells of the frame, the layout those of the window.

#include <cassert>

#include "games/ant_war/rules.h"
#include "view/shared/layout.h"

namespace anthill::ant_war {

class Window {
public:
    Window() = default;
    /// The board's extent; of a random layout only as much as has spaces.
    explicit Window(const State& state);

    [[nodiscard]] CellGrid grid() const noexcept { return grid_; }
    [[nodiscard]] int cell_count() const noexcept { return grid_.columns * grid_.rows; }
    [[nodiscard]] Cell in_frame(Cell in_window) const noexcept {
        const auto cell = static_cast<unsigned>(index(in_window)),
                   columns = static_cast<unsigned>(grid_.columns);
        return FrameGrid::cell(cell % columns + static_cast<unsigned>(grid_.first_column),
                               cell / columns + static_cast<unsigned>(grid_.first_row));
    }
    /// kNoCell stays what it is; any other cell must lie in the window.
    [[nodiscard]] Cell in_window(Cell in_frame) const noexcept {
        if (in_frame == kNoCell) {
            return kNoCell;
        }
        const int column = static_cast<int>(FrameGrid::column(in_frame)) - grid_.first_column;
        const int row = static_cast<int>(FrameGrid::row(in_frame)) - grid_.first_row;
        assert(column >= 0 && column < grid_.columns && row >= 0 && row < grid_.rows);
        return static_cast<Cell>(row * grid_.columns + column);
    }

private:
    CellGrid grid_{5, 5, 0, 0, false};
};

}  // namespace anthill::ant_war
