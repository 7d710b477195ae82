#include "view/sprites/art.h"

#include <charconv>

namespace anthill {
namespace {

void replace_all(std::string& text, std::string_view stand_in, Colour colour) {
    static constexpr char kDigits[] = "0123456789abcdef";
    const int channels[] = {colour.r, colour.g, colour.b};
    for (std::size_t at = text.find(stand_in); at != std::string::npos;
         at = text.find(stand_in, at)) {
        ++at;  // the '#' stays, so the text is never searched twice from the same place
        for (const int channel : channels) {
            text[at++] = kDigits[channel >> 4];
            text[at++] = kDigits[channel & 15];
        }
    }
}

}  // namespace

Size drawing_size(std::string_view svg) noexcept {
    static constexpr std::string_view kBox = "viewBox=\"0 0 ";
    Size size;
    const std::size_t at = svg.find(kBox);
    if (at == std::string_view::npos) {
        return size;
    }
    const char* const end = svg.data() + svg.size();
    const std::from_chars_result width =
        std::from_chars(svg.data() + at + kBox.size(), end, size.w);
    if (width.ptr < end) {
        std::from_chars(width.ptr + 1, end, size.h);
    }
    return size;
}

std::string coloured(std::string_view svg, Colour ink, Colour paper, Colour accent,
                     Orientation orientation) {
    std::string text;
    const std::size_t inside = svg.find('>') + 1;
    const std::size_t close = svg.rfind("</svg>");
    if (orientation == Orientation::AsDrawn || close == std::string_view::npos) {
        text = svg;
    } else {
        text = svg.substr(0, inside);
        text += "<g transform=\"translate(" + std::to_string(drawing_size(svg).w) +
                " 0) scale(-1 1)\">";
        text += svg.substr(inside, close - inside);
        text += "</g></svg>";
    }
    // The stand-ins are swapped one after the other: a real colour must not be taken for a
    // stand-in, and the theme has none.
    replace_all(text, "#111111", ink);
    replace_all(text, "#eeeeee", paper);
    replace_all(text, "#888888", accent);
    return text;
}

}  // namespace anthill
