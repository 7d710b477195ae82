#include "view/ant_war/window.h"

#include <algorithm>

namespace anthill::ant_war {

Window::Window(const State& state) : grid_{state.extent.columns, state.extent.rows, 0, 0, false} {
    // A strip is twice as large when it lies along a broad canvas; square boards gain nothing.
    grid_.may_rotate = grid_.columns != grid_.rows;
    if (state.shape.kind() != Shape::Kind::Random) {
        return;
    }
    int left = FrameGrid::kColumns, right = -1, low = FrameGrid::kRows, high = -1;
    for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
        const Cell cell{static_cast<std::uint8_t>(i)};
        if (!state.spaces.has(cell)) {
            continue;
        }
        const int column = static_cast<int>(FrameGrid::column(cell)),
                  row = static_cast<int>(FrameGrid::row(cell));
        left = std::min(left, column);
        right = std::max(right, column);
        low = std::min(low, row);
        high = std::max(high, row);
    }
    if (right >= left) {
        grid_ = {right - left + 1, high - low + 1, left, low, right - left != high - low};
    }
}

}  // namespace anthill::ant_war
