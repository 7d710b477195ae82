#pragma once

// Canvas on plain memory: the board as pixels, without a window and without a renderer, so also in
// a worker. Everything is there that a scene can hold, dice too. Used by MemoryScreen, which shows
// the pixels on a page without a graphics processor, by the board module's board_paint() and by
// tests.

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "app/picture_store.h"

namespace anthill {

class MemoryCanvas final : private Canvas {
public:
    /// As ScreenCanvas::set_look(): the pixels are those of the layout's canvas from now on. True
    /// when the look is another one.
    bool set_look(const Theme& theme, const Layout& layout);

    /// Makes missing pictures for at most `milliseconds` (at least one; a negative number: all).
    /// How many are still missing.
    std::size_t make_missing(const Scene& scene, int milliseconds);
    /// Returns the pictures made since the last call.
    [[nodiscard]] std::vector<Picture> take_made() { return std::exchange(made_, {}); }
    void forget_unused(const Scene& scene) { pictures_.forget_unused(scene); }

    /// Paints the scene again within this part of the canvas, with what pictures there are. The
    /// first time at a new size it has to be all of it.
    void paint(const Scene& scene, Rect part);
    /// RGBA, opaque, rows from the top without gaps. Valid until the next call of set_look().
    [[nodiscard]] std::span<const std::uint8_t> pixels() const noexcept {
        return {pixels_.get(), bytes_};
    }

    /// The whole scene at once, on a picture of the layout's size.
    [[nodiscard]] std::span<const std::uint8_t> paint(const Scene& scene, const Theme& theme,
                                                      const Layout& layout);

private:
    /// Pixels beside each other that are painted in the same way: most of a card hides what is
    /// below it, most of a mark on a card is not there.
    struct Run {
        enum class Kind : std::uint8_t { Nothing, Opaque, Mixed } kind;
        int end;  ///< the first column after it
    };
    struct Kept {
        Surface surface;
        std::vector<Run> runs;          ///< row after row; the last of a row ends with it
        std::vector<std::size_t> rows;  ///< the first run of each row
        explicit operator bool() const noexcept { return surface != nullptr; }
    };
    [[nodiscard]] static Kept kept(Surface surface);

    void clear(Colour colour) override;
    void fill(Rect where, Colour colour, std::uint8_t opacity) override;
    void picture(Picture picture, Size size, Rect where, std::uint8_t opacity) override;
    void triangles(std::span<const Vertex> vertices) override;
    void tilted(Picture picture, Size size, const Tilt& where) override;
    void clip(Rect where) override;

    void stretched(const SDL_Surface& from, Rect where, std::uint8_t opacity);
    /// One triangle, as far as it is within the clip.
    void triangle(const Vertex& a, const Vertex& b, const Vertex& c);
    [[nodiscard]] std::uint8_t* pixel(int x, int y) noexcept;

    Size size_;
    PictureStore<Kept> pictures_;
    std::vector<Picture> made_;
    std::unique_ptr<std::uint8_t[]> pixels_;
    std::size_t bytes_ = 0;
    Rect part_;
    Rect clip_;
};

}  // namespace anthill
