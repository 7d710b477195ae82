#include "physics/red_vs_black/reading.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/fixed_list.h"
#include "physics/convex_hull.h"

namespace anthill::dice {

namespace {

using red_vs_black::Place;

/// Corners of a convex outline in turn; a rectangle adds at most four to the die's twelve.
using Outline = FixedList<Vec2, 20>;

/// The hull of the corners, anticlockwise.
Outline outline_of(const Pose& pose, Seat thrower) noexcept {
    std::array<Vec2, kCorners> points{};
    for (unsigned i = 0; i < kCorners; ++i) {
        const Vec3 corner = turned(pose, kCornerPoints[i]);
        points[i] = on_board({pose.x + corner.x, pose.y + corner.y}, thrower);
    }
    Outline hull;
    convex_hull(points, hull);
    return hull;
}

/// The part with axis * sign <= limit * sign.
Outline clipped(const Outline& outline, double Vec2::*axis, double limit, double sign) noexcept {
    Outline kept;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec2 from = outline[i], to = outline[(i + 1) % outline.size()];
        const double a = (limit - from.*axis) * sign, b = (limit - to.*axis) * sign;
        if (a >= 0) {
            kept.push_back(from);
        }
        if ((a >= 0) != (b >= 0)) {
            const double part = a / (a - b);
            kept.push_back({from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part});
        }
    }
    return kept;
}

double area(const Outline& outline) noexcept {
    double twice = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
        twice += a.x * b.y - b.x * a.y;
    }
    return twice / 2;
}

double area_within(const Outline& outline, double left, double right, double bottom,
                   double top) noexcept {
    const Outline column = clipped(clipped(outline, &Vec2::x, right, 1), &Vec2::x, left, -1);
    return area(clipped(clipped(column, &Vec2::y, top, 1), &Vec2::y, bottom, -1));
}

}  // namespace

red_vs_black::Shares<double> shares(const Pose& pose, Seat thrower) noexcept {
    using red_vs_black::kColumns;
    using red_vs_black::kHillDepth;
    using red_vs_black::kRows;
    const Outline outline = outline_of(pose, thrower);
    red_vs_black::Shares<double> shares{};
    const auto of = [&shares](Place place) -> double& {
        return shares[static_cast<std::size_t>(place)];
    };
    const bool red = thrower == Seat::Red;
    of(Place::OwnHill) =
        area_within(outline, 0, kColumns, red ? kRows : -kHillDepth, red ? kRows + kHillDepth : 0);
    of(Place::EnemyHill) =
        area_within(outline, 0, kColumns, red ? -kHillDepth : kRows, red ? 0 : kRows + kHillDepth);
    double left = outline[0].x, right = left, bottom = outline[0].y, top = bottom;
    for (const Vec2 corner : outline) {
        left = std::min(left, corner.x);
        right = std::max(right, corner.x);
        bottom = std::min(bottom, corner.y);
        top = std::max(top, corner.y);
    }
    const auto first = [](double least) {
        return std::max(0, static_cast<int>(std::floor(least)));
    };
    for (int column = first(left); column < kColumns && column < right; ++column) {
        for (int row = first(bottom); row < kRows && row < top; ++row) {
            of(red_vs_black::is_red_tile(column, row) ? Place::Red : Place::Black) +=
                area_within(outline, column, column + 1, row, row + 1);
        }
    }
    double elsewhere = area(outline);
    for (const double on_place : shares) {
        elsewhere -= on_place;
    }
    of(Place::Off) = elsewhere;
    return shares;
}

red_vs_black::Die read_die(const Pose& pose, Seat thrower, red_vs_black::Scoring scoring) noexcept {
    const auto hundredths = [](double tiles) {
        constexpr double kMost = red_vs_black::Spot::kMost;
        return static_cast<std::int16_t>(std::clamp(std::floor(tiles * 100 + 0.5), -kMost, kMost));
    };
    const Vec2 middle = on_board({pose.x, pose.y}, thrower);
    red_vs_black::Die die;
    die.number = upper_side(pose).number;
    die.place = red_vs_black::place_of(shares(pose, thrower), scoring.clear);
    die.spotted = true;
    die.spot = {hundredths(middle.x), hundredths(middle.y)};
    return die;
}

}  // namespace anthill::dice
