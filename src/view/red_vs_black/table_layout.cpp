#include "view/red_vs_black/table_layout.h"

#include <algorithm>
#include <cmath>

namespace anthill::red_vs_black {
namespace {

// Tiles around everything. Beyond the ends some more: dice that have rolled over them are seen
// there.
constexpr double kBeside = 0.3, kBeyond = 0.24;
// Gain in size for which the table lies down: throwing away from oneself comes naturally.
constexpr double kWorthTurning = 1.2;
constexpr int kRowsInAll = kRows + 2 * kHillDepth;  // with both Hills
constexpr double kAcross = kColumns + 2 * kBeside;

double fitting(Size canvas, double w, double h) { return std::min(canvas.w / w, canvas.h / h); }

}  // namespace

TableLayout::TableLayout(const anthill::Layout& layout)
    : canvas_(layout.canvas()),
      line_(layout.device_pixels(1)),
      turned_(layout.bottom() == Seat::Black) {
    const double along = kRowsInAll + 2 * kBeyond;
    const double standing = fitting(canvas_, kAcross, along),
                 lying = fitting(canvas_, along, kAcross);
    rotated_ = lying > standing * kWorthTurning;
    // Whole pixels: all rows of tiles are one size, and so few pictures.
    tile_ = std::max(1.0, std::floor(rotated_ ? lying : standing));
    const auto centred = [this](int canvas, int tiles) {
        return std::floor((canvas - tiles * tile_) / 2) + tiles * tile_ / 2;
    };
    middle_ = {centred(canvas_.w, rotated_ ? kRowsInAll : kColumns),
               centred(canvas_.h, rotated_ ? kColumns : kRowsInAll)};
}

Vec2 TableLayout::way(double x, double y) const noexcept {
    const double side = turned_ ? -tile_ : tile_;
    return rotated_ ? Vec2{y * side, x * side} : Vec2{x * side, -y * side};
}

Vec2 TableLayout::pixel(double x, double y) const noexcept {
    const Vec2 from_middle = way(x - kColumns / 2.0, y - kRows / 2.0);
    return {middle_.x + from_middle.x, middle_.y + from_middle.y};
}

Rect TableLayout::rect(double x, double y, double w, double h) const noexcept {
    const Vec2 a = pixel(x, y), b = pixel(x + w, y + h);
    const auto whole = [](double value) { return static_cast<int>(std::lround(value)); };
    const int left = whole(std::min(a.x, b.x)), top = whole(std::min(a.y, b.y));
    return {left, top, whole(std::max(a.x, b.x)) - left, whole(std::max(a.y, b.y)) - top};
}

Vec2 TableLayout::hill(Seat owner) const noexcept {
    return pixel(kColumns / 2.0, owner == Seat::Red ? kRows + kHillDepth / 2.0 : -kHillDepth / 2.0);
}

Vec2 TableLayout::board(Point pixel) const noexcept {
    const double side = turned_ ? -tile_ : tile_;
    const double right = (pixel.x - middle_.x) / side, down = (pixel.y - middle_.y) / side;
    return rotated_ ? Vec2{kColumns / 2.0 + down, kRows / 2.0 + right}
                    : Vec2{kColumns / 2.0 + right, kRows / 2.0 - down};
}

}  // namespace anthill::red_vs_black
