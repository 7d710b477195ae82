#include "app/memory_canvas.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace anthill {
namespace {

// A pixel as one word, its bytes in the order of memory, whatever the machine's.
using Word = std::uint32_t;

Word read(const std::uint8_t* pixel) noexcept {
    Word word;
    std::memcpy(&word, pixel, sizeof word);
    return word;
}
void write(std::uint8_t* pixel, Word word) noexcept { std::memcpy(pixel, &word, sizeof word); }

Word opaque(Colour colour) noexcept {
    const std::uint8_t channels[] = {colour.r, colour.g, colour.b, 255};
    return read(channels);
}

// The four channels apart from each other, so that each has room for a product with a byte: one
// multiplication for all of them.
using Lanes = std::uint64_t;
constexpr Lanes kBytes = 0x00ff00ff00ff00ff, kHalves = 0x0080008000800080;

constexpr Lanes spread(Word word) noexcept { return (word | Lanes{word} << 24) & kBytes; }
constexpr Word joined(Lanes lanes) noexcept { return static_cast<Word>(lanes | lanes >> 24); }
/// Each of 255 * 255 at most, divided by 255 and rounded.
constexpr Lanes divided_by_255(Lanes lanes) noexcept {
    lanes += kHalves;
    return (lanes + (lanes >> 8 & kBytes)) >> 8 & kBytes;
}

/// Opaque on opaque.
void blend(std::uint8_t* onto, Lanes colour, unsigned opacity) noexcept {
    write(onto, joined(divided_by_255(colour * opacity + spread(read(onto)) * (255 - opacity))));
}

/// Pixels beside each other, in one colour.
void blend(std::uint8_t* onto, int pixels, Colour colour, unsigned opacity) noexcept {
    const Word word = opaque(colour);
    const Lanes share = spread(word) * opacity;
    for (; pixels > 0; --pixels, onto += kChannels) {
        write(onto, opacity == 255
                        ? word
                        : joined(divided_by_255(share + spread(read(onto)) * (255 - opacity))));
    }
}

/// A pixel of a picture, straight alpha. Most of a card is opaque paper.
void lay(std::uint8_t* onto, const std::uint8_t* from, unsigned opacity) noexcept {
    const unsigned alpha = from[3] * opacity / 255;
    if (alpha == 255) {
        write(onto, read(from));
    } else if (alpha != 0) {
        blend(onto, spread(opaque({from[0], from[1], from[2]})), alpha);
    }
}

constexpr std::size_t bytes_of(int pixels) noexcept {
    return static_cast<std::size_t>(pixels) * kChannels;
}

const std::uint8_t* row_of(const SDL_Surface& surface, int y) {
    return static_cast<const std::uint8_t*>(surface.pixels) + y * surface.pitch;
}

/// Columns of a row, of which only those are kept that may count.
struct Span {
    int first;
    int end;

    /// Those where `at_zero` plus `more` for each column may be above zero: one column more on each
    /// side, since the quotient is rounded.
    void keep_positive(float at_zero, float more) noexcept {
        if (more == 0) {
            return;
        }
        const float border = std::clamp(-at_zero / more, -1e6F, 1e6F);
        if (more > 0) {
            first = std::max(first, static_cast<int>(border) - 1);
        } else {
            end = std::min(end, static_cast<int>(border) + 2);
        }
        end = std::max(first, end);
    }
    [[nodiscard]] bool empty() const noexcept { return first >= end; }

    /// Without those at both ends that are not inside.
    template <class Inside>
    void trim(const Inside& inside) noexcept {
        while (first < end && !inside(first)) {
            ++first;
        }
        while (first < end && !inside(end - 1)) {
            --end;
        }
    }
};

}  // namespace

bool MemoryCanvas::set_look(const Theme& theme, const Layout& layout) {
    const bool other = pictures_.set_look(theme, layout);
    size_ = layout.canvas();
    const std::size_t bytes =
        static_cast<std::size_t>(size_.w) * static_cast<std::size_t>(size_.h) * kChannels;
    if (bytes_ != bytes) {
        // As it is: every pixel is painted before it is seen, and there are millions.
        pixels_.reset(new std::uint8_t[bytes]);
        bytes_ = bytes;
    }
    return other;
}

std::size_t MemoryCanvas::make_missing(const Scene& scene, int milliseconds) {
    return pictures_.make_missing(scene, milliseconds, [this](Surface surface, Picture picture) {
        made_.push_back(picture);
        return kept(std::move(surface));
    });
}

