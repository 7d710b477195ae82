#include "physics/red_vs_black/reading.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/fixed_list.h"

namespace anthill::dice {

namespace {

using red_vs_black::Place;

struct Flat {
    double x, y;
};
/// Corners of a convex outline in turn; a rectangle adds at most four to the die's twelve.
using Outline = FixedList<Flat, 20>;

double turn(Flat a, Flat b, Flat c) noexcept {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/// The hull of the corners, anticlockwise.
Outline outline_of(const Pose& pose, Seat thrower) noexcept {
    std::array<Flat, kCorners> points{};
    for (unsigned i = 0; i < kCorners; ++i) {
        const Point corner = turned(pose, kCornerPoints[i]);
        const Point placed = on_board({pose.x + corner.x, pose.y + corner.y, 0}, thrower);
        points[i] = {placed.x, placed.y};
    }
    std::sort(points.begin(), points.end(),
              [](Flat a, Flat b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    Outline hull;
    const auto add = [&hull](Flat point, std::size_t least) {
        while (hull.size() > least &&
               turn(hull[hull.size() - 2], hull[hull.size() - 1], point) <= 0) {
            hull.truncate(hull.size() - 1);
        }
        hull.push_back(point);
    };
    for (const Flat point : points) {
        add(point, 1);
    }
    const std::size_t lower = hull.size();
    for (std::size_t i = points.size() - 1; i-- > 0;) {
        add(points[i], lower);
    }
    hull.truncate(hull.size() - 1);
    return hull;
}

/// The part with axis * sign <= limit * sign.
Outline clipped(const Outline& outline, double Flat::*axis, double limit, double sign) noexcept {
    Outline kept;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Flat from = outline[i], to = outline[(i + 1) % outline.size()];
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
        const Flat a = outline[i], b = outline[(i + 1) % outline.size()];
        twice += a.x * b.y - b.x * a.y;
    }
    return twice / 2;
}

double area_within(const Outline& outline, double left, double right, double bottom,
                   double top) noexcept {
    const Outline column = clipped(clipped(outline, &Flat::x, right, 1), &Flat::x, left, -1);
    return area(clipped(clipped(column, &Flat::y, top, 1), &Flat::y, bottom, -1));
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
    for (const Flat corner : outline) {
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

red_vs_black::Die read_die(const Pose& pose, Seat thrower, bool clear) noexcept {
    const auto hundredths = [](double tiles) {
        constexpr double kMost = red_vs_black::Spot::kMost;
        return static_cast<std::int16_t>(std::clamp(std::floor(tiles * 100 + 0.5), -kMost, kMost));
    };
    const Point middle = on_board({pose.x, pose.y, pose.z}, thrower);
    red_vs_black::Die die;
    die.number = upper_side(pose).number;
    die.place = red_vs_black::place_of(shares(pose, thrower), clear);
    die.spotted = true;
    die.spot = {hundredths(middle.x), hundredths(middle.y)};
    return die;
}

}  // namespace anthill::dice
