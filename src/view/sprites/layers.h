#pragma once

// The parts of picture.cpp's svg_layers(), one source file each: cards, the board, the signs on it.
// Only picture.cpp calls them. In device pixels: `size` of the picture, `gap` from a card's edge to
// that of its cell, `line` of the thinnest line.

#include "core/rng.h"
#include "view/sprites/picture.h"
#include "view/sprites/svg_text.h"

namespace anthill {

[[nodiscard]] std::vector<SvgLayer> card_layers(Picture card, Size size, int gap, int line,
                                                const Theme& theme);
[[nodiscard]] std::vector<SvgLayer> back_layers(Picture back, Size size, int gap, int line,
                                                const Theme& theme);
[[nodiscard]] std::vector<SvgLayer> paper_layers(Picture paper, Size size, int gap, int line,
                                                 const Theme& theme);
[[nodiscard]] std::vector<SvgLayer> shadow_layers(Picture shadow, Size size, int gap,
                                                  const Theme& theme);
[[nodiscard]] std::vector<SvgLayer> mark_layers(Mark mark, Size size, int gap, int line,
                                                const Theme& theme);
[[nodiscard]] std::vector<SvgLayer> tiles_layers(Picture tiles, Size size, int line,
                                                 const Theme& theme);
[[nodiscard]] std::vector<SvgLayer> hill_layers(Picture hill, Size size, int line,
                                                const Theme& theme);

/// Uniform from 0 to below 1, from our own generator: every device shows the same soil.
[[nodiscard]] inline double fraction(Rng& rng) noexcept { return rng.below(1000) / 1000.0; }
/// Grains thrown up in a ring around an entrance: its middle, its half axes, the size of a grain.
void stipple_anthill(SvgText& svg, double cx, double cy, double rx, double ry, double grain,
                     const Theme& theme);
[[nodiscard]] std::vector<SvgLayer> board_layers(Picture picture, Size size, int line,
                                                 const Theme& theme);

}  // namespace anthill
