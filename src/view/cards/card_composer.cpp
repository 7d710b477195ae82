#include "view/cards/card_composer.h"

#include <cmath>
#include <utility>

namespace anthill {

Scene CardComposer::compose(const std::vector<CellMark>& marks, Cell focus) {
    draw_ground();
    for (const CellMark& mark : marks) {
        if (mark.mark == Mark::LastFrom) {
            sign(mark);
        }
    }
    draw_resting();
    for (const CellMark& mark : marks) {
        if (mark.mark != Mark::LastFrom) {
            sign(mark);
        }
    }
    draw_aim();
    draw_flying();
    draw_lifted();
    if (focus != kNoCell) {
        sign({focus, Mark::Focus});
    }
    return std::move(scene_);
}

void CardComposer::shadow(Seat seat, Rect where, std::uint8_t opacity) {
    scene_.picture(shadow_of(seat), where, opacity);
}

Picture CardComposer::lying(Picture picture, Seat side) const noexcept {
    picture.turned = layout_.turned(side);
    return picture;
}

int CardComposer::rounded(double value) { return static_cast<int>(std::lround(value)); }

}  // namespace anthill
