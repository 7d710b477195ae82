#pragma once

// Pointer input on a board of cards, the same in every game: a press takes hold, a drag shows where
// the card would go, a release acts. Pure: cells in, answers out; no pixels, no time. The game
// decides what a drop means.

#include <optional>
#include <string_view>

#include "core/grid.h"
#include "view/game_view.h"

namespace anthill {

/// Why nothing happened, for the page to put in words.
template <class Refusal>
struct CardDenial {
    enum class Reason : std::uint8_t {
        Rules,            ///< `rules` says why
        NotYourTurn,      ///< the other player, not sitting here, is to move
        Locked,           ///< a dialog or handover screen is up, or the board shows an ended round
        ChooseCardFirst,  ///< an empty space was tapped with nothing selected
        LineCannotAttack  ///< an enemy was tapped with a line selected: only one card attacks
    };
    Reason reason = Reason::Rules;
    Cell cell = kNoCell;  ///< where the player pointed
    Refusal rules;

    /// As the page knows it.
    [[nodiscard]] std::string_view word() const {
        switch (reason) {
            case Reason::Rules: return name(rules.reason);
            case Reason::NotYourTurn: return "not-your-turn";
            case Reason::Locked: return "locked";
            case Reason::ChooseCardFirst: return "choose-card-first";
            case Reason::LineCannotAttack: return "line-cannot-attack";
        }
        return "";
    }
    friend bool operator==(const CardDenial&, const CardDenial&) = default;
};

template <class Move, class Refusal>
struct CardAnswer {
    enum class Kind : std::uint8_t {
        Nothing,
        Changed,  ///< what is in hand, its targets or its preview
        Play,     ///< `move`, which is legal
        Refused,  ///< `denial`
        Question  ///< two cells together mean two commands: the player chooses, see the input
    };
    Kind kind = Kind::Nothing;
    Move move{};
    CardDenial<Refusal> denial{};

    static CardAnswer changed_if(bool changed) {
        CardAnswer answer;
        answer.kind = changed ? Kind::Changed : Kind::Nothing;
        return answer;
    }
    static CardAnswer play(const Move& move) {
        CardAnswer answer;
        answer.kind = Kind::Play;
        answer.move = move;
        return answer;
    }
    static CardAnswer refuse(typename CardDenial<Refusal>::Reason reason, Cell cell,
                             const Refusal& rules = {}) {
        CardAnswer answer;
        answer.kind = Kind::Refused;
        answer.denial = {reason, cell, rules};
        return answer;
    }
    friend bool operator==(const CardAnswer&, const CardAnswer&) = default;
};

/// A pointer that was pressed on a cell: where it began, where it is, and what it has become.
struct Drag {
    Cell origin = kNoCell;
    std::optional<Cell> over;  ///< nothing beside the board
    bool moving = false;       ///< left its first pixels
    bool left = false;         ///< left the cell where it began
    bool grabs = false;        ///< began on a card that may be moved

    /// The pointer moves on; true when that changes what is shown.
    bool move_to(std::optional<Cell> cell) {
        const bool changed = over != cell || !moving;
        moving = true;
        over = cell;
        left = left || cell != origin;
        return changed;
    }
    /// Cards follow the pointer.
    [[nodiscard]] bool lifts() const noexcept { return moving && grabs; }
};

template <class State, class Move, class Refusal>
class CardInput {
public:
    using Answer = CardAnswer<Move, Refusal>;
    using Denial = CardDenial<Refusal>;

    virtual ~CardInput() = default;

    /// A new position, or new permissions: whatever was in hand is let go. A waiting move stays.
    void set_position(const State& state, Access access) {
        state_ = state;
        // A player who chooses in advance does so as if it were their turn now.
        if (access == Access::Premove) {
            state_.mover = other(state.mover);
            look_ahead(state_);
        }
        access_ = access;
        drag_.reset();
        let_go();
    }

    // A pointer. `over` is nothing beside the board.
    void press(Cell cell) { drag_ = Drag{cell, cell, false, false, movable(cell)}; }
    Answer drag(std::optional<Cell> over) {
        return Answer::changed_if(drag_ && drag_->move_to(over));
    }
    Answer release(std::optional<Cell> over) {
        if (!drag_) {
            return {};
        }
        const Drag drag = *drag_;
        drag_.reset();
        if (over == drag.origin && !drag.left && takes_back(*over)) {
            return Answer::changed_if(true);
        }
        Answer answer = drop(drag, over);
        // A drag that came to nothing still takes its preview off the board.
        if (answer.kind == Answer::Kind::Nothing && drag.moving) {
            answer.kind = Answer::Kind::Changed;
        }
        return answer;
    }
    Answer cancel() { return release(std::nullopt); }
    Answer hover(std::optional<Cell> over) {
        if (hover_ == over) {
            return {};
        }
        const Cell before = aim();
        hover_ = over;
        return Answer::changed_if(aim() != before);
    }

    // A move chosen in advance, which waits for its turn.
    struct Premove {
        Move move;
        Seat seat;
    };
    void premove(const Move& move) { premove_ = Premove{move, state_.mover}; }
    /// True when one waited.
    bool forget_premove() {
        const bool waited = premove_.has_value();
        premove_.reset();
        return waited;
    }
    [[nodiscard]] const std::optional<Premove>& premove() const noexcept { return premove_; }
    /// The rules' objection to the waiting move in this position.
    [[nodiscard]] Refusal premove_refusal() const {
        return premove_ ? explain(state_, premove_->move) : Refusal{};
    }

    [[nodiscard]] Access access() const noexcept { return access_; }
    /// The state as the acting player sees it: for a move in advance, with that side to move.
    [[nodiscard]] const State& state() const noexcept { return state_; }

protected:
    [[nodiscard]] virtual bool movable(Cell cell) const noexcept = 0;
    /// The drag has ended here.
    virtual Answer drop(const Drag& drag, std::optional<Cell> over) = 0;
    /// The cell under the pointer that would do something.
    [[nodiscard]] virtual Cell aim() const = 0;
    virtual void let_go() = 0;
    /// Changes a position in which the mover chooses in advance to the one in which it will move.
    virtual void look_ahead(State& /*state*/) const {}

    /// Cards may be taken in hand.
    [[nodiscard]] bool acts() const noexcept {
        return access_ == Access::Open || access_ == Access::Premove;
    }
    /// A tap takes back what waits. True when that is all it does: on another own card it goes on.
    bool takes_back(Cell cell) {
        if (!premove_ || access_ == Access::Locked) {
            return false;
        }
        const bool its_own = cell == premove_->move.from || cell == premove_->move.to;
        premove_.reset();
        return its_own || !movable(cell);
    }
    /// The drag under way.
    [[nodiscard]] const std::optional<Drag>& held() const noexcept { return drag_; }
    /// The cell under the mouse, without a button.
    [[nodiscard]] std::optional<Cell> hovered() const noexcept { return hover_; }
    void forget_drag() { drag_.reset(); }

private:
    State state_;
    Access access_ = Access::Locked;
    std::optional<Premove> premove_;
    std::optional<Drag> drag_;
    std::optional<Cell> hover_;
};

}  // namespace anthill
