#include "app/sdl_canvas.h"

#include <algorithm>

namespace anthill {
namespace {

// Old sizes are kept while new ones are made, and a few pictures come and go with the selection; beyond this many unused
// textures they are dropped.
constexpr std::size_t kUnusedMost = 48;

SDL_Rect sdl(Rect r) { return {r.x, r.y, r.w, r.h}; }

}  // namespace

void SdlCanvas::set_look(const Theme& theme, const Layout& layout) {
    const int line = layout.device_pixels(1);
    if (theme_ == &theme && gap_ == layout.gap() && line_ == line)
        return;
    // A new size keeps the old textures for stretching until their successors are made; a new theme must not show old colours.
    if (theme_ != &theme || line_ != line)
        textures_.clear();
    theme_ = &theme;
    gap_ = layout.gap();
    line_ = line;
}

void SdlCanvas::draw(const Scene& scene, int milliseconds) {
    missing_ = make_missing(scene, milliseconds);
    anthill::draw(scene, *this);
    SDL_RenderPresent(renderer_);
    if (ready()) {
        press_.release();
        forget_unused(scene);
    }
}

bool SdlCanvas::prepare(const Scene& scene, int milliseconds) {
    const bool done = make_missing(scene, milliseconds) == 0;
    if (done)
        press_.release();
    return done;
}

Surface SdlCanvas::paint_and_read(const Scene& scene, Size size) {
    missing_ = make_missing(scene, -1);
    anthill::draw(scene, *this);
    Surface frame(SDL_CreateRGBSurfaceWithFormat(0, size.w, size.h, 32, SDL_PIXELFORMAT_RGBA32));
    if (frame)
        SDL_RenderReadPixels(renderer_, nullptr, SDL_PIXELFORMAT_RGBA32, frame->pixels, frame->pitch);
    return frame;
}

std::size_t SdlCanvas::make_missing(const Scene& scene, int milliseconds) {
    std::size_t missing = 0;
    const Uint64 start = SDL_GetTicks64();
    bool time_left = true;
    for (const SceneItem& item : scene.items) {
        if (item.kind != SceneItem::Kind::Picture || find(item.picture, item.size) != nullptr)
            continue;
        if (time_left) {
            make(item.picture, item.size);
            time_left = milliseconds < 0 || SDL_GetTicks64() - start < static_cast<Uint64>(milliseconds);
        } else {
            ++missing;
        }
    }
    return missing;
}

void SdlCanvas::make(Picture picture, Size size) {
    const Surface surface = press_.press(picture, size, gap_, line_, *theme_);
    if (!surface)
        return;
    std::unique_ptr<SDL_Texture, TextureFree> texture(SDL_CreateTextureFromSurface(renderer_, surface.get()));
    if (!texture)
        return;
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    textures_.push_back({picture, size, std::move(texture)});
}

void SdlCanvas::forget_unused(const Scene& scene) {
    const auto unused = [&scene](const Made& made) {
        return std::none_of(scene.items.begin(), scene.items.end(), [&made](const SceneItem& item) {
            return item.kind == SceneItem::Kind::Picture && item.picture == made.picture && item.size == made.size;
        });
    };
    if (textures_.size() <= kUnusedMost ||
        static_cast<std::size_t>(std::count_if(textures_.begin(), textures_.end(), unused)) <= kUnusedMost)
        return;
    std::erase_if(textures_, unused);
}

SDL_Texture* SdlCanvas::find(Picture picture, Size size) const {
    const auto found = std::find_if(textures_.begin(), textures_.end(),
                                    [&](const Made& made) { return made.picture == picture && made.size == size; });
    return found == textures_.end() ? nullptr : found->texture.get();
}

SDL_Texture* SdlCanvas::find_at_any_size(Picture picture) const {
    const auto found =
        std::find_if(textures_.rbegin(), textures_.rend(), [&](const Made& made) { return made.picture == picture; });
    return found == textures_.rend() ? nullptr : found->texture.get();
}

void SdlCanvas::clear(Colour colour) {
    SDL_SetRenderDrawColor(renderer_, colour.r, colour.g, colour.b, 255);
    SDL_RenderClear(renderer_);
}

void SdlCanvas::fill(Rect where, Colour colour, std::uint8_t opacity) {
    SDL_SetRenderDrawBlendMode(renderer_, opacity == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(renderer_, colour.r, colour.g, colour.b, opacity);
    const SDL_Rect rect = sdl(where);
    SDL_RenderFillRect(renderer_, &rect);
}

void SdlCanvas::picture(Picture picture, Size size, Rect where, std::uint8_t opacity) {
    SDL_Texture* texture = find(picture, size);
    if (texture == nullptr)
        texture = find_at_any_size(picture);
    if (texture == nullptr)
        return;
    SDL_SetTextureAlphaMod(texture, opacity);
    const SDL_Rect rect = sdl(where);
    SDL_RenderCopy(renderer_, texture, nullptr, &rect);
}

}  // namespace anthill
