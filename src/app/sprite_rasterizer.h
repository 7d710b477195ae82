#pragma once

// Turns the layers of a picture into pixels: rasterises them with SDL2_image at their exact size
// and lays them on one another. Cards share most of their layers (the same ant nine times, a suit
// on nine cards), so layers are kept until release(). Used by PictureStore only. Plain memory,
// no renderer.

#include <SDL.h>

#include <memory>
#include <string>
#include <vector>

#include "view/sprites/picture.h"

namespace anthill {

struct SurfaceFree {
    void operator()(SDL_Surface* surface) const noexcept { SDL_FreeSurface(surface); }
};
/// Bytes of a pixel of the surfaces made here: red, green, blue, alpha.
inline constexpr int kChannels = 4;

using Surface = std::unique_ptr<SDL_Surface, SurfaceFree>;

class SpriteRasterizer {
public:
    /// RGBA32 with straight alpha, exactly `size`. Null only when memory is exhausted.
    [[nodiscard]] Surface rasterize(Picture picture, Size size, int cell_gap, int line,
                                    const Theme& theme);

    /// Drops the parts kept for the next picture.
    void release() { parts_.clear(); }

private:
    [[nodiscard]] SDL_Surface* part(const SvgLayer& part);

    struct Drawn {
        std::string svg;
        Size size;  ///< asked for; the surface keeps the drawing's proportions within it
        Surface surface;
    };
    std::vector<Drawn> parts_;
};

}  // namespace anthill
