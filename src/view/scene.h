#pragma once

// What is visible, as plain data in drawing order: the whole output of a game's view. No canvas, no game, no time.

#include <vector>

#include "view/canvas.h"

namespace anthill {

struct SceneItem {
    enum class Kind : std::uint8_t { Fill, Picture } kind = Kind::Fill;
    Rect where;
    std::uint8_t opacity = 255;
    Colour colour;    ///< of a Fill
    Picture picture;  ///< of a Picture
    Size size;        ///< the size a Picture is made for; `where` may stretch it for a moment
    friend bool operator==(const SceneItem&, const SceneItem&) = default;
};

struct Scene {
    Colour background;
    std::vector<SceneItem> items;

    void fill(Rect where, Colour colour, std::uint8_t opacity = 255) {
        items.push_back({SceneItem::Kind::Fill, where, opacity, colour, {}, {}});
    }
    void picture(Picture picture, Rect where, std::uint8_t opacity = 255) {
        stretched(picture, {where.w, where.h}, where, opacity);
    }
    void stretched(Picture picture, Size size, Rect where, std::uint8_t opacity) {
        items.push_back({SceneItem::Kind::Picture, where, opacity, {}, picture, size});
    }
    friend bool operator==(const Scene&, const Scene&) = default;
};

void draw(const Scene& scene, Canvas& canvas);

}  // namespace anthill
