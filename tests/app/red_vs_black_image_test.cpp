// Ants: Red vs. Black as the software renderer paints it. See support/golden.h for how to renew the
// pictures.

#include <catch2/catch.hpp>
#include <cmath>
#include <vector>

#include "support/golden_image.h"
#include "view/throws_dice.h"

using namespace anthill;

namespace {

constexpr const char* kThrows =
    "throw:5r@2.31;4.52,10b@3.74;7.40,7h@6.20;13.12,6r@8.66;3.60,9b@9.10;9.85\nthrow:3b@4.58;5.44,"
    "8r@7.31;6.62,2h@5.12;-1.40\n";

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

}  // namespace

TEST_CASE("Image: both throws on the table of a phone, what they do about them") {
    Board board = dice_board({360, 490}, std::string("commit:1,2,4,6\ncommit:none\n") + kThrows);
    check_image("red_vs_black_throws_light", board);
}

TEST_CASE(
    "Image: dice ready to be thrown along a broad table, in the dark, and where they would go") {
    Board board = dice_board({900, 560}, "commit:1,2,4,6\ncommit:none\n");
    board.set_theme(ThemeName::Dark);
    board.use<ThrowsDice>(0, [](ThrowsDice& view) { view.aim(900, 800); });
    check_image("red_vs_black_ready_dark", board);
}

TEST_CASE("Image: dice in the air, in high contrast") {
    Board board = dice_board({480, 640}, "commit:1,2,4,6\ncommit:none\n");
    board.set_theme(ThemeName::HighContrast);
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
    board.use<ThrowsDice>(0, [&poses](ThrowsDice& view) { view.expect_throw(poses, 5); });
    REQUIRE(board.play("throw:5r,10b,7h,6r,9b", 0).empty());
    check_image("red_vs_black_flight_contrast", board, 1);
}
