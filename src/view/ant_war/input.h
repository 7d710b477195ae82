#pragma once

// Interprets a player's input on a board of Ant War: taps, drags and keys become an ant in hand, a
// move, a refusal, or a look at a card. Pure: cells of the frame in, answers out; no pixels, no
// time. Everything acts on release, and a release outside the board or back where it began, after
// having left, is void.
//
//   tap an own ant           takes it in hand; tapped again lets go
//   tap an ant in its reach  covers it, whichever colour it has
//   tap another own ant      takes that one in hand instead
//   press and drag           an own ant onto another ant
//   tap any card             with nothing in hand: looks at it; the page says what it can do and
//                            what lies under it

#include <optional>
#include <vector>

#include "games/ant_war/refusal.h"
#include "view/cards/card_input.h"

namespace anthill::ant_war {

using Answer = CardAnswer<Move, Refusal>;
using Denial = CardDenial<Refusal>;

class Input final : public CardInput<State, Move, Refusal> {
public:
    // Keys, the mirror grid and buttons.
    Answer tap(Cell cell);
    Answer clear();

    /// The ant in hand, kNoCell for none.
    [[nodiscard]] Cell selected() const noexcept { return selected_; }
    /// The card that the player looks at: the one in hand, or another one tapped last.
    [[nodiscard]] Cell looked_at() const noexcept { return looked_; }

    /// The parts of this that the board shows.
    struct Shown {
        Cell selected = kNoCell;
        std::vector<Cell> targets;  ///< what the selected or dragged ant can cover, in cell order
        Cell lifted = kNoCell;      ///< the ant that follows the pointer
        Cell aim = kNoCell;         ///< the target under a drag or a hover
        Cell looked = kNoCell;
        std::optional<Move> premove;  ///< what waits
    };
    [[nodiscard]] Shown shown() const;

private:
    [[nodiscard]] bool movable(Cell cell) const noexcept override;
    Answer drop(const Drag& drag, std::optional<Cell> over) override;
    [[nodiscard]] Cell aim() const override { return shown().aim; }
    void let_go() override { selected_ = looked_ = kNoCell; }

    [[nodiscard]] bool covers(Cell from, Cell to) const noexcept;
    Answer attempt(Cell from, Cell to);
    Answer take_in_hand(Cell selected, Cell looked);

    Cell selected_ = kNoCell;
    Cell looked_ = kNoCell;
};

}  // namespace anthill::ant_war