MemoryCanvas::Kept MemoryCanvas::kept(Surface surface) {
    Kept made;
    for (int y = 0; y < surface->h; ++y) {
        const std::uint8_t* alpha = row_of(*surface, y) + 3;
        made.rows.push_back(made.runs.size());
        for (int x = 0; x < surface->w; ++x, alpha += kChannels) {
            const auto kind = *alpha == 255 ? Run::Kind::Opaque
                              : *alpha == 0 ? Run::Kind::Nothing
                                            : Run::Kind::Mixed;
            if (x > 0 && made.runs.back().kind == kind) {
                made.runs.back().end = x + 1;
            } else {
                made.runs.push_back({kind, x + 1});
            }
        }
    }
    made.surface = std::move(surface);
    return made;
}

void MemoryCanvas::paint(const Scene& scene, Rect part) {
    part_ = part.within({0, 0, size_.w, size_.h});
    clip({});
    draw(scene, *this);
}

std::span<const std::uint8_t> MemoryCanvas::paint(const Scene& scene, const Theme& theme,
                                                  const Layout& layout) {
    set_look(theme, layout);
    (void)make_missing(scene, -1);
    paint(scene, {0, 0, size_.w, size_.h});
    forget_unused(scene);
    made_.clear();
    return pixels();
}

std::uint8_t* MemoryCanvas::pixel(int x, int y) noexcept {
    const std::size_t place = static_cast<std::size_t>(y) * static_cast<std::size_t>(size_.w) +
                              static_cast<std::size_t>(x);
    return pixels_.get() + place * kChannels;
}

void MemoryCanvas::clip(Rect where) { clip_ = where.w > 0 ? where.within(part_) : part_; }

void MemoryCanvas::clear(Colour colour) { fill(clip_, colour, 255); }

void MemoryCanvas::fill(Rect where, Colour colour, std::uint8_t opacity) {
    const Rect part = where.within(clip_);
    if (part.empty()) {
        return;
    }
    for (int y = part.y; y < part.y + part.h; ++y) {
        if (opacity == 255 && y > part.y) {
            std::memcpy(pixel(part.x, y), pixel(part.x, part.y), bytes_of(part.w));
        } else {
            blend(pixel(part.x, y), part.w, colour, opacity);
        }
    }
}

void MemoryCanvas::picture(Picture picture, Size size, Rect where, std::uint8_t opacity) {
    const Rect part = where.within(clip_);
    const Kept& found = pictures_.closest(picture, size);
    if (part.empty() || !found) {
        return;
    }
    const SDL_Surface& from = *found.surface;
    if (from.w != where.w || from.h != where.h) {
        stretched(from, where, opacity);
        return;
    }
    const int last = part.x + part.w - where.x;
    for (int y = part.y; y < part.y + part.h; ++y) {
        const std::uint8_t* const row = row_of(from, y - where.y);
        const Run* run = &found.runs[found.rows[static_cast<std::size_t>(y - where.y)]];
        for (int x = part.x - where.x; x < last; ++run) {
            const int end = std::min(run->end, last);
            if (run->end <= x) {
                continue;
            }
            std::uint8_t* onto = pixel(where.x + x, y);
            const std::uint8_t* pixels = row + x * kChannels;
            if (run->kind == Run::Kind::Opaque && opacity == 255) {
                std::memcpy(onto, pixels, bytes_of(end - x));
            } else if (run->kind != Run::Kind::Nothing) {
                for (int left = end - x; left > 0; --left) {
                    lay(onto, pixels, opacity);
                    onto += kChannels;
                    pixels += kChannels;
                }
            }
            x = end;
        }
    }
}

void MemoryCanvas::stretched(const SDL_Surface& from, Rect where, std::uint8_t opacity) {
    const Rect part = where.within(clip_);
    for (int y = part.y; y < part.y + part.h; ++y) {
        const std::uint8_t* const row = row_of(from, (y - where.y) * from.h / where.h);
        std::uint8_t* onto = pixel(part.x, y);
        for (int x = part.x; x < part.x + part.w; ++x, onto += kChannels) {
            lay(onto, row + (x - where.x) * from.w / where.w * kChannels, opacity);
        }
    }
}

void MemoryCanvas::triangles(std::span<const Vertex> vertices) {
    for (std::size_t first = 0; first + 2 < vertices.size(); first += 3) {
        triangle(vertices[first], vertices[first + 1], vertices[first + 2]);
    }
}

