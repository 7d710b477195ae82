#pragma once

// Canvas on an SDL_Renderer, hardware or software. Keeps a texture for every picture at every size
// in use and makes them in slices: draw() never waits for more than its budget, pictures that are
// not ready yet are shown stretched from an older size or left out, and ready() tells whether
// another frame is due. Used by App and by the golden image tests.

#include <SDL.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "app/sprite_rasterizer.h"
#include "view/shared/layout.h"
#include "view/shared/scene.h"

namespace anthill {

class SdlCanvas final : private Canvas {
public:
    /// The renderer must outlive the canvas.
    explicit SdlCanvas(SDL_Renderer* renderer) : renderer_(renderer) {}

    /// What pictures depend on beside their size. Textures made for another look are thrown away.
    void set_look(const Theme& theme, const Layout& layout);

    /// Makes missing pictures for at most `milliseconds` (at least one of them; a negative number:
    /// all), then paints the scene and presents it.
    void draw(const Scene& scene, int milliseconds);
    /// Makes pictures that will be wanted soon, likewise; true when there are none left to make.
    bool prepare(const Scene& scene, int milliseconds);

    /// Whether the last draw() showed every picture at its own size.
    [[nodiscard]] bool ready() const noexcept { return missing_ == 0; }

    /// The pixels of the frame as painted last, before it was presented. For tests: RGBA32.
    [[nodiscard]] Surface paint_and_read(const Scene& scene, Size size);

private:
    struct TextureFree {
        void operator()(SDL_Texture* texture) const noexcept { SDL_DestroyTexture(texture); }
    };
    struct Made {
        Picture picture;
        Size size;
        std::unique_ptr<SDL_Texture, TextureFree> texture;
    };

    void clear(Colour colour) override;
    void fill(Rect where, Colour colour, std::uint8_t opacity) override;
    void picture(Picture picture, Size size, Rect where, std::uint8_t opacity) override;
    void triangles(std::span<const Vertex> vertices) override;
    void tilted(Picture picture, Size size, const Tilt& where) override;
    void clip(Rect where) override;

    [[nodiscard]] SDL_Texture* find(Picture picture, Size size) const;
    [[nodiscard]] SDL_Texture* find_at_any_size(Picture picture) const;
    /// At this size, else at whatever size there is; null when there is none yet.
    [[nodiscard]] SDL_Texture* closest(Picture picture, Size size) const;
    void make(Picture picture, Size size);
    [[nodiscard]] std::size_t make_missing(const Scene& scene, int milliseconds);
    void forget_unused(const Scene& scene);

    SDL_Renderer* renderer_;
    const Theme* theme_ = nullptr;
    int gap_ = 1;
    int line_ = 1;
    SpriteRasterizer rasterizer_;
    std::vector<Made> textures_;  // a hundred or so: searched from end to end
    std::vector<SDL_Vertex> geometry_;
    std::size_t missing_ = 0;
};

}  // namespace anthill
