#include "view/sprites/picture.h"

#include <string_view>

#include "view/sprites/recipes.h"

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
    }
    return "";
}

std::string to_text(Picture picture) {
    const auto letter = [](std::uint8_t character) {
        return std::string(1, static_cast<char>(character));
    };
    switch (picture.kind) {
        case PictureKind::Space: return std::string("space ") + (picture.a == 0 ? "red" : "black");
        case PictureKind::Anthill: return "anthill";
        case PictureKind::Border: return "border";
        case PictureKind::Corner: return "corner " + std::to_string(picture.a);
        case PictureKind::Card: return "card " + letter(picture.a) + letter(picture.b);
        case PictureKind::Paper: return std::string("paper ") + (picture.a == 0 ? "red" : "black");
        case PictureKind::Count: return "count " + std::to_string(picture.a);
        case PictureKind::Back: return std::string("back ") + (picture.a == 0 ? "red" : "black");
        case PictureKind::Shadow: return "shadow";
        case PictureKind::Mark: return "mark " + std::string(name(static_cast<Mark>(picture.a)));
        case PictureKind::Coordinate: return "coordinate " + letter(picture.a);
        case PictureKind::Number:
            return "number " + std::to_string(picture.a) + (picture.b == 0 ? " red" : " black");
        case PictureKind::Emblem:
            return std::string("emblem ") + (picture.a == 0 ? "red" : "black");
    }
    return "";
}

std::vector<Part> recipe(Picture picture, Size size, int cell_gap, int line, const Theme& theme) {
    switch (picture.kind) {
        case PictureKind::Card: return card_recipe(picture, size, cell_gap, line, theme);
        case PictureKind::Paper: return paper_recipe(picture, size, cell_gap, line, theme);
        case PictureKind::Count: return count_recipe(picture, size, cell_gap, line, theme);
        case PictureKind::Back: return back_recipe(picture, size, cell_gap, line, theme);
        case PictureKind::Shadow: return shadow_recipe(picture, size, cell_gap, theme);
        case PictureKind::Mark:
            return mark_recipe(static_cast<Mark>(picture.a), size, cell_gap, line, theme);
        default: return board_recipe(picture, size, line, theme);
    }
}

}  // namespace anthill
