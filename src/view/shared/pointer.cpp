#include "view/shared/pointer.h"

#include <cstdlib>

namespace anthill {

bool Pointer::guarded(Point at) const noexcept {
    return at.x < guard_.left || at.y < guard_.top || at.x >= canvas_.w - guard_.right ||
           at.y >= canvas_.h - guard_.bottom;
}

bool Pointer::far_from_start(Point at) const noexcept {
    return std::abs(at.x - start_.x) >= threshold_ || std::abs(at.y - start_.y) >= threshold_;
}

Pointer::Event Pointer::down(std::int64_t id, Point at) {
    // A second finger means a pinch or a palm, not a move. The fingers are ignored until a new one
    // comes down alone.
    if (id_) {
        return *id_ != kMouse && id != kMouse ? cancel() : Event{};
    }
    id_ = id;
    dragging_ = false;
    start_ = at_ = at;
    return {Kind::Press, at};
}

Pointer::Event Pointer::move(std::int64_t id, Point at) {
    if (!id_) {
        return id == kMouse ? Event{Kind::Hover, at} : Event{};
    }
    if (*id_ != id) {
        return {};
    }
    at_ = at;
    if (!dragging_) {
        if (!far_from_start(at) || (id != kMouse && guarded(start_))) {
            return {};
        }
        dragging_ = true;
    }
    return {Kind::Drag, at};
}

Pointer::Event Pointer::up(std::int64_t id, Point at) {
    if (!id_ || *id_ != id) {
        return {};
    }
    // Moved without having become a drag: a swipe that began in the guarded edge.
    const bool swipe = id != kMouse && (dragging_ ? guarded(at) : far_from_start(at));
    if (swipe) {
        return cancel();
    }
    at_ = at;
    id_.reset();
    return {Kind::Release, at};
}

Pointer::Event Pointer::cancel() {
    if (!id_) {
        return {};
    }
    id_.reset();
    dragging_ = false;
    return {Kind::Cancel, at_};
}

}  // namespace anthill
