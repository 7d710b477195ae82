#include "view/scene.h"

namespace anthill {

void draw(const Scene& scene, Canvas& canvas) {
    canvas.clear(scene.background);
    for (const SceneItem& item : scene.items) {
        if (item.kind == SceneItem::Kind::Fill) {
            canvas.fill(item.where, item.colour, item.opacity);
        } else {
            canvas.picture(item.picture, item.size, item.where, item.opacity);
        }
    }
}

}  // namespace anthill
