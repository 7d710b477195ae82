#include "physics/red_vs_black/shape.h"

#include <cmath>

#include "physics/portable_math.h"

namespace anthill::dice {

namespace {

constexpr unsigned kFold = 5;  // sides about each apex

/// Corners about the equator, in turn a little above and below it, so that four of them and an apex
/// lie in one plane.
std::array<Vec3, kCorners> make_corners() noexcept {
    constexpr double kTenth = 0.62831853071795864769;  // of a turn
    const double cosine = portable_sine(kTenth + 1.57079632679489661923);
    const double height = kRadius * (1 - cosine) / (1 + cosine);
    std::array<Vec3, kCorners> corners{};
    corners[0] = {0, 0, kRadius};
    corners[1] = {0, 0, -kRadius};
    for (unsigned i = 0; i < 2 * kFold; ++i) {
        const double angle = kTenth * i;
        corners[2 + i] = {kRadius * portable_sine(angle + 1.57079632679489661923),
                          kRadius * portable_sine(angle), i % 2 == 0 ? height : -height};
    }
    return corners;
}

/// Odd numbers about the upper apex, even ones about the lower: never two neighbours next to each
/// other.
std::array<Side, kSides> make_sides(const std::array<Vec3, kCorners>& corners) noexcept {
    constexpr std::array<std::uint8_t, kFold> kUpper{1, 7, 3, 9, 5};
    const auto around = [](unsigned i) { return static_cast<std::uint8_t>(2 + i % (2 * kFold)); };
    std::array<Side, kSides> sides{};
    for (unsigned i = 0; i < kFold; ++i) {
        // The kite whose far corner lies below the equator, and the one through the middle of it,
        // about the other apex.
        const unsigned far = 2 * i + 1, opposite = far + kFold;
        sides[i] = {kUpper[i], {}, {0, around(far + 9), around(far), around(far + 1)}};
        sides[i + kFold] = {static_cast<std::uint8_t>(11 - kUpper[i]),
                            {},
                            {1, around(opposite + 1), around(opposite), around(opposite + 9)}};
    }
    for (Side& side : sides) {
        const Vec3 normal = cross(corners[side.corners[1]] - corners[side.corners[0]],
                                  corners[side.corners[2]] - corners[side.corners[0]]);
        const double length = std::sqrt(dot(normal, normal));
        side.normal = {normal.x / length, normal.y / length, normal.z / length};
    }
    return sides;
}

}  // namespace

const std::array<Vec3, kCorners> kCornerPoints = make_corners();
const std::array<Side, kSides> kDieSides = make_sides(kCornerPoints);

Vec3 turned(const Pose& pose, Vec3 point) noexcept {
    const Vec3 axis{pose.qx, pose.qy, pose.qz};
    const double w = pose.qw;
    const Vec3 once = cross(axis, point);
    const Vec3 twice =
        cross(axis, {once.x + w * point.x, once.y + w * point.y, once.z + w * point.z});
    return {point.x + 2 * twice.x, point.y + 2 * twice.y, point.z + 2 * twice.z};
}

const Side& upper_side(const Pose& pose) noexcept {
    const Side* upper = kDieSides.data();
    double highest = -2;
    for (const Side& side : kDieSides) {
        if (const double up = turned(pose, side.normal).z; up > highest) {
            highest = up;
            upper = &side;
        }
    }
    return *upper;
}

double uprightness(const Pose& pose) noexcept { return turned(pose, upper_side(pose).normal).z; }

}  // namespace anthill::dice
