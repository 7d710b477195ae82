#pragma once

// Pictures in words, "card 9h" or "mark attack", for messages of tests.

#include <string>

#include "view/sprites/picture.h"

namespace anthill {

inline std::string to_text(Picture picture) {
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
        case PictureKind::Back: return std::string("back ") + (picture.a == 0 ? "red" : "black");
        case PictureKind::Shadow: return "shadow";
        case PictureKind::Mark: return "mark " + std::string(name(static_cast<Mark>(picture.a)));
        case PictureKind::Coordinate: return "coordinate " + letter(picture.a);
        case PictureKind::Number:
            return "number " + std::to_string(picture.a) + (picture.b == 0 ? " red" : " black");
        case PictureKind::Tiles:
            return std::string("tiles ") + (picture.a == 0 ? "red " : "black ") +
                   std::to_string(picture.b);
        case PictureKind::Hill: return std::string("hill ") + (picture.a == 0 ? "red" : "black");
    }
    return "";
}

}  // namespace anthill
