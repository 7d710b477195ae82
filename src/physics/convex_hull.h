#pragma once

// The convex hull of points of the plane, by Andrew's monotone chain: the lower half from left to
// right, then the upper half back.

#include <algorithm>
#include <cassert>
#include <cstddef>

#include "core/vec.h"

namespace anthill {

/// Fills `hull`, an empty list, with the corners in turn, from x towards y; sorts `points`. At
/// least two points, not all the same.
template <class Points, class Hull>
void convex_hull(Points& points, Hull& hull) {
    assert(points.size() >= 2 && hull.empty());
    std::sort(points.begin(), points.end(),
              [](Vec2 a, Vec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    const auto add = [&hull](Vec2 point, std::size_t least) {
        while (hull.size() > least &&
               turn(hull[hull.size() - 2], hull[hull.size() - 1], point) <= 0) {
            hull.pop_back();
        }
        hull.push_back(point);
    };
    for (const Vec2 point : points) {
        add(point, 1);
    }
    const std::size_t lower = hull.size();
    for (std::size_t i = points.size() - 1; i-- > 0;) {
        add(points[i], lower);
    }
    hull.pop_back();  // the first one again
}

}  // namespace anthill
