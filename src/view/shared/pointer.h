#pragma once

// One pointer at a time: follows a single mouse button, finger or pen from press to release and
// drops the rest. Knows pixels and nothing of boards or of SDL; SdlInput feeds it, Board acts on
// what it says. Everything happens on release.

#include <cstdint>
#include <optional>

#include "view/shared/geometry.h"

namespace anthill {

/// Pixels along each side of the canvas that belong to the edge of the screen, where swipes are the
/// system's: a touch that begins there can be a tap but not a drag, and a drag that ends there is
/// dropped.
struct EdgeGuard {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
};

class Pointer {
public:
    enum class Kind : std::uint8_t {
        None,
        Press,    ///< a new gesture begins at `at`
        Drag,     ///< it moved far enough to be one, or moves on
        Release,  ///< it ended at `at`: act
        Cancel,   ///< it is void: commit nothing
        Hover     ///< the mouse moves without a button
    };
    struct Event {
        Kind kind = Kind::None;
        Point at;
    };

    void set_canvas(Size canvas, EdgeGuard guard, int drag_threshold) {
        canvas_ = canvas;
        guard_ = guard;
        threshold_ = drag_threshold;
    }

    /// Pointers are told apart by their ids: kMouse, or the id of a finger, which is never
    /// negative.
    static constexpr std::int64_t kMouse = -1;
    Event down(std::int64_t id, Point at);
    Event move(std::int64_t id, Point at);
    Event up(std::int64_t id, Point at);
    /// The system took the pointer away, the window lost it, or the position changed under it.
    Event cancel();

    [[nodiscard]] bool dragging() const noexcept { return dragging_; }
    /// A finger is down: not the mouse.
    [[nodiscard]] bool touches() const noexcept { return id_ && *id_ != kMouse; }
    [[nodiscard]] Point start() const noexcept { return start_; }
    [[nodiscard]] Point at() const noexcept { return at_; }

private:
    [[nodiscard]] bool guarded(Point at) const noexcept;
    [[nodiscard]] bool far_from_start(Point at) const noexcept;

    std::optional<std::int64_t> id_;
    bool dragging_ = false;
    Point start_;
    Point at_;
    Size canvas_;
    EdgeGuard guard_;
    int threshold_ = 6;
};

}  // namespace anthill
