#pragma once

// A capability of views: dice are thrown on the board.

#include <optional>
#include <span>

#include "view/shared/geometry.h"

namespace anthill {

class ThrowsDice {
public:
    /// The poses of the throw that is about to be played, as the dice module gives them, see
    /// physics/red_vs_black/shape.h.
    virtual void expect_throw(std::span<const float> poses, unsigned dice) = 0;
    /// Sets the place of the hand that holds the dice to be thrown; nullopt: they lie ready.
    virtual void hold(std::optional<Point> hand) = 0;
    /// A throw that is being considered, shown by where it would go: in hundredths of tiles a
    /// second, and of degrees to the right. Speed 0: none.
    virtual void aim(int speed, int direction) = 0;

protected:
    ~ThrowsDice() = default;
};

}  // namespace anthill
