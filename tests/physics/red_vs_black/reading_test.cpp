// The die's shape, and how its number and place are read from where it lies.

#include "physics/red_vs_black/reading.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "support/catch.h"

using namespace anthill;
using namespace anthill::dice;
using red_vs_black::Die;
using red_vs_black::Place;
using red_vs_black::Scoring;

namespace {

constexpr Scoring kUsual{}, kClear{true};

/// Lying with this side up at x, y, as the thrower sees the board.
Pose lying(unsigned number, double x, double y) {
    for (const Side& side : kDieSides) {
        if (side.number != number) {
            continue;
        }
        // The shortest turn from the side's normal to straight up: half way between both.
        const Vec3 n = side.normal;
        const double w = 1 + n.z, length = std::sqrt(n.x * n.x + n.y * n.y + w * w);
        return {static_cast<float>(x),
                static_cast<float>(y),
                static_cast<float>(kInradius),
                static_cast<float>(n.y / length),
                static_cast<float>(-n.x / length),
                0,
                static_cast<float>(w / length)};
    }
    FAIL("no side bears " << number);
    return {};
}

double area_of(const red_vs_black::Shares<double>& shares, Place place) {
    return shares[static_cast<std::size_t>(place)];
}

}  // namespace

TEST_CASE("a die has ten different numbers, and opposite sides are parallel and add up to eleven") {
    std::set<unsigned> numbers;
    for (const Side& side : kDieSides) {
        numbers.insert(side.number);
        CHECK(dot(side.normal, side.normal) == Approx(1));
        unsigned opposites = 0;
        for (const Side& other : kDieSides) {
            if (dot(side.normal, other.normal) < -0.999999) {
                CHECK(side.number + other.number == 11);
                ++opposites;
            }
        }
        CHECK(opposites == 1);
    }
    CHECK(numbers.size() == 10);
    CHECK(*numbers.begin() == 1);
    CHECK(*numbers.rbegin() == 10);
}

TEST_CASE("every side is flat, equally far from the middle, and the whole die lies behind it") {
    for (const Side& side : kDieSides) {
        CAPTURE(side.number);
        for (const unsigned corner : side.corners) {
            CHECK(dot(kCornerPoints[corner], side.normal) == Approx(kInradius).epsilon(1e-3));
        }
        for (const Vec3 corner : kCornerPoints) {
            CHECK(dot(corner, side.normal) < kInradius * 1.001);
        }
    }
}

TEST_CASE("the corners of a side go round it anticlockwise seen from outside") {
    for (const Side& side : kDieSides) {
        const Vec3 a = kCornerPoints[side.corners[0]], b = kCornerPoints[side.corners[1]],
                   c = kCornerPoints[side.corners[3]];
        const Vec3 u{b.x - a.x, b.y - a.y, b.z - a.z}, v{c.x - a.x, c.y - a.y, c.z - a.z};
        const Vec3 cross{u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x};
        CHECK(dot(cross, side.normal) > 0);
    }
}

TEST_CASE("the number is the one of the upper side") {
    for (unsigned number = 1; number <= 10; ++number) {
        const Pose pose = lying(number, 3.3, 4.4);
        CHECK(uprightness(pose) == Approx(1));
        CHECK(read_die(pose, Seat::Red, kUsual).number == number);
        CHECK(read_die(pose, Seat::Black, kUsual).number == number);
    }
}

TEST_CASE(
    "a die in the middle of a tile lies on its colour; the other seat sees the board from the "
    "other end") {
    CHECK(read_die(lying(7, 0.5, 0.5), Seat::Red, kUsual).place == Place::Black);
    CHECK(read_die(lying(7, 1.5, 0.5), Seat::Red, kUsual).place == Place::Red);
    CHECK(read_die(lying(7, 10.5, 11.5), Seat::Red, kUsual).place == Place::Red);
    // Black's near left corner is the board's upper right one, which is red.
    CHECK(read_die(lying(7, 0.5, 0.5), Seat::Black, kUsual).place == Place::Red);
    CHECK(read_die(lying(7, 0.5, 0.5), Seat::Black, kUsual).spot == red_vs_black::Spot{1050, 1150});
    CHECK(read_die(lying(7, 2.345, 6.7), Seat::Red, kUsual).spot == red_vs_black::Spot{235, 670});
}

TEST_CASE(
    "beyond the far end is the own Hill, before the near end the enemy's, beside and behind them "
    "nothing") {
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        CHECK(read_die(lying(3, 5, 12.9), seat, kUsual).place == Place::OwnHill);
        CHECK(read_die(lying(3, 5, -0.9), seat, kUsual).place == Place::EnemyHill);
        CHECK(read_die(lying(3, 5, 13.1), seat, kUsual).place == Place::Off);
        CHECK(read_die(lying(3, 5, -1.1), seat, kUsual).place == Place::Off);
        CHECK(read_die(lying(3, -0.6, 5), seat, kUsual).place == Place::Off);
        CHECK(read_die(lying(3, 11.6, 12.5), seat, kUsual).place == Place::Off);
    }
}

