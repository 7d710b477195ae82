#pragma once

// The canvas that App shows its scenes on: SdlCanvas if there is a graphics processor, MemoryScreen
// if there is none. Pictures are made in slices: draw() never waits for more than its budget,
// pictures that are not ready yet are shown stretched from an older size or left out, and ready()
// tells whether another frame is due.

#include "view/shared/layout.h"
#include "view/shared/scene.h"

namespace anthill {

class ScreenCanvas {
public:
    virtual ~ScreenCanvas() = default;

    /// Sets the theme and the layout, which pictures depend on besides their size. Both arguments
    /// must stay where they are until the next call; pictures made for another look are thrown
    /// away.
    virtual void set_look(const Theme& theme, const Layout& layout) = 0;
    /// The contents of the screen are lost: the next frame must be drawn in full.
    virtual void invalidate() = 0;
    /// Makes missing pictures for at most `milliseconds` (at least one of them; a negative number:
    /// all), then paints the scene and shows it.
    virtual void draw(const Scene& scene, int milliseconds) = 0;
    /// Makes pictures that will be wanted soon, likewise; true when there are none left to make.
    [[nodiscard]] virtual bool prepare(const Scene& scene, int milliseconds) = 0;
    /// Whether the last draw() showed every picture at its own size.
    [[nodiscard]] virtual bool ready() const noexcept = 0;
};

}  // namespace anthill
