#include "view/ant_war/motion.h"

#include <algorithm>
#include <cstdlib>

#include "view/shared/transition.h"

namespace anthill::ant_war {
namespace {

int distance(Move cover) noexcept {
    const int columns = static_cast<int>(FrameGrid::column(cover.to)) -
                        static_cast<int>(FrameGrid::column(cover.from));
    const int rows =
        static_cast<int>(FrameGrid::row(cover.to)) - static_cast<int>(FrameGrid::row(cover.from));
    return std::max(std::abs(columns), std::abs(rows));
}

}  // namespace

FlyingStack flying_stack(Move cover, double t) noexcept {
    const double way = eased(t);
    const auto between = [way](unsigned from, unsigned to) {
        return from + (static_cast<double>(to) - from) * way;
    };
    const double height = distance(cover) > 1 ? 1.4 : 0.9;
    return {between(FrameGrid::column(cover.from), FrameGrid::column(cover.to)),
            between(FrameGrid::row(cover.from), FrameGrid::row(cover.to)),
            4 * t * (1 - t) * height};
}

double duration_of(Move move) noexcept {
    if (move.kind != Move::Kind::Cover) {
        return 0;
    }
    return distance(move) > 1 ? 1.7 : 1.3;
}

}  // namespace anthill::ant_war
