#pragma once

// Pixels from memory onto a window of SDL: in the browser onto the page's canvas. Used by App where
// there is no graphics processor.

#include <SDL.h>

#include <cstdint>
#include <span>

#include "view/shared/geometry.h"

namespace anthill {

/// Shows this part of a picture of the window's size: RGBA, opaque, rows from the top without gaps.
/// Nothing happens when the window cannot be painted on.
void show_pixels(SDL_Window& window, std::span<const std::uint8_t> pixels, Size size, Rect part);

}  // namespace anthill
