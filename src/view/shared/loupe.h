#pragma once

// A magnifying glass for fingers, which cover what they point at: a part of a scene once more,
// larger, above the finger. The same for every game; Board shows it over small cells, Ants: Red
// vs. Black over its dice.

#include "view/shared/geometry.h"
#include "view/shared/scene.h"
#include "view/shared/theme.h"

namespace anthill {

/// How many times as large.
inline constexpr int kLoupeTimes = 2;

/// Where the glass is: above the finger, at the upper edge of the canvas beside it; never beyond
/// the sides. `side` in pixels, at least 1.
[[nodiscard]] Rect loupe_over(Point finger, int side, Size canvas);

struct Loupe {
    Point finger;  ///< what is under it is seen in the middle of the glass
    int side = 1;  ///< of the glass, in pixels
    int line = 1;  ///< a fine line, in pixels
    Size canvas;
};

/// Onto `scene`: `seen` through the glass. What `seen` clips is not clipped in the glass.
void lay_loupe(Scene& scene, const Scene& seen, const Loupe& loupe, const Theme& theme);

}  // namespace anthill
