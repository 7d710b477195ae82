#include <algorithm>
#include <cstddef>
#include <span>

#include "view/shared/scene.h"

namespace anthill {
namespace {

// Beyond this many comparisons everything between what begins and what ends alike counts as new.
constexpr std::size_t kMostComparisons = 40'000;
// Every rectangle costs a walk through the scene.
constexpr std::size_t kMostRectangles = 6;
// The most rectangles that are kept until all are known, because each is compared with each.
constexpr std::size_t kMostGathered = 24;

std::span<const Vertex> vertices(const Scene& scene, const SceneItem& item) {
    return std::span(scene.vertices).subspan(item.first, item.count);
}

long long area(Rect r) { return static_cast<long long>(r.w) * r.h; }

Rect around(Rect a, Rect b) {
    const int x = std::min(a.x, b.x), y = std::min(a.y, b.y);
    return {x, y, std::max(a.x + a.w, b.x + b.w) - x, std::max(a.y + a.h, b.y + b.h) - y};
}

/// By how much one that covers both is larger than the two together.
long long waste(Rect a, Rect b) { return area(around(a, b)) - area(a) - area(b); }

/// One more, or a larger one in the place of those that with it would be no more work.
void add(std::vector<Rect>& rects, Rect part) {
    std::size_t place = rects.size();
    for (std::size_t i = 0; i < rects.size();) {
        if (waste(rects[i], part) > 0) {
            ++i;
            continue;
        }
        part = around(rects[i], part);
        rects.erase(rects.begin() + static_cast<std::ptrdiff_t>(i));
        place = std::min(place, i);
        i = 0;
    }
    place = std::min(place, rects.size());
    rects.insert(rects.begin() + static_cast<std::ptrdiff_t>(place), part);
}

/// One in the place of the two that it adds least to.
void join_closest(std::vector<Rect>& rects) {
    std::size_t first = 0, second = 1;
    for (std::size_t i = 0; i < rects.size(); ++i) {
        for (std::size_t j = i + 1; j < rects.size(); ++j) {
            if (waste(rects[i], rects[j]) < waste(rects[first], rects[second])) {
                first = i;
                second = j;
            }
        }
    }
    const Rect both = around(rects[first], rects[second]);
    rects.erase(rects.begin() + static_cast<std::ptrdiff_t>(second));
    rects.erase(rects.begin() + static_cast<std::ptrdiff_t>(first));
    add(rects, both);
}

/// The items of two scenes side by side, as far as they differ.
class Comparison {
public:
    Comparison(const Scene& before, const Scene& after) : before_(before), after_(after) {
        const std::size_t most = std::min(before.items.size(), after.items.size());
        while (first_ < most && same(first_, first_)) {
            ++first_;
        }
        std::size_t last = 0;
        while (last < most - first_ &&
               same(before.items.size() - 1 - last, after.items.size() - 1 - last)) {
            ++last;
        }
        rows_ = before.items.size() - first_ - last;
        columns_ = after.items.size() - first_ - last;
    }

    /// Calls found(scene, item) for what only one of them has, or has in another order.
    template <class Found>
    void visit(Found found) {
        fill();
        std::size_t row = 0, column = 0;
        while (row < rows_ || column < columns_) {
            if (row < rows_ && column < columns_ && pairs() &&
                same(first_ + row, first_ + column)) {
                ++row;
                ++column;
            } else if (column == columns_ ||
                       (row < rows_ && longest(row + 1, column) >= longest(row, column + 1))) {
                found(before_, before_.items[first_ + row++]);
            } else {
                found(after_, after_.items[first_ + column++]);
            }
        }
    }

private:
    [[nodiscard]] bool same(std::size_t row, std::size_t column) const {
        const SceneItem &a = before_.items[row], &b = after_.items[column];
        if (a.kind != b.kind || a.count != b.count) {
            return false;
        }
        SceneItem moved = a;
        moved.first = b.first;
        const auto left = vertices(before_, a), right = vertices(after_, b);
        return moved == b && std::equal(left.begin(), left.end(), right.begin());
    }

    [[nodiscard]] bool pairs() const noexcept { return !lengths_.empty(); }
    /// The length of the longest sequence of items that both scenes share from here on.
    [[nodiscard]] int longest(std::size_t row, std::size_t column) const {
        return pairs() ? lengths_[row * (columns_ + 1) + column] : 0;
    }
    void fill() {
        if (rows_ * columns_ > kMostComparisons) {
            return;
        }
        lengths_.assign((rows_ + 1) * (columns_ + 1), 0);
        for (std::size_t row = rows_; row-- > 0;) {
            for (std::size_t column = columns_; column-- > 0;) {
                lengths_[row * (columns_ + 1) + column] = static_cast<std::uint16_t>(
                    same(first_ + row, first_ + column)
                        ? longest(row + 1, column + 1) + 1
                        : std::max(longest(row + 1, column), longest(row, column + 1)));
            }
        }
    }

    const Scene& before_;
    const Scene& after_;
    std::size_t first_ = 0;
    std::size_t rows_ = 0;
    std::size_t columns_ = 0;
    std::vector<std::uint16_t> lengths_;
};

}  // namespace

Rect bounds(const Scene& scene, const SceneItem& item) {
    switch (item.kind) {
        case SceneItem::Kind::Fill:
        case SceneItem::Kind::Picture:
        case SceneItem::Kind::Clip: break;
        case SceneItem::Kind::Triangles:
        case SceneItem::Kind::Tilted: return around(vertices(scene, item));
    }
    return item.where;
}

std::vector<Rect> changes(const Scene& before, const Scene& after, Size canvas) {
    const Rect whole{0, 0, canvas.w, canvas.h};
    bool all = before.background != after.background;
    std::vector<Rect> found;
    if (!all) {
        Comparison(before, after).visit([&](const Scene& scene, const SceneItem& item) {
            // The end of a clip: what follows is seen everywhere.
            all = all || (item.kind == SceneItem::Kind::Clip && item.where.empty());
            const Rect part = bounds(scene, item).within(whole);
            if (!part.empty()) {
                add(found, part);
            }
            if (found.size() > kMostGathered) {
                join_closest(found);
            }
        });
    }
    if (all) {
        return {whole};
    }
    while (found.size() > kMostRectangles) {
        join_closest(found);
    }
    return found;
}

}  // namespace anthill
