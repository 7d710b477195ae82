#include "app/memory_screen.h"

#include <algorithm>

namespace anthill {
namespace {

/// Unless it is painted with another part anyway.
void add(std::vector<Rect>& parts, Rect part) {
    const bool within_another = std::any_of(
        parts.begin(), parts.end(), [part](Rect other) { return part.within(other) == part; });
    if (!part.empty() && !within_another) {
        parts.push_back(part);
    }
}

}  // namespace

void MemoryScreen::set_look(const Theme& theme, const Layout& layout) {
    if (canvas_.set_look(theme, layout) || size_ != layout.canvas()) {
        whole_ = true;
    }
    size_ = layout.canvas();
}

void MemoryScreen::draw(const Scene& scene, int milliseconds) {
    // Until something lies on the board the page shows through: painting it empty would take as
    // long as the first frame itself, which waits behind it.
    if (scene.items.empty() && shown_.items.empty()) {
        return;
    }
    missing_ = canvas_.make_missing(scene, milliseconds);
    const std::vector<Picture> made = canvas_.take_made();
    const Rect all{0, 0, size_.w, size_.h};
    std::vector<Rect> parts;
    if (std::exchange(whole_, false)) {
        parts.push_back(all);
    } else {
        parts = changes(shown_, scene, size_);
        // Until now they were left out, or stretched from another size.
        for (const SceneItem& item : scene.items) {
            if (item.has_picture() &&
                std::find(made.begin(), made.end(), item.picture) != made.end()) {
                add(parts, bounds(scene, item).within(all));
            }
        }
    }
    for (const Rect part : parts) {
        canvas_.paint(scene, part);
        show_(canvas_.pixels(), size_, part);
    }
    shown_ = scene;
    if (ready()) {
        canvas_.forget_unused(scene);
    }
}

bool MemoryScreen::prepare(const Scene& scene, int milliseconds) {
    const bool done = canvas_.make_missing(scene, milliseconds) == 0;
    (void)canvas_.take_made();  // nothing of them is on the screen
    return done;
}

}  // namespace anthill
