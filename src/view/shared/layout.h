#pragma once

// The places of everything on a canvas of any size: the board, its cells, the cards on them, the
// coordinates on all four edges. Knows rows and columns, no game. Called by the scenes, by the
// input (pixel to cell) and by the page's mirror grid.

#include <array>
#include <optional>

#include "core/grid.h"
#include "core/seat.h"
#include "view/shared/geometry.h"

namespace anthill {

/// How cards lie. Automatic takes whichever gives the larger cards on the canvas at hand.
enum class CardShape : std::uint8_t { Automatic, Portrait, Landscape };

/// The cells of a game's board. A board may show a part of a larger frame: then its first column
/// and row have other names than a and 1.
struct CellGrid {
    int columns = 5;
    int rows = 8;
    int first_column = 0;
    int first_row = 0;
    /// The board may be turned by a quarter where that gives larger cards.
    bool may_rotate = false;
    friend bool operator==(const CellGrid&, const CellGrid&) = default;
};

struct LayoutRequest {
    Size canvas;                   ///< device pixels; anything below 1 counts as 1
    int pixel_ratio_milli = 1000;  ///< device pixels per CSS pixel, times 1000
    CellGrid grid;
    /// Whose back row is nearest; the board turns by half a circle for Black.
    Seat bottom = Seat::Red;
    CardShape cards = CardShape::Automatic;
    /// By seat: this side's cards are turned upside down, upright for a player at the far end.
    std::array<bool, 2> turned{};
};

class Layout {
public:
    Layout() = default;
    explicit Layout(const LayoutRequest& request);

    [[nodiscard]] Size canvas() const noexcept { return canvas_; }
    /// The cells together, without the edges that carry the coordinates; centred on the canvas.
    [[nodiscard]] Rect board() const noexcept { return board_; }
    /// The board with its edges: what is painted as the board's sheet.
    [[nodiscard]] Rect sheet() const noexcept { return board_.inset(-gutter_); }
    [[nodiscard]] Size cell_size() const noexcept { return cell_; }
    /// Free space around a card in its cell.
    [[nodiscard]] int gap() const noexcept { return gap_; }
    [[nodiscard]] int gutter() const noexcept { return gutter_; }
    [[nodiscard]] CardShape cards() const noexcept { return cards_; }  ///< never Automatic
    [[nodiscard]] Seat bottom() const noexcept { return bottom_; }
    [[nodiscard]] bool turned(Seat side) const noexcept { return turned_[index(side)]; }
    [[nodiscard]] const CellGrid& grid() const noexcept { return grid_; }
    [[nodiscard]] int columns() const noexcept { return grid_.columns; }
    [[nodiscard]] int rows() const noexcept { return grid_.rows; }
    [[nodiscard]] int cell_count() const noexcept { return grid_.columns * grid_.rows; }
    /// Turned by a quarter: rows run from left to right, columns from the top.
    [[nodiscard]] bool rotated() const noexcept { return rotated_; }
    [[nodiscard]] int screen_columns() const noexcept {
        return rotated_ ? grid_.rows : grid_.columns;
    }
    [[nodiscard]] int screen_rows() const noexcept { return rotated_ ? grid_.columns : grid_.rows; }

    /// `css` CSS pixels in device pixels, at least 1.
    [[nodiscard]] int device_pixels(double css) const noexcept;

    /// `cell` must be on the board.
    [[nodiscard]] Rect cell_rect(Cell cell) const noexcept;
    /// The rectangle of a card between cells: `column` and `row` of the board may be fractions.
    /// rect_at(c, r) of whole numbers is a cell's.
    [[nodiscard]] Rect rect_at(double column, double row) const noexcept;
    /// The cell under a pixel of the canvas; nothing beside the board.
    [[nodiscard]] std::optional<Cell> cell_at(Point pixel) const noexcept;
    /// A direction of the board as it is seen on the screen; not for a board that may lie.
    [[nodiscard]] Direction on_screen(Direction d) const noexcept {
        return bottom_ == Seat::Red ? d : opposite(d);
    }

    friend bool operator==(const Layout&, const Layout&) = default;

private:
    Size canvas_;
    Rect board_;
    Size cell_;
    int gap_ = 0;
    int gutter_ = 0;
    CellGrid grid_{1, 1, 0, 0, false};
    bool rotated_ = false;
    int pixel_ratio_milli_ = 1000;
    Seat bottom_ = Seat::Red;
    CardShape cards_ = CardShape::Landscape;
    std::array<bool, 2> turned_{};
};

}  // namespace anthill
