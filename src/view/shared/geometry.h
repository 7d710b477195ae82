#pragma once

// Whole device pixels. Cards are rasterised for the exact size they are shown at, so nothing in the
// view is fractional except the progress of a transition.

#include <algorithm>
#include <cstdint>

namespace anthill {

struct Point {
    int x = 0;
    int y = 0;
    friend constexpr bool operator==(Point, Point) = default;
    friend constexpr Point operator+(Point a, Point b) noexcept { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) noexcept { return {a.x - b.x, a.y - b.y}; }
};

struct Size {
    int w = 0;
    int h = 0;
    friend constexpr bool operator==(Size, Size) = default;
};

struct Rect {
    int x = 0;
    int y = 0;
    int w = 0;
    int h = 0;

    [[nodiscard]] constexpr bool contains(Point p) const noexcept {
        return p.x >= x && p.y >= y && p.x < x + w && p.y < y + h;
    }
    [[nodiscard]] constexpr Point centre() const noexcept { return {x + w / 2, y + h / 2}; }
    [[nodiscard]] constexpr Rect moved(Point by) const noexcept {
        return {x + by.x, y + by.y, w, h};
    }
    /// Smaller by `margin` on each side; a negative margin grows it.
    [[nodiscard]] constexpr Rect inset(int margin) const noexcept {
        return {x + margin, y + margin, w - 2 * margin, h - 2 * margin};
    }
    [[nodiscard]] constexpr bool empty() const noexcept { return w <= 0 || h <= 0; }
    /// The intersection of both; it may be empty.
    [[nodiscard]] constexpr Rect within(Rect other) const noexcept {
        const int left = std::max(x, other.x), top = std::max(y, other.y);
        return {left, top, std::max(0, std::min(x + w, other.x + other.w) - left),
                std::max(0, std::min(y + h, other.y + other.h) - top)};
    }
    friend constexpr bool operator==(Rect, Rect) = default;
};

struct Colour {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    friend constexpr bool operator==(Colour, Colour) = default;
};

/// Colour from 0xRRGGBB, as it is written in the theme and in the drawings.
constexpr Colour rgb(std::uint32_t hex) noexcept {
    return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8),
            static_cast<std::uint8_t>(hex)};
}

}  // namespace anthill
