#include "view/sprites/svg_text.h"

#include <cmath>

namespace anthill {
namespace {

// The four-arc circle's control points; nanosvg turns arcs into the same curves, but writing them
// is shorter this way.
constexpr double kArc = 0.5523;

std::string hex(Colour colour) {
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string out = "#";
    for (const int channel : {colour.r, colour.g, colour.b}) {
        out += kDigits[channel >> 4];
        out += kDigits[channel & 15];
    }
    return out;
}

}  // namespace

SvgText::SvgText(Size size)
    : text_("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + std::to_string(size.w) +
            ' ' + std::to_string(size.h) + "\">") {}

void SvgText::number(std::string& out, double value) {
    const long tenths = std::lround(value * 10);
    const long whole = tenths < 0 ? -tenths : tenths;
    if (tenths < 0) {
        out += '-';
    }
    out += std::to_string(whole / 10);
    if (whole % 10 != 0) {
        out += '.';
        out += static_cast<char>('0' + whole % 10);
    }
}

SvgText& SvgText::command(char letter, double x, double y) {
    path_ += letter;
    number(path_, x);
    path_ += ' ';
    number(path_, y);
    return *this;
}

SvgText& SvgText::quad(double cx, double cy, double x, double y) {
    command('Q', cx, cy);
    path_ += ' ';
    number(path_, x);
    path_ += ' ';
    number(path_, y);
    return *this;
}

SvgText& SvgText::arc(double radius, double x, double y) {
    command('A', radius, radius);
    path_ += " 0 0 1 ";
    number(path_, x);
    path_ += ' ';
    number(path_, y);
    return *this;
}

SvgText& SvgText::close() {
    path_ += 'Z';
    return *this;
}

SvgText& SvgText::circle(double cx, double cy, double r) { return ellipse(cx, cy, r, r); }

SvgText& SvgText::ellipse(double cx, double cy, double rx, double ry) {
    const auto curve = [&](double x1, double y1, double x2, double y2, double x, double y) {
        command('C', cx + x1 * rx, cy + y1 * ry);
        path_ += ' ';
        number(path_, cx + x2 * rx);
        path_ += ' ';
        number(path_, cy + y2 * ry);
        path_ += ' ';
        number(path_, cx + x * rx);
        path_ += ' ';
        number(path_, cy + y * ry);
    };
    move(cx, cy - ry);
    curve(kArc, -1, 1, -kArc, 1, 0);
    curve(1, kArc, kArc, 1, 0, 1);
    curve(-kArc, 1, -1, kArc, -1, 0);
    curve(-1, -kArc, -kArc, -1, 0, -1);
    return close();
}

SvgText& SvgText::round_rect(double x, double y, double w, double h, double r) {
    move(x + r, y)
        .line(x + w - r, y)
        .arc(r, x + w, y + r)
        .line(x + w, y + h - r)
        .arc(r, x + w - r, y + h);
    return line(x + r, y + h).arc(r, x, y + h - r).line(x, y + r).arc(r, x + r, y).close();
}

SvgText& SvgText::cut_rect(double x, double y, double w, double h, double r) {
    move(x + r, y)
        .line(x + w - r, y)
        .line(x + w, y + r)
        .line(x + w, y + h - r)
        .line(x + w - r, y + h);
    return line(x + r, y + h).line(x, y + h - r).line(x, y + r).close();
}

void SvgText::opacity(const char* attribute, int percent) {
    if (percent >= 100) {
        return;
    }
    text_ += ' ';
    text_ += attribute;
    text_ += "=\".";
    text_ += static_cast<char>('0' + percent / 10);
    text_ += static_cast<char>('0' + percent % 10);
    text_ += '"';
}

SvgText& SvgText::fill(Colour colour, int opacity_percent) {
    text_ += "<path fill=\"" + hex(colour) + '"';
    opacity("fill-opacity", opacity_percent);
    text_ += " d=\"" + path_ + "\"/>";
    path_.clear();
    return *this;
}

SvgText& SvgText::stroke(Colour colour, double width, int opacity_percent, double dash,
                         double space) {
    text_ += "<path fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke=\"" +
             hex(colour) + "\" stroke-width=\"";
    number(text_, width);
    text_ += '"';
    opacity("stroke-opacity", opacity_percent);
    if (dash > 0) {
        text_ += " stroke-dasharray=\"";
        number(text_, dash);
        text_ += ' ';
        number(text_, space);
        text_ += '"';
    }
    text_ += " d=\"" + path_ + "\"/>";
    path_.clear();
    return *this;
}

}  // namespace anthill
