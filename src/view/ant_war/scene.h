#pragma once

// The picture of a position of Ant War with everything the player should see in it. Reads, never
// changes.

#include <optional>
#include <vector>

#include "view/ant_war/input.h"
#include "view/ant_war/window.h"
#include "view/cards/cards.h"
#include "view/shared/layout.h"
#include "view/shared/scene.h"

namespace anthill::ant_war {

struct SceneInput {
    State position;
    Window window;
    Input::Shown shown;
    std::optional<Move> last;    ///< the cover that led to `position`
    std::optional<Move> flight;  ///< a cover on its way: `position` is the one before it
    Moment moment;               ///< `focus` is a cell of the frame
};

/// The signs on the cells, for the scene and for the page's mirror grid: the last move, the ant in
/// hand and what it can cover.
[[nodiscard]] std::vector<CellMark> marks_of(const SceneInput& input);

[[nodiscard]] Scene scene_of(const SceneInput& input, const anthill::Layout& layout,
                             const Theme& theme);

/// The cards under the one on top, the highest first.
[[nodiscard]] std::vector<Card> cards_under(const State& state, Cell cell);

/// By how many pixels the card on top of this stack lies above its cell, which is `where`.
[[nodiscard]] int raised(const State& state, Cell cell, const anthill::Layout& layout, Rect where);

}  // namespace anthill::ant_war
