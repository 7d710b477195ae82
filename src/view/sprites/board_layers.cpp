#include "view/sprites/layers.h"

#include <algorithm>
#include <cmath>

#include "core/rng.h"
#include "view/sprites/art.h"
#include "view/sprites/svg_text.h"

namespace anthill {
namespace {

std::vector<SvgLayer> single(const SvgText& svg, Size size) {
    return {{svg.text(), {0, 0, size.w, size.h}}};
}

std::vector<SvgLayer> space(Picture picture, Size size, int line, const Theme& theme) {
    SvgText svg(size);
    const double gap = std::max(1.0, std::min(size.w, size.h) * 0.03);
    const double w = size.w - 2 * gap, h = size.h - 2 * gap;
    const double radius = std::min(w, h) * 0.1;
    const Colour ground = picture.a == 0 ? theme.space_red : theme.space_black;
    svg.round_rect(gap, gap, w, h, radius).keep().fill(ground);
    // A hollow: its upper lip is in the shade.
    svg.again().stroke(theme.rule, line, 55);
    svg.move(gap + radius, gap + line)
        .line(gap + w - radius, gap + line)
        .stroke(theme.shadow, line * 1.5, 16);
    Rng rng(0x50117u + picture.b);
    const double grain = std::max(0.8, std::min(w, h) * 0.011);
    for (int i = 0; i < 26; ++i) {
        const double x = gap + w * (0.07 + 0.86 * fraction(rng)),
                     y = gap + h * (0.09 + 0.82 * fraction(rng));
        const double r = grain * (0.5 + fraction(rng));
        svg.move(x - r, y).line(x, y - r * 0.8).line(x + r, y).line(x, y + r * 0.7).close();
    }
    svg.fill(theme.soil, 45);
    return single(svg, size);
}

std::vector<SvgLayer> anthill(Size size, const Theme& theme) {
    SvgText svg(size);
    stipple_anthill(svg, size.w / 2.0, size.h / 2.0, size.w * 0.40, size.h * 0.40,
                    std::min(size.w, size.h) * 0.014, theme);
    return single(svg, size);
}

/// The territory line: dashes like a trail, with a notch at each column.
std::vector<SvgLayer> border(Size size, const Theme& theme) {
    SvgText svg(size);
    const double middle = size.h / 2.0;
    const double dash = size.h * 1.1;
    svg.move(dash / 2, middle)
        .line(size.w - dash / 2, middle)
        .stroke(theme.coordinate, size.h * 0.34, 100, dash, dash * 0.9);
    return single(svg, size);
}

/// Covers what lies outside a rounded corner with the colour of the table.
std::vector<SvgLayer> corner(Picture picture, Size size, const Theme& theme) {
    SvgText svg(size);
    const double r = size.w;
    switch (picture.a) {
        case 0: svg.move(0, 0).line(r, 0).quad(0, 0, 0, r).close(); break;
        case 1: svg.move(r, 0).line(r, r).quad(r, 0, 0, 0).close(); break;
        case 2: svg.move(r, r).line(0, r).quad(r, r, r, 0).close(); break;
        default: svg.move(0, r).line(0, 0).quad(0, r, r, r).close(); break;
    }
    svg.fill(theme.table);
    return single(svg, size);
}

std::vector<SvgLayer> coordinate(Picture picture, Size size, const Theme& theme) {
    // Letters are called otherwise than ranks: "a" and "A" are one file name on some disks.
    const char label = static_cast<char>(picture.a);
    const std::string name = std::string(label >= 'a' ? "letter-" : "glyph-") + label;
    return {
        {coloured(art(name), theme.coordinate, theme.sheet, theme.sheet), {0, 0, size.w, size.h}}};
}

/// Six and nine are underlined, by a bar that is seen on the smallest die: dice lie any way round.
std::vector<SvgLayer> number(Picture picture, Size size, const Theme& theme) {
    const CardColours& colours = picture.b == 0 ? theme.red : theme.black;
    const bool ten = picture.a == 10, underlined = picture.a == 6 || picture.a == 9;
    const std::string name =
        ten ? "glyph-T" : std::string("glyph-") + static_cast<char>('0' + picture.a);
    const int tall = size.h * 4 / 5;
    const int top = underlined ? 0 : (size.h - tall) / 2;
    std::vector<SvgLayer> parts{
        {coloured(art(name), colours.ink, colours.paper, colours.paper), {0, top, size.w, tall}}};
    if (underlined) {
        const double bar = std::max(2.0, size.h * 0.12), at = size.h - bar / 2;
        SvgText line(size);
        line.move(size.w * 0.2, at).line(size.w * 0.8, at).stroke(colours.ink, bar);
        parts.push_back({line.text(), {0, 0, size.w, size.h}});
    }
    return parts;
}

}  // namespace

/// As an engraver would stipple an anthill seen from above: denser near the entrance.
void stipple_anthill(SvgText& svg, double cx, double cy, double rx, double ry, double grain,
                     const Theme& theme) {
    svg.ellipse(cx, cy, rx, ry).fill(theme.soil, 16);
    svg.ellipse(cx, cy, rx * 0.72, ry * 0.72).fill(theme.soil, 20);
    svg.ellipse(cx, cy, rx * 0.46, ry * 0.46).fill(theme.soil, 24);
    constexpr int kGrains = 150;
    constexpr double kGoldenAngle = 2.399963;
    grain = std::max(0.9, grain);
    Rng rng(0x41177u);
    for (int i = 0; i < kGrains; ++i) {
        const double share = static_cast<double>(i) / kGrains;
        const double out = 0.30 + 0.70 * std::sqrt(share * std::sqrt(share));
        // Single precision: the rasteriser has those functions in the module already.
        const auto angle = static_cast<float>(i * kGoldenAngle + fraction(rng) * 0.5);
        const double x = cx + std::cos(angle) * rx * out, y = cy + std::sin(angle) * ry * out;
        const double r = grain * (1.5 - out) * (0.7 + 0.6 * fraction(rng));
        svg.move(x - r, y).line(x, y - r).line(x + r, y).line(x, y + r * 0.9).close();
    }
    svg.fill(theme.soil);
    svg.ellipse(cx, cy, rx * 0.22, ry * 0.22).fill(theme.shadow, 88);
    svg.move(cx - rx * 0.21, cy + ry * 0.09)
        .quad(cx, cy + ry * 0.36, cx + rx * 0.21, cy + ry * 0.09);
    svg.stroke(theme.soil, grain * 0.9);
}

std::vector<SvgLayer> board_layers(Picture picture, Size size, int line, const Theme& theme) {
    switch (picture.kind) {
        case PictureKind::Space: return space(picture, size, line, theme);
        case PictureKind::Anthill: return anthill(size, theme);
        case PictureKind::Border: return border(size, theme);
        case PictureKind::Corner: return corner(picture, size, theme);
        case PictureKind::Coordinate: return coordinate(picture, size, theme);
        case PictureKind::Number: return number(picture, size, theme);
        default: return {};
    }
}

}  // namespace anthill
