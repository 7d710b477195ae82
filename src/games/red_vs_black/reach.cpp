#include "games/red_vs_black/reach.h"

#include <algorithm>

namespace anthill::red_vs_black {

namespace {

struct Scatter {
    int speed;      ///< in hundredths of the speed
    int direction;  ///< hundredths of a degree
};
constexpr Scatter scatter_of(ThrowAccuracy accuracy) noexcept {
    switch (accuracy) {
        case ThrowAccuracy::Practised: return {3, 150};
        case ThrowAccuracy::Ordinary: return {8, 300};
        case ThrowAccuracy::Unpractised: return {15, 600};
    }
    return {3, 150};
}

/// About normal with mean 0 and standard deviation 1, in thousandths: the sum of twelve uniform
/// numbers.
int drawn_deviate(Rng& rng) noexcept {
    int sum = -6000 + 6;  // the mean of twelve draws from 0 to 999 is 5994
    for (int i = 0; i < 12; ++i) {
        sum += static_cast<int>(rng.below(1000));
    }
    return sum;
}

constexpr int kFine = 256;  // parts of a step between two quantiles or two speeds

/// Between a and b, `part` of kFine parts of the way.
constexpr int between(int a, int b, int part) noexcept { return a + (b - a) * part / kFine; }

/// A place in the table for a speed: between this row and the next.
struct Row {
    std::size_t row;
    int part;
};
Row row_of(int speed) noexcept {
    const int above = std::clamp(speed, Aim::kSlowest, Reach::kFastest) - Aim::kSlowest;
    const int row = std::min(above / 100, static_cast<int>(kReachSpeeds) - 2);
    return {static_cast<std::size_t>(row), (above - row * 100) * kFine / 100};
}

/// The value that `part` of Reach::kAll lie before, by one axis of the table.
template <class Axis>
int quantile(Row row, Axis axis, int part) noexcept {
    decltype(Reach::kParts.begin()) above =
        std::upper_bound(Reach::kParts.begin() + 1, Reach::kParts.end() - 1, part);
    const auto step = static_cast<std::size_t>(above - Reach::kParts.begin()) - 1;
    const int along = (part - Reach::kParts[step]) * kFine / (*above - Reach::kParts[step]);
    const auto of = [&](const Reach& reach) {
        return between((reach.*axis)[step], (reach.*axis)[step + 1], along);
    };
    return between(of(kReach[row.row]), of(kReach[row.row + 1]), row.part);
}

// Hundredths of tiles that the hand is behind the near end of the tiles.
constexpr int kRelease = 150;
constexpr int kPerRadian = 5730;  // hundredths of a degree
constexpr int kWidth = kColumns * 100;
constexpr int kLength = kRows * 100;

/// A point as the thrower sees it, turned about the hand by the direction of the throw. Directions
/// are small: sines are angles.
Spot turned(Spot spot, int direction) noexcept {
    const std::int64_t ahead = spot.y + kRelease, right = spot.x;
    const std::int64_t x = right + ahead * direction / kPerRadian;
    const std::int64_t y = ahead - right * direction / kPerRadian -
                           ahead * direction * direction / (2LL * kPerRadian * kPerRadian);
    const auto kept = [](std::int64_t value) {
        return static_cast<std::int16_t>(
            std::clamp<std::int64_t>(value, -Spot::kMost, Spot::kMost));
    };
    return {kept(x), kept(y - kRelease)};
}

/// Side of the square that stands for a die's outline, in hundredths of tiles. Chosen so that as
/// many dice are clear as the simulation gives: tests/measure/red_vs_black.md.
constexpr int kSide = 60;
static_assert(kSide % 2 == 0 && kSide <= 100);

/// The two tiles or strips beyond them, by column or by row, that a die with its middle at `at`
/// lies on, and how much on each.
struct Across {
    std::array<int, 2> strip;
    std::array<int, 2> part;  ///< hundredths of tiles, together kSide
};
constexpr Across across(int at) noexcept {
    const auto strip_at = [](int hundredths) {
        return hundredths >= 0 ? hundredths / 100 : -((99 - hundredths) / 100);
    };
    const int low = at - kSide / 2, first = strip_at(low);
    const int in_first = std::min(kSide, (first + 1) * 100 - low);
    return {{first, first + 1}, {in_first, kSide - in_first}};
}

/// The place that a square of a tile's size is to the thrower, by column and row of the tiles.
constexpr Place place_at(int column, int row, Seat thrower) noexcept {
    if (column < 0 || column >= kColumns || row < -kHillDepth || row >= kRows + kHillDepth) {
        return Place::Off;
    }
    if (row < 0 || row >= kRows) {
        return (row < 0) == (thrower == Seat::Red) ? Place::EnemyHill : Place::OwnHill;
    }
    return is_red_tile(column, row) ? Place::Red : Place::Black;
}

/// The place of a die to the thrower, its middle given in the board's own coordinates.
Place place_at(Spot on_board, Seat thrower, Scoring scoring) noexcept {
    const Across columns = across(on_board.x), rows = across(on_board.y);
    Shares<int> shares{};
    for (std::size_t i = 0; i < 2; ++i) {
        for (std::size_t j = 0; j < 2; ++j) {
            const Place place = place_at(columns.strip[i], rows.strip[j], thrower);
            shares[static_cast<std::size_t>(place)] += columns.part[i] * rows.part[j];
        }
    }
    return place_of(shares, scoring.clear);
}

}  // namespace

Aim limited(Aim aim, int greatest) noexcept {
    return {std::clamp(aim.speed, Aim::kSlowest, greatest),
            std::clamp(aim.direction, -Aim::kWidest, Aim::kWidest)};
}

Aim scattered(Aim aim, ThrowAccuracy accuracy, Rng& rng) noexcept {
    const Scatter scatter = scatter_of(accuracy);
    const int faster = aim.speed * scatter.speed / 100 * drawn_deviate(rng) / 1000;
    const int to_the_right = scatter.direction * drawn_deviate(rng) / 1000;
    return limited({aim.speed + faster, aim.direction + to_the_right});
}

Throw drawn_throw(Seat thrower, unsigned dice, Aim aim, Scoring scoring, Rng& rng) noexcept {
    const Row row = row_of(limited(aim).speed);
    Throw thrown;
    for (unsigned i = 0; i < dice; ++i) {
        const int right = quantile(row, &Reach::x, static_cast<int>(rng.below(Reach::kAll)));
        const int ahead = quantile(row, &Reach::y, static_cast<int>(rng.below(Reach::kAll)));
        const Spot seen = turned(
            {static_cast<std::int16_t>(right), static_cast<std::int16_t>(ahead)}, aim.direction);
        const auto x =
            static_cast<std::int16_t>(kWidth / 2 + (thrower == Seat::Red ? seen.x : -seen.x));
        const auto y = static_cast<std::int16_t>(thrower == Seat::Red ? seen.y : kLength - seen.y);
        const auto number = static_cast<std::uint8_t>(1 + rng.below(kFaces));
        thrown.push_back({number, place_at({x, y}, thrower, scoring), true, {x, y}});
    }
    return thrown;
}

Chances chances(int speed, ThrowAccuracy accuracy, Scoring scoring, int greatest) noexcept {
    // Middles of equally likely parts: of both quantiles, and of what the hand does to the speed
    // and to the direction. Whether a die lies clearly depends on where within a tile it lies: that
    // takes more of them across.
    const int across = scoring.clear ? 24 : 8, along = scoring.clear ? 64 : 128;
    // Thousandths of a standard deviation.
    constexpr std::array kFaster{-1282, -524, 0, 524, 1282};
    constexpr std::array<int, 3> kToTheRight{-967, 0, 967};
    const Scatter scatter = scatter_of(accuracy);
    int tiles = 0, hill = 0, all = 0;
    for (const int faster : kFaster) {
        const Row row =
            row_of(std::min(greatest, speed + speed * scatter.speed / 100 * faster / 1000));
        std::array<int, 24> aside{};
        for (int j = 0; j < across; ++j) {
            aside[static_cast<std::size_t>(j)] =
                quantile(row, &Reach::x, (2 * j + 1) * Reach::kAll / (2 * across));
        }
        for (int i = 0; i < along; ++i) {
            const int ahead = quantile(row, &Reach::y, (2 * i + 1) * Reach::kAll / (2 * along));
            for (int j = 0; j < across; ++j) {
                const int right = aside[static_cast<std::size_t>(j)];
                for (const int to_the_right : kToTheRight) {
                    const Spot seen =
                        turned({static_cast<std::int16_t>(right), static_cast<std::int16_t>(ahead)},
                               scatter.direction * to_the_right / 1000);
                    const Place place =
                        place_at({static_cast<std::int16_t>(kWidth / 2 + seen.x), seen.y},
                                 Seat::Red, scoring);
                    tiles += place == Place::Red || place == Place::Black ? 1 : 0;
                    hill += place == Place::OwnHill ? 1 : 0;
                    ++all;
                }
            }
        }
    }
    // No player can aim at a colour on the tiles: half of them count.
    Chances chances;
    chances.own_colour = static_cast<int>(std::int64_t{tiles} * 5000 / all);
    chances.own_hill = static_cast<int>(std::int64_t{hill} * 10000 / all);
    return chances;
}

}  // namespace anthill::red_vs_black
