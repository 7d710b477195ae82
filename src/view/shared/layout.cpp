#include "view/shared/layout.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>

namespace anthill {
namespace {

// A cell may be a little squarer than a playing card (7:5) where that lets the board fill the
// canvas, never longer than one.
constexpr double kLongestCell = 1.42;
constexpr double kSquarestCell = 1.2;

constexpr double kGutterShare = 0.036;  // of the short side, within these bounds in CSS pixels
constexpr double kGutterLeast = 11;
constexpr double kGutterMost = 26;
constexpr double kGapShare = 0.035;  // of the cell's short side

/// Largest cell of the wanted shape when columns x rows of them share `space`.
Size largest_cell(Size space, int columns, int rows, CardShape cards) {
    double w = static_cast<double>(space.w) / columns;
    double h = static_cast<double>(space.h) / rows;
    const bool landscape = cards == CardShape::Landscape;
    double& along = landscape ? w : h;
    double& across = landscape ? h : w;
    along = std::min(along, across * kLongestCell);
    across = std::min(across, along / kSquarestCell);
    return {std::max(1, static_cast<int>(w)), std::max(1, static_cast<int>(h))};
}

struct Cells {
    Size size;
    CardShape cards;
};

constexpr std::int64_t area(Size size) noexcept { return std::int64_t{size.w} * size.h; }

/// Automatic takes whichever shape gives the larger cards.
Cells best_cells(Size space, int columns, int rows, CardShape cards) {
    const Cells landscape{largest_cell(space, columns, rows, CardShape::Landscape),
                          CardShape::Landscape};
    const Cells portrait{largest_cell(space, columns, rows, CardShape::Portrait),
                         CardShape::Portrait};
    if (cards == CardShape::Automatic) {
        return area(landscape.size) >= area(portrait.size) ? landscape : portrait;
    }
    return cards == CardShape::Landscape ? landscape : portrait;
}

}  // namespace

Layout::Layout(const LayoutRequest& request)
    : canvas_{std::max(1, request.canvas.w), std::max(1, request.canvas.h)},
      grid_(request.grid),
      pixel_ratio_milli_(std::max(1, request.pixel_ratio_milli)),
      bottom_(request.bottom),
      cards_(request.cards),
      turned_(request.turned) {
    const int short_side = std::min(canvas_.w, canvas_.h);
    // On a canvas too small for coordinates the bounds give way: the cells come first.
    gutter_ = std::min(short_side / 8,
                       std::clamp(static_cast<int>(short_side * kGutterShare),
                                  device_pixels(kGutterLeast), device_pixels(kGutterMost)));
    const Size space{canvas_.w - 2 * gutter_, canvas_.h - 2 * gutter_};
    const Cells standing = best_cells(space, grid_.columns, grid_.rows, request.cards);
    const Cells lying = best_cells(space, grid_.rows, grid_.columns, request.cards);
    rotated_ = grid_.may_rotate && area(lying.size) > area(standing.size);
    cell_ = rotated_ ? lying.size : standing.size;
    cards_ = rotated_ ? lying.cards : standing.cards;
    gap_ = std::max(1, static_cast<int>(std::min(cell_.w, cell_.h) * kGapShare));
    const int w = cell_.w * screen_columns(), h = cell_.h * screen_rows();
    board_ = {(canvas_.w - w) / 2, (canvas_.h - h) / 2, w, h};
}

int Layout::device_pixels(double css) const noexcept {
    return std::max(1, static_cast<int>(std::lround(css * pixel_ratio_milli_ / 1000.0)));
}

Rect Layout::cell_rect(Cell cell) const noexcept {
    assert(static_cast<int>(index(cell)) < cell_count());
    const int column = static_cast<int>(index(cell)) % grid_.columns;
    const int row = static_cast<int>(index(cell)) / grid_.columns;
    return rect_at(column, row);
}

Rect Layout::rect_at(double column, double row) const noexcept {
    double from_left = rotated_ ? row : column;
    double from_top = rotated_ ? column : grid_.rows - 1 - row;
    if (bottom_ == Seat::Black) {
        from_left = screen_columns() - 1 - from_left;
        from_top = screen_rows() - 1 - from_top;
    }
    return {board_.x + static_cast<int>(std::lround(from_left * cell_.w)),
            board_.y + static_cast<int>(std::lround(from_top * cell_.h)), cell_.w, cell_.h};
}

std::optional<Cell> Layout::cell_at(Point pixel) const noexcept {
    if (!board_.contains(pixel)) {
        return std::nullopt;
    }
    int from_left = (pixel.x - board_.x) / cell_.w;
    int from_top = (pixel.y - board_.y) / cell_.h;
    if (bottom_ == Seat::Black) {
        from_left = screen_columns() - 1 - from_left;
        from_top = screen_rows() - 1 - from_top;
    }
    const int column = rotated_ ? from_top : from_left;
    const int row = rotated_ ? from_left : grid_.rows - 1 - from_top;
    return static_cast<Cell>(row * grid_.columns + column);
}

}  // namespace anthill
