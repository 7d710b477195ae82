#pragma once

// Writes small SVG texts at run time: shapes whose proportions depend on the size they are shown
// at. Only what the rasteriser (nanosvg) draws faithfully: paths with fill, stroke, opacity.
// Numbers carry one decimal.

#include <string>

#include "view/shared/geometry.h"

namespace anthill {

class SvgText {
public:
    explicit SvgText(Size size);

    /// Begins path data; follow with move, line, curve... and end with fill() or stroke().
    SvgText& move(double x, double y) { return command('M', x, y); }
    SvgText& line(double x, double y) { return command('L', x, y); }
    SvgText& quad(double cx, double cy, double x, double y);
    SvgText& arc(double radius, double x, double y);  ///< the short way, clockwise on the screen
    SvgText& close();

    SvgText& circle(double cx, double cy, double r);
    SvgText& ellipse(double cx, double cy, double rx, double ry);
    /// Corners of radius r: round, or cut straight.
    SvgText& round_rect(double x, double y, double w, double h, double r);
    SvgText& cut_rect(double x, double y, double w, double h, double r);

    // Each paints what was described since the last one. Opacity in percent.
    SvgText& fill(Colour colour, int opacity_percent = 100);
    SvgText& stroke(Colour colour, double width, int opacity_percent = 100, double dash = 0,
                    double space = 0);
    /// The last described shape stays for a second paint when kept before painting.
    SvgText& keep() {
        kept_ = path_;
        return *this;
    }
    SvgText& again() {
        path_ = kept_;
        return *this;
    }

    /// The finished text.
    [[nodiscard]] std::string text() const { return text_ + "</svg>"; }

private:
    SvgText& command(char letter, double x, double y);
    void number(std::string& out, double value);
    void opacity(const char* attribute, int percent);

    std::string text_;
    std::string path_;
    std::string kept_;
};

}  // namespace anthill
