#include "app/sdl_canvas.h"

namespace anthill {
namespace {

SDL_Rect sdl(Rect r) { return {r.x, r.y, r.w, r.h}; }
SDL_Vertex sdl(const Vertex& v) {
    return {{v.x, v.y}, {v.colour.r, v.colour.g, v.colour.b, v.opacity}, {0, 0}};
}

/// The ground is: copying it is several times as fast as blending it.
bool is_opaque(const SDL_Surface& surface) {
    for (int y = 0; y < surface.h; ++y) {
        const auto* row = static_cast<const std::uint8_t*>(surface.pixels) + y * surface.pitch;
        for (int x = 0; x < surface.w; ++x) {
            if (row[x * kChannels + 3] != 255) {
                return false;
            }
        }
    }
    return true;
}

}  // namespace

void SdlCanvas::draw(const Scene& scene, int milliseconds) {
    missing_ = make_missing(scene, milliseconds);
    anthill::draw(scene, *this);
    SDL_RenderPresent(renderer_);
    if (ready()) {
        textures_.forget_unused(scene);
    }
}

bool SdlCanvas::prepare(const Scene& scene, int milliseconds) {
    return make_missing(scene, milliseconds) == 0;
}

std::size_t SdlCanvas::make_missing(const Scene& scene, int milliseconds) {
    return textures_.make_missing(scene, milliseconds, [this](Surface surface, Picture) {
        Texture texture(SDL_CreateTextureFromSurface(renderer_, surface.get()));
        if (texture) {
            SDL_SetTextureBlendMode(texture.get(),
                                    is_opaque(*surface) ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        }
        return texture;
    });
}

void SdlCanvas::clear(Colour colour) {
    SDL_SetRenderDrawColor(renderer_, colour.r, colour.g, colour.b, 255);
    SDL_RenderClear(renderer_);
}

void SdlCanvas::fill(Rect where, Colour colour, std::uint8_t opacity) {
    SDL_SetRenderDrawBlendMode(renderer_,
                               opacity == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(renderer_, colour.r, colour.g, colour.b, opacity);
    const SDL_Rect rect = sdl(where);
    SDL_RenderFillRect(renderer_, &rect);
}

void SdlCanvas::picture(Picture picture, Size size, Rect where, std::uint8_t opacity) {
    SDL_Texture* const texture = textures_.closest(picture, size).get();
    if (texture == nullptr) {
        return;
    }
    SDL_SetTextureAlphaMod(texture, opacity);
    const SDL_Rect rect = sdl(where);
    SDL_RenderCopy(renderer_, texture, nullptr, &rect);
}

void SdlCanvas::triangles(std::span<const Vertex> vertices) {
    geometry_.clear();
    for (const Vertex& vertex : vertices) {
        geometry_.push_back(sdl(vertex));
    }
    SDL_SetRenderDrawBlendMode(renderer_, SDL_BLENDMODE_BLEND);
    SDL_RenderGeometry(renderer_, nullptr, geometry_.data(), static_cast<int>(geometry_.size()),
                       nullptr, 0);
}

void SdlCanvas::tilted(Picture picture, Size size, const Tilt& where) {
    SDL_Texture* const texture = textures_.closest(picture, size).get();
    if (texture == nullptr) {
        return;
    }
    constexpr SDL_FPoint kCorners[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    constexpr int kTwoTriangles[] = {0, 1, 2, 0, 2, 3};
    SDL_Vertex vertices[4];
    for (std::size_t i = 0; i < where.size(); ++i) {
        vertices[i] = {{where[i].x, where[i].y}, {255, 255, 255, where[i].opacity}, kCorners[i]};
    }
    SDL_SetTextureAlphaMod(texture, 255);
    SDL_RenderGeometry(renderer_, texture, vertices, 4, kTwoTriangles, 6);
}

void SdlCanvas::clip(Rect where) {
    const SDL_Rect rect = sdl(where);
    SDL_RenderSetClipRect(renderer_, where.w > 0 ? &rect : nullptr);
}

}  // namespace anthill
