#pragma once

// What Ant War can be played with and on: decks and board shapes, as tables. Deals, notation and the set-up screen read them here.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/fixed_list.h"
#include "core/rng.h"
#include "games/ant_war/board.h"

namespace anthill::ant_war {

enum class Deck : std::uint8_t {
    Jokers,     ///< 52 cards and two jokers
    Plain,      ///< 52 cards
    Analytical  ///< A to 5 and the tens of all suits, and one joker
};

enum class Shape : std::uint8_t {
    Square5,  ///< 5 x 5
    Square4,  ///< 4 x 4
    Strip,    ///< 2 columns of 10
    Spiral,   ///< 25 spaces wound up in a frame of 7 x 7
    Random    ///< the whole deck on a random patch, connected in eight directions
};

inline constexpr std::array<std::string_view, 5> kShapes{"5x5", "4x4", "2x10", "spiral", "random"};

/// Columns and rows of the smallest rectangle that has room for a shape.
struct Extent {
    std::uint8_t columns = 5;
    std::uint8_t rows = 5;
    friend constexpr bool operator==(Extent, Extent) = default;
};
inline constexpr std::array<Extent, 5> kExtents{{{5, 5}, {4, 4}, {2, 10}, {7, 7}, {Frame::kColumns, Frame::kRows}}};

constexpr Extent extent_of(Shape shape) noexcept { return kExtents[static_cast<std::size_t>(shape)]; }
constexpr std::string_view text(Shape shape) noexcept { return kShapes[static_cast<std::size_t>(shape)]; }
constexpr std::optional<Shape> parse_shape(std::string_view name) noexcept {
    for (std::size_t i = 0; i < kShapes.size(); ++i) {
        if (kShapes[i] == name) {
            return static_cast<Shape>(i);
        }
    }
    return std::nullopt;
}

constexpr unsigned jokers_in(Deck deck) noexcept { return deck == Deck::Jokers ? 2 : deck == Deck::Plain ? 0 : 1; }
/// Does the deck have this card? (How many jokers: jokers_in().)
constexpr bool has(Deck deck, Card card) noexcept {
    if (card.is_joker()) {
        return jokers_in(deck) > 0;
    }
    return deck != Deck::Analytical || card.rank() <= 5 || card.rank() == Card::kTen;
}

inline constexpr std::size_t kMostCards = 54;
using Cards = FixedList<Card, kMostCards>;

/// All cards of a deck as they lie before shuffling: hearts A to K, diamonds, spades, clubs, jokers. Changing the order would
/// change every game that is remembered by its seed.
Cards cards_of(Deck deck) noexcept;

/// The spaces of a shape in the order in which they are dealt to. Only Random draws, and has as many spaces as the deck has cards.
using Layout = FixedList<Cell, kMostCards>;
Layout layout(Shape shape, Deck deck, Rng& rng) noexcept;

}  // namespace anthill::ant_war
