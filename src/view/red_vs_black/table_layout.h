#pragma once

// The layout of the table of Ants: Red vs. Black on a canvas of any size: the tiles, a Hill beyond
// each short end, and a margin for dice that have rolled off. Stands upright, or lies along a broad
// canvas where that makes it clearly larger. Board coordinates are those of
// games/red_vs_black/dice.h; pixels are fractional, since dice lie anywhere.

#include "core/vec.h"
#include "games/red_vs_black/dice.h"
#include "view/shared/layout.h"

namespace anthill::red_vs_black {

class TableLayout {
public:
    explicit TableLayout(const anthill::Layout& layout);

    /// The side of a tile, in pixels.
    [[nodiscard]] double tile() const noexcept { return tile_; }
    [[nodiscard]] bool rotated() const noexcept { return rotated_; }
    [[nodiscard]] Size canvas() const noexcept { return canvas_; }
    [[nodiscard]] int line() const noexcept { return line_; }

    /// The pixel of a point of the board.
    [[nodiscard]] Vec2 pixel(double x, double y) const noexcept;
    /// The vector in pixels of a distance on the board.
    [[nodiscard]] Vec2 way(double x, double y) const noexcept;
    /// From corner to corner, on whole pixels: neighbours share their edges.
    [[nodiscard]] Rect rect(double x, double y, double w, double h) const noexcept;
    /// The middle of a Hill: a player's own one, which is the far one for a thrower.
    [[nodiscard]] Vec2 hill(Seat owner) const noexcept;
    /// The board coordinates under a pixel.
    [[nodiscard]] Vec2 board(Point pixel) const noexcept;

private:
    Size canvas_;
    double tile_ = 1;
    int line_ = 1;
    bool rotated_ = false;
    bool turned_ = false;
    Vec2 middle_;
};

}  // namespace anthill::red_vs_black
