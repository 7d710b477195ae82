#pragma once

// The possible commands of the selected cards: for a selected card or line, every space and card
// that stands for a command, with the command. The input acts on it, the scene marks it. Legality
// is the rules' alone: this only sorts their list.

#include <optional>
#include <vector>

#include "games/army_ants/rules.h"

namespace anthill::army_ants {

/// A card, or the cards of an unbroken line between two ends; `first` <= `last` as cells count.
/// Empty: kNoCell both.
struct Selection {
    Cell first = kNoCell;
    Cell last = kNoCell;

    static Selection between(Cell a, Cell b) noexcept {
        return a < b ? Selection{a, b} : Selection{b, a};
    }
    [[nodiscard]] bool empty() const noexcept { return first == kNoCell; }
    [[nodiscard]] bool single() const noexcept { return !empty() && first == last; }
    [[nodiscard]] bool line() const noexcept { return first != last; }
    [[nodiscard]] CellSet cells() const noexcept;
    friend bool operator==(Selection, Selection) = default;
};

/// The cells from one end to the other, both included; they must share a row or column.
[[nodiscard]] CellSet cells_between(Cell end, Cell other_end) noexcept;

struct Target {
    enum class Kind : std::uint8_t { Move, March, Attack, Exchange, Swap } kind = Kind::Move;
    Cell cell = kNoCell;
    Direction direction = Direction::Up;  ///< only of a March
    Move move;
    friend bool operator==(const Target&, const Target&) = default;
};

/// In the order of the rules' list; never two for one cell. A March along its own line is aimed at
/// with the space that its foremost card reaches, a March broadside with any of the spaces where it
/// lands: each cell means one command.
[[nodiscard]] std::vector<Target> targets_of(const State& state, Selection selection);

/// The same for a move in advance: also what the other side's move could make possible.
[[nodiscard]] std::vector<Target> targets_in_advance(const State& state, Selection selection);

/// A single card could go there, or attack there, if nothing stood in the way: legal perhaps when
/// the other side has moved. Attacks also where a friend stands, who may fall until then. `move` of
/// another kind never is.
[[nodiscard]] bool may_become_legal(const State& state, Move move) noexcept;

/// The command that takes a card to that cell in advance: the Queen goes home by a move where the
/// Favor is no longer hers.
[[nodiscard]] Move command_in_advance(const State& state, Cell from, Cell to) noexcept;

[[nodiscard]] const Target* target_at(const std::vector<Target>& targets, Cell cell) noexcept;

/// The shortest line with both cards that can March; empty when none can.
[[nodiscard]] Selection line_that_marches(const State& state, Cell a, Cell b);

/// The cells where the line of a March lands.
[[nodiscard]] CellSet landing_of(Move march) noexcept;

}  // namespace anthill::army_ants
