#include "view/army_ants/input.h"

#include <cstdlib>
#include <utility>

namespace anthill::army_ants {
namespace {

/// The target of a line dragged from `grabbed` to `over`: a March is straight, so the larger part
/// of the way counts.
Cell straightened(Cell grabbed, Cell over) noexcept {
    const int columns =
        static_cast<int>(BoardGrid::column(over)) - static_cast<int>(BoardGrid::column(grabbed));
    const int rows =
        static_cast<int>(BoardGrid::row(over)) - static_cast<int>(BoardGrid::row(grabbed));
    return std::abs(columns) > std::abs(rows)
               ? BoardGrid::cell(BoardGrid::column(over), BoardGrid::row(grabbed))
               : BoardGrid::cell(BoardGrid::column(grabbed), BoardGrid::row(over));
}

/// The card of the line that would move straight to the cell, or its nearer end where none would.
Cell card_facing(Selection line, Cell cell) noexcept {
    for (const Cell card : CellsOf(line.cells())) {
        const auto direction = BoardGrid::direction(card, cell);
        if (direction && direction != BoardGrid::direction(line.first, line.last) &&
            direction != BoardGrid::direction(line.last, line.first)) {
            return card;
        }
    }
    return cell < line.first ? line.first : line.last;
}

}  // namespace

void Input::let_go() {
    selection_ = {};
    anchor_ = asked_ = kNoCell;
}

void Input::look_ahead(State& state) const {
    if (state.phase == Phase::Rally && state.rally_left[index(state.mover)] == 0) {
        state.phase = Phase::Battle;
        state.rally_left = {};
    }
}

bool Input::own(Cell cell) const noexcept {
    const Card card = state().at(cell);
    return !card.empty() && card.seat() == state().mover;
}

bool Input::allowed(Move move) const {
    return !explain(state(), move).refused() ||
           (access() == Access::Premove && may_become_legal(state(), move));
}

Move Input::command_to(Cell card, Cell cell) const noexcept {
    return access() == Access::Premove ? command_in_advance(state(), card, cell)
                                       : command(state(), card, cell);
}

bool Input::movable(Cell cell) const noexcept { return acts() && own(cell); }

Input::Effect Input::select(Selection selection, Cell anchor) const {
    return {Answer::changed_if(true), selection, anchor, kNoCell};
}

Input::Effect Input::play(Move move) const { return {Answer::play(move), {}, kNoCell, kNoCell}; }

Input::Effect Input::ask(Cell card, Cell cell) const {
    return {{Answer::Kind::Question}, {card, card}, card, cell};
}

Input::Effect Input::play_or_ask(Move move) const {
    return move.kind == Move::Kind::Favor ? ask(move.from, move.to) : play(move);
}

Input::Effect Input::refuse(Denial::Reason reason, Cell cell, const Refusal& rules) const {
    return {Answer::refuse(reason, cell, rules), selection_, anchor_, kNoCell};
}

Input::Effect Input::refuse_command(Cell cell, Move command, Selection keep) const {
    Effect effect = refuse(Denial::Reason::Rules, cell, explain(state(), command));
    effect.selection = keep;
    effect.anchor = keep == selection_ ? anchor_ : keep.first;
    return effect;
}

Input::Effect Input::on_tap(Cell cell) const {
    switch (access()) {
        case Access::Open:
        case Access::Premove: break;
        case Access::NotYourTurn: return refuse(Denial::Reason::NotYourTurn, cell);
        case Access::Locked: return refuse(Denial::Reason::Locked, cell);
        case Access::Over:
            return refuse(Denial::Reason::Rules, cell, {Refusal::Reason::GameOver, kNoCell, 0, 0});
    }
    if (selection_.line()) {
        return on_tap_with_line(cell);
    }
    if (!selection_.empty()) {
        return on_tap_with_card(cell);
    }
    if (own(cell)) {
        return select({cell, cell}, cell);
    }
    if (state().at(cell).empty()) {
        return refuse(Denial::Reason::ChooseCardFirst, cell);
    }
    return refuse(Denial::Reason::Rules, cell, {Refusal::Reason::NotYourCard, cell, 0, 0});
}

Input::Effect Input::on_tap_with_card(Cell cell) const {
    const Cell card = selection_.first;
    if (cell == card) {
        return select({}, kNoCell);
    }
    // A third one in their row answers the question about two: they march.
    if (asked_ != kNoCell && own(asked_) && own(cell)) {
        const auto along = BoardGrid::direction(card, asked_);
        for (const auto& [near, far] : {std::pair{asked_, card}, std::pair{card, asked_}}) {
            if (along && BoardGrid::direction(near, cell) == BoardGrid::direction(far, near) &&
                BoardGrid::distance(near, cell) == 1) {
                return select(Selection::between(far, cell), card);
            }
        }
    }
    if (own(cell) && BoardGrid::direction(card, cell) && BoardGrid::distance(card, cell) == 1) {
        return on_meeting(card, cell);
    }
    const Move move = command_to(card, cell);
    if (allowed(move)) {
        return play_or_ask(move);
    }
    if (own(cell)) {
        return select({cell, cell}, cell);
    }
    return refuse_command(cell, move, selection_);
}

Input::Effect Input::on_tap_with_line(Cell cell) const {
    const auto [first, last] = selection_;
    const Direction along = *BoardGrid::direction(first, last);
    if (contains(selection_.cells(), cell)) {
        if (cell != first && cell != last) {
            return select({}, kNoCell);
        }
        const Selection rest = cell == first
                                   ? Selection{BoardGrid::moved(first, along), last}
                                   : Selection{first, BoardGrid::moved(last, opposite(along))};
        return select(rest, anchor_ == cell ? rest.first : anchor_);
    }
    if (own(cell)) {
        const bool before = BoardGrid::direction(first, cell) == opposite(along) &&
                            BoardGrid::distance(first, cell) == 1;
        const bool behind =
            BoardGrid::direction(last, cell) == along && BoardGrid::distance(last, cell) == 1;
        if (before) {
            return select({cell, last}, anchor_);
        }
        if (behind) {
            return select({first, cell}, anchor_);
        }
        return select({cell, cell}, cell);
    }
    if (!state().at(cell).empty()) {
        return refuse(Denial::Reason::LineCannotAttack, cell);
    }
    const std::vector<Target> targets = targets_of(state(), selection_);
    if (const Target* target = target_at(targets, cell)) {
        return play(target->move);
    }
    const MarchAttempt attempt =
        march_command(state(), first, last, card_facing(selection_, cell), cell);
    return refuse(Denial::Reason::Rules, cell, attempt.refusal);
}

Input::Effect Input::on_meeting(Cell card, Cell neighbour) const {
    const Move swap = command(state(), card, neighbour);
    if (line_that_marches(state(), card, neighbour).empty()) {
        return play(swap);
    }
    return ask(card, neighbour);
}

Input::Effect Input::on_drop(const Drag& drag, Cell over) const {
    if (over == drag.origin) {
        return drag.left ? stay() : on_tap(over);
    }
    if (!drag.grabs) {
        return stay();
    }
    if (lifts_line(drag)) {
        return on_line_drop(drag.origin, over);
    }
    const Move recapture = Move::attack(drag.origin, over);
    if (access() == Access::Premove && own(over) && may_become_legal(state(), recapture)) {
        return play(recapture);
    }
    if (own(over) && !explain_line(state(), drag.origin, over).refused()) {
        if (BoardGrid::distance(drag.origin, over) == 1) {
            return on_meeting(drag.origin, over);
        }
        return select(Selection::between(drag.origin, over), drag.origin);
    }
    const Move move = command_to(drag.origin, over);
    if (allowed(move)) {
        return play_or_ask(move);
    }
    return refuse_command(over, move, {drag.origin, drag.origin});
}

Input::Effect Input::on_line_drop(Cell grabbed, Cell over) const {
    const MarchAttempt attempt = march_command(state(), selection_.first, selection_.last, grabbed,
                                               straightened(grabbed, over));
    if (!attempt.refusal.refused()) {
        return play(attempt.move);
    }
    return refuse(Denial::Reason::Rules, over, attempt.refusal);
}

Answer Input::commit(const Effect& effect) {
    Answer answer = effect.answer;
    const bool changed = effect.selection != selection_ || effect.asked != asked_;
    selection_ = effect.selection;
    anchor_ = effect.anchor;
    asked_ = effect.asked;
    if (answer.kind == Answer::Kind::Nothing && changed) {
        answer.kind = Answer::Kind::Changed;
    }
    return answer;
}

bool Input::lifts_line(const Drag& drag) const noexcept {
    return drag.grabs && selection_.line() && contains(selection_.cells(), drag.origin);
}

Answer Input::drop(const Drag& drag, std::optional<Cell> over) {
    return commit(over ? on_drop(drag, *over) : stay());
}

Answer Input::tap(Cell cell) {
    return takes_back(cell) ? Answer::changed_if(true) : commit(on_tap(cell));
}

Answer Input::extend(Cell cell) {
    if (selection_.empty() || !movable(anchor_)) {
        return tap(cell);
    }
    if (cell == anchor_) {
        return commit(select({cell, cell}, cell));
    }
    const Refusal refusal = explain_line(state(), anchor_, cell);
    if (refusal.refused()) {
        return commit(refuse(Denial::Reason::Rules, cell, refusal));
    }
    return commit(select(Selection::between(anchor_, cell), anchor_));
}

Answer Input::choose(Choice choice) {
    if (asked_ == kNoCell) {
        return {};
    }
    const Cell card = selection_.first, neighbour = asked_;
    switch (choice) {
        case Choice::Command: return commit(play(command(state(), card, neighbour)));
        case Choice::Line: return commit(select(line_that_marches(state(), card, neighbour), card));
        case Choice::Neither: break;
    }
    return commit(select(selection_, anchor_));
}

Answer Input::clear() {
    forget_drag();
    const bool waited = forget_premove();
    if (selection_.empty() && asked_ == kNoCell) {
        return Answer::changed_if(waited);
    }
    return commit(select({}, kNoCell));
}

Input::Shown Input::shown() const {
    Shown shown;
    shown.selection = selection_;
    shown.asked = asked_ != kNoCell && own(asked_) ? asked_ : kNoCell;
    if (held() && held()->lifts()) {
        if (!lifts_line(*held())) {
            shown.selection = {held()->origin, held()->origin};
        }
        shown.asked = kNoCell;
        shown.lifted = shown.selection.cells();
        if (held()->over && held()->over != held()->origin) {
            const Effect effect = on_drop(*held(), *held()->over);
            // A sweep along a line: its cards stay where they are.
            if (effect.answer.kind == Answer::Kind::Changed) {
                shown.selection = effect.selection;
                shown.lifted = 0;
            } else if (effect.answer.kind != Answer::Kind::Refused) {
                shown.aim = *held()->over;
                if (effect.answer.kind == Answer::Kind::Play) {
                    shown.preview = effect.answer.move;
                }
            }
        }
    }
    if (premove()) {
        shown.premove = premove()->move;
        // Shows where it would come to stand, until it is known whether it can.
        if (access() == Access::Premove && shown.selection.empty()) {
            shown.preview = shown.premove;
        }
    }
    shown.targets = access() == Access::Premove ? targets_in_advance(state(), shown.selection)
                                                : targets_of(state(), shown.selection);
    if (!held() && hovered() && acts()) {
        if (const Target* target = target_at(shown.targets, *hovered())) {
            shown.aim = *hovered();
            if (target->kind != Target::Kind::Swap) {
                shown.preview = target->move;
            }
        }
    }
    return shown;
}

}  // namespace anthill::army_ants
