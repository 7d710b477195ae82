#pragma once

// Ant War's decks and board shapes, as tables. Deals, notation and the set-up screen read them
// here. Rules: "Other boards and cards" (rules.h). Rulings: the text names shapes "such as" these,
// so any rectangle that the deck can fill is one, and so is any board of spaces and holes that
// hangs together; how the spiral and the random patch lie is ours.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/fixed_list.h"
#include "core/parsed.h"
#include "core/rng.h"
#include "games/ant_war/board.h"

namespace anthill::ant_war {

/// Columns and rows of the smallest rectangle that has room for a shape.
struct Extent {
    std::uint8_t columns = 5;
    std::uint8_t rows = 5;
    friend constexpr bool operator==(Extent, Extent) = default;
};

/// The board of a round: a rectangle without holes, one of the two that are none, or a board
/// drawn space by space.
class Shape {
public:
    enum class Kind : std::uint8_t {
        Rectangle,  ///< every space of the extent
        Spiral,     ///< 25 spaces wound up in a frame of 7 x 7
        Random,     ///< the whole deck on a random patch, connected in eight directions
        Drawn       ///< the spaces of drawn(); not all of the extent, unless it is one wide
    };
    static constexpr unsigned kLeastSide = 2;  ///< columns and rows of a rectangle
    static constexpr unsigned kMostSide = 10;
    /// For a rectangle or a drawn board; the most are what the deck can fill: fits().
    static constexpr unsigned kLeastSpaces = 9;
    static_assert(kMostSide == FrameGrid::kColumns && kMostSide == FrameGrid::kRows);

    constexpr Shape() noexcept = default;  ///< 5 x 5
    static constexpr Shape rectangle(unsigned columns, unsigned rows) noexcept {
        assert(is_rectangle(columns, rows));
        return {Kind::Rectangle,
                {static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows)}};
    }
    static constexpr Shape spiral() noexcept { return {Kind::Spiral, {7, 7}}; }
    static constexpr Shape random() noexcept {
        return {Kind::Random, {FrameGrid::kColumns, FrameGrid::kRows}};
    }

    /// At least kLeastSpaces, connected in eight directions, some in the first and the last of the
    /// extent's rows and columns. A board without holes is the rectangle that it is.
    static constexpr Shape drawn(Extent extent, const Spaces& spaces) noexcept {
        assert(spaces.count() >= kLeastSpaces);
        if (is_rectangle(extent.columns, extent.rows) &&
            spaces.count() == unsigned{extent.columns} * extent.rows) {
            return rectangle(extent.columns, extent.rows);
        }
        Shape shape(Kind::Drawn, extent);
        shape.drawn_ = spaces;
        return shape;
    }

    static constexpr bool is_rectangle(std::uint64_t columns, std::uint64_t rows) noexcept {
        return columns >= kLeastSide && columns <= kMostSide && rows >= kLeastSide &&
               rows <= kMostSide && columns * rows >= kLeastSpaces;
    }

    [[nodiscard]] constexpr Kind kind() const noexcept { return kind_; }
    [[nodiscard]] constexpr Extent extent() const noexcept { return extent_; }
    /// The spaces of a drawn board; of no other shape.
    [[nodiscard]] constexpr const Spaces& spaces() const noexcept {
        assert(kind_ == Kind::Drawn);
        return drawn_;
    }

    friend constexpr bool operator==(const Shape&, const Shape&) = default;

private:
    constexpr Shape(Kind kind, Extent extent) noexcept : kind_(kind), extent_(extent) {}

    Kind kind_ = Kind::Rectangle;
    Extent extent_;
    Spaces drawn_;
};

/// "7x6" (columns x rows), "spiral", "random", or the rows of a drawn board from the top, "x" for a
/// space and "-" for a hole: "-xxx-/xxxxx/-xxx-".
std::string text(const Shape& shape);
/// Reads what text() writes, and a rectangle written by rows. Whether a deck can fill it: fits().
Parsed<Shape> parse_shape(std::string_view written);

enum class Deck : std::uint8_t {
    Jokers,     ///< 52 cards and two jokers
    Plain,      ///< 52 cards
    Analytical  ///< A to 5 and the tens of all suits, and one joker
};
/// Without its jokers.
constexpr std::string_view text(Deck deck) noexcept {
    return deck == Deck::Analytical ? "analytical" : "standard";
}

constexpr unsigned jokers_in(Deck deck) noexcept {
    return deck == Deck::Jokers ? 2 : deck == Deck::Plain ? 0 : 1;
}
/// Does the deck have this card? (How many jokers: jokers_in().)
constexpr bool has(Deck deck, Card card) noexcept {
    if (card.is_joker()) {
        return jokers_in(deck) > 0;
    }
    return deck != Deck::Analytical || card.rank() <= 5 || card.rank() == Card::kTen;
}

constexpr unsigned cards_in(Deck deck) noexcept {
    return (deck == Deck::Analytical ? 24U : 52U) + jokers_in(deck);
}
inline constexpr std::size_t kMostCards = 54;
using Cards = FixedList<Card, kMostCards>;

/// All cards of a deck as they lie before shuffling: hearts A to K, diamonds, spades, clubs,
/// jokers. Changing the order would change every game that is remembered by its seed.
Cards cards_of(Deck deck) noexcept;

/// How many spaces a shape has for this deck. A random one has as many as the deck has cards.
unsigned spaces_of(const Shape& shape, Deck deck) noexcept;
/// Can the deck fill the shape?
bool fits(const Shape& shape, Deck deck) noexcept;

/// The spaces of a shape that fits the deck, in the order in which they are dealt to. Only a random
/// one draws.
using DealtCells = FixedList<Cell, kMostCards>;
DealtCells layout(const Shape& shape, Deck deck, Rng& rng) noexcept;

}  // namespace anthill::ant_war
