#include "view/red_vs_black/dice.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

#include "physics/convex_hull.h"
#include "physics/red_vs_black/reading.h"

namespace anthill::red_vs_black {
namespace {

using dice::kDieSides;
using dice::kSides;

constexpr double kCloser = 1.0 / 12;  // larger by this much for each tile of height
constexpr double kFacing = 0.02;      // a side that faces the eye less is an edge
// A number on a side that faces the eye less than this would be unreadable.
constexpr double kReadable = 0.3;
constexpr double kNumber = 0.43;        // side of a number's picture, in tiles
constexpr double kOnTop = 1.22;         // times that on the side that counts
constexpr std::uint8_t kOnFlank = 130;  // opacity there: a number steps back behind the one on top
constexpr double kTowardsApex = 0.03;   // from the broadest place of a side, where its number is
constexpr double kRim = 0.04;           // outline, in tiles
constexpr double kShadowX = 0.32,
                 kShadowY = 0.42;  // how far the shadow of a height of one falls, on the screen
constexpr double kSoft = 0.14;     // edge of a shadow
constexpr std::uint8_t kShadow = 96;

struct Light {
    double x, y, z;
};
constexpr Light kLight{-0.46, -0.55,
                       0.70};  // towards it: from the upper left of the screen; length one

int number_pixels(const TableLayout& table) {
    return std::max(4, static_cast<int>(std::lround(table.tile() * kNumber * kOnTop)));
}

Vec3 unit(Vec3 a) { return a * (1 / std::sqrt(dot(a, a))); }

/// The upright of a number: in its side's plane, towards the apex.
Vec3 upright(const Solid& solid, std::size_t side) {
    const auto& corners = kDieSides[side].corners;
    return unit(solid.corners[corners[0]] - solid.corners[corners[2]]);
}

Vertex vertex(Vec2 at, Colour colour, std::uint8_t opacity = 255) {
    return {static_cast<float>(at.x), static_cast<float>(at.y), colour, opacity};
}

Colour blended(Colour a, Colour b, double share) {
    const auto channel = [share](std::uint8_t x, std::uint8_t y) {
        return static_cast<std::uint8_t>(std::lround(x + (y - x) * std::clamp(share, 0.0, 1.0)));
    };
    return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b)};
}

/// Convex hull, clockwise on the screen.
std::vector<Vec2> hull(std::vector<Vec2> points) {
    std::vector<Vec2> found;
    convex_hull(points, found);
    return found;
}

/// Each corner moved out by so many pixels, along the bisector.
std::vector<Vec2> grown(const std::vector<Vec2>& polygon, double by) {
    const std::size_t n = polygon.size();
    std::vector<Vec2> out(n);
    const auto outward = [&](std::size_t i) {
        const Vec2 a = polygon[i], b = polygon[(i + 1) % n];
        const double x = b.y - a.y, y = a.x - b.x, length = std::max(1e-9, std::hypot(x, y));
        return Vec2{x / length, y / length};
    };
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 before = outward((i + n - 1) % n), after = outward(i);
        const double x = before.x + after.x, y = before.y + after.y;
        const double stretch = by / std::max(0.5, (x * x + y * y) / 2);
        out[i] = {polygon[i].x + x * stretch, polygon[i].y + y * stretch};
    }
    return out;
}

void draw_fan(Scene& scene, std::span<const Vec2> polygon, Colour colour,
              std::uint8_t opacity = 255) {
    for (std::size_t i = 2; i < polygon.size(); ++i) {
        scene.triangle(vertex(polygon[0], colour, opacity), vertex(polygon[i - 1], colour, opacity),
                       vertex(polygon[i], colour, opacity));
    }
}

/// Between two polygons of as many corners, the colour running from one opacity to the other.
void draw_band(Scene& scene, const std::vector<Vec2>& in, const std::vector<Vec2>& out,
               Colour colour, std::uint8_t inner, std::uint8_t outer) {
    for (std::size_t i = 0; i < in.size(); ++i) {
        const std::size_t next = (i + 1) % in.size();
        const Vertex a = vertex(in[i], colour, inner), b = vertex(in[next], colour, inner);
        const Vertex c = vertex(out[next], colour, outer), d = vertex(out[i], colour, outer);
        scene.triangle(a, b, c);
        scene.triangle(a, c, d);
    }
}

class Drawing {
public:
    Drawing(Scene& scene, const Solid& solid, const TableLayout& table, const Theme& theme)
        : scene_(scene),
          solid_(solid),
          table_(table),
          theme_(theme),
          colours_(theme.card(solid.seat)),
          // In high contrast paper and edge are one.
          tint_(colours_.edge == colours_.paper ? colours_.ink : colours_.edge) {}

