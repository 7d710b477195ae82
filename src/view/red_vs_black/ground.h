#pragma once

// The ground for the dice: a mat of the same material as the other games' boards, with the tiles
// and a Hill at each end.

#include "view/red_vs_black/table_layout.h"
#include "view/shared/scene.h"

namespace anthill::red_vs_black {

void draw_ground(Scene& scene, const TableLayout& table, const Theme& theme);

}  // namespace anthill::red_vs_black
