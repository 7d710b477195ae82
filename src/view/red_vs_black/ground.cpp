#include "view/red_vs_black/ground.h"

#include <algorithm>

#include "view/shared/board_scene.h"

namespace anthill::red_vs_black {
namespace {

constexpr double kMat = 1.3;     // tiles beside the board where a canvas has them: dice roll there
constexpr double kInset = 0.07;  // of the line printed on the mat
constexpr double kShade = 0.06;  // of the hollow that the board lies in
constexpr std::uint8_t kDeep = 70;

void draw_mat(Scene& scene, const TableLayout& table, const Theme& theme, Rect board) {
    const auto tile = static_cast<int>(table.tile());
    const Size canvas = table.canvas();
    const auto widest = static_cast<int>(kMat * tile);
    const int aside = std::min({board.x, canvas.w - board.x - board.w, widest}),
              above = std::min({board.y, canvas.h - board.y - board.h, widest});
    const Rect mat{board.x - aside, board.y - above, board.w + 2 * aside, board.h + 2 * above};
    const int radius = std::max(1, tile * 3 / 10);
    draw_sheet(scene, mat, radius, theme);
    const int shade = std::max(table.line(), static_cast<int>(kShade * tile));
    outline(scene, board.inset(-2 * shade), shade, theme.shadow, kDeep / 2);
    outline(scene, board.inset(-shade), shade, theme.shadow, kDeep);
    outline(scene, board.inset(-table.line()), table.line(), theme.rule);
    const int inset = static_cast<int>(kInset * tile);
    if (aside > 3 * radius) {
        outline(scene, mat.inset(2 * inset), table.line(), theme.rule, 130);
    }
}

}  // namespace

void draw_ground(Scene& scene, const TableLayout& table, const Theme& theme) {
    scene.background = theme.table;
    draw_mat(scene, table, theme, table.rect(0, -kHillDepth, kColumns, kRows + 2 * kHillDepth));
    for (const Seat owner : {Seat::Red, Seat::Black}) {
        scene.picture(Picture::hill(owner), table.rect(0, owner == Seat::Red ? kRows : -kHillDepth,
                                                       kColumns, kHillDepth));
    }
    const Rect field = table.rect(0, 0, kColumns, kRows);
    // Rows begin at the left or on top, whichever end of the board that is.
    const Point corner = {field.x + 1, field.y + 1};
    const Vec2 first = table.board(corner);
    const int first_column = first.x < kColumns / 2.0 ? 0 : kColumns - 1;
    for (int row = 0; row < kRows; ++row) {
        const auto colour = static_cast<std::uint8_t>(is_red_tile(first_column, row) ? 0 : 1);
        // Neighbours differ in their grain, so that no pattern shows.
        const auto variant = static_cast<std::uint8_t>(row * 7 / 3 % kTileVariants);
        scene.picture({PictureKind::Tiles, colour, variant}, table.rect(0, row, kColumns, 1));
    }
    const int line = table.line();
    for (const double end : {0.0, static_cast<double>(kRows)}) {
        const Rect border = table.rect(0, end, kColumns, 0);
        scene.fill({border.x - (border.w == 0 ? line : 0), border.y - (border.h == 0 ? line : 0),
                    std::max(border.w, 2 * line), std::max(border.h, 2 * line)},
                   theme.rule);
    }
}

}  // namespace anthill::red_vs_black
