#pragma once

// Pictures of the board by the software renderer, pixel by pixel against those that a person has
// looked at. Only for tests of app.

#include <SDL.h>
#include <SDL_image.h>

#include <cstdlib>
#include <memory>

#include "app/sdl_canvas.h"
#include "board/board.h"
#include "support/catch.h"
#include "support/golden.h"

namespace anthill {

// SDL_image 2.6, which painted them, differs between builds by one in a few antialiased pixels. Its
// successors rasterise the edges of drawings otherwise: 2.8 by up to 30, in 2 of 1,000 pixels.
inline constexpr int kTolerance = SDL_IMAGE_MINOR_VERSION == 6 ? 3 : 32;

/// A renderer without a screen.
struct Easel {
    explicit Easel(Size size) {
        SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
        SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
        SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
        REQUIRE(SDL_Init(SDL_INIT_VIDEO) == 0);
        window = SDL_CreateWindow("golden", 0, 0, size.w, size.h, 0);
        renderer = SDL_CreateRenderer(window, -1, 0);
        REQUIRE(renderer != nullptr);
    }
    ~Easel() {
        SDL_DestroyRenderer(renderer);
        SDL_DestroyWindow(window);
        SDL_Quit();
    }
    SDL_Window* window = nullptr;
    SDL_Renderer* renderer = nullptr;
};

inline Surface painted(const Board& board, std::uint64_t now) {
    const Size size = board.layout().canvas();
    Easel easel(size);
    SdlCanvas canvas(easel.renderer);
    canvas.set_look(board.theme(), board.layout());
    canvas.draw(board.scene(now), -1);
    // The software renderer has what it has presented until the next frame.
    Surface frame(SDL_CreateRGBSurfaceWithFormat(0, size.w, size.h, 32, SDL_PIXELFORMAT_RGBA32));
    REQUIRE(frame);
    REQUIRE(SDL_RenderReadPixels(easel.renderer, nullptr, SDL_PIXELFORMAT_RGBA32, frame->pixels,
                                 frame->pitch) == 0);
    return frame;
}

inline int differing_pixels(const SDL_Surface& a, const SDL_Surface& b) {
    int differing = 0;
    for (int y = 0; y < a.h; ++y) {
        const auto* row_a = static_cast<const std::uint8_t*>(a.pixels) + y * a.pitch;
        const auto* row_b = static_cast<const std::uint8_t*>(b.pixels) + y * b.pitch;
        for (int x = 0; x < a.w; ++x) {
            for (int channel = 0; channel < 3; ++channel) {
                if (std::abs(row_a[x * 4 + channel] - row_b[x * 4 + channel]) > kTolerance) {
                    ++differing;
                    break;
                }
            }
        }
    }
    return differing;
}

/// How many pixels may differ: none, but where SDL2's interface stands before SDL3, which numbers
/// its patches from 50 and draws the edges of triangles a little differently.
inline int most_differing(const SDL_Surface& image) {
    SDL_version version;
    SDL_GetVersion(&version);
    return version.patch >= 50 ? image.w * image.h / 100 : 0;
}

inline void check_image(const std::string& name, const Board& board, std::uint64_t now = 0) {
    const Surface actual = painted(board, now);
    const std::filesystem::path path = golden_file("images/" + name + ".png");
    if (updating_goldens()) {
        std::filesystem::create_directories(path.parent_path());
        IMG_SavePNG(actual.get(), path.string().c_str());
    }
    const Surface read(IMG_Load(path.string().c_str()));
    CAPTURE(path.string());
    REQUIRE(read);
    const Surface golden(SDL_ConvertSurfaceFormat(read.get(), SDL_PIXELFORMAT_RGBA32, 0));
    REQUIRE(Size{golden->w, golden->h} == Size{actual->w, actual->h});
    const int differing = differing_pixels(*golden, *actual);
    const int most = most_differing(*actual);
    if (differing > most) {
        const std::filesystem::path beside =
            std::filesystem::temp_directory_path() / ("anthill_" + name + ".png");
        IMG_SavePNG(actual.get(), beside.string().c_str());
        WARN("painted instead: " << beside.string());
    }
    CHECK(differing <= most);
}

}  // namespace anthill
