#include "view/shared/board_scene.h"

#include <algorithm>

namespace anthill {
namespace {

constexpr double kCoordinateShare = 0.62;  // of the edge's width, more where it is narrow
// CSS pixels, of which the digit itself takes three quarters.
constexpr double kCoordinateLeast = 11;
constexpr int kGlyphBoxTall = 132;  // see the glyph drawings
constexpr int kGlyphBoxWide = 112;

void draw_coordinates(Scene& scene, const Layout& layout) {
    const Rect board = layout.board();
    const int wanted = std::max(static_cast<int>(layout.gutter() * kCoordinateShare),
                                layout.device_pixels(kCoordinateLeast));
    const int tall = std::max(1, std::min(wanted, layout.gutter()));
    const int wide = std::max(1, tall * kGlyphBoxWide / kGlyphBoxTall);
    const int off = (layout.gutter() + 1) / 2;
    const auto put = [&](char label, int x, int y) {
        // Letters stand a little high in their box: the part below the line is for the tail of the
        // Q.
        scene.picture(Picture::coordinate(label),
                      {x - wide / 2, y - tall / 2 + tall / 12, wide, tall});
    };
    const auto above_and_below = [&](char label, int x) {
        put(label, x, board.y - off);
        put(label, x, board.y + board.h + off);
    };
    const auto left_and_right = [&](char label, int y) {
        put(label, board.x - off, y);
        put(label, board.x + board.w + off, y);
    };
    for (int column = 0; column < layout.columns(); ++column) {
        const Point centre = layout.cell_rect(static_cast<Cell>(column)).centre();
        const char label = static_cast<char>('a' + layout.grid().first_column + column);
        if (layout.rotated()) {
            left_and_right(label, centre.y);
        } else {
            above_and_below(label, centre.x);
        }
    }
    for (int row = 0; row < layout.rows(); ++row) {
        const Point centre = layout.cell_rect(static_cast<Cell>(row * layout.columns())).centre();
        const int number = layout.grid().first_row + row + 1;
        // The card's 10, in one drawing.
        const char label = number == 10 ? 'T' : static_cast<char>('0' + number);
        if (layout.rotated()) {
            above_and_below(label, centre.x);
        } else {
            left_and_right(label, centre.y);
        }
    }
}

}  // namespace

void outline(Scene& scene, Rect r, int thick, Colour colour, std::uint8_t opacity) {
    scene.fill({r.x, r.y, r.w, thick}, colour, opacity);
    scene.fill({r.x, r.y + r.h - thick, r.w, thick}, colour, opacity);
    scene.fill({r.x, r.y + thick, thick, r.h - 2 * thick}, colour, opacity);
    scene.fill({r.x + r.w - thick, r.y + thick, thick, r.h - 2 * thick}, colour, opacity);
}

void draw_sheet(Scene& scene, Rect sheet, int radius, const Theme& theme) {
    scene.fill(sheet, theme.sheet);
    const int right = sheet.x + sheet.w - radius, low = sheet.y + sheet.h - radius;
    scene.picture({PictureKind::Corner, 0, 0}, {sheet.x, sheet.y, radius, radius});
    scene.picture({PictureKind::Corner, 1, 0}, {right, sheet.y, radius, radius});
    scene.picture({PictureKind::Corner, 2, 0}, {right, low, radius, radius});
    scene.picture({PictureKind::Corner, 3, 0}, {sheet.x, low, radius, radius});
}

void draw_board(Scene& scene, const Layout& layout, const Theme& theme, const Ground& ground) {
    scene.background = theme.table;
    draw_sheet(scene, layout.sheet(), std::max(1, layout.gutter() / 2), theme);
    const int line = layout.device_pixels(1);
    outline(scene, layout.board().inset(-line), line, theme.rule);
    draw_coordinates(scene, layout);

    for (int cell = 0; cell < layout.cell_count(); ++cell) {
        if (std::find(ground.holes.begin(), ground.holes.end(), static_cast<Cell>(cell)) !=
            ground.holes.end()) {
            continue;
        }
        const bool reds = !ground.territories || cell / layout.columns() < layout.rows() / 2;
        // Neighbours differ in their soil, so that no pattern shows.
        const int variant = (cell * 7 + cell / layout.columns() * 2) % kSpaceVariants;
        scene.picture({PictureKind::Space, static_cast<std::uint8_t>(reds ? 0 : 1),
                       static_cast<std::uint8_t>(variant)},
                      layout.cell_rect(static_cast<Cell>(cell)));
    }
    for (const Cell cell : ground.anthills) {
        scene.picture({PictureKind::Anthill, 0, 0}, layout.cell_rect(cell));
    }

    if (!ground.territories) {
        return;
    }
    const int thick = std::max(3 * line, layout.gap() * 2);
    const Rect board = layout.board();
    scene.picture({PictureKind::Border, 0, 0},
                  {board.x, board.y + board.h / 2 - thick / 2, board.w, thick});
}

}  // namespace anthill
