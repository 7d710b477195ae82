#include "app/sdl_canvas.h"

#include <algorithm>

namespace anthill {
namespace {

// Old sizes are kept while new ones are made, a few pictures come and go with the selection, and
// cards that turn to whoever is to move turn back;
// beyond this many unused textures they are dropped.
constexpr std::size_t kUnusedMost = 64;

// Small pictures are made so fast that a slice could hand over dozens, more than some drivers take
// within one frame without complaint.
constexpr int kMostInSlice = 10;

SDL_Rect sdl(Rect r) { return {r.x, r.y, r.w, r.h}; }
SDL_Vertex sdl(const Vertex& v) {
    return {{v.x, v.y}, {v.colour.r, v.colour.g, v.colour.b, v.opacity}, {0, 0}};
}

/// The ground is: a renderer without a graphics processor copies it several times as fast as it
/// blends.
bool is_opaque(const SDL_Surface& surface) {
    for (int y = 0; y < surface.h; ++y) {
        const auto* row = static_cast<const std::uint8_t*>(surface.pixels) + y * surface.pitch;
        for (int x = 0; x < surface.w; ++x) {
            if (row[x * 4 + 3] != 255) {
                return false;
            }
        }
    }
    return true;
}

}  // namespace

void SdlCanvas::set_look(const Theme& theme, const Layout& layout) {
    const int line = layout.device_pixels(1);
    if (theme_ == &theme && gap_ == layout.gap() && line_ == line) {
        return;
    }
    // A new size keeps the old textures for stretching until their successors are made; a new theme
    // must not show old colours.
    if (theme_ != &theme || line_ != line) {
        textures_.clear();
    }
    theme_ = &theme;
    gap_ = layout.gap();
    line_ = line;
}

void SdlCanvas::draw(const Scene& scene, int milliseconds) {
    missing_ = make_missing(scene, milliseconds);
    anthill::draw(scene, *this);
    SDL_RenderPresent(renderer_);
    if (ready()) {
        rasterizer_.release();
        forget_unused(scene);
    }
}

bool SdlCanvas::prepare(const Scene& scene, int milliseconds) {
    const bool done = make_missing(scene, milliseconds) == 0;
    if (done) {
        rasterizer_.release();
    }
    return done;
}

Surface SdlCanvas::paint_and_read(const Scene& scene, Size size) {
    missing_ = make_missing(scene, -1);
    anthill::draw(scene, *this);
    Surface frame(SDL_CreateRGBSurfaceWithFormat(0, size.w, size.h, 32, SDL_PIXELFORMAT_RGBA32));
    if (frame) {
        SDL_RenderReadPixels(renderer_, nullptr, SDL_PIXELFORMAT_RGBA32, frame->pixels,
                             frame->pitch);
    }
    return frame;
}

std::size_t SdlCanvas::make_missing(const Scene& scene, int milliseconds) {
    std::size_t missing = 0;
    const Uint64 start = SDL_GetTicks64();
    bool time_left = true;
    int made = 0;
    for (const SceneItem& item : scene.items) {
        if (!item.has_picture() || find(item.picture, item.size) != nullptr) {
            continue;
        }
        if (time_left) {
            make(item.picture, item.size);
            time_left =
                milliseconds < 0 || (++made < kMostInSlice &&
                                     SDL_GetTicks64() - start < static_cast<Uint64>(milliseconds));
        } else {
            ++missing;
        }
    }
    return missing;
}

void SdlCanvas::make(Picture picture, Size size) {
    const Surface surface = rasterizer_.rasterize(picture, size, gap_, line_, *theme_);
    if (!surface) {
        return;
    }
    std::unique_ptr<SDL_Texture, TextureFree> texture(
        SDL_CreateTextureFromSurface(renderer_, surface.get()));
    if (!texture) {
        return;
    }
    SDL_SetTextureBlendMode(texture.get(),
                            is_opaque(*surface) ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    textures_.push_back({picture, size, std::move(texture)});
}

void SdlCanvas::forget_unused(const Scene& scene) {
    const auto unused = [&scene](const Made& made) {
        return std::none_of(scene.items.begin(), scene.items.end(), [&made](const SceneItem& item) {
            return item.has_picture() && item.picture == made.picture && item.size == made.size;
        });
    };
    if (textures_.size() <= kUnusedMost ||
        static_cast<std::size_t>(std::count_if(textures_.begin(), textures_.end(), unused)) <=
            kUnusedMost) {
        return;
    }
    std::erase_if(textures_, unused);
}

SDL_Texture* SdlCanvas::find(Picture picture, Size size) const {
    const auto found = std::find_if(textures_.begin(), textures_.end(), [&](const Made& made) {
        return made.picture == picture && made.size == size;
    });
    return found == textures_.end() ? nullptr : found->texture.get();
}

SDL_Texture* SdlCanvas::find_at_any_size(Picture picture) const {
    const auto found = std::find_if(textures_.rbegin(), textures_.rend(),
                                    [&](const Made& made) { return made.picture == picture; });
    return found == textures_.rend() ? nullptr : found->texture.get();
}

SDL_Texture* SdlCanvas::closest(Picture picture, Size size) const {
    SDL_Texture* const texture = find(picture, size);
    return texture != nullptr ? texture : find_at_any_size(picture);
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
    SDL_Texture* const texture = closest(picture, size);
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
    SDL_Texture* const texture = closest(picture, size);
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
