#pragma once

// What a player means: taps, sweeps, drags and keys on the board of Army Ants become a selection, a
// command, a question or a refusal. Pure: cells in, answers out; no pixels, no time. Everything
// acts on release, and a release outside the board or back where it began, after having left, is
// void.
//
//   tap an own card          selects it; tapped again lets go
//   tap a target             plays the command that the target stands for
//   tap a friend next to it  Swap, or the two of them as a line: asked where both are possible,
//                            else done
//   press and sweep          over own cards of one line, three or more: selects the line
//   press and drag           one card, or the selected line by any of its cards, to where it goes
//   with a line selected     a card at its end joins, an end card of the line leaves, a card within
//                            lets the line go

#include <optional>
#include <vector>

#include "games/army_ants/refusal.h"
#include "view/army_ants/targets.h"
#include "view/cards/drag.h"
#include "view/game_view.h"

namespace anthill::army_ants {

/// Why nothing happened, for the page to put in words.
struct Denial {
    enum class Reason : std::uint8_t {
        Rules,             ///< `rules` says why `command` is not legal
        NotYourTurn,       ///< the other player, not sitting here, is to move
        Locked,            ///< a dialog or a curtain is up
        ChooseCardFirst,   ///< an empty space was tapped with nothing selected
        LineCannotAttack,  ///< an enemy was tapped with a line selected: an Attack is made by one
                           ///< card
        NoSuchLine         ///< the line cannot be extended to `cell`; `rules` says why
    };
    Reason reason = Reason::Rules;
    Cell cell = kNoCell;  ///< where the player pointed
    Move command;         ///< what was understood; only with Rules
    Refusal rules;
    friend bool operator==(const Denial&, const Denial&) = default;
};

struct Answer {
    enum class Kind : std::uint8_t {
        Nothing,
        Selection,  ///< selection, targets or preview changed
        Play,       ///< `move`, which is legal
        Refused,    ///< `denial`
        Ambiguous   ///< Swap `selected` with `tapped`, or both as a line: choose() answers
    };
    Kind kind = Kind::Nothing;
    Move move;
    Denial denial;
    Cell selected = kNoCell;
    Cell tapped = kNoCell;
    friend bool operator==(const Answer&, const Answer&) = default;
};

class Input {
public:
    enum class Choice : std::uint8_t { Neither, Swap, Line };

    /// A new position, or new permissions: whatever was in hand is let go.
    void set_position(const State& state, Access access);

    // A pointer. `over` is nothing beside the board.
    void press(Cell cell);
    Answer drag(std::optional<Cell> over);
    Answer release(std::optional<Cell> over);
    Answer cancel();
    Answer hover(std::optional<Cell> over);

    // Keys, the mirror grid and buttons.
    Answer tap(Cell cell);
    Answer extend(Cell cell);
    Answer choose(Choice choice);
    Answer clear();

    [[nodiscard]] Selection selection() const noexcept { return selection_; }
    /// The open question of an Ambiguous answer.
    struct Question {
        Cell selected;
        Cell tapped;
    };
    [[nodiscard]] std::optional<Question> question() const noexcept {
        return asked_ == kNoCell ? std::nullopt : std::optional(Question{selection_.first, asked_});
    }

    /// What the board shows of all this.
    struct Shown {
        Selection selection;  ///< with a drag under way: of the drag
        std::vector<Target> targets;
        std::optional<Move> preview;  ///< what a release or tap here would play
        CellSet lifted = 0;           ///< cards that follow the pointer
        Cell aim = kNoCell;           ///< the cell under a drag or a hover that would do something
    };
    [[nodiscard]] Shown shown() const;

private:
    struct CardDrag : Drag {
        bool line = false;  ///< ... of the selected line
    };
    /// What an event leads to, before it does.
    struct Outcome {
        Answer answer;
        Selection selection;
        Cell anchor = kNoCell;
        Cell asked = kNoCell;
    };

    [[nodiscard]] bool own(Cell cell) const noexcept;
    [[nodiscard]] bool movable(Cell cell) const noexcept;

    [[nodiscard]] Outcome stay() const { return {{}, selection_, anchor_, asked_}; }
    [[nodiscard]] Outcome select(Selection selection, Cell anchor) const;
    [[nodiscard]] Outcome play(Move move) const;
    [[nodiscard]] Outcome refuse(const Denial& denial) const;
    [[nodiscard]] Outcome refuse_command(Cell cell, Move command, Selection keep) const;

    [[nodiscard]] Outcome on_tap(Cell cell) const;
    [[nodiscard]] Outcome on_tap_with_card(Cell cell) const;
    [[nodiscard]] Outcome on_tap_with_line(Cell cell) const;
    [[nodiscard]] Outcome on_meeting(Cell card, Cell neighbour) const;
    [[nodiscard]] Outcome on_drop(const CardDrag& drag, Cell over) const;
    [[nodiscard]] Outcome on_line_drop(Cell grabbed, Cell over) const;

    Answer commit(const Outcome& outcome);

    State state_;
    Access access_ = Access::Locked;
    Selection selection_;
    Cell anchor_ = kNoCell;  ///< the end that stays when a line is extended card by card
    Cell asked_ = kNoCell;   ///< the neighbour of an unanswered question
    std::optional<CardDrag> drag_;
    std::optional<Cell> hover_;
};

}  // namespace anthill::army_ants
