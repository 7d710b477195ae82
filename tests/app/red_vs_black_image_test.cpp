// Ants: Red vs. Black as the software renderer paints it. See support/golden.h for how to renew the
// pictures.

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/sprite_rasterizer.h"
#include "support/catch.h"
#include "support/golden_image.h"

using namespace anthill;

namespace {

constexpr const char* kThrows =
    "throw:5r@2.31;4.52,10b@3.74;7.40,7h@6.20;12.52,6r@8.66;3.60,9b@9.10;9.85\nthrow:3b@4.58;5.44,"
    "8r@7.31;6.62,2h@5.12;-0.52\n";

Board dice_board(Size canvas, const std::string& moves) {
    Board board;
    board.resize(canvas, 1000);
    board.set_motion(1000);
    REQUIRE(
        board
            .load("anthill-game 1\nstart red-vs-black red=0010x00000 black=0000000000\nmoves\n" +
                  moves + "result playing\n")
            .empty());
    return board;
}

/// The percentage of inked pixels that both pictures share, `b` turned by half a circle about the
/// middle of its ink.
int alike_upside_down(const SDL_Surface& a, const SDL_Surface& b) {
    const auto ink = [](const SDL_Surface& s, int x, int y) {
        return x >= 0 && y >= 0 && x < s.w &&
               y<s.h&& static_cast<const std::uint8_t*>(s.pixels)[y * s.pitch + x * 4 + 3]> 127;
    };
    const auto span = [&ink](const SDL_Surface& s) {
        Rect found{s.w, s.h, 0, 0};
        for (int y = 0; y < s.h; ++y) {
            for (int x = 0; x < s.w; ++x) {
                if (ink(s, x, y)) {
                    found = {std::min(found.x, x), std::min(found.y, y), std::max(found.w, x),
                             std::max(found.h, y)};
                }
            }
        }
        return found;
    };
    const Rect of_a = span(a), of_b = span(b);
    int both = 0, either = 0;
    for (int y = 0; y < a.h; ++y) {
        for (int x = 0; x < a.w; ++x) {
            const bool here = ink(a, x, y),
                       there = ink(b, of_b.w - (x - of_a.x), of_b.h - (y - of_a.y));
            both += here && there ? 1 : 0;
            either += here || there ? 1 : 0;
        }
    }
    return 100 * both / std::max(1, either);
}

}  // namespace

TEST_CASE(
    "Image: a six on a die is no nine upside down, on the smallest board and on a large one") {
    SpriteRasterizer rasterizer;
    for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Contrast}) {
        for (const Seat seat : {Seat::Red, Seat::Black}) {
            for (const int side : {12, 20, 32, 64}) {
                CAPTURE(static_cast<int>(name), side);
                const auto alike = [&](Picture six, Picture nine) {
                    const auto drawn = [&](Picture picture) {
                        return rasterizer.rasterize(picture, {side, side}, 0, 1, theme(name));
                    };
                    return alike_upside_down(*drawn(six), *drawn(nine));
                };
                // The digits alone are alike; their bars lie at opposite ends.
                CHECK(alike(Picture::coordinate('6'), Picture::coordinate('9')) > 50);
                CHECK(alike(Picture::number(6, seat), Picture::number(9, seat)) < 40);
            }
        }
    }
}

TEST_CASE("Image: both throws on the table of a phone, what they do about them") {
    Board board = dice_board({360, 490}, std::string("commit:1,2,4,6\ncommit:none\n") + kThrows);
    check_image("red_vs_black_throws_light", board);
}

TEST_CASE(
    "Image: dice ready to be thrown along a broad table, in the dark, and where they would go") {
    Board board = dice_board({900, 560}, "commit:1,2,4,6\ncommit:none\n");
    board.set_theme(ThemeName::Dark);
    board.show_throw([](GameView& view) { view.aim(900, 800); });
    check_image("red_vs_black_ready_dark", board);
}

TEST_CASE("Image: dice in the air, in high contrast") {
    Board board = dice_board({480, 640}, "commit:1,2,4,6\ncommit:none\n");
    board.set_theme(ThemeName::Contrast);
    std::vector<float> poses;
    for (int i = 0; i < 5; ++i) {
        const float at = static_cast<float>(i);
        for (const float number :
             {2 + 1.6F * at, 3 + 1.1F * at, 0.4F + 0.6F * at, 0.6F - 0.2F * at, 0.0F, 0.0F, 0.8F}) {
            poses.push_back(number);
        }
        // A quaternion of length one, whatever its first part.
        float* const q = poses.data() + poses.size() - 4;
        q[3] = std::sqrt(1 - q[0] * q[0]);
    }
    poses.insert(poses.end(), poses.begin(), poses.begin() + 35);
    board.show_throw([&poses](GameView& view) { view.expect_throw(poses, 5); });
    REQUIRE(board.play("throw:5r,10b,7h,6r,9b", 0).empty());
    check_image("red_vs_black_flight_contrast", board, 1);
}

TEST_CASE("Image: a swap considered, and the magnifier over the dice") {
    Board board;
    board.resize({410, 560}, 1000);
    board.set_motion(1000);
    REQUIRE(board
                .load("anthill-game 1\n"
                      "start red-vs-black red=0010x00000 black=0000000000\n"
                      "moves\n"
                      "commit:1,2,4,6\n"
                      "commit:none\n"
                      "throw:5r@2.31;4.52,10b@3.74;7.40,7h@8.20;12.55,6r@8.66;3.60,9b@9.10;9.85\n"
                      "throw:3b@4.58;5.44,8r@7.31;6.62,2h@5.12;-0.52\n"
                      "result playing\n")
                .empty());
    const std::string facts = board.snapshot(0);
    int option = 2;
    for (std::size_t at = facts.find("{\"move\":");
         facts.compare(at, 14, "{\"move\":\"swap\"") != 0; at = facts.find("{\"move\":", at + 1)) {
        REQUIRE(at != std::string::npos);
        ++option;
    }
    board.choose(option, 0);
    check_image("red_vs_black_swapped_light", board);
    board.show_throw([](GameView& view) { view.hold(Point{165, 300}); });
    check_image("red_vs_black_magnifier_light", board);
}
