#pragma once

// Interprets a player's input: taps, sweeps, drags and keys on the board of Army Ants become a
// selection, a command, a question or a refusal. Pure: cells in, answers out; no pixels, no time.
// Everything acts on release, and a release outside the board or back where it began, after having
// left, is void.
//
//   tap an own card          selects it; tapped again lets go
//   tap a target             plays the command that the target stands for
//   tap a friend next to it  Swap, or the two of them as a line: asked where both are possible,
//                            else done
//   tap the anthill          with the Queen, in the rally: her Favor, which is asked about first
//   press and sweep          over own cards of one line, three or more: selects the line
//   press and drag           one card, or the selected line by any of its cards, to where it goes
//   with a line selected     a card at its end joins, an end card of the line leaves, a card within
//                            lets the line go
//
// In advance all this chooses a move that waits, also one that only the other side's move could
// make possible; a drag onto a friend is an attack on whatever takes it.

#include <optional>
#include <vector>

#include "games/army_ants/refusal.h"
#include "view/army_ants/targets.h"
#include "view/cards/card_input.h"

namespace anthill::army_ants {

using Answer = CardAnswer<Move, Refusal>;
using Denial = CardDenial<Refusal>;

class Input final : public CardInput<State, Move, Refusal> {
public:
    enum class Choice : std::uint8_t { Neither, Command, Line };

    // Keys, the mirror grid and buttons.
    Answer tap(Cell cell);
    Answer extend(Cell cell);
    Answer choose(Choice choice);
    Answer clear();

    [[nodiscard]] Selection selection() const noexcept { return selection_; }
    /// The open question.
    struct Question {
        Cell selected;
        Cell tapped;
    };
    [[nodiscard]] std::optional<Question> question() const noexcept {
        return asked_ == kNoCell ? std::nullopt : std::optional(Question{selection_.first, asked_});
    }

    /// The parts of this that the board shows.
    struct Shown {
        Selection selection;   ///< with a drag under way: of the drag
        Cell asked = kNoCell;  ///< the friend that the open question is about
        std::vector<Target> targets;
        std::optional<Move> preview;  ///< what a release or tap here would play
        std::optional<Move> premove;  ///< what waits
        CellSet lifted = 0;           ///< cards that follow the pointer
        Cell aim = kNoCell;           ///< the cell under a drag or a hover that would do something
    };
    [[nodiscard]] Shown shown() const;

private:
    /// The effect of an event, before it takes place.
    struct Effect {
        Answer answer;
        Selection selection;
        Cell anchor = kNoCell;
        Cell asked = kNoCell;
    };

    [[nodiscard]] bool own(Cell cell) const noexcept;
    /// By the rules; in advance also what may become legal.
    [[nodiscard]] bool allowed(Move move) const;
    /// The command that takes a card in hand to that cell.
    [[nodiscard]] Move command_to(Cell card, Cell cell) const noexcept;
    /// A line goes as a whole, by whichever of its cards it is grabbed.
    [[nodiscard]] bool lifts_line(const Drag& drag) const noexcept;

    [[nodiscard]] bool movable(Cell cell) const noexcept override;
    Answer drop(const Drag& drag, std::optional<Cell> over) override;
    [[nodiscard]] Cell aim() const override { return shown().aim; }
    void let_go() override;
    /// A side without rally turns moves next in the battle.
    void look_ahead(State& state) const override;

    [[nodiscard]] Effect stay() const { return {{}, selection_, anchor_, asked_}; }
    [[nodiscard]] Effect select(Selection selection, Cell anchor) const;
    [[nodiscard]] Effect play(Move move) const;
    [[nodiscard]] Effect ask(Cell card, Cell cell) const;
    /// The Queen's Favor costs the whole rally: the player is asked before.
    [[nodiscard]] Effect play_or_ask(Move move) const;
    [[nodiscard]] Effect refuse(Denial::Reason reason, Cell cell, const Refusal& rules = {}) const;
    [[nodiscard]] Effect refuse_command(Cell cell, Move command, Selection keep) const;

    [[nodiscard]] Effect on_tap(Cell cell) const;
    [[nodiscard]] Effect on_tap_with_card(Cell cell) const;
    [[nodiscard]] Effect on_tap_with_line(Cell cell) const;
    [[nodiscard]] Effect on_meeting(Cell card, Cell neighbour) const;
    [[nodiscard]] Effect on_drop(const Drag& drag, Cell over) const;
    [[nodiscard]] Effect on_line_drop(Cell grabbed, Cell over) const;

    Answer commit(const Effect& effect);

    Selection selection_;
    Cell anchor_ = kNoCell;  ///< the end that stays when a line is extended card by card
    Cell asked_ = kNoCell;   ///< the neighbour of an unanswered question
};

}  // namespace anthill::army_ants
