#pragma once

// A ten-sided die: a pentagonal trapezohedron, its ten faces kites that bear 1 to 10, opposite ones
// adding up to eleven. Units are tiles of the board, z is up. Read by the simulation, by the code
// that reads a die's number, and by the drawing.

#include <array>
#include <cstdint>

#include "core/vec.h"

namespace anthill::dice {

/// The position and the rotation of a die: the quaternion x, y, z, w of length one.
struct Pose {
    float x = 0, y = 0, z = 0;
    float qx = 0, qy = 0, qz = 0, qw = 1;

    friend constexpr bool operator==(const Pose&, const Pose&) = default;
};

/// A flight as the modules hand it over: frame after frame, in each die after die, and of each die
/// the numbers of its pose.
inline constexpr int kFramesASecond = 60;
inline constexpr unsigned kNumbersOfPose = 7;
static_assert(sizeof(Pose) == kNumbersOfPose * sizeof(float));

/// The radius of the equator, and the height of an apex above the middle.
inline constexpr double kRadius = 0.487;
/// From the middle to every face: how high it lies.
inline constexpr double kInradius = 0.6708 * kRadius;

inline constexpr unsigned kCorners = 12;
inline constexpr unsigned kSides = 10;

/// Two apexes, then the ten corners about the equator.
extern const std::array<Vec3, kCorners> kCornerPoints;

struct Side {
    std::uint8_t number;  ///< that it bears
    Vec3 normal;          ///< of length one, outwards
    /// The kite, from the apex, anticlockwise seen from outside.
    std::array<std::uint8_t, 4> corners;
};
extern const std::array<Side, kSides> kDieSides;

/// A point or direction of the die turned as the pose says; not moved.
Vec3 turned(const Pose& pose, Vec3 point) noexcept;

/// The side whose normal points most upwards.
const Side& upper_side(const Pose& pose) noexcept;
/// The upper side's normal's z: 1 for a die that lies flat.
double uprightness(const Pose& pose) noexcept;

}  // namespace anthill::dice
