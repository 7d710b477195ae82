#pragma once

// What a player means on a board of Ant War: taps, drags and keys become an ant in hand, a move, a
// refusal, or a look at a card. Pure: cells of the frame in, answers out; no pixels, no time.
// Everything acts on release, and a release outside the board or back where it began, after having
// left, is void.
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
#include "view/cards/drag.h"
#include "view/game_view.h"

namespace anthill::ant_war {

/// Why nothing happened, for the page to put in words.
struct Denial {
    enum class Reason : std::uint8_t {
        Rules,        ///< `rules` says why
        NotYourTurn,  ///< the other player, not sitting here, is to move
        Locked        ///< a dialog is up, or the board shows a round that is over
    };
    Reason reason = Reason::Rules;
    Cell cell = kNoCell;  ///< where the player pointed
    Refusal rules;
    friend bool operator==(const Denial&, const Denial&) = default;
};

struct Answer {
    enum class Kind : std::uint8_t {
        Nothing,
        Changed,  ///< what is in hand, looked at or aimed at
        Play,     ///< `move`, which is legal
        Refused   ///< `denial`
    };
    Kind kind = Kind::Nothing;
    Move move;
    Denial denial;
    friend bool operator==(const Answer&, const Answer&) = default;
};

class Input {
public:
    /// A new position, or new permissions: whatever was in hand is let go.
    void set_position(const State& state, Access access);

    // A pointer. `over` is nothing beside the board.
    void press(Cell cell);
    Answer drag(std::optional<Cell> over);
    Answer release(std::optional<Cell> over);
    Answer cancel() { return release(std::nullopt); }
    Answer hover(std::optional<Cell> over);

    // Keys, the mirror grid and buttons.
    Answer tap(Cell cell);
    Answer clear();

    /// The ant in hand, kNoCell for none.
    [[nodiscard]] Cell selected() const noexcept { return selected_; }
    /// The card that the player looks at: the one in hand, or another one tapped last.
    [[nodiscard]] Cell looked_at() const noexcept { return looked_; }

    /// What the board shows of all this.
    struct Shown {
        Cell selected = kNoCell;
        std::vector<Cell> targets;  ///< what the selected or dragged ant can cover, in cell order
        Cell lifted = kNoCell;      ///< the ant that follows the pointer
        Cell aim = kNoCell;         ///< the target under a drag or a hover
        Cell looked = kNoCell;
    };
    [[nodiscard]] Shown shown() const;

private:
    [[nodiscard]] bool movable(Cell cell) const noexcept;
    [[nodiscard]] bool covers(Cell from, Cell to) const noexcept;
    Answer refuse(const Denial& denial) const { return {Answer::Kind::Refused, {}, denial}; }
    Answer attempt(Cell from, Cell to);
    Answer take_in_hand(Cell selected, Cell looked);

    State state_;
    Access access_ = Access::Locked;
    Cell selected_ = kNoCell;
    Cell looked_ = kNoCell;
    std::optional<Drag> drag_;
    std::optional<Cell> hover_;
};

}  // namespace anthill::ant_war
