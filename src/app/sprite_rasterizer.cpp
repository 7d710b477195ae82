#include "app/sprite_rasterizer.h"

#include <SDL_image.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "app/failure.h"

namespace anthill {
namespace {

/// One pixel over another, both straight alpha. Most of a card is opaque paper, where this is a
/// plain mix.
void blend_pixel(std::uint8_t* onto, const std::uint8_t* from) {
    const int alpha = from[3];
    if (alpha == 0) {
        return;
    }
    if (alpha == 255) {
        std::copy(from, from + kChannels, onto);
        return;
    }
    const int below = onto[3] * (255 - alpha);  // what is left of the lower pixel, in 1/255
    const int total = alpha * 255 + below;
    for (int channel = 0; channel < 3; ++channel) {
        onto[channel] = static_cast<std::uint8_t>(
            (from[channel] * alpha * 255 + onto[channel] * below + total / 2) / total);
    }
    onto[3] = static_cast<std::uint8_t>((total + 127) / 255);
}

void blend(SDL_Surface* onto, const SDL_Surface* from, Point at) {
    const int left = std::max(0, -at.x), right = std::min(from->w, onto->w - at.x);
    const int top = std::max(0, -at.y), bottom = std::min(from->h, onto->h - at.y);
    for (int y = top; y < bottom; ++y) {
        const auto* source =
            static_cast<const std::uint8_t*>(from->pixels) + y * from->pitch + left * kChannels;
        auto* target = static_cast<std::uint8_t*>(onto->pixels) + (at.y + y) * onto->pitch +
                       (at.x + left) * kChannels;
        for (int x = left; x < right; ++x, source += kChannels, target += kChannels) {
            blend_pixel(target, source);
        }
    }
}

/// By half a circle. Rows of four-byte pixels have no gaps between them.
void turn(SDL_Surface& sheet) {
    auto* const pixels = static_cast<std::uint32_t*>(sheet.pixels);
    std::reverse(pixels, pixels + static_cast<std::ptrdiff_t>(sheet.w) * sheet.h);
}

}  // namespace

SDL_Surface* SpriteRasterizer::part(const SvgLayer& part) {
    const Size size{part.where.w, part.where.h};
    const auto found = std::find_if(parts_.begin(), parts_.end(), [&](const Drawn& drawn) {
        return drawn.size == size && drawn.svg == part.svg;
    });
    if (found != parts_.end()) {
        return found->surface.get();
    }
    SDL_RWops* text = SDL_RWFromConstMem(part.svg.data(), static_cast<int>(part.svg.size()));
    Surface drawn(text != nullptr ? IMG_LoadSizedSVG_RW(text, part.where.w, part.where.h)
                                  : nullptr);
    if (text != nullptr) {
        SDL_RWclose(text);
    }
    if (drawn && drawn->format->format != SDL_PIXELFORMAT_RGBA32) {
        drawn.reset(SDL_ConvertSurfaceFormat(drawn.get(), SDL_PIXELFORMAT_RGBA32, 0));
    }
    if (!drawn) {
        report_failure("a drawing cannot be rasterised");
    }
    parts_.push_back({part.svg, size, std::move(drawn)});
    return parts_.back().surface.get();
}

Surface SpriteRasterizer::rasterize(Picture picture, Size size, int cell_gap, int line,
                                    const Theme& theme) {
    Surface sheet(SDL_CreateRGBSurfaceWithFormat(0, size.w, size.h, 32, SDL_PIXELFORMAT_RGBA32));
    if (!sheet) {
        return sheet;
    }
    for (const SvgLayer& piece : svg_layers(picture, size, cell_gap, line, theme)) {
        const SDL_Surface* drawn = part(piece);
        if (drawn == nullptr) {
            continue;
        }
        // The rasteriser keeps the drawing's proportions and may come out a pixel smaller: centred.
        const Point at{piece.where.x + (piece.where.w - drawn->w) / 2,
                       piece.where.y + (piece.where.h - drawn->h) / 2};
        blend(sheet.get(), drawn, at);
    }
    if (picture.turned) {
        turn(*sheet);
    }
    return sheet;
}

}  // namespace anthill
