// The rectangles of a canvas that change when one scene follows another.

#include <algorithm>
#include <vector>

#include "support/catch.h"
#include "view/shared/scene.h"

using namespace anthill;

namespace {

constexpr Size kCanvas{100, 80};
constexpr Colour kWhite = rgb(0xffffff);

Scene row_of_fills(int count) {
    Scene scene;
    for (int i = 0; i < count; ++i) {
        scene.fill({10 * i, 0, 5, 5}, kWhite);
    }
    return scene;
}

using Rects = std::vector<Rect>;

}  // namespace

TEST_CASE("Changes: none between scenes that are alike, all with another background") {
    Scene scene = row_of_fills(4);
    CHECK(changes(scene, scene, kCanvas).empty());
    Scene other = scene;
    other.background = rgb(0x101010);
    CHECK(changes(scene, other, kCanvas) == Rects{{0, 0, 100, 80}});
}

TEST_CASE("Changes: what comes, goes, moves or changes its place among the others") {
    const Scene scene = row_of_fills(6);
    Scene other = scene;
    SECTION("one more, in the middle") {
        other.items.insert(other.items.begin() + 3,
                           {{}, {40, 40, 9, 9}, 255, kWhite, {}, {}, 0, 0});
        CHECK(changes(scene, other, kCanvas) == Rects{{40, 40, 9, 9}});
        CHECK(changes(other, scene, kCanvas) == Rects{{40, 40, 9, 9}});
    }
    SECTION("one elsewhere: where it was and where it is") {
        other.items[2].where.y = 60;
        CHECK(changes(scene, other, kCanvas) == Rects{{20, 0, 5, 5}, {20, 60, 5, 5}});
    }
    SECTION("a little further: both places at once") {
        other.items[2].where.y = 1;
        CHECK(changes(scene, other, kCanvas) == Rects{{20, 0, 5, 6}});
    }
    SECTION("on top of the others") {
        std::swap(other.items[0], other.items[5]);
        const Rects found = changes(scene, other, kCanvas);
        CHECK(found == Rects{{0, 0, 5, 5}, {50, 0, 5, 5}});
    }
    SECTION("beyond the edge of the canvas: nothing to be seen") {
        other.items.back().where = {90, 70, 50, 50};
        CHECK(changes(scene, other, kCanvas) == Rects{{50, 0, 5, 5}, {90, 70, 10, 10}});
        other.items.back().where = {200, 200, 5, 5};
        CHECK(changes(scene, other, kCanvas) == Rects{{50, 0, 5, 5}});
    }
}

TEST_CASE("Changes: triangles by their corners, wherever these are kept") {
    const auto with_triangle = [](float x) {
        Scene scene;
        scene.triangle({x, 10, kWhite}, {x + 4, 10, kWhite}, {x, 14.5F, kWhite});
        return scene;
    };
    const Scene before = with_triangle(10), after = with_triangle(30);
    CHECK(changes(before, after, kCanvas) == Rects{{10, 10, 4, 5}, {30, 10, 4, 5}});
    Scene later = with_triangle(10);
    later.vertices.insert(later.vertices.begin(), 3, Vertex{});
    later.items[0].first = 3;
    CHECK(changes(before, later, kCanvas).empty());
}

TEST_CASE(
    "Changes: triangles that follow each other are one, unless they begin an item of their own") {
    const auto with_two = [](float x, bool apart) {
        Scene scene;
        scene.triangle({0, 0, kWhite}, {4, 0, kWhite}, {0, 4, kWhite});
        if (apart) {
            scene.begin_triangles();
        }
        scene.triangle({x, 50, kWhite}, {x + 4, 50, kWhite}, {x, 54, kWhite});
        return scene;
    };
    CHECK(changes(with_two(60, false), with_two(61, false), kCanvas) == Rects{{0, 0, 65, 54}});
    CHECK(changes(with_two(60, true), with_two(61, true), kCanvas) == Rects{{60, 50, 5, 4}});
}

TEST_CASE("Changes: a clip that moves changes what lies within it, and no more") {
    const auto with_clip = [](Rect glass) {
        Scene scene = row_of_fills(4);
        scene.clip(glass);
        scene.fill({0, 0, 100, 80}, rgb(0xff0000), 128);
        scene.clip({});
        return scene;
    };
    const Rects found = changes(with_clip({10, 20, 10, 10}), with_clip({50, 20, 10, 10}), kCanvas);
    CHECK(found == Rects{{10, 20, 10, 10}, {50, 20, 10, 10}});
    Scene open = with_clip({10, 20, 10, 10});
    open.items.pop_back();
    CHECK(changes(with_clip({10, 20, 10, 10}), open, kCanvas) == Rects{{0, 0, 100, 80}});
}

TEST_CASE("Changes: of too many rectangles those become one that lie closest") {
    Scene before, after;
    for (const int x : {0, 15, 30, 45, 60, 75, 88}) {
        before.fill({x, 0, 5, 5}, kWhite);
        after.fill({x, 0, 5, 5}, rgb(0xff0000));
    }
    const Rects found = changes(before, after, kCanvas);
    CHECK(found.size() == 6);
    CHECK(std::count(found.begin(), found.end(), Rect{75, 0, 18, 5}) == 1);
}

TEST_CASE("Changes: of scenes without anything in common, a few rectangles") {
    Scene many, others;
    for (int i = 0; i < 300; ++i) {
        many.fill({i % 10 * 10, i / 10 * 2, 1, 1}, kWhite);
        others.fill({i % 10 * 10 + 3, i / 10 * 2, 1, 1}, kWhite);
    }
    const Rects found = changes(many, others, kCanvas);
    CHECK(found.size() <= 6);
    Rect all = found.front();
    for (const Rect part : found) {
        CHECK_FALSE(part.empty());
        all = {std::min(all.x, part.x), std::min(all.y, part.y), std::max(all.w, part.x + part.w),
               std::max(all.h, part.y + part.h)};
    }
    CHECK(all.w >= 94);
}