void MemoryCanvas::triangle(const Vertex& a, const Vertex& b, const Vertex& c) {
    const Vertex corners[] = {a, b, c};
    const Rect part = around(corners).within(clip_);
    const float area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if (part.empty() || area == 0) {
        return;
    }
    const float per_area = 1 / area;
    const bool one_colour = a.colour == b.colour && b.colour == c.colour;
    const bool even = one_colour && a.opacity == b.opacity && b.opacity == c.opacity;
    // How much more of b and of c there is with each column.
    const float b_more = (c.y - a.y) * per_area, c_more = (a.y - b.y) * per_area;
    for (int row = part.y; row < part.y + part.h; ++row) {
        const float y = static_cast<float>(row) + 0.5F;
        const float b_first = ((0.5F - a.x) * (c.y - a.y) - (y - a.y) * (c.x - a.x)) * per_area;
        const float c_first = ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (0.5F - a.x)) * per_area;
        struct Shares {
            float of_a, of_b, of_c;
        };
        const auto shares = [b_first, b_more, c_first, c_more](int column) noexcept {
            const float of_b = b_first + static_cast<float>(column) * b_more;
            const float of_c = c_first + static_cast<float>(column) * c_more;
            return Shares{1 - of_b - of_c, of_b, of_c};
        };
        Span span{part.x, part.x + part.w};
        span.keep_positive(b_first, b_more);
        span.keep_positive(c_first, c_more);
        span.keep_positive(1 - b_first - c_first, -b_more - c_more);
        span.trim([&shares](int column) noexcept {
            const auto [of_a, of_b, of_c] = shares(column);
            return of_a >= 0 && of_b >= 0 && of_c >= 0;
        });
        if (span.empty()) {
            continue;  // it may lie far beyond the row
        }
        std::uint8_t* onto = pixel(span.first, row);
        if (even) {
            blend(onto, span.end - span.first, a.colour, a.opacity);
            continue;
        }
        Lanes colour = spread(opaque(a.colour));
        for (int column = span.first; column < span.end; ++column, onto += kChannels) {
            const auto mixed = [at = shares(column)](int at_a, int at_b, int at_c) noexcept {
                return static_cast<std::uint8_t>(at.of_a * static_cast<float>(at_a) +
                                                 at.of_b * static_cast<float>(at_b) +
                                                 at.of_c * static_cast<float>(at_c) + 0.5F);
            };
            if (!one_colour) {
                colour = spread(opaque({mixed(a.colour.r, b.colour.r, c.colour.r),
                                        mixed(a.colour.g, b.colour.g, c.colour.g),
                                        mixed(a.colour.b, b.colour.b, c.colour.b)}));
            }
            blend(onto, colour, mixed(a.opacity, b.opacity, c.opacity));
        }
    }
}

void MemoryCanvas::tilted(Picture picture, Size size, const Tilt& where) {
    const Kept& found = pictures_.closest(picture, size);
    const auto& [corner, right, opposite_corner, down] = where;
    const float across_x = right.x - corner.x, across_y = right.y - corner.y;
    const float down_x = down.x - corner.x, down_y = down.y - corner.y;
    const float area = across_x * down_y - across_y * down_x;
    if (!found || area == 0) {
        return;
    }
    const SDL_Surface& from = *found.surface;
    const float per_area = 1 / area;
    const Rect part = around(where).within(clip_);
    for (int row = part.y; row < part.y + part.h; ++row) {
        const float y = static_cast<float>(row) + 0.5F - corner.y;
        const float x_first = 0.5F - corner.x;
        const float u_first = (x_first * down_y - y * down_x) * per_area;
        const float v_first = (across_x * y - across_y * x_first) * per_area;
        const float u_more = down_y * per_area, v_more = -across_y * per_area;
        Span span{part.x, part.x + part.w};
        span.keep_positive(u_first, u_more);
        span.keep_positive(v_first, v_more);
        span.keep_positive(1 - u_first, -u_more);
        span.keep_positive(1 - v_first, -v_more);
        if (span.empty()) {
            continue;
        }
        std::uint8_t* onto = pixel(span.first, row);
        for (int column = span.first; column < span.end; ++column, onto += kChannels) {
            const float x = static_cast<float>(column) + 0.5F - corner.x;
            // The place on the picture, from 0 to 1 along both of its sides.
            const float u = (x * down_y - y * down_x) * per_area;
            const float v = (across_x * y - across_y * x) * per_area;
            if (u < 0 || v < 0 || u >= 1 || v >= 1) {
                continue;
            }
            const int across = static_cast<int>(u * static_cast<float>(from.w));
            lay(onto,
                row_of(from, static_cast<int>(v * static_cast<float>(from.h))) + across * kChannels,
                corner.opacity);
        }
    }
}

}  // namespace anthill
