#pragma once

// The drawing surface as the view sees it. SdlCanvas (app) draws with SDL, MemoryCanvas (app) in
// plain memory. Few primitives on purpose: everything with a shape is a picture, rasterised once,
// so that a frame is only a row of copies. Only what turns in space, dice, is drawn as triangles
// and as pictures that lie on tilted faces.

#include <array>
#include <span>

#include "view/sprites/picture.h"

namespace anthill {

/// A corner of a triangle, in pixels; colours run evenly between corners.
struct Vertex {
    float x = 0;
    float y = 0;
    Colour colour;
    std::uint8_t opacity = 255;
    friend constexpr bool operator==(Vertex, Vertex) = default;
};

/// Corners of a picture that does not lie straight: upper left, upper right, lower right, lower
/// left. Parallelograms only.
using Tilt = std::array<Vertex, 4>;

/// The smallest rectangle of whole pixels around these corners; there is at least one.
[[nodiscard]] Rect around(std::span<const Vertex> corners);

class Canvas {
public:
    virtual ~Canvas() = default;

    virtual void clear(Colour colour) = 0;
    virtual void fill(Rect where, Colour colour, std::uint8_t opacity) = 0;
    /// The picture as it is made for `size`, stretched to `where` (the same size wherever it
    /// rests).
    virtual void picture(Picture picture, Size size, Rect where, std::uint8_t opacity) = 0;
    /// Three vertices each.
    virtual void triangles(std::span<const Vertex> vertices) = 0;
    /// The picture as it is made for `size`, drawn onto `where`; of its vertices only places and
    /// opacity count.
    virtual void tilted(Picture picture, Size size, const Tilt& where) = 0;
    /// Limits the following drawing to this part of the canvas; an empty one lifts the limit.
    virtual void clip(Rect where) = 0;
};

}  // namespace anthill
