#include "view/shared/scene.h"

#include <algorithm>

namespace anthill {

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
