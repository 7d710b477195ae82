#pragma once

// The picture of a position of Army Ants with everything the player should see in it. Reads, never
// changes.

#include <optional>
#include <vector>

#include "view/army_ants/input.h"
#include "view/cards/cards.h"
#include "view/shared/layout.h"
#include "view/shared/scene.h"

namespace anthill::army_ants {

struct SceneInput {
    State position;       ///< what is known of it
    CellSet covered = 0;  ///< where cards lie face down
    CellSet turning = 0;  ///< cards of `position` that are being turned up, at `progress`
    Input::Shown shown;
    std::optional<Played<ArmyAnts>> last;  ///< what led to `position`
    /// A command on its way; the board shows `flight->before` with it at `progress`
    std::optional<Played<ArmyAnts>> flight;
    Moment moment;
};

/// The signs on the cells, for the scene and for the page's mirror grid: the last move, the
/// selection and its targets. March signs point in the board's direction, with Up towards row 8.
[[nodiscard]] std::vector<CellMark> marks_of(const SceneInput& input);

[[nodiscard]] Scene scene_of(const SceneInput& input, const Layout& layout, const Theme& theme);

}  // namespace anthill::army_ants
