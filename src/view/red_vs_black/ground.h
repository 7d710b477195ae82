#pragma once

// What dice are thrown onto: a mat of the same stuff as the other games' boards, and set into it
// the tiles and a Hill at each end.

#include "view/red_vs_black/table_layout.h"
#include "view/shared/scene.h"

namespace anthill::red_vs_black {

void lay_ground(Scene& scene, const TableLayout& table, const Theme& theme);

}  // namespace anthill::red_vs_black
