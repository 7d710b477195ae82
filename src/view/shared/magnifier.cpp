#include "view/shared/magnifier.h"

#include <algorithm>
#include <span>

namespace anthill {
namespace {

/// Between what is seen and the glass.
class Lens {
public:
    Lens(Point finger, Rect glass) : finger_(finger), glass_(glass), middle_(glass.centre()) {}

    [[nodiscard]] Rect enlarged(Rect r) const {
        return {middle_.x + (r.x - finger_.x) * kMagnification,
                middle_.y + (r.y - finger_.y) * kMagnification, r.w * kMagnification,
                r.h * kMagnification};
    }
    [[nodiscard]] Vertex enlarged(Vertex v) const {
        v.x = static_cast<float>(middle_.x) +
              (v.x - static_cast<float>(finger_.x)) * static_cast<float>(kMagnification);
        v.y = static_cast<float>(middle_.y) +
              (v.y - static_cast<float>(finger_.y)) * static_cast<float>(kMagnification);
        return v;
    }
    [[nodiscard]] bool shows(Rect r) const {
        return r.x < glass_.x + glass_.w && r.x + r.w > glass_.x && r.y < glass_.y + glass_.h &&
               r.y + r.h > glass_.y;
    }
    /// Made again for the glass, unless it is larger than that: the ground, which is as good
    /// stretched.
    [[nodiscard]] Size made_for(Size size) const {
        const Size larger{size.w * kMagnification, size.h * kMagnification};
        return larger.w > glass_.w || larger.h > glass_.h ? size : larger;
    }

private:
    Point finger_;
    Rect glass_;
    Point middle_;
};

void draw_enlarged(Scene& scene, const Scene& seen, const SceneItem& item, const Lens& lens) {
    SceneItem larger = item;
    larger.size = lens.made_for(item.size);
    switch (item.kind) {
        case SceneItem::Kind::Fill:
        case SceneItem::Kind::Picture:
            larger.where = lens.enlarged(item.where);
            if (lens.shows(larger.where)) {
                scene.items.push_back(larger);
            }
            break;
        case SceneItem::Kind::Triangles:
        case SceneItem::Kind::Tilted:  // few, and the glass cuts them
            larger.first = scene.vertices.size();
            for (const Vertex& vertex : std::span(seen.vertices).subspan(item.first, item.count)) {
                scene.vertices.push_back(lens.enlarged(vertex));
            }
            scene.items.push_back(larger);
            break;
        case SceneItem::Kind::Clip: break;
    }
}

}  // namespace

Rect place_of(const Magnifier& magnifier) {
    const auto& [finger, side, line, canvas, far] = magnifier;
    const int gap = side / 3;
    const int edge = std::max(0, canvas.h - side);  // the lowest that the glass may be
    const int over = far ? finger.y + gap : finger.y - side - gap;
    const bool beside = far ? over > edge : over < 0;
    const int clear = finger.x > canvas.w / 2 ? -side : side;
    const int x = finger.x - side / 2 + (beside ? clear : 0);
    return {std::clamp(x, 0, std::max(0, canvas.w - side)), std::clamp(over, 0, edge), side, side};
}

void draw_magnifier(Scene& scene, const Scene& seen, const Magnifier& magnifier,
                    const Theme& theme) {
    const Rect glass = place_of(magnifier);
    const Lens lens(magnifier.finger, glass);
    scene.fill(glass.inset(-3 * magnifier.line), theme.choice_halo);
    scene.fill(glass.inset(-2 * magnifier.line), theme.choice);
    scene.clip(glass);
    scene.fill(glass, seen.background);
    for (const SceneItem& item : seen.items) {
        draw_enlarged(scene, seen, item, lens);
    }
    scene.clip({});
}

}  // namespace anthill
