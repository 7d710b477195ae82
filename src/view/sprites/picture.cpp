#include "view/sprites/picture.h"

#include <string_view>

#include "view/sprites/layers.h"

namespace anthill {

std::string_view name(Mark mark) noexcept {
    switch (mark) {
        case Mark::Selected: return "selected";
        case Mark::Line: return "line";
        case Mark::Move: return "move";
        case Mark::MarchUp: return "march-up";
        case Mark::MarchRight: return "march-right";
        case Mark::MarchDown: return "march-down";
        case Mark::MarchLeft: return "march-left";
        case Mark::Attack: return "attack";
        case Mark::Exchange: return "exchange";
        case Mark::Swap: return "swap";
        case Mark::LastFrom: return "last-from";
        case Mark::LastTo: return "last-to";
        case Mark::Drop: return "drop";
        case Mark::Focus: return "focus";
        case Mark::Taken: return "taken";
        case Mark::Premove: return "premove";
    }
    return "";
}

std::vector<SvgLayer> svg_layers(Picture picture, Size size, int cell_gap, int line,
                                 const Theme& theme) {
    switch (picture.kind) {
        case PictureKind::Card: return card_layers(picture, size, cell_gap, line, theme);
        case PictureKind::Paper: return paper_layers(picture, size, cell_gap, line, theme);
        case PictureKind::Back: return back_layers(picture, size, cell_gap, line, theme);
        case PictureKind::Shadow: return shadow_layers(picture, size, cell_gap, theme);
        case PictureKind::Mark:
            return mark_layers(static_cast<Mark>(picture.a), size, cell_gap, line, theme);
        case PictureKind::Tiles: return tiles_layers(picture, size, line, theme);
        case PictureKind::Hill: return hill_layers(picture, size, line, theme);
        default: return board_layers(picture, size, line, theme);
    }
}

}  // namespace anthill
