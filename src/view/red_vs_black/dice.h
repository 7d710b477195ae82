#pragma once

// Dice as they are drawn: their corners in board coordinates, and from those shaded sides with
// numbers, an outline and a shadow. From above; what is higher is a little larger.

#include <array>
#include <vector>

#include "games/red_vs_black/dice.h"
#include "physics/red_vs_black/shape.h"
#include "view/red_vs_black/table_layout.h"
#include "view/shared/scene.h"

namespace anthill::red_vs_black {

/// A die somewhere in space.
struct Solid {
    Vec3 middle;
    std::array<Vec3, dice::kCorners> corners;  ///< as they lie about the middle
    std::array<Vec3, dice::kSides> normals;    ///< in the order of dice::kDieSides
    Seat seat = Seat::Red;
};

/// From a pose as the thrower sees the board.
[[nodiscard]] Solid solid_of(const dice::Pose& pose, Seat thrower);

/// At rest on a spot with this number up, turned towards the player at the bottom of the screen, a
/// little askew as dice lie.
[[nodiscard]] Solid solid_at(Vec2 spot, unsigned number, Seat thrower, const TableLayout& table);

/// Lays dice into the scene: all shadows, then the dice from the lowest to the highest.
void draw_dice(Scene& scene, std::vector<Solid> dice, const TableLayout& table, const Theme& theme);

/// The effect of a die on the table, as a ring about it.
enum class Ring : std::uint8_t {
    Wound,  ///< broad and whole
    Return  ///< two thin ones: a unit comes back
};
void draw_ring(Scene& scene, Vec2 spot, Ring ring, const TableLayout& table, const Theme& theme);

/// A soft ellipse on the board, at an angle: where something is likely to lie. Axes in tiles, the
/// angle clockwise on the screen.
void draw_cloud(Scene& scene, Vec2 middle, Vec2 axes, double angle, const TableLayout& table,
                Colour colour);

/// The pictures that dice of this seat need.
void draw_numbers(Scene& scene, Seat seat, const TableLayout& table);

}  // namespace anthill::red_vs_black
