#include "view/red_vs_black/dice_separation.h"

#include <algorithm>
#include <cmath>

namespace anthill::red_vs_black {
namespace {

// Between middles: a die is 0.83 tiles wide on average, and its rim takes something.
constexpr double kApart = 0.9;
// A middle this far inside leaves most of the die where it was scored.
constexpr double kInside = 0.2;
// A die that lies between tiles looks so as long as it is not moved further.
constexpr double kBetween = 0.2;
constexpr int kRounds = 60;  // dice that push each other settle in a dozen

struct MovableBox {
    double left = 0, bottom = 0, right = 0, top = 0;

    [[nodiscard]] Vec2 kept(Vec2 spot) const {
        return {std::clamp(spot.x, left, right), std::clamp(spot.y, bottom, top)};
    }
};

/// The box in which a die may be moved; only its own spot if that looks like another place than the
/// one it was scored on, as happens to dice on the edge between two tiles.
MovableBox movable_box(const RestingDie& die) {
    const auto [x, y] = die.spot;
    const MovableBox still{x, y, x, y};
    const bool on_tiles = x >= 0 && x < kColumns && y >= 0 && y < kRows;
    MovableBox box = still;
    if (die.place == Place::Red || die.place == Place::Black) {
        const int column = static_cast<int>(std::floor(x)), row = static_cast<int>(std::floor(y));
        if (!on_tiles || is_red_tile(column, row) != (die.place == Place::Red)) {
            return still;
        }
        box = {column + kInside, row + kInside, column + 1 - kInside, row + 1 - kInside};
    } else if (die.place == Place::Nowhere) {
        box = {x - kBetween, y - kBetween, x + kBetween, y + kBetween};
    } else if (die.place == Place::OwnHill || die.place == Place::EnemyHill) {
        const bool far = (die.place == Place::OwnHill) == (die.thrower == Seat::Red);
        const double from = far ? kRows : -kHillDepth;
        box = {kInside, from + kInside, kColumns - kInside, from + kHillDepth - kInside};
    }
    // A die that lies nearer to the edge already may stay there.
    return {std::min(box.left, x), std::min(box.bottom, y), std::max(box.right, x),
            std::max(box.top, y)};
}

}  // namespace

std::vector<Vec2> separate(const std::vector<RestingDie>& dice) {
    std::vector<Vec2> spots;
    std::vector<MovableBox> boxes;
    for (const RestingDie& die : dice) {
        spots.push_back(die.spot);
        boxes.push_back(movable_box(die));
    }
    bool moved = true;
    for (int round = 0; moved && round < kRounds; ++round) {
        moved = false;
        for (std::size_t i = 0; i < dice.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                // Dice of one throw have pushed each other while they rolled; they only must not be
                // pushed together now.
                const double before =
                    std::hypot(dice[i].spot.x - dice[j].spot.x, dice[i].spot.y - dice[j].spot.y);
                const double wanted =
                    dice[i].thrower == dice[j].thrower ? std::min(before, kApart) : kApart;
                double x = spots[i].x - spots[j].x, y = spots[i].y - spots[j].y;
                double distance = std::hypot(x, y);
                if (distance >= wanted - 0.001) {
                    continue;
                }
                if (distance < 0.001) {
                    x = distance = 1;  // one exactly on the other: any direction is as good
                    y = 0;
                    spots[i].x += 0.001;
                }
                const double by =
                    (wanted - std::hypot(spots[i].x - spots[j].x, spots[i].y - spots[j].y)) / 2 /
                    distance;
                spots[i] = boxes[i].kept({spots[i].x + x * by, spots[i].y + y * by});
                spots[j] = boxes[j].kept({spots[j].x - x * by, spots[j].y - y * by});
                moved = true;
            }
        }
    }
    return spots;
}

}  // namespace anthill::red_vs_black
