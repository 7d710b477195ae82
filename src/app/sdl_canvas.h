#pragma once

// Canvas on an SDL_Renderer: each picture is a texture, each frame is drawn as a whole. Used by App
// where there is a graphics processor, and by the golden image tests.

#include <SDL.h>

#include <memory>
#include <vector>

#include "app/picture_store.h"
#include "app/screen_canvas.h"

namespace anthill {

class SdlCanvas final : public ScreenCanvas, private Canvas {
public:
    /// The renderer must outlive the canvas.
    explicit SdlCanvas(SDL_Renderer* renderer) : renderer_(renderer) {}

    void set_look(const Theme& theme, const Layout& layout) override {
        textures_.set_look(theme, layout);
    }
    void invalidate() override {}
    void draw(const Scene& scene, int milliseconds) override;
    bool prepare(const Scene& scene, int milliseconds) override;
    [[nodiscard]] bool ready() const noexcept override { return missing_ == 0; }

private:
    struct TextureFree {
        void operator()(SDL_Texture* texture) const noexcept { SDL_DestroyTexture(texture); }
    };
    using Texture = std::unique_ptr<SDL_Texture, TextureFree>;

    void clear(Colour colour) override;
    void fill(Rect where, Colour colour, std::uint8_t opacity) override;
    void picture(Picture picture, Size size, Rect where, std::uint8_t opacity) override;
    void triangles(std::span<const Vertex> vertices) override;
    void tilted(Picture picture, Size size, const Tilt& where) override;
    void clip(Rect where) override;

    [[nodiscard]] std::size_t make_missing(const Scene& scene, int milliseconds);

    SDL_Renderer* renderer_;
    PictureStore<Texture> textures_;
    std::vector<SDL_Vertex> geometry_;
    std::size_t missing_ = 0;
};

}  // namespace anthill
