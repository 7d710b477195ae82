#pragma once

// The visible picture as plain data in drawing order: the whole output of a game's view. No canvas,
// no game, no time.

#include <vector>

#include "view/shared/canvas.h"

namespace anthill {

struct SceneItem {
    enum class Kind : std::uint8_t { Fill, Picture, Triangles, Tilted, Clip } kind = Kind::Fill;
    Rect where;
    std::uint8_t opacity = 255;
    Colour colour;          ///< of a Fill
    Picture picture;        ///< of a Picture, straight or tilted
    Size size;              ///< the size a Picture is made for; `where` may stretch it for a moment
    std::size_t first = 0;  ///< of the scene's vertices: those of Triangles or Tilted
    std::size_t count = 0;
    [[nodiscard]] bool has_picture() const noexcept {
        return kind == Kind::Picture || kind == Kind::Tilted;
    }
    friend bool operator==(const SceneItem&, const SceneItem&) = default;
};

struct Scene {
    Colour background;
    std::vector<SceneItem> items;
    std::vector<Vertex> vertices;

    void fill(Rect where, Colour colour, std::uint8_t opacity = 255) {
        items.push_back({SceneItem::Kind::Fill, where, opacity, colour, {}, {}, 0, 0});
    }
    void picture(Picture picture, Rect where, std::uint8_t opacity = 255) {
        stretched(picture, {where.w, where.h}, where, opacity);
    }
    void stretched(Picture picture, Size size, Rect where, std::uint8_t opacity) {
        items.push_back({SceneItem::Kind::Picture, where, opacity, {}, picture, size, 0, 0});
    }
    /// Begins an item of triangles: what moves by itself is one of its own, so that only where it
    /// was and is counts as changed. At least one triangle has to follow.
    void begin_triangles() {
        items.push_back({SceneItem::Kind::Triangles, {}, 255, {}, {}, {}, vertices.size(), 0});
    }
    /// One more triangle; those that follow each other are drawn at once.
    void triangle(Vertex a, Vertex b, Vertex c) {
        if (items.empty() || items.back().kind != SceneItem::Kind::Triangles) {
            begin_triangles();
        }
        for (const Vertex vertex : {a, b, c}) {
            vertices.push_back(vertex);
        }
        items.back().count += 3;
    }
    void tilted(Picture picture, Size size, const Tilt& where) {
        items.push_back(
            {SceneItem::Kind::Tilted, {}, 255, {}, picture, size, vertices.size(), where.size()});
        vertices.insert(vertices.end(), where.begin(), where.end());
    }
    void clip(Rect where) {
        items.push_back({SceneItem::Kind::Clip, where, 255, {}, {}, {}, 0, 0});
    }
    friend bool operator==(const Scene&, const Scene&) = default;
};

void draw(const Scene& scene, Canvas& canvas);

/// The part of the canvas that an item can reach, or of a Clip: that what follows can reach.
[[nodiscard]] Rect bounds(const Scene& scene, const SceneItem& item);

/// The rectangles of a canvas of that size that differ when the second scene follows the first.
/// They are few and may be larger than necessary. A canvas of pixels repaints only those.
[[nodiscard]] std::vector<Rect> changes(const Scene& before, const Scene& after, Size canvas);

}  // namespace anthill
