#pragma once

// The parts of picture.cpp's recipe(), one source file each: cards, the board, the signs on it.
// Called by nobody else.

#include "view/sprites/picture.h"

namespace anthill {

[[nodiscard]] std::vector<Part> card_recipe(Picture card, Size size, int gap, int line,
                                            const Theme& theme);
[[nodiscard]] std::vector<Part> back_recipe(Picture back, Size size, int gap, int line,
                                            const Theme& theme);
[[nodiscard]] std::vector<Part> paper_recipe(Picture paper, Size size, int gap, int line,
                                             const Theme& theme);
[[nodiscard]] std::vector<Part> count_recipe(Picture count, Size size, int gap, int line,
                                             const Theme& theme);
[[nodiscard]] std::vector<Part> shadow_recipe(Picture shadow, Size size, int gap,
                                              const Theme& theme);
[[nodiscard]] std::vector<Part> mark_recipe(Mark mark, Size size, int gap, int line,
                                            const Theme& theme);
[[nodiscard]] std::vector<Part> board_recipe(Picture picture, Size size, int line,
                                             const Theme& theme);

}  // namespace anthill
