// The board in plain memory: the same picture as SDL's own renderer paints, pixel by pixel, in
// games of cards and of dice and in each theme; and shapes at the edges of the canvas.

#include "app/memory_canvas.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <string>

#include "support/catch.h"
#include "support/golden_image.h"

using namespace anthill;

namespace {

Surface copied(std::span<const std::uint8_t> pixels, Size size) {
    Surface copy(SDL_CreateRGBSurfaceWithFormat(0, size.w, size.h, 32, SDL_PIXELFORMAT_RGBA32));
    REQUIRE(pixels.size() == static_cast<std::size_t>(size.w * size.h * 4));
    std::copy(pixels.begin(), pixels.end(), static_cast<std::uint8_t*>(copy->pixels));
    return copy;
}

/// How many pixels of `a` are like none of the nine pixels there in `b`.
int unlike_all_neighbours(const SDL_Surface& a, const SDL_Surface& b) {
    const auto channel = [](const SDL_Surface& surface, int x, int y, int which) {
        return static_cast<const std::uint8_t*>(surface.pixels)[y * surface.pitch + x * 4 + which];
    };
    int unlike = 0;
    for (int y = 1; y < a.h - 1; ++y) {
        for (int x = 1; x < a.w - 1; ++x) {
            int closest = 255;
            for (int at = 0; at < 9; ++at) {
                int apart = 0;
                for (int which = 0; which < 3; ++which) {
                    apart = std::max(apart,
                                     std::abs(channel(a, x, y, which) -
                                              channel(b, x + at % 3 - 1, y + at / 3 - 1, which)));
                }
                closest = std::min(closest, apart);
            }
            unlike += closest > 32 ? 1 : 0;
        }
    }
    return unlike;
}

/// How many pixels another renderer shows otherwise.
int unlike_sdl(MemoryCanvas& canvas, const Board& board) {
    const Size size = board.layout().canvas();
    const Surface expected = painted(board, 0);
    REQUIRE(expected);
    const Surface actual =
        copied(canvas.paint(board.scene(0), board.theme(), board.layout()), size);
    return differing_pixels(*expected, *actual);
}

Board board_of(const std::string& record, Size size) {
    Board board;
    board.resize(size, 1000);
    REQUIRE(board.load(record).empty());
    return board;
}

constexpr const char* kStart =
    "anthill-game 1\nstart red-vs-black red=0010x00000 black=0000000000\nmoves\n"
    "commit:1,2,4,6\ncommit:none\n";
constexpr const char* kThrows =
    "throw:5r@2.31;4.52,10b@3.74;7.40,7h@6.20;12.52,6r@8.66;3.60,9b@9.10;9.85\n"
    "throw:3b@4.58;5.44,8r@7.31;6.62,2h@5.12;-0.52\n";
constexpr const char* kEnd = "result playing\n";

}  // namespace

TEST_CASE("Memory canvas: a board of cards, in each theme, after each other on one canvas") {
    MemoryCanvas canvas;
    Board board;
    board.resize({360, 411}, 1000);
    REQUIRE(board.new_game("army-ants seed=7").empty());
    board.activate(1, 0);
    for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Contrast}) {
        board.set_theme(name);
        CHECK(unlike_sdl(canvas, board) == 0);
    }
    board.resize({640, 480}, 2000);
    CHECK(unlike_sdl(canvas, board) == 0);
    REQUIRE(board.new_game("ant-war seed=3").empty());
    CHECK(unlike_sdl(canvas, board) == 0);
}

