#pragma once

// A game of cards on the board, the same in every game: hands the pointer to the game's CardInput,
// plays what comes of it, keeps the last refusal, and knows which move is on its way.

#include <optional>
#include <string>
#include <utility>

#include "view/cards/card_input.h"
#include "view/cards/cards.h"
#include "view/game_view_of.h"
#include "view/played_on_cells.h"

namespace anthill {

template <TextGame G, class Input>
class CardView : public GameViewOf<G>, public PlayedOnCells {
public:
    using GameViewOf<G>::GameViewOf;

    void settle() final { flight_.reset(); }
    void allow(Access access) final {
        if (access == access_) {
            return;
        }
        access_ = access;
        show();
    }

    void press(Cell cell) final { input_.press(in_game(cell)); }
    ViewAnswer drag(std::optional<Cell> over) final {
        return translate(input_.drag(in_game(over)));
    }
    ViewAnswer release(std::optional<Cell> over) final {
        return translate(input_.release(in_game(over)));
    }
    ViewAnswer cancel() final { return translate(input_.cancel()); }
    /// What the pointer hovers over is marked on the canvas alone.
    ViewAnswer hover(std::optional<Cell> over) final {
        const bool drawn = input_.hover(in_game(over)).kind != Answer::Kind::Nothing;
        return {drawn ? ViewAnswer::Kind::Drawn : ViewAnswer::Kind::Nothing, kNoCell};
    }
    ViewAnswer tap(Cell cell) final { return translate(input_.tap(in_game(cell))); }
    ViewAnswer clear() final { return translate(input_.clear()); }

    [[nodiscard]] std::string refusal() const final {
        JsonWriter json;
        json.open_object();
        if (denial_) {
            json.field("reason", denial_->word());
            const bool by_rules = denial_->reason == Denial::Reason::Rules;
            const Cell cell =
                by_rules && denial_->rules.cell != kNoCell ? denial_->rules.cell : denial_->cell;
            if (cell != kNoCell) {
                json.field("cell", index(on_board(cell)));
            }
            if (by_rules) {
                write_refusal(json, denial_->rules);
            }
        }
        json.close_object();
        return json.text();
    }

protected:
    void* capability(Capable::CapabilityId id) noexcept override {
        return Capable::offer<PlayedOnCells>(id, *this);
    }

    using Answer = typename Input::Answer;
    using Denial = typename Input::Denial;
    using Refusal = decltype(Denial::rules);

    /// The game's own cell for one of the layout's, and back: the same unless the board on screen
    /// is a part of a larger frame.
    [[nodiscard]] virtual Cell in_game(Cell cell) const { return cell; }
    [[nodiscard]] virtual Cell on_board(Cell cell) const { return cell; }
    /// Puts the present position on the board, with the present access.
    virtual void show() = 0;
    /// What the page's words for this refusal need beside its name and cell.
    virtual void write_refusal(JsonWriter& /*json*/, const Refusal& /*refusal*/) const {}

    ViewAnswer translate(const Answer& answer) {
        switch (answer.kind) {
            case Answer::Kind::Nothing: return {};
            case Answer::Kind::Changed: return {ViewAnswer::Kind::Changed, kNoCell};
            case Answer::Kind::Play:
                return {
                    this->play(answer.move) ? ViewAnswer::Kind::Played : ViewAnswer::Kind::Nothing,
                    kNoCell};
            case Answer::Kind::Refused:
                denial_ = answer.denial;
                return {ViewAnswer::Kind::Refused, on_board(answer.denial.cell)};
            // The question itself is in the game's facts.
            case Answer::Kind::Question: return {ViewAnswer::Kind::Changed, kNoCell};
        }
        return {};
    }

    /// A move that is taken back is shown as the move itself, played backwards.
    [[nodiscard]] Moment scene_moment(const Moment& moment) const {
        return {backwards_ ? 1 - moment.progress : moment.progress, moment.drag,
                moment.focus == kNoCell ? kNoCell : in_game(moment.focus), moment.in_hand};
    }

    /// A move begins its way; nothing: the change is shown at once.
    void start_flight(bool backwards, std::optional<Played<G>> flight = std::nullopt) {
        backwards_ = backwards;
        flight_ = std::move(flight);
    }
    [[nodiscard]] const std::optional<Played<G>>& flight() const noexcept { return flight_; }
    [[nodiscard]] Access access() const noexcept { return access_; }
    [[nodiscard]] Input& input() noexcept { return input_; }
    [[nodiscard]] const Input& input() const noexcept { return input_; }

private:
    [[nodiscard]] std::optional<Cell> in_game(std::optional<Cell> cell) const {
        return cell ? std::optional(in_game(*cell)) : std::nullopt;
    }

    Access access_ = Access::Locked;
    Input input_;
    std::optional<Denial> denial_;     ///< the last one
    std::optional<Played<G>> flight_;  ///< the move on its way
    bool backwards_ = false;
};

}  // namespace anthill
