#pragma once

// The picture of a table of Ants: Red vs. Black: tiles, Hills, dice in flight, at rest and in the
// hand. Reads, never changes.

#include <array>
#include <optional>
#include <vector>

#include "games/red_vs_black/reach.h"
#include "games/red_vs_black/resolution.h"
#include "games/red_vs_black/rules.h"
#include "view/red_vs_black/dice.h"

namespace anthill::red_vs_black {

/// Poses of dice as their thrower sees the board, one after the other.
using Poses = std::vector<dice::Pose>;

struct SceneInput {
    std::array<Throw, 2> thrown{};                  ///< what lies on the table
    std::array<std::optional<Tactic>, 2> tactic{};  ///< what dice count as
    std::array<Poses, 2> rest{};                    ///< how they lie, where that is known
    std::optional<Seat> flying;  ///< whose throw is in the air: `flight` instead of what came of it
    Poses flight;
    double landed = 1;          ///< how far dice of both throws have made room for each other
    std::optional<Seat> ready;  ///< who holds dice to be thrown, and how many
    unsigned in_hand = 0;
    std::optional<Vec2> hand;              ///< where on the board; nothing: they lie ready
    std::optional<Aim> aim;                ///< a throw that is being considered
    std::array<ResolutionLog, 2> steps{};  ///< what each die does, where that is shown
    /// A pixel that is looked at through a magnifying glass.
    std::optional<anthill::Point> magnifier;
};

/// The places of both throws' dice when they have made room for each other, in pixels.
[[nodiscard]] std::array<std::vector<Vec2>, 2> resting_places(const std::array<Throw, 2>& thrown,
                                                              const TableLayout& table);

[[nodiscard]] Scene scene_of(const SceneInput& input, const TableLayout& table, const Theme& theme);

}  // namespace anthill::red_vs_black
