#include "view/shared/pointer.h"

#include "support/catch.h"

using namespace anthill;
using Kind = Pointer::Kind;

namespace {

Pointer on_canvas(EdgeGuard guard = {}) {
    Pointer pointer;
    pointer.set_canvas({400, 400}, guard, 6);
    return pointer;
}

}  // namespace

TEST_CASE("A press and a release without a way between are a tap") {
    Pointer pointer = on_canvas();
    CHECK(pointer.down(3, {100, 100}).kind == Kind::Press);
    CHECK(pointer.move(3, {103, 102}).kind == Kind::None);
    CHECK_FALSE(pointer.dragging());
    CHECK(pointer.up(3, {103, 102}).kind == Kind::Release);
}

TEST_CASE("A press that moves far enough becomes a drag and stays one") {
    Pointer pointer = on_canvas();
    pointer.down(3, {100, 100});
    CHECK(pointer.move(3, {100, 106}).kind == Kind::Drag);
    CHECK(pointer.move(3, {100, 101}).kind == Kind::Drag);
    CHECK(pointer.start() == Point{100, 100});
    CHECK(pointer.up(3, {100, 100}).kind == Kind::Release);
}

TEST_CASE("A second finger voids the gesture and leaves no finger in charge") {
    Pointer pointer = on_canvas();
    pointer.down(1, {100, 100});
    pointer.move(1, {150, 100});
    CHECK(pointer.down(2, {200, 200}).kind == Kind::Cancel);
    CHECK(pointer.move(1, {160, 100}).kind == Kind::None);
    CHECK(pointer.up(1, {160, 100}).kind == Kind::None);
    CHECK(pointer.up(2, {200, 200}).kind == Kind::None);
    CHECK(pointer.down(3, {50, 50}).kind == Kind::Press);
}

TEST_CASE("The mouse does not disturb a finger, nor a finger the mouse") {
    Pointer pointer = on_canvas();
    pointer.down(1, {100, 100});
    CHECK(pointer.down(Pointer::kMouse, {10, 10}).kind == Kind::None);
    CHECK(pointer.move(Pointer::kMouse, {20, 20}).kind == Kind::None);
    CHECK(pointer.up(Pointer::kMouse, {20, 20}).kind == Kind::None);
    CHECK(pointer.up(1, {100, 100}).kind == Kind::Release);
}

TEST_CASE("Only a mouse hovers") {
    Pointer pointer = on_canvas();
    CHECK(pointer.move(Pointer::kMouse, {20, 20}).kind == Kind::Hover);
    CHECK(pointer.move(4, {20, 20}).kind == Kind::None);
}

TEST_CASE("A cancelled gesture is over; its release counts for nothing") {
    Pointer pointer = on_canvas();
    pointer.down(1, {100, 100});
    CHECK(pointer.cancel().kind == Kind::Cancel);
    CHECK(pointer.cancel().kind == Kind::None);
    CHECK(pointer.up(1, {300, 300}).kind == Kind::None);
}

TEST_CASE("In the guarded edge a finger can tap but neither begin nor end a drag") {
    Pointer pointer = on_canvas({24, 0, 24, 0});
    pointer.down(1, {10, 100});
    CHECK(pointer.up(1, {11, 100}).kind == Kind::Release);
    pointer.down(1, {10, 100});
    CHECK(pointer.move(1, {90, 100}).kind == Kind::None);
    CHECK(pointer.up(1, {90, 100}).kind == Kind::Cancel);
    pointer.down(1, {100, 100});
    pointer.move(1, {390, 100});
    CHECK(pointer.up(1, {390, 100}).kind == Kind::Cancel);
    // A mouse knows no swipes.
    pointer.down(Pointer::kMouse, {10, 100});
    CHECK(pointer.move(Pointer::kMouse, {90, 100}).kind == Kind::Drag);
}
