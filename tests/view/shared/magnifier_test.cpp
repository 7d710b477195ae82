#include "view/shared/magnifier.h"

#include "support/catch.h"

using namespace anthill;

namespace {

constexpr Size kCanvas{400, 600};

}  // namespace

TEST_CASE("The glass is above the finger, beside it at the upper edge, and never off the canvas") {
    for (const Point finger : {Point{200, 400}, Point{3, 400}, Point{397, 400}}) {
        const Rect glass = place_of({finger, 120, 1, kCanvas});
        CHECK(glass.y + glass.h < finger.y);
        CHECK(glass.x >= 0);
        CHECK(glass.x + glass.w <= kCanvas.w);
    }
    for (const Point finger : {Point{100, 20}, Point{300, 20}}) {
        const Rect glass = place_of({finger, 120, 1, kCanvas});
        CHECK(glass.y == 0);
        CHECK_FALSE(glass.contains(finger));
        CHECK(glass.x >= 0);
        CHECK(glass.x + glass.w <= kCanvas.w);
    }
}

TEST_CASE("Across the table the glass is where its owner sees it above the finger") {
    for (const Point finger : {Point{200, 400}, Point{100, 20}, Point{300, 20}, Point{397, 600}}) {
        const Point opposite{kCanvas.w - finger.x, kCanvas.h - finger.y};
        const Rect near = place_of({finger, 120, 1, kCanvas});
        const Rect far = place_of({opposite, 120, 1, kCanvas, true});
        CHECK(far.x == kCanvas.w - near.x - near.w);
        CHECK(far.y == kCanvas.h - near.y - near.h);
        CHECK_FALSE(far.contains(opposite));
    }
}

TEST_CASE("What is under the finger is in the middle of the glass, twice as large") {
    Scene seen;
    seen.background = rgb(0x123456);
    seen.picture(Picture::card('9', 'h'), {180, 380, 40, 40});
    seen.picture(Picture::card('2', 's'), {0, 0, 40, 40});        // far away
    seen.picture({PictureKind::Border, 0, 0}, {0, 396, 400, 8});  // larger than the glass
    seen.triangle({200, 400, {}, 255}, {210, 400, {}, 255}, {200, 410, {}, 255});
    Scene scene;
    draw_magnifier(scene, seen, {{200, 400}, 120, 1, kCanvas}, theme(ThemeName::Light));
    const Rect glass = place_of({{200, 400}, 120, 1, kCanvas});
    const Point middle = glass.centre();
    std::vector<SceneItem> pictures;
    for (const SceneItem& item : scene.items) {
        if (item.has_picture()) {
            pictures.push_back(item);
        }
    }
    REQUIRE(pictures.size() == 2);
    CHECK(pictures[0].where.centre() == middle);
    CHECK(pictures[0].where.w == 80);
    CHECK(pictures[0].size == Size{80, 80});
    CHECK(pictures[1].where.w == 800);
    CHECK(pictures[1].size == Size{400, 8});  // as it is made for the board
    REQUIRE(scene.vertices.size() == 3);
    CHECK(scene.vertices[0].x == static_cast<float>(middle.x));
    CHECK(scene.vertices[1].x == static_cast<float>(middle.x + 20));
    // Nothing is drawn beside the glass, and what follows is not cut.
    CHECK(scene.items.back().kind == SceneItem::Kind::Clip);
    CHECK(scene.items.back().where == Rect{});
}
