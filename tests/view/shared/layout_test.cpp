#include "view/shared/layout.h"

#include <algorithm>

#include "support/catch.h"

using namespace anthill;

namespace {

const Size kScreens[] = {{320, 320}, {360, 411},   {360, 640},   {411, 360},  {717, 820},
                         {820, 937}, {744, 1133},  {820, 1180},  {1180, 820}, {333, 999},
                         {999, 333}, {1600, 1800}, {2360, 1530}, {4096, 4096}};

Layout laid(Size canvas, Seat bottom = Seat::Red, CardShape cards = CardShape::Automatic,
            int ratio = 1000) {
    LayoutRequest request;
    request.canvas = canvas;
    request.bottom = bottom;
    request.cards = cards;
    request.pixel_ratio_milli = ratio;
    return Layout(request);
}

}  // namespace

TEST_CASE("One cell takes most of the largest canvas that was ever asked for") {
    LayoutRequest request;
    request.canvas = {100'000, 100'000};
    request.grid = {1, 1, 0, 0, false};
    const Rect cell = Layout(request).cell_rect(Cell{0});
    CHECK(std::max(cell.w, cell.h) > 90'000);
}

TEST_CASE("The board and its edges lie on the canvas, whatever its size") {
    for (const Size canvas : kScreens) {
        for (const int ratio : {1000, 1250, 2000, 3000}) {
            for (const CardShape cards :
                 {CardShape::Automatic, CardShape::Portrait, CardShape::Landscape}) {
                const Layout layout = laid(canvas, Seat::Red, cards, ratio);
                const Rect sheet = layout.sheet();
                CAPTURE(canvas.w, canvas.h, ratio, sheet.x, sheet.y, sheet.w, sheet.h);
                CHECK(sheet.x >= 0);
                CHECK(sheet.y >= 0);
                CHECK(sheet.x + sheet.w <= canvas.w);
                CHECK(sheet.y + sheet.h <= canvas.h);
            }
        }
    }
}

TEST_CASE("Each pixel of a cell leads back to the cell, from either seat") {
    for (const Size canvas : kScreens) {
        for (const Seat bottom : {Seat::Red, Seat::Black}) {
            const Layout layout = laid(canvas, bottom);
            for (int i = 0; i < layout.cell_count(); ++i) {
                const Cell cell = static_cast<Cell>(i);
                const Rect rect = layout.cell_rect(cell);
                CHECK(layout.cell_at({rect.x, rect.y}) == cell);
                CHECK(layout.cell_at({rect.x + rect.w - 1, rect.y + rect.h - 1}) == cell);
                CHECK(layout.cell_at(rect.centre()) == cell);
            }
        }
    }
}

TEST_CASE("Pixels beside the board belong to no cell") {
    const Layout layout = laid({360, 411});
    const Rect board = layout.board();
    CHECK_FALSE(layout.cell_at({board.x - 1, board.y + 5}));
    CHECK_FALSE(layout.cell_at({board.x + 5, board.y - 1}));
    CHECK_FALSE(layout.cell_at({board.x + board.w, board.y + 5}));
    CHECK_FALSE(layout.cell_at({board.x + 5, board.y + board.h}));
    CHECK_FALSE(layout.cell_at({-1, -1}));
}

TEST_CASE(
    "Red sits at the bottom with a1 at the left, Black sees the board turned by half a circle") {
    const Layout red = laid({820, 937});
    CHECK(red.cell_rect(Cell{0}).x == red.board().x);
    CHECK(red.cell_rect(Cell{0}).y > red.cell_rect(Cell{39}).y);
    const Layout black = laid({820, 937}, Seat::Black);
    CHECK(black.cell_rect(Cell{0}) == red.cell_rect(Cell{39}));
    CHECK(black.cell_rect(Cell{39}) == red.cell_rect(Cell{0}));
    CHECK(red.on_screen(Direction::Up) == Direction::Up);
    CHECK(black.on_screen(Direction::Up) == Direction::Down);
}

TEST_CASE("Automatic takes the orientation with the larger cards") {
    for (const Size canvas : kScreens) {
        const auto area = [&](CardShape cards) {
            const Size cell = laid(canvas, Seat::Red, cards).cell_size();
            return cell.w * cell.h;
        };
        CAPTURE(canvas.w, canvas.h);
        CHECK(area(CardShape::Automatic) ==
              std::max(area(CardShape::Portrait), area(CardShape::Landscape)));
    }
    CHECK(laid({820, 937}).cards() == CardShape::Landscape);
    CHECK(laid({360, 720}).cards() == CardShape::Portrait);
}

TEST_CASE("The board fills the short side of phones, tablets and desktops") {
    // The canvas as the page cuts it out for each of them, see web/src.
    for (const Size canvas :
         {Size{360, 411}, Size{820, 937}, Size{717, 820}, Size{1600, 1800}, Size{360, 640}}) {
        const Rect sheet = laid(canvas).sheet();
        CAPTURE(canvas.w, canvas.h, sheet.w, sheet.h);
        CHECK(sheet.w >= canvas.w * 94 / 100);
    }
}

TEST_CASE("Cards are never longer than a playing card and never square") {
    for (const Size canvas : kScreens) {
        for (const CardShape cards : {CardShape::Portrait, CardShape::Landscape}) {
            const Size cell = laid(canvas, Seat::Red, cards).cell_size();
            const double longer = std::max(cell.w, cell.h), shorter = std::min(cell.w, cell.h);
            CAPTURE(canvas.w, canvas.h, cell.w, cell.h);
            CHECK(longer / shorter < 1.47);  // whole pixels
            CHECK(longer / shorter > 1.15);
            CHECK((cards == CardShape::Landscape) == (cell.w > cell.h));
        }
    }
}

TEST_CASE("A canvas without any room does no harm") {
    for (const Size canvas : {Size{0, 0}, Size{1, 1}, Size{-5, 7}, Size{3, 2000}}) {
        const Layout layout = laid(canvas);
        CHECK(layout.cell_size().w >= 1);
        CHECK(layout.cell_size().h >= 1);
        CHECK(layout.gap() >= 1);
    }
}

TEST_CASE(
    "A strip lies where that gives larger cards, and each pixel of a cell still leads back to it") {
    LayoutRequest request;
    request.grid = {2, 10, 0, 0, true};
    for (const Size canvas : kScreens) {
        request.canvas = canvas;
        for (const Seat bottom : {Seat::Red, Seat::Black}) {
            request.bottom = bottom;
            request.grid.may_rotate = true;
            const Layout layout(request);
            request.grid.may_rotate = false;
            const Layout standing(request);
            CAPTURE(canvas.w, canvas.h);
            const Size size = layout.cell_size(), upright = standing.cell_size();
            CHECK(size.w * size.h >= upright.w * upright.h);
            CHECK_FALSE(standing.rotated());
            CHECK(layout.board().w == size.w * layout.screen_columns());
            CHECK(layout.board().h == size.h * layout.screen_rows());
            for (int i = 0; i < layout.cell_count(); ++i) {
                const Rect cell = layout.cell_rect(static_cast<Cell>(i));
                CHECK(layout.cell_at(cell.centre()) == static_cast<Cell>(i));
                CHECK(layout.cell_at({cell.x, cell.y}) == static_cast<Cell>(i));
            }
        }
    }
    request.canvas = {999, 333};
    request.bottom = Seat::Red;
    request.grid.may_rotate = true;
    const Layout broad(request);
    CHECK(broad.rotated());
    // Row 1 at the left, row 10 at the right; column a above column b.
    CHECK(broad.cell_rect(Cell{0}).x < broad.cell_rect(Cell{18}).x);
    CHECK(broad.cell_rect(Cell{0}).y < broad.cell_rect(Cell{1}).y);
    request.canvas = {333, 999};
    CHECK_FALSE(Layout(request).rotated());
}
