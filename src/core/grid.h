#pragma once

// Rectangular boards: typed cells, their names ("a1" is the lower left corner) and sets of cells as
// bits. Games with at most 64 spaces do their move generation on such sets.

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace anthill {

/// A space of some board, counted from the lower left corner row by row: cell = row * columns +
/// column. The Grid tells the rest.
enum class Cell : std::uint8_t {};

inline constexpr Cell kNoCell{255};

constexpr unsigned index(Cell cell) noexcept { return static_cast<unsigned>(cell); }

/// A set of cells: bit n is cell n.
using CellSet = std::uint64_t;

/// Only cells below 64 are in sets: not kNoCell, nor those of larger boards.
constexpr CellSet set_of(Cell cell) noexcept {
    assert(index(cell) < 64);
    return CellSet{1} << index(cell);
}
constexpr bool contains(CellSet set, Cell cell) noexcept {
    assert(index(cell) < 64);
    return (set >> index(cell) & 1) != 0;
}
constexpr unsigned count(CellSet set) noexcept { return static_cast<unsigned>(std::popcount(set)); }
/// The lowest cell of a set that is not empty.
constexpr Cell first(CellSet set) noexcept {
    assert(set != 0);
    return static_cast<Cell>(std::countr_zero(set));
}
/// The highest cell of a set that is not empty.
constexpr Cell last(CellSet set) noexcept {
    assert(set != 0);
    return static_cast<Cell>(63 - std::countl_zero(set));
}
/// Takes the lowest cell out of a set that is not empty.
constexpr Cell take_first(CellSet& set) noexcept {
    const Cell cell = first(set);
    set &= set - 1;
    return cell;
}

/// The cells of a set from the lowest to the highest, for a loop over them.
class CellsOf {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(CellSet left) noexcept : left_(left) {}
        constexpr Cell operator*() const noexcept { return first(left_); }
        constexpr Iterator& operator++() noexcept {
            left_ &= left_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        CellSet left_;
    };

    constexpr explicit CellsOf(CellSet set) noexcept : set_(set) {}
    [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator(set_); }
    [[nodiscard]] constexpr Iterator end() const noexcept { return Iterator(0); }

private:
    CellSet set_;
};

enum class Direction : std::uint8_t { Up, Right, Down, Left };
inline constexpr Direction kDirections[] = {Direction::Up, Direction::Right, Direction::Down,
                                            Direction::Left};

constexpr Direction opposite(Direction d) noexcept {
    return static_cast<Direction>((static_cast<unsigned>(d) + 2) % 4);
}

/// A board of Columns x Rows spaces, at most 64 of them, with single-character column and row
/// names.
template <unsigned Columns, unsigned Rows>
struct Grid {
    static_assert(Columns >= 2 && Columns <= 26 && Rows <= 9 && Columns * Rows <= 64);

    static constexpr unsigned kColumns = Columns;
    static constexpr unsigned kRows = Rows;
    static constexpr unsigned kCells = Columns * Rows;

    static constexpr Cell cell(unsigned column, unsigned row) noexcept {
        assert(column < Columns && row < Rows);
        return static_cast<Cell>(row * Columns + column);
    }
    static constexpr unsigned column(Cell cell) noexcept { return index(cell) % Columns; }
    static constexpr unsigned row(Cell cell) noexcept { return index(cell) / Columns; }

    static constexpr CellSet kAll = kCells == 64 ? ~CellSet{0} : (CellSet{1} << kCells) - 1;

    static constexpr CellSet row_set(unsigned row) noexcept {
        return ((CellSet{1} << Columns) - 1) << (row * Columns);
    }
    static constexpr CellSet column_set(unsigned column) noexcept {
        CellSet set = 0;
        for (unsigned row = 0; row < Rows; ++row) {
            set |= set_of(cell(column, row));
        }
        return set;
    }

    /// How the index changes with one step in this direction.
    static constexpr int offset(Direction d) noexcept {
        switch (d) {
            case Direction::Up: return static_cast<int>(Columns);
            case Direction::Right: return 1;
            case Direction::Down: return -static_cast<int>(Columns);
            case Direction::Left: return -1;
        }
        return 0;
    }
    /// The cell `steps` away; the caller knows that it is on the board.
    static constexpr Cell moved(Cell cell, Direction d, int steps = 1) noexcept {
        const int there = static_cast<int>(index(cell)) + offset(d) * steps;
        assert(there >= 0 && there < static_cast<int>(kCells));
        return static_cast<Cell>(there);
    }

    /// Every cell of the set moved one step; those that would leave the board drop out.
    template <Direction D>
    static constexpr CellSet shift(CellSet set) noexcept {
        if constexpr (D == Direction::Up) {
            return set << Columns & kAll;
        } else if constexpr (D == Direction::Down) {
            return set >> Columns;
        } else if constexpr (D == Direction::Right) {
            return set << 1 & kAll & ~column_set(0);
        } else {
            return set >> 1 & ~column_set(Columns - 1);
        }
    }
    static constexpr CellSet shift(CellSet set, Direction d) noexcept {
        switch (d) {
            case Direction::Up: return shift<Direction::Up>(set);
            case Direction::Right: return shift<Direction::Right>(set);
            case Direction::Down: return shift<Direction::Down>(set);
            case Direction::Left: return shift<Direction::Left>(set);
        }
        return 0;
    }
    /// The cells orthogonally next to the set; cells of the set itself are among them where they
    /// are next to each other.
    static constexpr CellSet neighbours(CellSet set) noexcept {
        return shift<Direction::Up>(set) | shift<Direction::Right>(set) |
               shift<Direction::Down>(set) | shift<Direction::Left>(set);
    }
    /// All of `space` that can be reached from `seed`, a part of it, by orthogonal steps within it.
    static constexpr CellSet flood(CellSet seed, CellSet space) noexcept {
        for (;;) {
            const CellSet grown = (seed | neighbours(seed)) & space;
            if (grown == seed) {
                return seed;
            }
            seed = grown;
        }
    }

    /// All cells from this one, itself left out, to the edge of the board.
    static constexpr CellSet ray(Cell from, Direction d) noexcept {
        assert(index(from) < kCells);
        return kRays[static_cast<unsigned>(d)][index(from)];
    }
    /// The first cell of `set` that one comes to in this direction; kNoCell if there is none.
    static constexpr Cell first_met(Cell from, Direction d, CellSet set) noexcept {
        const CellSet met = ray(from, d) & set;
        if (met == 0) {
            return kNoCell;
        }
        return d == Direction::Up || d == Direction::Right ? first(met) : last(met);
    }

    /// The direction from one cell to another in the same row or column; nothing for equal cells
    /// and all others.
    static constexpr std::optional<Direction> direction(Cell from, Cell to) noexcept {
        if (from == to) {
            return std::nullopt;
        }
        if (column(from) == column(to)) {
            return row(from) < row(to) ? Direction::Up : Direction::Down;
        }
        if (row(from) == row(to)) {
            return column(from) < column(to) ? Direction::Right : Direction::Left;
        }
        return std::nullopt;
    }
    /// Steps between two cells of one row or column.
    static constexpr int distance(Cell from, Cell to) noexcept {
        assert(column(from) == column(to) || row(from) == row(to));
        const int columns = static_cast<int>(column(to)) - static_cast<int>(column(from));
        const int rows = static_cast<int>(row(to)) - static_cast<int>(row(from));
        return (columns < 0 ? -columns : columns) + (rows < 0 ? -rows : rows);
    }

    static std::string name(Cell cell) {
        return {static_cast<char>('a' + column(cell)), static_cast<char>('1' + row(cell))};
    }
    /// Reads a name such as "c4"; nothing if it is not exactly that.
    static constexpr std::optional<Cell> parse(std::string_view name) noexcept {
        if (name.size() != 2 || name[0] < 'a' || name[0] >= static_cast<char>('a' + Columns) ||
            name[1] < '1' || name[1] >= static_cast<char>('1' + Rows)) {
            return std::nullopt;
        }
        return cell(static_cast<unsigned>(name[0] - 'a'), static_cast<unsigned>(name[1] - '1'));
    }

private:
    static constexpr auto kRays = [] {
        std::array<std::array<CellSet, kCells>, 4> rays{};
        for (unsigned i = 0; i < kCells; ++i) {
            const unsigned c = i % Columns, r = i / Columns;
            for (unsigned j = 0; j < kCells; ++j) {
                const unsigned other_c = j % Columns, other_r = j / Columns;
                const CellSet bit = CellSet{1} << j;
                if (c == other_c && other_r > r) {
                    rays[static_cast<unsigned>(Direction::Up)][i] |= bit;
                } else if (c == other_c && other_r < r) {
                    rays[static_cast<unsigned>(Direction::Down)][i] |= bit;
                } else if (r == other_r && other_c > c) {
                    rays[static_cast<unsigned>(Direction::Right)][i] |= bit;
                } else if (r == other_r && other_c < c) {
                    rays[static_cast<unsigned>(Direction::Left)][i] |= bit;
                }
            }
        }
        return rays;
    }();
};

}  // namespace anthill
