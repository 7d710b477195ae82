#pragma once

// The drawing surface as the view sees it. SdlCanvas (app) draws with SDL; RecordingCanvas (tests) writes down what it is told.
// Few primitives on purpose: everything with a shape is a picture, rasterised once, so that a frame is only a row of copies.

#include "view/picture.h"

namespace anthill {

class Canvas {
public:
    virtual ~Canvas() = default;

    virtual void clear(Colour colour) = 0;
    virtual void fill(Rect where, Colour colour, std::uint8_t opacity) = 0;
    /// The picture as it is made for `size`, stretched to `where` (the same size wherever it rests).
    virtual void picture(Picture picture, Size size, Rect where, std::uint8_t opacity) = 0;
};

}  // namespace anthill
