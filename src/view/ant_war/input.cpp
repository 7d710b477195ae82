#include "view/ant_war/input.h"

#include <algorithm>

namespace anthill::ant_war {

bool Input::movable(Cell cell) const noexcept {
    return acts() && state().phase == Phase::Play && state().at(cell).is_ant_of(state().mover);
}

bool Input::covers(Cell from, Cell to) const noexcept {
    return !explain(state(), Move::cover(from, to)).refused();
}

Answer Input::take_in_hand(Cell selected, Cell looked) {
    const bool changed = selected != selected_ || looked != looked_;
    selected_ = selected;
    looked_ = looked;
    return Answer::changed_if(changed);
}

Answer Input::attempt(Cell from, Cell to) {
    const Move move = Move::cover(from, to);
    const Refusal refusal = explain(state(), move);
    if (refusal.refused()) {
        take_in_hand(from, from);
        return Answer::refuse(Denial::Reason::Rules, to, refusal);
    }
    take_in_hand(kNoCell, kNoCell);
    return Answer::play(move);
}

Answer Input::tap(Cell cell) {
    if (access() == Access::Locked) {
        return Answer::refuse(Denial::Reason::Locked, cell);
    }
    if (takes_back(cell)) {
        return Answer::changed_if(true);
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
    const bool card = !state().at(cell).empty();
    return take_in_hand(kNoCell, card && cell != looked_ ? cell : kNoCell);
}

Answer Input::drop(const Drag& drag, std::optional<Cell> over) {
    if (over == drag.origin) {
        return drag.left ? Answer{} : tap(*over);
    }
    if (over && drag.grabs) {
        return attempt(drag.origin, *over);
    }
    if (over && access() == Access::NotYourTurn && state().at(drag.origin).is_ant()) {
        return Answer::refuse(Denial::Reason::NotYourTurn, drag.origin);
    }
    return {};
}

Answer Input::clear() {
    forget_drag();
    const bool waited = forget_premove();
    const Answer let_go = take_in_hand(kNoCell, kNoCell);
    return waited ? Answer::changed_if(true) : let_go;
}

Input::Shown Input::shown() const {
    Shown shown;
    shown.looked = looked_;
    if (premove()) {
        shown.premove = premove()->move;
    }
    const bool dragging = held() && held()->lifts();
    shown.selected = dragging ? held()->origin : selected_;
    if (dragging) {
        shown.lifted = held()->origin;
    }
    if (shown.selected == kNoCell) {
        return shown;
    }
    targets(movement(state().at(shown.selected)), shown.selected).each([&](Cell cell) {
        if (covers(shown.selected, cell)) {
            shown.targets.push_back(cell);
        }
    });
    const std::optional<Cell> pointed = dragging ? held()->over : hovered();
    if (pointed &&
        std::find(shown.targets.begin(), shown.targets.end(), *pointed) != shown.targets.end()) {
        shown.aim = *pointed;
    }
    return shown;
}

}  // namespace anthill::ant_war
