#include "games/ant_war/variants.h"

#include <cassert>

#include "core/text.h"

namespace anthill::ant_war {

namespace {

constexpr std::string_view kSpiral = "spiral", kRandom = "random";
constexpr unsigned kSpiralSpaces = 25;

DealtCells rectangle(Extent extent) noexcept {
    DealtCells spaces;
    for (unsigned row = extent.rows; row-- > 0;) {
        for (unsigned column = 0; column < extent.columns; ++column) {
            spaces.push_back(FrameGrid::cell(column, row));
        }
    }
    return spaces;
}

/// From a7 to g7, down to g1, left to a1, up to a5, right to c5: the first 25 spaces of a spiral
/// one space wide with one space between its windings.
DealtCells spiral() noexcept {
    struct Leg {
        int columns, rows, length;
    };
    static constexpr Leg kLegs[] = {{1, 0, 6}, {0, -1, 6}, {-1, 0, 6}, {0, 1, 4}, {1, 0, 2}};
    int column = 0;
    int row = 6;
    DealtCells spaces;
    spaces.push_back(FrameGrid::cell(0, 6));
    for (const Leg& leg : kLegs) {
        for (int step = 0; step < leg.length; ++step) {
            column += leg.columns;
            row += leg.rows;
            spaces.push_back(
                FrameGrid::cell(static_cast<unsigned>(column), static_cast<unsigned>(row)));
        }
    }
    assert(spaces.size() == kSpiralSpaces);
    return spaces;
}

/// Grows from anywhere by one space next to it at a time, each such space as likely as the others.
DealtCells random_patch(std::size_t size, Rng& rng) noexcept {
    DealtCells spaces;
    Spaces taken;
    FixedList<Cell, FrameGrid::kCells> border;
    Spaces in_border;
    const auto take = [&](Cell cell) {
        spaces.push_back(cell);
        taken.add(cell);
        neighbours(cell).each([&](Cell neighbour) {
            if (!taken.has(neighbour) && !in_border.has(neighbour)) {
                border.push_back(neighbour);
                in_border.add(neighbour);
            }
        });
    };
    take(static_cast<Cell>(rng.below(FrameGrid::kCells)));
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

std::string text(Shape shape) {
    switch (shape.kind()) {
        case Shape::Kind::Rectangle: break;
        case Shape::Kind::Spiral: return std::string(kSpiral);
        case Shape::Kind::Random: return std::string(kRandom);
    }
    return std::to_string(shape.extent().columns) + "x" + std::to_string(shape.extent().rows);
}

std::optional<Shape> parse_shape(std::string_view written) noexcept {
    if (written == kSpiral) {
        return Shape::spiral();
    }
    if (written == kRandom) {
        return Shape::random();
    }
    const std::size_t cross = written.find('x');
    if (cross == std::string_view::npos || written[0] == '0' ||
        written.substr(cross + 1, 1) == "0") {
        return std::nullopt;
    }
    const auto columns = parse_number(written.substr(0, cross)),
               rows = parse_number(written.substr(cross + 1));
    if (!columns || !rows || !Shape::is_rectangle(*columns, *rows)) {
        return std::nullopt;
    }
    return Shape::rectangle(static_cast<unsigned>(*columns), static_cast<unsigned>(*rows));
}

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
    assert(cards.size() == cards_in(deck));
    return cards;
}

unsigned spaces_of(Shape shape, Deck deck) noexcept {
    switch (shape.kind()) {
        case Shape::Kind::Rectangle: break;
        case Shape::Kind::Spiral: return kSpiralSpaces;
        case Shape::Kind::Random: return cards_in(deck);
    }
    return unsigned{shape.extent().columns} * shape.extent().rows;
}

bool fits(Shape shape, Deck deck) noexcept { return spaces_of(shape, deck) <= cards_in(deck); }

DealtCells layout(Shape shape, Deck deck, Rng& rng) noexcept {
    assert(fits(shape, deck));
    switch (shape.kind()) {
        case Shape::Kind::Rectangle: break;
        case Shape::Kind::Spiral: return spiral();
        case Shape::Kind::Random: return random_patch(cards_in(deck), rng);
    }
    return rectangle(shape.extent());
}

}  // namespace anthill::ant_war
