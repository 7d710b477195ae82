#include "app/memory_canvas.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace anthill {
namespace {

/// The smallest rectangle of whole pixels around these corners.
Rect around(std::span<const Vertex> corners) {
    float left = std::numeric_limits<float>::max(), top = left;
    float right = std::numeric_limits<float>::lowest(), bottom = right;
    for (const Vertex& corner : corners) {
        left = std::min(left, corner.x);
        right = std::max(right, corner.x);
        top = std::min(top, corner.y);
        bottom = std::max(bottom, corner.y);
    }
    const int x = static_cast<int>(std::floor(left)), y = static_cast<int>(std::floor(top));
    return {x, y, static_cast<int>(std::ceil(right)) - x, static_cast<int>(std::ceil(bottom)) - y};
}

const std::uint8_t* pixel_of(const SDL_Surface& surface, int x, int y) {
    return static_cast<const std::uint8_t*>(surface.pixels) + y * surface.pitch + x * kChannels;
}

Colour colour_of(const std::uint8_t* pixel) { return {pixel[0], pixel[1], pixel[2]}; }

}  // namespace

std::span<const std::uint8_t> MemoryCanvas::paint(const Scene& scene, const Theme& theme,
                                                  const Layout& layout) {
    if (theme_ != theme || layout_ != layout) {
        made_.clear();
        theme_ = theme;
        layout_ = layout;
    }
    const Size size = layout.canvas();
    pixels_.assign(static_cast<std::size_t>(size.w) * static_cast<std::size_t>(size.h) * kChannels,
                   255);
    clip({});
    draw(scene, *this);
    return pixels_;
}

Rect MemoryCanvas::within(Rect where) const noexcept {
    const int left = std::max(where.x, clip_.x), top = std::max(where.y, clip_.y);
    const int right = std::min(where.x + where.w, clip_.x + clip_.w);
    const int bottom = std::min(where.y + where.h, clip_.y + clip_.h);
    return {left, top, std::max(0, right - left), std::max(0, bottom - top)};
}

void MemoryCanvas::clip(Rect where) {
    clip_ = {0, 0, layout_.canvas().w, layout_.canvas().h};
    if (where.w > 0) {
        clip_ = within(where);
    }
}

void MemoryCanvas::blend(int x, int y, Colour colour, int opacity) noexcept {
    if (opacity == 0) {
        return;
    }
    const std::size_t place =
        static_cast<std::size_t>(y) * static_cast<std::size_t>(layout_.canvas().w) +
        static_cast<std::size_t>(x);
    std::uint8_t* const onto = &pixels_[place * kChannels];
    const auto mixed = [opacity](int from, int below) {
        return static_cast<std::uint8_t>((from * opacity + below * (255 - opacity) + 127) / 255);
    };
    onto[0] = mixed(colour.r, onto[0]);
    onto[1] = mixed(colour.g, onto[1]);
    onto[2] = mixed(colour.b, onto[2]);
}

void MemoryCanvas::clear(Colour colour) { fill(clip_, colour, 255); }

void MemoryCanvas::fill(Rect where, Colour colour, std::uint8_t opacity) {
    const Rect part = within(where);
    for (int y = part.y; y < part.y + part.h; ++y) {
        for (int x = part.x; x < part.x + part.w; ++x) {
            blend(x, y, colour, opacity);
        }
    }
}

const SDL_Surface* MemoryCanvas::made(Picture picture, Size size) {
    const auto found = std::find_if(made_.begin(), made_.end(), [&](const Made& one) {
        return one.picture == picture && one.size == size;
    });
    if (found != made_.end()) {
        return found->surface.get();
    }
    made_.push_back(
        {picture, size,
         rasterizer_.rasterize(picture, size, layout_.gap(), layout_.device_pixels(1), theme_)});
    return made_.back().surface.get();
}

void MemoryCanvas::picture(Picture picture, Size size, Rect where, std::uint8_t opacity) {
    const SDL_Surface* const from = made(picture, size);
    if (from == nullptr) {
        return;
    }
    const Rect part = within(where);
    for (int y = part.y; y < part.y + part.h; ++y) {
        const int row = (y - where.y) * from->h / where.h;
        for (int x = part.x; x < part.x + part.w; ++x) {
            const std::uint8_t* const pixel =
                pixel_of(*from, (x - where.x) * from->w / where.w, row);
            blend(x, y, colour_of(pixel), pixel[3] * opacity / 255);
        }
    }
}

void MemoryCanvas::triangles(std::span<const Vertex> vertices) {
    for (std::size_t first = 0; first + 2 < vertices.size(); first += 3) {
        triangle(vertices[first], vertices[first + 1], vertices[first + 2]);
    }
}

void MemoryCanvas::triangle(const Vertex& a, const Vertex& b, const Vertex& c) {
    const float area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if (area == 0) {
        return;
    }
    const Vertex corners[] = {a, b, c};
    const Rect part = within(around(corners));
    for (int row = part.y; row < part.y + part.h; ++row) {
        for (int column = part.x; column < part.x + part.w; ++column) {
            const float x = static_cast<float>(column) + 0.5F, y = static_cast<float>(row) + 0.5F;
            // How much of each corner there is at this point; outside, one of them is negative.
            const float of_b = ((x - a.x) * (c.y - a.y) - (y - a.y) * (c.x - a.x)) / area;
            const float of_c = ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / area;
            const float of_a = 1 - of_b - of_c;
            if (of_a < 0 || of_b < 0 || of_c < 0) {
                continue;
            }
            const auto mixed = [of_a, of_b, of_c](int at_a, int at_b, int at_c) {
                return static_cast<std::uint8_t>(std::lround(of_a * static_cast<float>(at_a) +
                                                             of_b * static_cast<float>(at_b) +
                                                             of_c * static_cast<float>(at_c)));
            };
            blend(column, row,
                  {mixed(a.colour.r, b.colour.r, c.colour.r),
                   mixed(a.colour.g, b.colour.g, c.colour.g),
                   mixed(a.colour.b, b.colour.b, c.colour.b)},
                  mixed(a.opacity, b.opacity, c.opacity));
        }
    }
}

void MemoryCanvas::tilted(Picture picture, Size size, const Tilt& where) {
    const SDL_Surface* const from = made(picture, size);
    const auto& [corner, right, opposite_corner, down] = where;
    const float across_x = right.x - corner.x, across_y = right.y - corner.y;
    const float down_x = down.x - corner.x, down_y = down.y - corner.y;
    const float area = across_x * down_y - across_y * down_x;
    if (from == nullptr || area == 0) {
        return;
    }
    const Rect part = within(around(where));
    for (int row = part.y; row < part.y + part.h; ++row) {
        for (int column = part.x; column < part.x + part.w; ++column) {
            const float x = static_cast<float>(column) + 0.5F - corner.x;
            const float y = static_cast<float>(row) + 0.5F - corner.y;
            // The place on the picture, from 0 to 1 along both of its sides.
            const float u = (x * down_y - y * down_x) / area;
            const float v = (across_x * y - across_y * x) / area;
            if (u < 0 || v < 0 || u >= 1 || v >= 1) {
                continue;
            }
            const std::uint8_t* const pixel =
                pixel_of(*from, static_cast<int>(u * static_cast<float>(from->w)),
                         static_cast<int>(v * static_cast<float>(from->h)));
            blend(column, row, colour_of(pixel), pixel[3] * corner.opacity / 255);
        }
    }
}

}  // namespace anthill
