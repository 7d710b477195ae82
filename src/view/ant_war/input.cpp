#include "view/ant_war/input.h"

#include <algorithm>

namespace anthill::ant_war {

void Input::set_position(const State& state, Access access) {
    state_ = state;
    access_ = access;
    selected_ = looked_ = kNoCell;
    drag_.reset();
}

bool Input::movable(Cell cell) const noexcept {
    return access_ == Access::Open && state_.phase == Phase::Play &&
           state_.at(cell).is_ant_of(state_.mover);
}

bool Input::covers(Cell from, Cell to) const noexcept {
    return !explain(state_, Move::cover(from, to)).refused();
}

Answer Input::take_in_hand(Cell selected, Cell looked) {
    const bool changed = selected != selected_ || looked != looked_;
    selected_ = selected;
    looked_ = looked;
    return {changed ? Answer::Kind::Changed : Answer::Kind::Nothing, {}, {}};
}

Answer Input::attempt(Cell from, Cell to) {
    const Move move = Move::cover(from, to);
    const Refusal refusal = explain(state_, move);
    if (refusal.refused()) {
        take_in_hand(from, from);
        return refuse({Denial::Reason::Rules, to, refusal});
    }
    take_in_hand(kNoCell, kNoCell);
    return {Answer::Kind::Play, move, {}};
}

Answer Input::tap(Cell cell) {
    if (access_ == Access::Locked) {
        return refuse({Denial::Reason::Locked, cell, {}});
    }
    if (cell == selected_) {
        return take_in_hand(kNoCell, kNoCell);
    }
    if (selected_ != kNoCell && (covers(selected_, cell) || !movable(cell))) {
        return attempt(selected_, cell);
    }
    if (movable(cell)) {
        return take_in_hand(cell, cell);
    }
    // Nothing in hand and nothing to take: a look at whatever lies there, whosever turn it is.
    const bool card = !state_.at(cell).empty();
    return take_in_hand(kNoCell, card && cell != looked_ ? cell : kNoCell);
}

void Input::press(Cell cell) { drag_ = Drag::begun(cell, movable(cell)); }

Answer Input::drag(std::optional<Cell> over) {
    if (!drag_) {
        return {};
    }
    const bool changed = drag_->follow(over);
    return {changed ? Answer::Kind::Changed : Answer::Kind::Nothing, {}, {}};
}

Answer Input::release(std::optional<Cell> over) {
    if (!drag_) {
        return {};
    }
    const Drag drag = *drag_;
    drag_.reset();
    Answer answer;
    if (over == drag.origin && !drag.left) {
        answer = tap(*over);
    } else if (over && over != drag.origin && drag.grabs) {
        answer = attempt(drag.origin, *over);
    } else if (over && over != drag.origin && access_ == Access::NotYourTurn &&
               state_.at(drag.origin).is_ant()) {
        answer = refuse({Denial::Reason::NotYourTurn, drag.origin, {}});
    }
    // A drag that came to nothing still takes its preview off the board.
    if (answer.kind == Answer::Kind::Nothing && drag.moving) {
        answer.kind = Answer::Kind::Changed;
    }
    return answer;
}

Answer Input::hover(std::optional<Cell> over) {
    const Cell aim = shown().aim;
    hover_ = over;
    return {aim != shown().aim ? Answer::Kind::Changed : Answer::Kind::Nothing, {}, {}};
}

Answer Input::clear() {
    drag_.reset();
    return take_in_hand(kNoCell, kNoCell);
}

Input::Shown Input::shown() const {
    Shown shown;
    shown.looked = looked_;
    const bool dragging = drag_ && drag_->moving && drag_->grabs;
    shown.selected = dragging ? drag_->origin : selected_;
    if (dragging) {
        shown.lifted = drag_->origin;
    }
    if (shown.selected == kNoCell) {
        return shown;
    }
    for (const Cell cell : targets(gait(state_.at(shown.selected)), shown.selected)) {
        if (covers(shown.selected, cell)) {
            shown.targets.push_back(cell);
        }
    }
    const std::optional<Cell> pointed = dragging ? drag_->over : hover_;
    if (pointed &&
        std::find(shown.targets.begin(), shown.targets.end(), *pointed) != shown.targets.end()) {
        shown.aim = *pointed;
    }
    return shown;
}

}  // namespace anthill::ant_war
