#pragma once

// A magnifying glass for fingers, which cover what they point at: a part of a scene once more,
// larger, above the finger. The same for every game; Board shows it over small cells, Ants: Red
// vs. Black over its dice.

#include "view/shared/geometry.h"
#include "view/shared/scene.h"
#include "view/shared/theme.h"

namespace anthill {

/// How many times as large.
inline constexpr int kMagnification = 2;

struct Magnifier {
    Point finger;  ///< what is under it is seen in the middle of the glass
    int side = 1;  ///< of the glass, in pixels, at least 1
    int line = 1;  ///< a fine line, in pixels
    Size canvas;
    bool far = false;  ///< the finger is that of a player across the table
};

/// The rectangle of the glass: above the finger as its owner sees it, at the edge of the canvas
/// beside it; never beyond the sides.
[[nodiscard]] Rect place_of(const Magnifier& magnifier);

/// Onto `scene`: `seen` through the glass. The clipping of `seen` does not apply in the glass.
void draw_magnifier(Scene& scene, const Scene& seen, const Magnifier& magnifier,
                    const Theme& theme);

}  // namespace anthill
