#include "view/layout.h"

#include <algorithm>
#include <cmath>

namespace anthill {
namespace {

// A cell may be a little squarer than a playing card (7:5) where that lets the board fill the canvas, never longer than one.
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

}  // namespace

Layout::Layout(const LayoutRequest& request)
    : canvas_{std::max(1, request.canvas.w), std::max(1, request.canvas.h)},
      columns_(request.columns),
      rows_(request.rows),
      pixel_ratio_milli_(std::max(1, request.pixel_ratio_milli)),
      bottom_(request.bottom),
      cards_(request.cards) {
    const int short_side = std::min(canvas_.w, canvas_.h);
    // On a canvas too small for coordinates the bounds give way: the cells come first.
    gutter_ = std::min(short_side / 8, std::clamp(static_cast<int>(short_side * kGutterShare), device_pixels(kGutterLeast),
                                                  device_pixels(kGutterMost)));
    const Size space{canvas_.w - 2 * gutter_, canvas_.h - 2 * gutter_};
    const Size landscape = largest_cell(space, columns_, rows_, CardShape::Landscape);
    const Size portrait = largest_cell(space, columns_, rows_, CardShape::Portrait);
    if (cards_ == CardShape::Automatic) {
        cards_ = landscape.w * landscape.h >= portrait.w * portrait.h ? CardShape::Landscape : CardShape::Portrait;
    }
    cell_ = cards_ == CardShape::Landscape ? landscape : portrait;
    gap_ = std::max(1, static_cast<int>(std::min(cell_.w, cell_.h) * kGapShare));
    board_ = {(canvas_.w - cell_.w * columns_) / 2, (canvas_.h - cell_.h * rows_) / 2, cell_.w * columns_, cell_.h * rows_};
}

int Layout::device_pixels(double css) const noexcept {
    return std::max(1, static_cast<int>(std::lround(css * pixel_ratio_milli_ / 1000.0)));
}

Rect Layout::cell_rect(Cell cell) const noexcept {
    const int column = static_cast<int>(index(cell)) % columns_;
    const int row = static_cast<int>(index(cell)) / columns_;
    return rect_at(column, row);
}

Rect Layout::rect_at(double column, double row) const noexcept {
    const double from_left = bottom_ == Seat::Red ? column : columns_ - 1 - column;
    const double from_top = bottom_ == Seat::Red ? rows_ - 1 - row : row;
    return {board_.x + static_cast<int>(std::lround(from_left * cell_.w)),
            board_.y + static_cast<int>(std::lround(from_top * cell_.h)), cell_.w, cell_.h};
}

std::optional<Cell> Layout::cell_at(Point pixel) const noexcept {
    if (!board_.contains(pixel))
        return std::nullopt;
    const int from_left = (pixel.x - board_.x) / cell_.w;
    const int from_top = (pixel.y - board_.y) / cell_.h;
    const int column = bottom_ == Seat::Red ? from_left : columns_ - 1 - from_left;
    const int row = bottom_ == Seat::Red ? rows_ - 1 - from_top : from_top;
    return static_cast<Cell>(row * columns_ + column);
}

}  // namespace anthill
