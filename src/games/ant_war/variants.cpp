#include "games/ant_war/variants.h"

#include <algorithm>

namespace anthill::ant_war {

namespace {

Layout rectangle(Extent extent) noexcept {
    Layout spaces;
    for (unsigned row = extent.rows; row-- > 0;) {
        for (unsigned column = 0; column < extent.columns; ++column) {
            spaces.push_back(Frame::cell(column, row));
        }
    }
    return spaces;
}

/// From a7 to g7, down to g1, left to a1, up to a5, right to c5: the first 25 spaces of a spiral one space wide with one space
/// between its windings.
Layout spiral() noexcept {
    struct Leg {
        int columns, rows, length;
    };
    static constexpr Leg kLegs[] = {{1, 0, 6}, {0, -1, 6}, {-1, 0, 6}, {0, 1, 4}, {1, 0, 2}};
    int column = 0;
    int row = 6;
    Layout spaces;
    spaces.push_back(Frame::cell(0, 6));
    for (const Leg& leg : kLegs) {
        for (int step = 0; step < leg.length; ++step) {
            column += leg.columns;
            row += leg.rows;
            spaces.push_back(Frame::cell(static_cast<unsigned>(column), static_cast<unsigned>(row)));
        }
    }
    return spaces;
}

/// Grows from anywhere by one space next to it at a time, each such space as likely as the others.
Layout random_patch(std::size_t size, Rng& rng) noexcept {
    Layout spaces;
    Spaces taken;
    FixedList<Cell, Frame::kCells> border;
    Spaces in_border;
    const auto take = [&](Cell cell) {
        spaces.push_back(cell);
        taken.add(cell);
        for (const Cell neighbour : neighbours(cell)) {
            if (!taken.has(neighbour) && !in_border.has(neighbour)) {
                border.push_back(neighbour);
                in_border.add(neighbour);
            }
        }
    };
    take(static_cast<Cell>(rng.below(Frame::kCells)));
    while (spaces.size() < size) {
        const std::size_t pick = rng.below(static_cast<std::uint32_t>(border.size()));
        const Cell cell = border[pick];
        border[pick] = border[border.size() - 1];
        border.truncate(border.size() - 1);
        take(cell);
    }
    return spaces;
}

}  // namespace

Cards cards_of(Deck deck) noexcept {
    Cards cards;
    for (unsigned suit = 0; suit < 4; ++suit) {
        for (unsigned rank = Card::kAce; rank <= Card::kKing; ++rank) {
            if (has(deck, Card(rank, suit))) {
                cards.push_back(Card(rank, suit));
            }
        }
    }
    for (unsigned joker = 0; joker < jokers_in(deck); ++joker) {
        cards.push_back(Card::joker());
    }
    return cards;
}

Layout layout(Shape shape, Deck deck, Rng& rng) noexcept {
    switch (shape) {
        case Shape::Square5:
        case Shape::Square4:
        case Shape::Strip: return rectangle(extent_of(shape));
        case Shape::Spiral: return spiral();
        case Shape::Random: break;
    }
    return random_patch(cards_of(deck).size(), rng);
}

}  // namespace anthill::ant_war
