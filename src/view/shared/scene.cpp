#include "view/shared/scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace anthill {

Rect around(std::span<const Vertex> corners) {
    float left = std::numeric_limits<float>::max(), top = left;
    float right = std::numeric_limits<float>::lowest(), bottom = right;
    for (const Vertex& corner : corners) {
        left = std::min(left, corner.x);
        right = std::max(right, corner.x);
        top = std::min(top, corner.y);
        bottom = std::max(bottom, corner.y);
    }
    const int x = static_cast<int>(std::floor(left)), y = static_cast<int>(std::floor(top));
    return {x, y, static_cast<int>(std::ceil(right)) - x, static_cast<int>(std::ceil(bottom)) - y};
}

void draw(const Scene& scene, Canvas& canvas) {
    canvas.clear(scene.background);
    for (const SceneItem& item : scene.items) {
        const std::span<const Vertex> vertices =
            std::span(scene.vertices).subspan(item.first, item.count);
        switch (item.kind) {
            case SceneItem::Kind::Fill: canvas.fill(item.where, item.colour, item.opacity); break;
            case SceneItem::Kind::Picture:
                canvas.picture(item.picture, item.size, item.where, item.opacity);
                break;
            case SceneItem::Kind::Triangles: canvas.triangles(vertices); break;
            case SceneItem::Kind::Clip: canvas.clip(item.where); break;
            case SceneItem::Kind::Tilted: {
                Tilt where;
                std::copy(vertices.begin(), vertices.end(), where.begin());
                canvas.tilted(item.picture, item.size, where);
                break;
            }
        }
    }
}

}  // namespace anthill