    void shadow() const {
        std::vector<Vec2> fallen;
        for (const Vec3& corner : solid_.corners) {
            const Vec3 at = solid_.middle + corner;
            const double height = std::max(0.0, at.z) * table_.tile();
            const Vec2 foot = table_.pixel(at.x, at.y);
            fallen.push_back({foot.x + height * kShadowX, foot.y + height * kShadowY});
        }
        const std::vector<Vec2> outline = hull(fallen);
        // The higher the die, the fainter and softer its shadow.
        const double high = std::clamp((solid_.middle.z - dice::kInradius) / 4, 0.0, 1.0);
        const auto dark = static_cast<std::uint8_t>(kShadow * (1 - 0.6 * high));
        draw_fan(scene_, outline, theme_.shadow, dark);
        draw_band(scene_, outline, grown(outline, table_.tile() * kSoft * (1 + 2 * high)),
                  theme_.shadow, dark, 0);
    }

    void body() const {
        std::vector<Vec2> corners;
        for (const Vec3& corner : solid_.corners) {
            corners.push_back(seen(corner));
        }
        // The rim first: what of it lies inside is covered by the sides.
        const std::vector<Vec2> outline = hull(corners);
        const std::vector<Vec2> rim =
            grown(outline, std::max(table_.line() * 1.0, table_.tile() * kRim));
        const Colour edge = solid_.seat == Seat::Red ? tint_ : colours_.ink;
        draw_band(scene_, outline, rim, edge, 255, 255);
        draw_band(scene_, rim, grown(rim, 1.2), edge, 255, 0);
        for (std::size_t side = 0; side < kSides; ++side) {
            if (solid_.normals[side].z > kFacing) {
                face(side);
            }
        }
        for (std::size_t side = 0; side < kSides; ++side) {
            if (solid_.normals[side].z > kReadable) {
                number(side);
            }
        }
    }

private:
    [[nodiscard]] Vec2 seen(Vec3 about_middle) const {
        const double near = 1 + std::max(0.0, solid_.middle.z - dice::kInradius) * kCloser;
        return table_.pixel(solid_.middle.x + about_middle.x * near,
                            solid_.middle.y + about_middle.y * near);
    }

    void face(std::size_t side) const {
        const Vec3 normal = solid_.normals[side];
        const Vec2 aside = table_.way(normal.x / table_.tile(), normal.y / table_.tile());
        const double lit =
            std::max(0.0, aside.x * kLight.x + aside.y * kLight.y + normal.z * kLight.z);
        // Pale dice darken away from the light, dark ones brighten towards it.
        const Colour colour = solid_.seat == Seat::Red
                                  ? blended(colours_.paper, tint_, 0.62 * (1 - lit) - 0.14)
                                  : blended(colours_.paper, colours_.ink, 0.42 * lit - 0.16);
        std::array<Vec2, 4> kite;
        for (std::size_t i = 0; i < kite.size(); ++i) {
            kite[i] = seen(solid_.corners[kDieSides[side].corners[i]]);
        }
        draw_fan(scene_, kite, colour);
    }

    void number(std::size_t side) const {
        const auto& corners = kDieSides[side].corners;
        const Vec3 up = upright(solid_, side), right = cross(up, solid_.normals[side]);
        const Vec3 broadest =
            (solid_.corners[corners[1]] + solid_.corners[corners[3]]) * 0.5 + up * kTowardsApex;
        const double half = kNumber / 2 * (on_top(side) ? kOnTop : 1);
        const auto corner = [&](double x, double y) {
            return vertex(seen(broadest + right * (x * half) + up * (y * half)), {},
                          on_top(side) ? 255 : kOnFlank);
        };
        const int pixels = number_pixels(table_);
        scene_.tilted(Picture::number(kDieSides[side].number, solid_.seat), {pixels, pixels},
                      {corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)});
    }

    [[nodiscard]] bool on_top(std::size_t side) const { return solid_.normals[side].z > 0.9; }

    Scene& scene_;
    const Solid& solid_;
    const TableLayout& table_;
    const Theme& theme_;
    const CardColours& colours_;
    Colour tint_;  ///< of what is pale where it is turned away from the light
};

std::vector<Vec2> ellipse(Vec2 middle, double across, double along, double angle) {
    constexpr int kParts = 48;
    std::vector<Vec2> points;
    for (int i = 0; i < kParts; ++i) {
        const double at = 2 * std::numbers::pi * i / kParts, x = across * std::cos(at),
                     y = along * std::sin(at);
        points.push_back({middle.x + x * std::cos(angle) - y * std::sin(angle),
                          middle.y + x * std::sin(angle) + y * std::cos(angle)});
    }
    return points;
}

std::vector<Vec2> circle(Vec2 middle, double radius) { return ellipse(middle, radius, radius, 0); }

void draw_annulus(Scene& scene, Vec2 middle, double inner, double outer, Colour colour) {
    draw_band(scene, circle(middle, inner - 0.8), circle(middle, inner), colour, 0, 255);
    draw_band(scene, circle(middle, inner), circle(middle, outer), colour, 255, 255);
    draw_band(scene, circle(middle, outer), circle(middle, outer + 0.8), colour, 255, 0);
}

}  // namespace

