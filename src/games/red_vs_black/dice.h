#pragma once

// The result of a throw in Ants: Red vs. Black: dice with numbers, and where they lie. Rules: "The
// throw" and "What a die does" (rules.h). Rulings: the text asks for 60 percent of a die and for
// just over half in one sentence, and just over half decides unless a game is dealt with clear=60;
// it gives the Hills no depth, and they are one tile deep.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/seat.h"

namespace anthill::red_vs_black {

/// The board, in tiles, as Red sees it: x from 0 at the left to kColumns, y from 0 at Red's end to
/// kRows at Black's. Red's own Ant Hill lies beyond Black's end, Black's own beyond Red's.
inline constexpr int kColumns = 11;
inline constexpr int kRows = 12;
/// The depth of the Hills, in tiles. Anything further out is off the board.
inline constexpr int kHillDepth = 1;

/// How throws are read when they are made. Past throws do not depend on it.
struct Scoring {
    bool clear = false;  ///< a die counts on a colour only with 60 percent of its outline

    friend constexpr bool operator==(Scoring, Scoring) = default;
};

/// The place that holds more than half of a die's outline, seen from above; all tiles of one colour
/// together.
enum class Place : std::uint8_t {
    Red,        ///< a red tile
    Black,      ///< a black tile
    OwnHill,    ///< the thrower's Ant Hill
    EnemyHill,  ///< the other one, where it was thrown from
    Off,        ///< off the board
    Nowhere     ///< no place has more than half, or with Scoring::clear no colour enough: the die
                ///< counts for neither side
};
inline constexpr unsigned kPlaces = 6;

/// How much of a die's outline lies on each place but Nowhere, by Place; any unit of area.
template <class Area>
using Shares = std::array<Area, kPlaces - 1>;

/// The place of a die with these shares of its outline. `clear` as Scoring::clear.
template <class Area>
constexpr Place place_of(const Shares<Area>& shares, bool clear) noexcept {
    Area whole{};
    for (const Area share : shares) {
        whole += share;
    }
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const auto place = static_cast<Place>(i);
        const bool colour = place == Place::Red || place == Place::Black;
        if (clear && colour ? 5 * shares[i] >= 3 * whole : 2 * shares[i] > whole) {
            return place;
        }
    }
    return Place::Nowhere;
}

inline constexpr unsigned kFaces = 10;  ///< numbers are 1 to 10, as those of units

/// A point of the board in hundredths of a tile; only for pictures, the rules go by the Place.
struct Spot {
    std::int16_t x = 0;
    std::int16_t y = 0;

    static constexpr int kMost = 9999;  ///< either way

    friend constexpr bool operator==(Spot, Spot) = default;
};

/// A die at rest.
struct Die {
    std::uint8_t number = 1;
    Place place = Place::Off;
    bool spotted = false;  ///< it is known where exactly it lies: `spot`
    Spot spot;

    friend constexpr bool operator==(Die, Die) = default;
};

/// The dice of one throw, in the order in which they are numbered from 1 on; none when there has
/// been no throw.
class Throw {
public:
    static constexpr std::size_t kMost = 5;

    /// At most kMost.
    constexpr void push_back(Die die) noexcept {
        assert(size_ < kMost);
        dice_[size_++] = die;
    }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    /// i < size().
    [[nodiscard]] constexpr Die operator[](std::size_t i) const noexcept {
        assert(i < size_);
        return dice_[i];
    }
    [[nodiscard]] constexpr Die& operator[](std::size_t i) noexcept {
        assert(i < size_);
        return dice_[i];
    }
    [[nodiscard]] constexpr const Die* begin() const noexcept { return dice_.data(); }
    [[nodiscard]] constexpr const Die* end() const noexcept { return dice_.data() + size_; }

    friend constexpr bool operator==(const Throw&, const Throw&) = default;

private:
    // Those beyond size_ keep their defaults, so that equal throws are equal values.
    std::array<Die, kMost> dice_{};
    std::uint8_t size_ = 0;
};

/// The tile under a point, by its column and row from 0: is it a red one? The corner at Red's left
/// is black.
constexpr bool is_red_tile(int column, int row) noexcept { return (column + row) % 2 != 0; }

}  // namespace anthill::red_vs_black
