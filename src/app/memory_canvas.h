#pragma once

// Canvas on plain memory: the board as a picture of any size that leaves the page, painted without
// a window and without a renderer, so also in a worker. Everything is there that a scene can hold,
// dice too, which SDL's software renderer as we build it leaves out. Slower than SdlCanvas and in
// no hurry. Used by the board module's board_paint() and by tests.

#include <cstdint>
#include <span>
#include <vector>

#include "app/sprite_rasterizer.h"
#include "view/shared/layout.h"
#include "view/shared/scene.h"

namespace anthill {

class MemoryCanvas final : private Canvas {
public:
    /// The scene on a picture of the layout's size: RGBA, opaque, rows from the top without gaps.
    /// Valid until the next call. Pictures of cards are kept for it as long as theme and layout
    /// stay what they are.
    [[nodiscard]] std::span<const std::uint8_t> paint(const Scene& scene, const Theme& theme,
                                                      const Layout& layout);

private:
    struct Made {
        Picture picture;
        Size size;
        Surface surface;
    };

    void clear(Colour colour) override;
    void fill(Rect where, Colour colour, std::uint8_t opacity) override;
    void picture(Picture picture, Size size, Rect where, std::uint8_t opacity) override;
    void triangles(std::span<const Vertex> vertices) override;
    void tilted(Picture picture, Size size, const Tilt& where) override;
    void clip(Rect where) override;

    /// Null only when memory is exhausted.
    [[nodiscard]] const SDL_Surface* made(Picture picture, Size size);
    void triangle(const Vertex& a, const Vertex& b, const Vertex& c);
    /// The part of it that may be drawn on.
    [[nodiscard]] Rect within(Rect where) const noexcept;
    void blend(int x, int y, Colour colour, int opacity) noexcept;

    std::vector<std::uint8_t> pixels_;
    Rect clip_;
    Theme theme_;
    Layout layout_;
    std::vector<Made> made_;
    SpriteRasterizer rasterizer_;
};

}  // namespace anthill
