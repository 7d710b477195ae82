// The board of tiles that dice are thrown onto: rows of tiles and the Hills at its ends, each one
// picture, so that a frame copies fourteen of them and draws nothing else of the ground.

#include <algorithm>
#include <cmath>
#include <string>

#include "core/rng.h"
#include "view/sprites/art.h"
#include "view/sprites/layers.h"

namespace anthill {
namespace {

Colour mixed(Colour a, Colour b, double share) {
    const auto channel = [share](std::uint8_t x, std::uint8_t y) {
        return static_cast<std::uint8_t>(std::lround(x + (y - x) * share));
    };
    return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b)};
}

/// Places along a picture that lies or stands.
struct Strip {
    Size size;

    [[nodiscard]] bool lies() const { return size.w >= size.h; }
    [[nodiscard]] double along() const { return lies() ? size.w : size.h; }
    [[nodiscard]] double across() const { return lies() ? size.h : size.w; }
    [[nodiscard]] double x(double along, double across) const { return lies() ? along : across; }
    [[nodiscard]] double y(double along, double across) const { return lies() ? across : along; }
};

void grains(SvgText& svg, Rng& rng, int n, double x, double y, double w, double h, double grain) {
    for (int i = 0; i < n; ++i) {
        const double at_x = x + w * fraction(rng), at_y = y + h * fraction(rng);
        const double r = grain * (0.5 + fraction(rng));
        svg.move(at_x - r, at_y)
            .line(at_x, at_y - r * 0.8)
            .line(at_x + r, at_y)
            .line(at_x, at_y + r * 0.7)
            .close();
    }
}

}  // namespace

std::vector<SvgLayer> tiles_layers(Picture tiles, Size size, int line, const Theme& theme) {
    const Strip strip{size};
    SvgText svg(size);
    Rng rng(0x711e5u + tiles.b);
    const double side = strip.along() / kTilesInRow, deep = strip.across();
    const double lip = std::max<double>(line, side * 0.035), grain = std::max(0.7, side * 0.016);
    for (int i = 0; i < kTilesInRow; ++i) {
        const bool red = (i + tiles.a) % 2 == 0;
        const double x = strip.x(i * side, 0), y = strip.y(i * side, 0);
        const double w = strip.lies() ? side : deep, h = strip.lies() ? deep : side;
        const Colour base = red ? theme.tile_red : theme.tile_black;
        // No two tiles are fired alike. Drawn one after the other: compilers differ in the order of
        // arguments.
        const double share = 0.07 * fraction(rng);
        const Colour tint = rng.below(2) == 0 ? theme.shadow : theme.sheet;
        const Colour fired = mixed(base, tint, share);
        svg.round_rect(x, y, w, h, 0).fill(fired);
        // Worn edges: the light comes from the upper left, as it does on the dice.
        svg.move(x + lip, y + h - lip)
            .line(x + lip, y + lip)
            .line(x + w - lip, y + lip)
            .stroke(theme.sheet, lip, red ? 26 : 17);
        svg.move(x + lip, y + h - lip / 2)
            .line(x + w - lip / 2, y + h - lip / 2)
            .line(x + w - lip / 2, y + lip)
            .stroke(theme.shadow, lip, red ? 30 : 55);
        grains(svg, rng, 7, x + w * 0.12, y + h * 0.12, w * 0.76, h * 0.76, grain);
        svg.fill(theme.shadow, red ? 22 : 40);
        grains(svg, rng, 5, x + w * 0.12, y + h * 0.12, w * 0.76, h * 0.76, grain);
        svg.fill(theme.sheet, red ? 26 : 16);
    }
    return {{svg.text(), {0, 0, size.w, size.h}}};
}

std::vector<SvgLayer> hill_layers(Picture hill, Size size, int line, const Theme& theme) {
    const Strip strip{size};
    const bool red = hill.a == 0;
    SvgText svg(size);
    const double unit = strip.along() / kTilesInRow, deep = strip.across();
    // Earth of the owner's colour, lighter where the anthill rises.
    const Colour earth = red ? mixed(theme.space_red, theme.tile_red, 0.38)
                             : mixed(theme.space_black, theme.tile_black, 0.42);
    svg.round_rect(0, 0, size.w, size.h, 0).fill(earth);
    Rng rng(0x4111u + hill.a);
    grains(svg, rng, 90, 0, 0, size.w, size.h, std::max(0.8, unit * 0.02));
    svg.fill(theme.soil, 60);
    svg.round_rect(line / 2.0, line / 2.0, size.w - line, size.h - line, 0)
        .stroke(theme.shadow, line, 30);
    const double middle = strip.along() / 2;
    const double rise_along = 1.2 * unit + 0.4 * deep, rise_across = deep * 0.45;
    const double cx = strip.x(middle, deep / 2), cy = strip.y(middle, deep / 2);
    const double rx = strip.x(rise_along, rise_across), ry = strip.y(rise_along, rise_across);
    svg.ellipse(cx, cy, rx, ry).fill(theme.space_red);
    stipple_anthill(svg, cx, cy, rx, ry, unit * 0.034, theme);
    std::vector<SvgLayer> parts{{svg.text(), {0, 0, size.w, size.h}}};
    // Ants on their way home. The Hill's name stands on the other side.
    const Colour dark = earth.r > 96 ? theme.black.paper : theme.coordinate;
    const Colour ink = red ? theme.emblem_red : dark;
    const std::string ant = coloured(art(red ? "ant-red" : "ant-black"), ink, earth, earth);
    const double tall = std::max(1.0, std::min(deep, unit) * 0.8);
    for (const double place : {2.6, 3.55, 4.5}) {
        const double at = middle + place * unit;
        parts.push_back({ant,
                         {static_cast<int>(strip.x(at, deep / 2) - tall / 2),
                          static_cast<int>(strip.y(at, deep / 2) - tall / 2),
                          static_cast<int>(tall), static_cast<int>(tall)}});
    }
    return parts;
}

}  // namespace anthill
