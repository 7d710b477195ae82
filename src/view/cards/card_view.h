#pragma once

// A game of cards on the board, the same in every game: hands the pointer to the game's CardInput,
// plays what comes of it, keeps the last refusal, and knows which move is on its way.

#include <optional>
#include <string>
#include <utility>

#include "view/cards/card_input.h"
#include "view/cards/cards.h"
#include "view/game_view_of.h"

namespace anthill {

template <TextGame G, class Input>
class CardView : public GameViewOf<G> {
public:
    using GameViewOf<G>::GameViewOf;

    void settle() final { flight_.reset(); }
    void allow(Access access) final {
        if (access == access_) {
            return;
        }
        access_ = access;
        if (access == Access::NotYourTurn || access == Access::Over) {
            input_.forget_premove();
        }
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
    /// Hover marks are drawn only on the canvas.
    ViewAnswer hover(std::optional<Cell> over) final {
        const bool drawn = input_.hover(in_game(over)).kind != Answer::Kind::Nothing;
        return {drawn ? ViewAnswer::Kind::Drawn : ViewAnswer::Kind::Nothing, kNoCell};
    }
    ViewAnswer tap(Cell cell) final { return translate(input_.tap(in_game(cell))); }
    ViewAnswer clear() final { return translate(input_.clear()); }

    [[nodiscard]] std::string refusal() const final { return denial_ ? text_of(*denial_) : "{}"; }

    std::string premove(std::string_view move) final {
        if (input_.access() != Access::Premove) {
            return "no move can be chosen in advance now";
        }
        const auto chosen = G::parse_move(input_.state(), move);
        if (!chosen) {
            return chosen.error();
        }
        input_.clear();
        input_.premove(*chosen);
        return {};
    }
    [[nodiscard]] std::string premove_refusal() const final {
        const auto refusal = input_.premove_refusal();
        return refusal.refused() ? text_of({Denial::Reason::Rules, refusal.cell, refusal}) : "null";
    }

    [[nodiscard]] std::string refusal_of(std::string_view move) const final {
        const auto refusal = explain_text(input_.state(), move);
        return refusal.refused() ? text_of({Denial::Reason::Rules, refusal.cell, refusal}) : "null";
    }

    bool forget_premove() final { return input_.forget_premove(); }

protected:
    using Answer = typename Input::Answer;
    using Denial = typename Input::Denial;
    using Refusal = decltype(Denial::rules);

    /// The game's own cell for one of the layout's, and back: the same unless the board on screen
    /// is a part of a larger frame.
    [[nodiscard]] virtual Cell in_game(Cell cell) const { return cell; }
    [[nodiscard]] virtual Cell on_board(Cell cell) const { return cell; }
    /// Puts the present position on the board, with the present access.
    virtual void show() = 0;
    /// Writes the data that the page's words for this refusal need besides its name and cell.
    virtual void write_refusal(JsonWriter& /*json*/, const Refusal& /*refusal*/) const {}

    ViewAnswer translate(const Answer& answer) {
        switch (answer.kind) {
            case Answer::Kind::Nothing: return {};
            case Answer::Kind::Changed: return {ViewAnswer::Kind::Changed, kNoCell};
            case Answer::Kind::Play:
                if (input_.access() == Access::Premove) {
                    input_.premove(answer.move);
                    return {ViewAnswer::Kind::Changed, kNoCell};
                }
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

    /// To be called with every change of the match: a move that waits outlives the moves of the
    /// side that it waits for, and nothing else.
    void follow_premove(typename GameViewOf<G>::Change change) {
        const auto& waits = input_.premove();
        if (waits && (change != GameViewOf<G>::Change::Forwards ||
                      this->mover(this->ply() - 1) == waits->seat)) {
            input_.forget_premove();
        }
    }
    /// The snapshot's `premove`.
    void write_premove(JsonWriter& json) const {
        json.key("premove");
        if (!input_.premove()) {
            json.null();
            return;
        }
        const typename G::Move move = input_.premove()->move;
        json.open_object().field("text", G::move_text(input_.state(), move));
        if (!(move == G::Move::pass())) {
            json.field("from", index(on_board(move.from))).field("to", index(on_board(move.to)));
        }
        json.close_object();
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
    [[nodiscard]] std::string text_of(const Denial& denial) const {
        JsonWriter json;
        json.open_object().field("reason", denial.word());
        const bool by_rules = denial.reason == Denial::Reason::Rules;
        const Cell cell =
            by_rules && denial.rules.cell != kNoCell ? denial.rules.cell : denial.cell;
        if (cell != kNoCell) {
            json.field("cell", index(on_board(cell)));
        }
        if (by_rules) {
            write_refusal(json, denial.rules);
        }
        json.close_object();
        return json.text();
    }
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
