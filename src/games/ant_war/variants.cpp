#include "games/ant_war/variants.h"

#include <cassert>

#include "core/text.h"

namespace anthill::ant_war {

namespace {

constexpr std::string_view kSpiral = "spiral", kRandom = "random";
constexpr std::string_view kDrawnLetters = "x-/";
constexpr char kSpace = 'x', kHole = '-';
constexpr unsigned kSpiralSpaces = 25;

/// The spaces of an extent that `has` tells, row by row from the top.
template <class Has>
DealtCells by_rows(Extent extent, const Has& has) noexcept {
    DealtCells spaces;
    for (unsigned row = extent.rows; row-- > 0;) {
        for (unsigned column = 0; column < extent.columns; ++column) {
            const Cell cell = FrameGrid::cell(column, row);
            if (has(cell)) {
                spaces.push_back(cell);
            }
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

Error unreadable(std::string_view written) {
    return unexpected("shape", written,
                      "expected columns x rows such as 5x5, each from 2 to 10 and together 9 "
                      "spaces or more, spiral, random, or rows of x and - such as "
                      "-xxx-/xxxxx/-xxx-");
}

/// A space that no path of neighbouring spaces joins to most of the others; kNoCell for none.
Cell cut_off(const Spaces& spaces) noexcept {
    Spaces reached;
    FixedList<Cell, FrameGrid::kCells> path;
    const auto reach = [&](Cell cell) {
        if (!reached.has(cell)) {
            reached.add(cell);
            path.push_back(cell);
        }
    };
    spaces.each([&](Cell cell) {
        if (path.size() == 0) {
            reach(cell);
        }
    });
    for (std::size_t i = 0; i < path.size(); ++i) {
        (neighbours(path[i]) & spaces).each(reach);
    }
    Cell apart = kNoCell;
    spaces.each([&](Cell cell) {
        if (apart == kNoCell && !reached.has(cell)) {
            apart = cell;
        }
    });
    return apart != kNoCell && 2 * reached.count() < spaces.count() ? path[0] : apart;
}

/// The first or last row or column of the extent that has no space, in words; "" for none.
std::string_view empty_edge(Extent extent, const Spaces& spaces) noexcept {
    bool top = false, bottom = false, left = false, right = false;
    spaces.each([&](Cell cell) {
        top = top || FrameGrid::row(cell) + 1 == extent.rows;
        bottom = bottom || FrameGrid::row(cell) == 0;
        left = left || FrameGrid::column(cell) == 0;
        right = right || FrameGrid::column(cell) + 1 == extent.columns;
    });
    return !top      ? "first row"
           : !bottom ? "last row"
           : !left   ? "first column"
           : !right  ? "last column"
                     : "";
}

/// A board by its rows: "-xxx-/xxxxx/-xxx-".
Parsed<Shape> parse_drawn(std::string_view written) {
    const auto rows = split(written, '/');
    const std::size_t columns = rows[0].size();
    if (rows.size() > Shape::kMostSide) {
        return unexpected("shape", written,
                          "expected at most 10 rows, found " + std::to_string(rows.size()));
    }
    Spaces spaces;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string row = "row " + std::to_string(i + 1);
        if (rows[i].empty() || rows[i].size() > Shape::kMostSide) {
            return unexpected("shape", written,
                              "expected 1 to 10 characters in each row, found " +
                                  std::to_string(rows[i].size()) + " in " + row);
        }
        if (rows[i].size() != columns) {
            return unexpected("shape", written,
                              "expected all rows as long as the first one, which has " +
                                  std::to_string(columns) + " characters, found " +
                                  std::to_string(rows[i].size()) + " in " + row);
        }
        for (unsigned column = 0; column < columns; ++column) {
            if (rows[i][column] == kSpace) {
                spaces.add(FrameGrid::cell(column, static_cast<unsigned>(rows.size() - 1 - i)));
            }
        }
    }
    if (spaces.count() < Shape::kLeastSpaces) {
        return unexpected("shape", written,
                          "expected 9 spaces or more, found " + std::to_string(spaces.count()));
    }
    const Extent extent{static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows.size())};
    if (const std::string_view edge = empty_edge(extent, spaces); !edge.empty()) {
        return unexpected("shape", written, "expected a space in the " + std::string(edge));
    }
    if (const Cell apart = cut_off(spaces); apart != kNoCell) {
        return unexpected("shape", written,
                          "expected every space joined to the others in eight directions, " +
                              FrameGrid::name(apart) + " is cut off");
    }
    return Shape::drawn(extent, spaces);
}

}  // namespace

std::string text(const Shape& shape) {
    const Extent extent = shape.extent();
    switch (shape.kind()) {
        case Shape::Kind::Rectangle: break;
        case Shape::Kind::Spiral: return std::string(kSpiral);
        case Shape::Kind::Random: return std::string(kRandom);
        case Shape::Kind::Drawn: {
            std::string rows;
            for (unsigned row = extent.rows; row-- > 0;) {
                for (unsigned column = 0; column < extent.columns; ++column) {
                    rows += shape.spaces().has(FrameGrid::cell(column, row)) ? kSpace : kHole;
                }
                rows += row > 0 ? "/" : "";
            }
            return rows;
        }
    }
    return std::to_string(extent.columns) + "x" + std::to_string(extent.rows);
}

Parsed<Shape> parse_shape(std::string_view written) {
    if (written == kSpiral) {
        return Shape::spiral();
    }
    if (written == kRandom) {
        return Shape::random();
    }
    if (written.find_first_not_of(kDrawnLetters) == std::string_view::npos) {
        return parse_drawn(written);
    }
    const std::size_t cross = written.find('x');
    if (cross == std::string_view::npos || written[0] == '0' ||
        written.substr(cross + 1, 1) == "0") {
        return unreadable(written);
    }
    const auto columns = parse_number(written.substr(0, cross)),
               rows = parse_number(written.substr(cross + 1));
    if (!columns || !rows || !Shape::is_rectangle(*columns, *rows)) {
        return unreadable(written);
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

unsigned spaces_of(const Shape& shape, Deck deck) noexcept {
    switch (shape.kind()) {
        case Shape::Kind::Rectangle: break;
        case Shape::Kind::Spiral: return kSpiralSpaces;
        case Shape::Kind::Random: return cards_in(deck);
        case Shape::Kind::Drawn: return shape.spaces().count();
    }
    return unsigned{shape.extent().columns} * shape.extent().rows;
}

bool fits(const Shape& shape, Deck deck) noexcept {
    return spaces_of(shape, deck) <= cards_in(deck);
}

DealtCells layout(const Shape& shape, Deck deck, Rng& rng) noexcept {
    assert(fits(shape, deck));
    switch (shape.kind()) {
        case Shape::Kind::Rectangle: break;
        case Shape::Kind::Spiral: return spiral();
        case Shape::Kind::Random: return random_patch(cards_in(deck), rng);
        case Shape::Kind::Drawn:
            return by_rows(shape.extent(), [&](Cell cell) { return shape.spaces().has(cell); });
    }
    return by_rows(shape.extent(), [](Cell) { return true; });
}

}  // namespace anthill::ant_war