TEST_CASE("A card that lies end for end is its picture turned by half a circle, pixel by pixel") {
    const Size size{91, 64};
    const Theme& light = theme(ThemeName::Light);
    SpriteRasterizer rasterizer;
    Picture picture = Picture::card('9', 's');
    const Surface upright = rasterizer.rasterize(picture, size, 3, 1, light);
    picture.turned = true;
    const Surface turned = rasterizer.rasterize(picture, size, 3, 1, light);
    const auto pixel = [&size](const Surface& surface, int x, int y) {
        REQUIRE(surface->pitch == size.w * kChannels);
        return static_cast<const std::uint32_t*>(surface->pixels)[y * size.w + x];
    };
    int apart = 0, alike = 0;
    for (int y = 0; y < size.h; ++y) {
        for (int x = 0; x < size.w; ++x) {
            const std::uint32_t there = pixel(turned, size.w - 1 - x, size.h - 1 - y);
            apart += pixel(upright, x, y) != there ? 1 : 0;
            alike += pixel(turned, x, y) == there ? 1 : 0;
        }
    }
    CHECK(apart == 0);
    CHECK(alike < size.w * size.h);  // else nothing could be seen of it
}

TEST_CASE("Memory canvas: dice, which SDL's software renderer rounds to whole pixels") {
    const Size size{500, 800};
    MemoryCanvas canvas;
    const Board dice = board_of(std::string(kStart) + kThrows + kEnd, size);
    const Surface expected = painted(dice, 0),
                  without = painted(board_of(std::string(kStart) + kEnd, size), 0);
    const Surface actual = copied(canvas.paint(dice.scene(0), dice.theme(), dice.layout()), size);
    CHECK(unlike_all_neighbours(*actual, *expected) < 1000);
    CHECK(unlike_all_neighbours(*actual, *without) > 4000);
}

TEST_CASE("Memory canvas: within a triangle colours and opacity run evenly between its corners") {
    Board board;
    board.resize({40, 40}, 1000);
    Scene scene;
    scene.background = rgb(0x000000);
    const Colour left = rgb(0xff0000), right = rgb(0x0000ff);
    scene.triangle({0, 0, left}, {40, 0, right}, {0, 40, left});
    scene.triangle({40, 0, rgb(0xffffff), 255}, {40, 40, rgb(0xffffff), 255},
                   {0, 40, rgb(0xffffff), 0});
    MemoryCanvas canvas;
    const std::span<const std::uint8_t> pixels = canvas.paint(scene, board.theme(), board.layout());
    const auto at = [&pixels](int x, int y) {
        return &pixels[static_cast<std::size_t>((y * 40 + x) * 4)];
    };
    for (const int x : {1, 10, 25, 37}) {
        CAPTURE(x);
        const int share = 255 * (2 * x + 1) / 80;
        CHECK(std::abs(at(x, 1)[0] - (255 - share)) <= 1);
        CHECK(at(x, 1)[1] == 0);
        CHECK(std::abs(at(x, 1)[2] - share) <= 1);
        for (int channel = 0; channel < 3; ++channel) {
            CHECK(std::abs(at(x, 39)[channel] - share) <= 1);
        }
        CHECK(at(x, 39)[3] == 255);
    }
}

TEST_CASE("Memory canvas: what reaches over the edges is cut off, and what a clip leaves out") {
    Board board;
    board.resize({20, 10}, 1000);
    Scene scene;
    scene.background = rgb(0x102030);
    scene.fill({-5, -5, 10, 10}, rgb(0xffffff));
    scene.clip({15, 0, 2, 100});
    scene.fill({0, 0, 20, 10}, rgb(0xff0000), 128);
    scene.clip({});
    scene.triangle({12, -20, rgb(0x00ff00)}, {12, 40, rgb(0x00ff00)}, {-60, 9, rgb(0x00ff00)});
    MemoryCanvas canvas;
    const std::span<const std::uint8_t> pixels = canvas.paint(scene, board.theme(), board.layout());
    const auto at = [&pixels](int x, int y) {
        const std::uint8_t* pixel = &pixels[static_cast<std::size_t>((y * 20 + x) * 4)];
        REQUIRE(pixel[3] == 255);
        return Colour{pixel[0], pixel[1], pixel[2]};
    };
    CHECK(at(19, 0) == rgb(0x102030));
    CHECK(at(13, 5) == rgb(0x102030));
    CHECK(at(15, 9) == Colour{136, 16, 24});
    CHECK(at(11, 5) == rgb(0x00ff00));
    CHECK(at(0, 9) == rgb(0x00ff00));
}
