#pragma once

// A canvas that writes down what it is told, one line each: scenes are compared as text.

#include <string>

#include "support/picture_text.h"
#include "view/shared/canvas.h"

namespace anthill {

class RecordingCanvas final : public Canvas {
public:
    void clear(Colour colour) override { text_ += "clear " + hex(colour) + '\n'; }
    void fill(Rect where, Colour colour, std::uint8_t opacity) override {
        text_ += "fill " + hex(colour) + at(where) + strength(opacity) + '\n';
    }
    void picture(Picture picture, Size size, Rect where, std::uint8_t opacity) override {
        text_ += to_text(picture) + at(where);
        if (size != Size{where.w, where.h}) {
            text_ += " made " + std::to_string(size.w) + 'x' + std::to_string(size.h);
        }
        text_ += strength(opacity) + '\n';
    }
    void triangles(std::span<const Vertex> vertices) override {
        text_ += std::to_string(vertices.size() / 3) +
                 (vertices.size() == 3 ? " triangle\n" : " triangles\n");
    }
    void tilted(Picture picture, Size size, const Tilt& where) override {
        text_ += to_text(picture) + " tilted at " + std::to_string(static_cast<int>(where[0].x)) +
                 ',' + std::to_string(static_cast<int>(where[0].y)) + " made " +
                 std::to_string(size.w) + 'x' + std::to_string(size.h) + '\n';
    }
    void clip(Rect where) override { text_ += "clip" + at(where) + '\n'; }
    [[nodiscard]] const std::string& text() const noexcept { return text_; }

private:
    static std::string hex(Colour colour) {
        static const char* const digits = "0123456789abcdef";
        std::string text = "#";
        for (const int channel : {colour.r, colour.g, colour.b}) {
            text += digits[channel / 16];
            text += digits[channel % 16];
        }
        return text;
    }
    static std::string at(Rect r) {
        return " at " + std::to_string(r.x) + ',' + std::to_string(r.y) + ' ' +
               std::to_string(r.w) + 'x' + std::to_string(r.h);
    }
    static std::string strength(std::uint8_t opacity) {
        return opacity == 255 ? "" : " opacity " + std::to_string(opacity);
    }

    std::string text_;
};

}  // namespace anthill