TEST_CASE("where a die lies across an edge, most of its outline decides") {
    CHECK(read_die(lying(1, 5, 11.9), Seat::Red, kUsual).place != Place::OwnHill);
    CHECK(read_die(lying(1, 5.5, 12.05), Seat::Red, kUsual).place == Place::OwnHill);
    CHECK(read_die(lying(1, 10.93, 5.5), Seat::Red, kUsual).place != Place::Off);
    CHECK(read_die(lying(1, 11.07, 5.5), Seat::Red, kUsual).place == Place::Off);
    // On the corner of four tiles both colours have two of them: neither has much more.
    const auto shares = dice::shares(lying(1, 5, 5), Seat::Red);
    const double both = area_of(shares, Place::Red) + area_of(shares, Place::Black);
    CHECK(area_of(shares, Place::Red) == Approx(both / 2).margin(0.06));
    CHECK(area_of(shares, Place::Off) == Approx(0).margin(1e-9));
}

TEST_CASE(
    "a die counts on a place with more than half of its outline, on a colour with 60 percent where "
    "that is wanted") {
    std::map<Place, int> ordinary, clear;
    for (int step = 0; step < 6000; ++step) {
        // All over the table and somewhat beyond it, turned in every way.
        const double turn = step * 0.7;
        Pose pose = lying(static_cast<unsigned>(1 + step % 10), std::fmod(step * 0.7548, 13.0) - 1,
                          std::fmod(step * 0.5698, 19.0) - 3.5);
        const Pose tilted = pose;
        const double c = std::cos(turn / 2), s = std::sin(turn / 2);
        pose.qx = static_cast<float>(c * static_cast<double>(tilted.qx) -
                                     s * static_cast<double>(tilted.qy));
        pose.qy = static_cast<float>(c * static_cast<double>(tilted.qy) +
                                     s * static_cast<double>(tilted.qx));
        pose.qz = static_cast<float>(s * static_cast<double>(tilted.qw));
        pose.qw = static_cast<float>(c * static_cast<double>(tilted.qw));
        const auto shares = dice::shares(pose, Seat::Red);
        double whole = 0;
        for (const double share : shares) {
            whole += share;
        }
        const auto part = [&](Place place) {
            return place == Place::Nowhere ? 0 : area_of(shares, place) / whole;
        };
        const bool split = std::all_of(shares.begin(), shares.end(),
                                       [whole](double share) { return share <= whole / 2; });
        const Place half = read_die(pose, Seat::Red, kUsual).place,
                    sixty = read_die(pose, Seat::Red, kClear).place;
        CHECK((half == Place::Nowhere) == split);
        CHECK((split || part(half) > 0.5));
        const bool colour = half == Place::Red || half == Place::Black;
        CHECK(sixty == (colour && part(half) < 0.6 ? Place::Nowhere : half));
        ++ordinary[half];
        ++clear[sixty];
    }
    for (const Place place :
         {Place::Red, Place::Black, Place::OwnHill, Place::EnemyHill, Place::Off, Place::Nowhere}) {
        CHECK(ordinary[place] > 0);
    }
    CHECK(clear[Place::Nowhere] > 4 * ordinary[Place::Nowhere]);
    CHECK(clear[Place::OwnHill] == ordinary[Place::OwnHill]);
    CHECK(clear[Place::Off] == ordinary[Place::Off]);
}

TEST_CASE("between a Hill and two tiles a die may lie nowhere") {
    // The edge takes a little less than half, the line between two tiles halves the rest.
    const auto shares = dice::shares(lying(1, 5, 11.96), Seat::Red);
    CHECK(area_of(shares, Place::OwnHill) > area_of(shares, Place::Red));
    CHECK(area_of(shares, Place::OwnHill) > area_of(shares, Place::Black));
    CHECK(read_die(lying(1, 5, 11.96), Seat::Red, kUsual).place == Place::Nowhere);
}

TEST_CASE("the shares add up to the outline, whatever the pose") {
    // A convex body's outline is half of what its sides show upwards and downwards; lying flat all
    // sides are alike.
    double kites = 0;
    const Pose flat = lying(1, 0, 0);
    for (const Side& side : kDieSides) {
        const Vec3 a = kCornerPoints[side.corners[0]], b = kCornerPoints[side.corners[1]],
                   c = kCornerPoints[side.corners[2]], d = kCornerPoints[side.corners[3]];
        const Vec3 u{c.x - a.x, c.y - a.y, c.z - a.z}, v{d.x - b.x, d.y - b.y, d.z - b.z};
        const Vec3 cross{u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x};
        kites += std::sqrt(dot(cross, cross)) / 2 * std::abs(turned(flat, side.normal).z);
    }
    const double outline = kites / 2;
    for (int step = 0; step < 400; ++step) {
        const Pose pose =
            lying(static_cast<unsigned>(1 + step % 10), step * 0.0371 - 1, step * 0.0453 - 3);
        double all = 0;
        for (const double area : dice::shares(pose, Seat::Red)) {
            CHECK(area > -1e-9);
            all += area;
        }
        CHECK(all == Approx(outline).epsilon(1e-3));
    }
}
