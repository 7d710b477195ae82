#pragma once

// The drawings of assets/, embedded by the build (assets/embed.cmake): the text of each SVG file by
// its name without ending.

#include <string>
#include <string_view>

#include "view/shared/geometry.h"

namespace anthill {

/// "ant-red", "glyph-7", "suit-h"... The whole file's text; empty for a name that no file has (a
/// test asks for all of them).
[[nodiscard]] std::string_view art(std::string_view name) noexcept;

/// Drawings are kept in stand-in colours: #111111 is the ink, #eeeeee the paper, #888888 the
/// accent. Gives the drawing in real ones, mirrored left to right when asked.
enum class Orientation : std::uint8_t { AsDrawn, Mirrored };
[[nodiscard]] std::string coloured(std::string_view svg, Colour ink, Colour paper, Colour accent,
                                   Orientation orientation = Orientation::AsDrawn);

/// Width and height of a drawing's viewBox, which must start at 0 0.
[[nodiscard]] Size drawing_size(std::string_view svg) noexcept;

}  // namespace anthill