Solid solid_of(const dice::Pose& pose, Seat thrower) {
    Solid solid;
    solid.seat = thrower;
    // The thrower's x and y are the board's, or both turned round.
    const double sign = thrower == Seat::Red ? 1 : -1;
    const auto on_board = [sign](Vec3 p) { return Vec3{sign * p.x, sign * p.y, p.z}; };
    const Vec2 spot = dice::on_board({pose.x, pose.y}, thrower);
    solid.middle = {spot.x, spot.y, pose.z};
    for (std::size_t i = 0; i < solid.corners.size(); ++i) {
        solid.corners[i] = on_board(dice::turned(pose, dice::kCornerPoints[i]));
    }
    for (std::size_t i = 0; i < kSides; ++i) {
        solid.normals[i] = on_board(dice::turned(pose, kDieSides[i].normal));
    }
    return solid;
}

Solid solid_at(Vec2 spot, unsigned number, Seat thrower, const TableLayout& table) {
    const auto found =
        std::find_if(kDieSides.begin(), kDieSides.end(),
                     [number](const dice::Side& side) { return side.number == number; });
    const dice::Side& side = found == kDieSides.end() ? kDieSides[0] : *found;
    const Vec3 normal = side.normal;
    const Vec3 up =
        unit(dice::kCornerPoints[side.corners[0]] - dice::kCornerPoints[side.corners[2]]);
    const Vec3 right = cross(up, normal);
    // Upright on the screen, then askew by up to 25 degrees that follow from the spot.
    const Vec2 one_up = table.board({0, 0}), below = table.board({0, 100});
    const double length = std::hypot(one_up.x - below.x, one_up.y - below.y);
    const double askew = std::fmod(std::abs(spot.x * 131 + spot.y * 71), 50.0) - 25;
    const double c = std::cos(askew * std::numbers::pi / 180),
                 s = std::sin(askew * std::numbers::pi / 180);
    const double upx = (one_up.x - below.x) / length, upy = (one_up.y - below.y) / length;
    const Vec3 u{upx * c - upy * s, upx * s + upy * c, 0};
    const Vec3 z{0, 0, 1};
    const Vec3 r = cross(u, z);
    const auto laid = [&](Vec3 p) {
        return r * dot(p, right) + u * dot(p, up) + z * dot(p, normal);
    };
    Solid solid;
    solid.seat = thrower;
    solid.middle = {spot.x, spot.y, dice::kInradius};
    for (std::size_t i = 0; i < solid.corners.size(); ++i) {
        solid.corners[i] = laid(dice::kCornerPoints[i]);
    }
    for (std::size_t i = 0; i < kSides; ++i) {
        solid.normals[i] = laid(kDieSides[i].normal);
    }
    return solid;
}

void draw_dice(Scene& scene, std::vector<Solid> dice, const TableLayout& table,
               const Theme& theme) {
    std::stable_sort(dice.begin(), dice.end(),
                     [](const Solid& a, const Solid& b) { return a.middle.z < b.middle.z; });
    for (const Solid& solid : dice) {
        scene.begin_triangles();
        Drawing(scene, solid, table, theme).shadow();
    }
    for (const Solid& solid : dice) {
        scene.begin_triangles();
        Drawing(scene, solid, table, theme).body();
    }
}

void draw_ring(Scene& scene, Vec2 spot, Ring ring, const TableLayout& table, const Theme& theme) {
    const Vec2 at = table.pixel(spot.x, spot.y);
    const double tile = table.tile(), line = std::max(2.0 * table.line(), tile * 0.09);
    if (ring == Ring::Wound) {
        const double radius = tile * 0.66;
        draw_annulus(scene, at, radius - line - table.line(), radius + table.line(),
                     theme.attack_halo);
        draw_annulus(scene, at, radius - line, radius, theme.attack);
        return;
    }
    for (const double radius : {tile * 0.62, tile * 0.78}) {
        draw_annulus(scene, at, radius - line * 0.6 - table.line(), radius + table.line(),
                     theme.food.ink);
        draw_annulus(scene, at, radius - line * 0.6, radius, theme.food.paper);
    }
}

void draw_cloud(Scene& scene, Vec2 middle, Vec2 axes, double angle, const TableLayout& table,
                Colour colour) {
    const Vec2 at = table.pixel(middle.x, middle.y);
    const double tile = table.tile();
    const auto ring = [&](double share) {
        return ellipse(at, axes.x * tile * share, axes.y * tile * share, angle);
    };
    draw_fan(scene, ring(0.8), colour, 70);
    draw_band(scene, ring(0.8), ring(1), colour, 70, 0);
    const std::vector<Vec2> line = ring(0.9);
    draw_band(scene, line, grown(line, std::max(1.5 * table.line(), tile * 0.05)), colour, 220,
              220);
}

void draw_numbers(Scene& scene, Seat seat, const TableLayout& table) {
    const int pixels = number_pixels(table);
    for (unsigned number = 1; number <= kFaces; ++number) {
        scene.picture(Picture::number(number, seat), {0, 0, pixels, pixels});
    }
}

}  // namespace anthill::red_vs_black
