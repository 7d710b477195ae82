#pragma once

// How one side's set-up is written, without anything of the other side's: the question to the
// player that arranges the cards, the answer, and, once complete, the text from which a commitment
// to a secret set-up is computed.
//
//     army-ants setup=minor side=red cards=9hQh6d3d2h4h..........................
//          draw=5d6hAh7h8d9d...
//
//   cards  by deal position, two characters each: what stands there, ".." for nothing yet
//   draw   while cards are missing in a Minor Deployment: those, in the order they are drawn in
// A Minor Deployment has gaps in one row only and nothing behind it; a Total Deployment may have
// them anywhere.

#include <optional>
#include <string>
#include <string_view>

#include "core/parsed.h"
#include "games/army_ants/setup.h"

namespace anthill::army_ants {

inline constexpr std::string_view kNoDraw = "-";

std::string formation_text(const Formation& formation);
/// Checks everything that can be wrong, the Queen's distance to her 9s included.
Parsed<Formation> parse_formation(std::string_view text);

// Parts of both this and a position's text, which call them nothing else.

/// The unplaced cards, "-" where there are none.
std::string draw_text(const Formation& formation);
/// Fills in the unplaced cards: those that `draw` names, or all that are not placed.
std::optional<Error> read_unplaced(std::optional<std::string_view> draw, Formation& formation);
/// In a Total Deployment: is the Queen away from her 9s, and can she be kept so?
std::optional<Error> check_distance(const Formation& formation);

}  // namespace anthill::army_ants
