#pragma once

// The pieces and places of Army Ants: cards, the 5 x 8 board, territories and the deal positions.
// Rules: "Armies and board" (rules.h).

#include <array>
#include <cstdint>

#include "core/grid.h"
#include "core/seat.h"

namespace anthill::army_ants {

using BoardGrid = Grid<5, 8>;

/// One of the 38 cards, or no card. Suits never matter to play, but a card keeps its suit.
class Card {
public:
    static constexpr unsigned kQueen = 0;  ///< her value: worth less than an Ace
    static constexpr unsigned kHighest = 9;
    static constexpr unsigned kFaces = 32;  ///< face() is below

    constexpr Card() noexcept = default;  ///< no card
    /// value: kQueen or 1 to 9. second_suit: diamonds for Red, clubs for Black, instead of hearts
    /// and spades.
    constexpr Card(Seat seat, unsigned value, bool second_suit) noexcept
        : bits_(static_cast<std::uint8_t>(kPresent | (seat == Seat::Black ? kBlack : 0) |
                                          (second_suit ? kSecondSuit : 0) | value)) {}

    /// The card with this id().
    static constexpr Card of_id(unsigned id) noexcept {
        Card card;
        card.bits_ = static_cast<std::uint8_t>(kPresent | id);
        return card;
    }

    [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
    // The rest only for a card that is there.
    [[nodiscard]] constexpr Seat seat() const noexcept {
        return (bits_ & kBlack) != 0 ? Seat::Black : Seat::Red;
    }
    [[nodiscard]] constexpr unsigned value() const noexcept { return bits_ & kValue; }
    [[nodiscard]] constexpr bool is_queen() const noexcept { return value() == kQueen; }
    [[nodiscard]] constexpr bool second_suit() const noexcept { return (bits_ & kSecondSuit) != 0; }
    /// Colour and value without the suit, 0 to 31: what the repetition rules see.
    [[nodiscard]] constexpr unsigned face() const noexcept { return bits_ & (kBlack | kValue); }
    /// Different for each of the 38 cards, 0 to 63.
    [[nodiscard]] constexpr unsigned id() const noexcept {
        return bits_ & (kBlack | kSecondSuit | kValue);
    }

    friend constexpr bool operator==(Card, Card) = default;

private:
    static constexpr std::uint8_t kValue = 15, kBlack = 16, kSecondSuit = 32, kPresent = 64;
    std::uint8_t bits_ = 0;
};

/// May this card attack that enemy card, distance and way apart? Equal values are both removed.
constexpr bool beats_or_equals(Card attacker, Card target) noexcept {
    return !attacker.is_queen() && attacker.value() >= target.value();
}

constexpr CellSet territory(Seat seat) noexcept {
    constexpr CellSet kRed = BoardGrid::row_set(0) | BoardGrid::row_set(1) | BoardGrid::row_set(2) |
                             BoardGrid::row_set(3);
    return seat == Seat::Red ? kRed : BoardGrid::kAll & ~kRed;
}
/// The row nearest to the enemy: where a Queen must have been set up for the Queen's Favor.
constexpr CellSet front_row(Seat seat) noexcept {
    return BoardGrid::row_set(seat == Seat::Red ? 3 : 4);
}
/// The centre of the back row, left empty by the set-up: where the Queen's Favor takes the Queen.
constexpr Cell gap(Seat seat) noexcept { return BoardGrid::cell(2, seat == Seat::Red ? 0 : 7); }

inline constexpr unsigned kCardsPerSide = 19;

/// Deal positions 1 to 19 as the player sees them: front row left to right, then the rows behind
/// it, the back row without its centre. Black's are the half-turn of Red's.
constexpr std::array<Cell, kCardsPerSide> deal_positions(Seat seat) noexcept {
    std::array<Cell, kCardsPerSide> positions{};
    std::size_t next = 0;
    for (unsigned behind = 0; behind < 4; ++behind) {
        for (unsigned column = 0; column < BoardGrid::kColumns; ++column) {
            const Cell red = BoardGrid::cell(column, 3 - behind);
            if (red != gap(Seat::Red)) {
                positions[next++] =
                    seat == Seat::Red ? red : static_cast<Cell>(BoardGrid::kCells - 1 - index(red));
            }
        }
    }
    return positions;
}

/// The cells on which a side sets up its cards.
constexpr CellSet deal_cells(Seat seat) noexcept { return territory(seat) & ~set_of(gap(seat)); }

/// The number of deal positions, 0 to 18, in the rows up to and including that of `position`. A
/// Minor Deployment fills one row after the other.
constexpr unsigned row_end(unsigned position) noexcept {
    const unsigned end = (position / BoardGrid::kColumns + 1) * BoardGrid::kColumns;
    return end < kCardsPerSide ? end : kCardsPerSide;
}

}  // namespace anthill::army_ants
