#pragma once

// The pieces and places of Ant War: cards, what they are worth and how they move, and the frame
// that a board of any shape lies in. Rules: "Workers, Soldiers, Queens, Drones" (rules.h).

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/grid.h"
#include "core/seat.h"

namespace anthill::ant_war {

/// One of the 54 cards, or no card. The two jokers are one and the same card, twice.
class Card {
public:
    static constexpr unsigned kAce = 1;  ///< ranks, as values up to kTen
    static constexpr unsigned kTen = 10;
    static constexpr unsigned kJack = 11;
    static constexpr unsigned kQueen = 12;
    static constexpr unsigned kKing = 13;

    constexpr Card() noexcept = default;  ///< no card
    /// rank: kAce to kKing. suit: 0 hearts, 1 diamonds, 2 spades, 3 clubs.
    constexpr Card(unsigned rank, unsigned suit) noexcept
        : bits_(static_cast<std::uint8_t>(suit * 16 + rank)) {}
    static constexpr Card joker() noexcept {
        Card card;
        card.bits_ = kJoker;
        return card;
    }

    [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
    [[nodiscard]] constexpr bool is_joker() const noexcept { return bits_ == kJoker; }
    [[nodiscard]] constexpr bool is_ant() const noexcept { return bits_ != 0 && bits_ != kJoker; }
    /// May an ant be put on it?
    [[nodiscard]] constexpr bool coverable() const noexcept { return is_ant() && rank() != kJack; }
    /// Is it an ant of this colour?
    [[nodiscard]] constexpr bool is_ant_of(Seat seat) const noexcept {
        return is_ant() && colour() == seat;
    }
    /// 0 for no card to 63 for a joker: different for different cards.
    [[nodiscard]] constexpr unsigned id() const noexcept { return bits_; }

    // The rest only for ants.
    [[nodiscard]] constexpr unsigned rank() const noexcept { return bits_ & 15; }
    [[nodiscard]] constexpr unsigned suit() const noexcept { return bits_ >> 4; }
    [[nodiscard]] constexpr Seat colour() const noexcept {
        return suit() < 2 ? Seat::Red : Seat::Black;
    }
    /// Points for its colour: workers their number; Soldiers, Queens and Drones one.
    [[nodiscard]] constexpr unsigned value() const noexcept { return rank() <= kTen ? rank() : 1; }

    friend constexpr bool operator==(Card, Card) = default;

private:
    static constexpr std::uint8_t kJoker = 63;
    std::uint8_t bits_ = 0;
};

inline constexpr unsigned kCardIds = 64;  ///< Card::id() is below this

/// Points of a joker for the colour that alone has ants next to it.
inline constexpr int kJokerPoints = 3;

/// Boards lie in the lower left corner of a frame of 10 x 10 spaces: cell = row * 10 + column
/// whatever the shape, so that a cell means the same on every board.
struct FrameGrid {
    static constexpr unsigned kColumns = 10;
    static constexpr unsigned kRows = 10;
    static constexpr unsigned kCells = kColumns * kRows;

    static constexpr Cell cell(unsigned column, unsigned row) noexcept {
        return static_cast<Cell>(row * kColumns + column);
    }
    static constexpr unsigned column(Cell cell) noexcept { return index(cell) % kColumns; }
    static constexpr unsigned row(Cell cell) noexcept { return index(cell) / kColumns; }

    /// "a1" to "j10".
    static std::string name(Cell cell);
    /// Exactly what name() writes; nothing for anything else.
    static std::optional<Cell> parse(std::string_view name) noexcept;
};

/// A set of the frame's spaces.
class Spaces {
public:
    constexpr void add(Cell cell) noexcept { words_[index(cell) / kWord] |= bit(cell); }
    constexpr void remove(Cell cell) noexcept { words_[index(cell) / kWord] &= ~bit(cell); }
    [[nodiscard]] constexpr bool has(Cell cell) const noexcept {
        return (words_[index(cell) / kWord] & bit(cell)) != 0;
    }
    [[nodiscard]] constexpr unsigned count() const noexcept {
        return anthill::count(words_[0]) + anthill::count(words_[1]);
    }
    /// Calls visit(cell) for each of them, in the order of the cells.
    template <class Visit>
    constexpr void each(const Visit& visit) const noexcept {
        for (unsigned i = 0; i < words_.size(); ++i) {
            for (CellSet left = words_[i]; left != 0;) {
                visit(static_cast<Cell>(i * kWord + index(take_first(left))));
            }
        }
    }

    friend constexpr Spaces operator&(Spaces a, const Spaces& b) noexcept {
        a.words_[0] &= b.words_[0];
        a.words_[1] &= b.words_[1];
        return a;
    }
    friend constexpr bool operator==(const Spaces&, const Spaces&) = default;

private:
    static constexpr unsigned kWord = 64;
    static constexpr CellSet bit(Cell cell) noexcept { return CellSet{1} << index(cell) % kWord; }
    std::array<CellSet, 2> words_{};
};

/// How an ant moves.
enum class Movement : std::uint8_t {
    Step,   ///< workers and Soldiers: one space in any of eight directions
    Queen,  ///< one or two spaces in a straight line in any of eight directions, passing over
            ///< anything
    Drone   ///< a knight's move, passing over anything
};

constexpr Movement movement(Card ant) noexcept {
    return ant.rank() == Card::kQueen  ? Movement::Queen
           : ant.rank() == Card::kKing ? Movement::Drone
                                       : Movement::Step;
}

/// Can an ant of this movement go so far? Neither way apart from the other.
constexpr bool reaches(Movement movement, Cell from, Cell to) noexcept {
    const int columns =
        static_cast<int>(FrameGrid::column(to)) - static_cast<int>(FrameGrid::column(from));
    const int rows = static_cast<int>(FrameGrid::row(to)) - static_cast<int>(FrameGrid::row(from));
    const int x = columns < 0 ? -columns : columns;
    const int y = rows < 0 ? -rows : rows;
    const int furthest = x > y ? x : y;
    switch (movement) {
        case Movement::Step: return furthest == 1;
        case Movement::Queen: return furthest == 1 || (furthest == 2 && x != 1 && y != 1);
        case Movement::Drone: return x * y == 2;
    }
    return false;
}

/// [movement][from]; what targets() reads.
using AllTargets = std::array<std::array<Spaces, FrameGrid::kCells>, 3>;
extern const AllTargets kTargets;

/// The cells that an ant could go to if only the frame limited it.
inline const Spaces& targets(Movement movement, Cell from) noexcept {
    return kTargets[static_cast<std::size_t>(movement)][index(from)];
}
/// The up to eight spaces around.
inline const Spaces& neighbours(Cell cell) noexcept { return targets(Movement::Step, cell); }

}  // namespace anthill::ant_war
